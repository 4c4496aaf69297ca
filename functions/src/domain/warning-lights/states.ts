import type { SignalColour } from '@contract';
import { phrasesIn } from '../findings/sentences';
import { COLOUR, coloursIn } from './colours';
import { toldBy } from './severity';
import { hasWord } from './words';

const BLINKING = hasWord('blinking');
const STEADY = hasWord('steady');

/** Of a name or a cell of states: true blinking, false steady, null both or neither. */
export function stateOf(text: string): boolean | null {
  if (/(?<!\p{L})o(?!\p{L})/u.test(text) && BLINKING.test(text) && STEADY.test(text)) return null;
  if (BLINKING.test(text)) return true;
  return STEADY.test(text) ? false : null;
}

const BLINKS =
  /^(?:(?:si|cuando|mientras) |(?:la|el) (?:luz|testigo) )?(?:parpade|intermiten|destell|titil)|^(?:(?:if|when|while) )?(?:(?:it|the (?:light|lamp|indicator)) )?(?:flash|blink)/iu;
const BLINKS_ON_CONDITION = /(?:^|\s)(?:si|cuando) [^,:]{0,30}parpade/iu;
const BLINKS_FIRST = /tras parpadear|después de parpadear/iu;
const IS_STEADY =
  /^(?:(?:se enciende |queda )?fij[oa]s?|permanente|encendid[oa] (?:fij|perman|contin)\p{L}*|luz fija)(?!\p{L})/iu;
const IS_STEADY_IN_ENGLISH =
  /^(?:(?:if|when) )?(?:it |the (?:light|lamp|indicator) )?(?:is |stays |remains )?(?:steady|solid|steadily|constantly lit)(?!\p{L})/iu;

function markOf(clause: string): boolean | null {
  if (BLINKS_FIRST.test(clause) || BLINKS.test(clause) || BLINKS_ON_CONDITION.test(clause)) {
    return true;
  }
  return [IS_STEADY, IS_STEADY_IN_ENGLISH].some((says) => says.test(clause)) ? false : null;
}

/** "Rojo: sin asistencia", "En amarillo, reducida". */
const OF_A_COLOUR = new RegExp(
  String.raw`^(?:si (?:es |está )?|en |luz )?(${COLOUR})[^:,.;]{0,30}[:,]\s`,
  'iu',
);

/** What a text says of a light in each colour that it tells apart, after what it says of all; none where it tells none. */
export function byColour(text: string): { common: string; colours: Map<SignalColour, string> } {
  const colours = new Map<SignalColour, string>();
  let common = '';
  let current: SignalColour[] = [];
  for (const clause of phrasesIn(text)) {
    const own = coloursIn(OF_A_COLOUR.exec(clause)?.[1] ?? '');
    if (own.length > 0) current = own;
    if (current.length === 0) common += `${clause} `;
    for (const one of current) colours.set(one, `${colours.get(one) ?? ''} ${clause}`.trim());
  }
  return { common: common.trim(), colours };
}

/** "En ambos casos haga revisar el motor": what follows is said of no state. */
const IS_BOTH = /^en (?:ambos|los dos|cualquier) casos?(?!\p{L})/iu;

/** What words say of a light steady, of it blinking, and what they say of neither. */
type ByState<Piece> = { common: Piece[]; steady: Piece[]; blinking: Piece[] };

/** "Fija: falla. Intermitente: acople sobrecalentado; deténgase": what follows a state is said of it, until the next. */
export function byState<Piece extends { text: string }>(words: readonly Piece[]): ByState<Piece> {
  const said: ByState<Piece> = { common: [], steady: [], blinking: [] };
  const before: Piece[] = [];
  let state: boolean | 'both' | null = null;
  for (const one of words) {
    for (const text of phrasesIn(one.text)) {
      state = IS_BOTH.test(text) ? 'both' : (markOf(text) ?? state);
      const told = state === 'both' ? said.common : state ? said.blinking : said.steady;
      (state === null ? before : told).push({ ...one, text });
    }
  }
  if (said.blinking.length === 0 || said.steady.length > 0)
    return { ...said, common: [...before, ...said.common] };
  // What is said before what blinking means is said of the steady light; that one is to stop, of both.
  const toStop = before.filter(({ text }) => toldBy(text)?.says === 'stop');
  return { ...said, steady: before, blinking: [...toStop, ...said.blinking] };
}
