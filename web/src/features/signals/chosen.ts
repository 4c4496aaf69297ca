import {
  usualSeverity,
  type ManualSignals,
  type Signal,
  type SignalColour,
  type SignalMeaning,
  type SignalSeverity,
} from '@contract';
import { COLOURS_OF, type ColourChoice, type StateChoice } from './address';

export const RANK: Record<SignalSeverity, number> = { stop: 2, workshop: 1, info: 0 };

/** Whether a meaning is about the state that was seen. */
const isOfState = ({ blinks }: SignalMeaning, state: StateChoice | null): boolean =>
  state === null || blinks === null || blinks === (state === 'parpadea');

const bySeverity = (one: SignalMeaning, other: SignalMeaning): number =>
  RANK[other.severity] - RANK[one.severity];

/** What is said of a light in the state that was seen, the most urgent first. */
export const meaningsOf = ({ meanings }: Signal, state: StateChoice | null): SignalMeaning[] =>
  meanings.filter((meaning) => isOfState(meaning, state)).toSorted(bySeverity);

export type Told = { meaning: SignalMeaning; states: readonly SignalMeaning['blinks'][] };

const isOneQuotation = (one: SignalMeaning, other: SignalMeaning): boolean =>
  one.severity === other.severity &&
  one.decidedBy === other.decidedBy &&
  one.deciding !== null &&
  one.deciding.quote.unit === other.deciding?.quote.unit &&
  one.deciding.phrase === other.deciding.phrase;

/** What is said of each state; of several together, where the same words say the same of them. */
export function byState(meanings: readonly SignalMeaning[]): Told[] {
  const told: Told[] = [];
  for (const meaning of meanings) {
    const at = told.findIndex((one) => isOneQuotation(one.meaning, meaning));
    const same = told[at];
    if (same) told[at] = { ...same, states: [...same.states, meaning.blinks] };
    else told.push({ meaning, states: [meaning.blinks] });
  }
  return told;
}

/** The most urgent of several; null of none. */
export const mostUrgent = (severities: readonly SignalSeverity[]): SignalSeverity | null =>
  severities.toSorted((one, other) => RANK[other] - RANK[one])[0] ?? null;

/** One tile for a light, also where two manuals have it. */
function each(manuals: readonly ManualSignals[]): Signal[] {
  const all = manuals.flatMap(({ signals }) => signals ?? []);
  return [...new Map(all.toReversed().map((signal) => [signal.id, signal])).values()].toReversed();
}

export type Tiles = { own: Signal[]; colourless: Signal[] };

/** Which lights may be meant: of the colour that was seen, and those whose colour the manual does not say. */
export function tilesOf(
  manuals: readonly ManualSignals[],
  colour: ColourChoice,
  state: StateChoice | null,
): Tiles {
  const signals = each(manuals).filter(({ isMessage }) => isMessage === (colour === 'mensaje'));
  const wanted = COLOURS_OF[colour];
  const isLikely = (signal: Signal): number => (meaningsOf(signal, state).length > 0 ? 0 : 1);
  const likelyFirst = (list: Signal[]): Signal[] =>
    list.toSorted((one, other) => isLikely(one) - isLikely(other));
  if (wanted.length === 0) return { own: likelyFirst(signals), colourless: [] };
  return {
    own: likelyFirst(signals.filter(({ colours }) => wanted.some((one) => colours.includes(one)))),
    colourless: likelyFirst(signals.filter(({ colours }) => colours.length === 0)),
  };
}

/** What is told where the manual says nothing: by the colour that was seen, else by the colours that the light has. */
export function ruleFor(
  colour: ColourChoice | null,
  usual: readonly SignalColour[],
): SignalSeverity | null {
  const seen = colour === null ? [] : COLOURS_OF[colour];
  const colours = seen.length > 0 ? seen : usual;
  return colours.length === 0 ? null : usualSeverity(colours);
}
