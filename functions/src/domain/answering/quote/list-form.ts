import type { Line } from '../../document/line';
import { endsInColon, sliceOf } from '../../document/lines';
import { type PassageText } from '../../document/passage-lines';
import { FORBIDS } from '../../document/meaning-words';

/** "Abrir el tapón en caliente": one of several things, whose bullet the reader may have lost. */
export const INFINITIVE =
  /^(?!(?:lugar|taller|alquiler|regular|similar|auxiliar|never|after|under|other)(?!\p{L}))\p{Lu}\p{Ll}{2,}[aei]r(?:se|l[oa]s?|les?)?(?!\p{L})/iu;

/** "1. Abra el tapón", "• Compruebe que…": says what to do, which no sentence that forbids stands above. */
const INSTRUCTS =
  /^\(?\d|^\P{L}*\p{Lu}\p{Ll}+[ea](?:l[oa]s?|se|les?)?(?:[.,;]| (?:el|la|los|las|lo|un|una|sus?|que|hasta|siempre|bien)(?!\p{L}))/u;

export const instructs = (item: string): boolean => INSTRUCTS.test(item);

/** How the lines of one list begin, all alike: "•", "1", an infinitive. Null for what is no item. */
export function formOf(chunk: PassageText, line: Line | undefined): string | null {
  if (!line || line.kind === 'row') return null;
  const text = sliceOf(chunk, line);
  if (line.kind === 'item') return /^\(?[\p{L}\d]/u.test(text) ? 'number' : (text[0] ?? null);
  const announces = endsInColon(text) || FORBIDS.test(text) || chunk.headings.includes(text);
  return /^\p{Lu}/u.test(text) && INFINITIVE.test(text) && !announces ? 'infinitive' : null;
}

/** Where the list begins that a line is an item of. */
export function beginOfList(chunk: PassageText, lines: readonly Line[], at: number): number {
  const form = formOf(chunk, lines[at]);
  let first = at;
  while (form !== null && formOf(chunk, lines[first - 1]) === form) first -= 1;
  return first;
}
