import { alternativesOf } from './alternatives';
import { withoutRaisedMarks } from './raised';

const INVISIBLE = /[\u00ad\u200b-\u200f\u2060\ufeff]/g;
/** "15 000 km", also with the thin or the no-break space that typesetters use (NFKC makes them plain). */
const GROUPED_NUMBER = /(?<![\p{L}\p{N}.,])(\d{1,3})((?: \d{3})+)(?![\p{L}\p{N}.,])/gu;
const GLUED_UNIT = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,-])(\d+(?:[.,]\d+)?)(${alternativesOf('units.txt')('glued to figures')})(?![\p{L}\p{N}/-])`,
  'gu',
);
const TYRE = /(\d{3}) ?\/ ?(\d{2}) ?(z?r) ?(\d{2})(?!\d)/g;
/** "R17": owners ask for wheels of 17. */
const RIM = /^z?r\d{2}$/;
const MAX_RIM_LENGTH = 4;
const CLUMP = /[\p{L}\p{N}]+(?:[-/.,][\p{L}\p{N}]+)*/gu;
const WORD = /[\p{L}\p{N}]+(?:[.,]\p{N}+)*/gu;
const JOINED = /[-/.,]/;
/** No rewriting of figures finds anything in a text without one of these: they are looked for first, being cheap. */
const GROUPED = /\d \d{3}/;
const GLUED = /\d[a-z°]/;
const THOUSANDS = /^\d{1,3}(?:\.\d{3})+$/;

/** `compounds` are codes beside their parts: "5W-30" is the words "5w", "30" and the compound "5w30". */
export type Words = { words: string[]; compounds: string[] };

/** Lower case, compatibility forms made plain (ligatures, thin spaces), technical tokens written one way. */
function normalise(text: string): string {
  let plain = withoutRaisedMarks(text).normalize('NFKC').replace(INVISIBLE, '').toLowerCase();
  if (GROUPED.test(plain)) {
    plain = plain.replace(
      GROUPED_NUMBER,
      (_, head: string, tail: string) => head + tail.replaceAll(' ', ''),
    );
  }
  if (GLUED.test(plain)) plain = plain.replace(GLUED_UNIT, '$1 $2');
  return plain.includes('/') ? plain.replace(TYRE, '$1/$2 $3$4') : plain;
}

function numberForm(word: string): string {
  return THOUSANDS.test(word) ? word.replaceAll('.', '') : word.replaceAll(',', '.');
}

/** The words of a text in order, accents kept. Numbers keep their decimals, whichever mark they use. */
export function wordsOf(text: string): Words {
  const words: string[] = [];
  const compounds: string[] = [];
  for (const clump of normalise(text).match(CLUMP) ?? []) {
    if (!JOINED.test(clump)) {
      words.push(clump);
      if (clump.length <= MAX_RIM_LENGTH && RIM.test(clump))
        compounds.push(clump.replace(/\D+/, ''));
      continue;
    }
    words.push(...(clump.match(WORD) ?? []).map(numberForm));
    if (/[-/]/.test(clump) && /\d/.test(clump)) compounds.push(clump.replace(/[-/]/g, ''));
  }
  return { words, compounds };
}

/** Without accents; ñ becomes n, which is fine for finding and never shown. */
export function fold(word: string): string {
  return word.normalize('NFD').replace(/[\u0300-\u036f]/g, '');
}
