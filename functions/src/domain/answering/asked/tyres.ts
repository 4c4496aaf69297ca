import { noUnitBut } from '../../quantity/units';

/** "205/55 R16", "205/55R16", and as owners type it: "205 55 16". */
const SIZE = /(?<!\d)(\d{3})\s?[/ ]\s?(\d{2})\s?[/ ]?\s?(?:z?r|-)?\s?(\d{2})(?![\d.,]*\d)/giu;
/** "Llantas de 17", "ruedas de 17 pulgadas", "rin 17", "R17": the rim alone. */
export const RIM = new RegExp(
  String.raw`\b(?:(?:rued|llant|neumatic|cubiert|gom|cauch)\w* (?:de |del |en )?(?:rin |aro |r)?|rin |aro |rodado |r)(1[2-9]|2[0-4])(?! ?[.,/\d])${noUnitBut('length')}\b`,
  'gu',
);

export type Size = { name: string; rim: string };

export const sizesIn = (text: string): Size[] =>
  [...text.matchAll(SIZE)].map(([, width, height, rim = '']) => ({
    name: `${width}/${height}/${rim}`,
    rim,
  }));

/** Sizes that a question names, or where it names none the rims. */
export type AskedTyres = { names: readonly string[]; rims: readonly string[] };

export function tyresIn(question: string, plain: string): AskedTyres {
  const names = sizesIn(question).map(({ name }) => name);
  const rims = names.length > 0 ? [] : [...plain.matchAll(RIM)].map(([, rim = '']) => rim);
  return { names, rims };
}
