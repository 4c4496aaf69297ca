import { alternativesOf } from '../../spanish/alternatives';
import { stemOf } from '../../spanish/stems';
import { plainWords } from '../../spanish/plain-words';
import type { ReadQuestion } from '../asked/read-question';

const anyOf = alternativesOf('other-component.txt');

/** Parts that a vehicle has several of, each named by what it is for: "bomba de agua", "tapa del variador". */
const PART = `(?:${anyOf('parts')})(?:s|es)?`;
/** "Un fusible de más amperaje", "la bombilla de repuesto": which one, and not what it is for. */
const NO_NAME =
  '(?:mas|menos|mayor|menor|mejor|otr[oa]s?|nuev[oa]s?|repuesto|recambio|serie|tod[oa]s?|cada|est[ae]|es[ae]|dos|tres|cuatro|tipo)(?!\\p{L})';
const NAMED = new RegExp(
  `(?<!\\p{L})(${PART})(?!\\p{L})(?=(?:\\s(?:de|del|para)(?:\\s(?:el|la|los|las))?\\s(?!${NO_NAME})(\\p{L}{3,}))?)`,
  'gu',
);

type Names = (folded: string) => boolean;
type Said = { words: string; names: Names };

/**
 * Whether words speak of a part, and each time of another one than the one that was asked for: "bomba del ABS" is no
 * "bomba de diésel", though it holds half of its name; nor is "sustituya el filtro" below "Filtro del habitáculo" about
 * "filtro de aire". `names` tells whether they hold a word of the question, by any of its names.
 */
export function ofOtherComponent({ plain }: ReadQuestion): (text: Said, title?: Said) => boolean {
  const asked = [...plain.matchAll(NAMED)].flatMap(([, part = '', half]) =>
    half === undefined ? [] : [{ part: stemOf(part), name: part, half }],
  );
  const stems = new Set((plain.match(/\p{L}{3,}/gu) ?? []).map(stemOf));
  const isOther = (other: string | undefined) => other !== undefined && !stems.has(stemOf(other));
  const saidIn = (words: string) => [...plainWords(words).matchAll(NAMED)];
  return ({ words, names }, title) => {
    if (asked.length === 0) return false;
    const said = saidIn(words);
    const titled = title ? saidIn(title.words) : [];
    return asked.some(({ part, name, half }) => {
      const same = said.filter(([, other = '']) => stemOf(other) === part);
      // "Tapón de vaciado de aceite" is no "filtro de aceite", either.
      if (same.length === 0) return said.length > 0 && names(half) && !names(name);
      const isOf = titled.filter(([, other = '']) => stemOf(other) === part);
      const isTitled = isOf.length > 0 && isOf.every(([, , other]) => isOther(other));
      if (isTitled && !title?.names(half) && same.every(([, , other]) => other === undefined))
        return true;
      return !names(half) && same.every(([, , other]) => isOther(other));
    });
  };
}
