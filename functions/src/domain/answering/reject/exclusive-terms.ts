import { alternativesOf } from '../../spanish/alternatives';
import { plainWords } from '../../spanish/plain-words';

const anyOf = alternativesOf('rivals.txt');

/** What a figure may be of: of one of these it is another one than of the others. */
type ExclusiveTerms = readonly Pick<RegExp, 'test'>[];

const family = <Names extends string[]>(...names: Names) =>
  names.map((name) => new RegExp(anyOf(name))) as { [At in keyof Names]: RegExp };

/** What tells two rows of one table apart. */
export const SIDES = [
  family('front', 'rear'),
  family('left', 'right'),
  family('petrol', 'diesel'),
  family('gas', 'no gas'),
  family('low beam', 'high beam'),
  family('manual', 'automatic'),
  family('electric', 'burning'),
  family('driver', 'passenger'),
  family('summer', 'winter'),
  family('with brakes', 'without brakes'),
  family('single cab', 'double cab'),
  family('maximum', 'minimum'),
  family('full load', 'normal load'),
];

/** Of one colour a light stops a vehicle, and of another it tells something. */
export const COLOURS_OF_LIGHTS: ExclusiveTerms = family(
  ...(['red', 'amber', 'green', 'blue', 'white'] as const),
);

/** What is done to a thing, and what undoes it. */
export const ACTS: readonly ExclusiveTerms[] = [
  family('switches on', 'switches off'),
  family('opens', 'closes'),
  family('raises', 'lowers'),
  family('tightens', 'loosens'),
  family('locks', 'unlocks'),
];

/** The same by titles alone. */
export const FITTING: ExclusiveTerms = family('fits', 'removes');

/** What is measured in millimetres or metres; water is as high as it is deep. */
export const MEASURES: ExclusiveTerms = family(
  ...(['diameter', 'thickness', 'height or depth', 'width', 'length', 'travel', 'play'] as const),
);

const DEGREES = String.raw`\b\d{1,3} ?(?:°|º|grados)`;
const CELSIUS = String.raw`(?: ?c(?:elsius)?\b)?`;
/** "−20 °C", "20 grados bajo cero", and "20 °C"; "temperaturas bajo cero" has no figure. */
export const OF_ZERO: ExclusiveTerms = [
  new RegExp(String.raw`(?:[-−–]|\bmenos ) ?${DEGREES}|${DEGREES}${CELSIUS} bajo cero`),
  new RegExp(String.raw`(?<!(?:[-−–]|\bmenos ) ?)${DEGREES}(?!${CELSIUS} bajo cero)`),
];

/** What a vehicle draws. */
const TRAILER = new RegExp(
  [
    String.raw`\b(?:${anyOf('trailers')})\b`,
    String.raw`\bcuant[oa]s? (?:peso |kilos |kg )?(?:puedo |puede |podria )?(?:remolcar|remolca|arrastrar|arrastra|jalar|jala|halar|hala|tirar)\b`,
    String.raw`\b(?:un|el|mi|su|con|sin|de|del|al|este|ese) remolque\b(?! (?:del?|al) (?:vehiculo|coche|auto|carro))`,
  ].join('|'),
);
/** By what a vehicle is drawn itself, and that it is. */
const TOWED = new RegExp(
  [
    String.raw`\b(?:${anyOf('towing gear')})\b`,
    String.raw`\b(?:${anyOf('tows')})(?:lo|la)? (?:del?|al?|el|la|su|un|este|otro)?\s?(?:vehiculo|coche|auto|carro|camioneta|furgoneta|moto)\b`,
    String.raw`\b(?:no|se|que) (?:l[oa] |se )?(?:remolque|remolca|remolquen)\b`,
    String.raw`\bme (?:puede[n]? |podrian |van a )?(?:remolc|jal|arrastr)\p{L}+`,
    String.raw`\btow(?:ed|ing) (?:the|your) vehicle\b`,
  ].join('|'),
  'gu',
);

/**
 * The two things that manuals call *remolcar*: that a vehicle draws a trailer, or is drawn itself. How fast one of them may
 * be done is a dangerous answer for the other.
 */
export const TOWING: ExclusiveTerms = [
  { test: (plain) => TRAILER.test(plain.replace(TOWED, ' ')) },
  { test: (plain) => plain.search(TOWED) >= 0 },
];

/** What a text names of the families that a question names: one of its own, or only others; null where none of them. */
export function termNamed(
  families: readonly ExclusiveTerms[],
  { plain }: { plain: string },
): (text: string) => 'own' | 'other' | null {
  const named = families.flatMap((all) => {
    const own = all.filter((one) => one.test(plain));
    return own.length > 0 ? [{ own, others: all.filter((one) => !own.includes(one)) }] : [];
  });
  return (text) => {
    const said = named.length === 0 ? '' : plainWords(text);
    const told = named.map(({ own, others }) => {
      if (own.some((one) => one.test(said))) return 'own';
      return others.some((one) => one.test(said)) ? 'other' : null;
    });
    if (told.includes('other')) return 'other';
    return told.includes('own') ? 'own' : null;
  };
}

/**
 * Whether a text names another one of a family than those that a question names, and none of these: the bulb in front is none
 * for behind, however alike the rest of their rows.
 */
export function namesExclusiveTerm(
  families: readonly ExclusiveTerms[],
  question: { plain: string },
): (text: string) => boolean {
  const named = termNamed(families, question);
  return (text) => named(text) === 'other';
}
