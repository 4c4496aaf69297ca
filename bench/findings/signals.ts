import type { SignalColour, SignalSeverity } from '@contract';
import { matchesOf, stemsOf } from '../../functions/src/domain/warning-lights/catalogue';
import type { Meaning, Signal } from '../../functions/src/domain/warning-lights/signal';
import { signalsFinder } from '../../functions/src/domain/warning-lights/signals-finder';
import { listed, type Judged, type Kind } from './kind';
import { isOnPage, type SignalEntry } from './sets';

type Shown = { signal: Signal; meaning: Meaning };

const share = (one: readonly SignalColour[], other: readonly SignalColour[]): boolean =>
  one.length === 0 || other.length === 0 || one.some((colour) => other.includes(colour));

/** How well a light answers to the name of an entry; 0: it is another one. */
function likeness(signal: Signal, entry: SignalEntry): number {
  const own = new Set(stemsOf(signal.name));
  const wanted = new Set(stemsOf(entry.name));
  const common = [...wanted].filter((stem) => own.has(stem)).length;
  const named = common / Math.max(1, own.size + wanted.size - common);
  const catalogue = matchesOf(entry.name, entry.colours)[0]?.entry.id ?? null;
  const isSame =
    signal.catalogue !== null && [entry.catalogue, catalogue].includes(signal.catalogue);
  return named >= 0.34 ? 1 + named : isSame ? 0.5 : 0;
}

function fitOf({ signal, meaning }: Shown, entry: SignalEntry): number {
  const isState =
    meaning.blinks === null || entry.blinks === null || meaning.blinks === entry.blinks;
  if (!isOnPage(entry, meaning.quotes) || !isState || !share(signal.colours, entry.colours))
    return 0;
  const like = likeness(signal, entry);
  return like === 0 ? 0 : like + (meaning.blinks === entry.blinks ? 0.2 : 0);
}

const RANK: Record<SignalSeverity, number> = { stop: 2, workshop: 1, info: 0 };

/** The light that fits an entry best, in every state that the entry is about. */
function statesOf(entry: SignalEntry, all: readonly Shown[]): Shown[] {
  const ranked = all
    .map((shown) => ({ ...shown, fit: fitOf(shown, entry) }))
    .filter(({ fit }) => fit > 0)
    .toSorted((one, other) => other.fit - one.fit);
  return ranked.filter(({ signal }) => signal === ranked[0]?.signal);
}

/** Whether it is as urgent as the manual says, and allows to go on only where that does. */
function urgencyOf(entry: SignalEntry, states: readonly Shown[]): string[] {
  const isExact = states.some(({ meaning }) => meaning.blinks === entry.blinks);
  const ranks = states
    .filter(({ meaning }) => !isExact || meaning.blinks === entry.blinks)
    .map(({ meaning }) => RANK[meaning.severity]);
  const own = RANK[entry.severity];
  const isMilder = ranks.some((rank) => rank < own);
  return [
    ...(isMilder ? ['less urgent'] : []),
    ...(isMilder && entry.severity === 'stop' ? ['stop shown milder'] : []),
    ...(ranks.every((rank) => rank > own) ? ['more urgent'] : []),
    ...(!isMilder && ranks.some((rank) => rank === own) ? ['as urgent'] : []),
    ...(states[0]?.meaning.mayGoOn && !entry.mayGoOn ? ['may go on, not said'] : []),
  ];
}

function judge(
  entries: readonly SignalEntry[],
  found: readonly Signal[],
): Judged<SignalEntry, Signal>[] {
  const all = found.flatMap((signal) => signal.meanings.map((meaning) => ({ signal, meaning })));
  const used = new Set<Meaning>();
  const judged = entries.map((entry): Judged<SignalEntry, Signal> => {
    const states = statesOf(entry, all);
    for (const { meaning } of states) used.add(meaning);
    const { counts } = listed(entry, states.length > 0);
    if (counts.includes('found')) counts.push(...urgencyOf(entry, states));
    return { entry, found: states[0]?.signal, counts };
  });
  const beyond = all.filter(({ meaning }) => !used.has(meaning));
  return [...judged, ...beyond.map(({ signal }) => ({ found: signal, counts: ['extra'] }))];
}

/** Lights and messages, and whether each is as urgent as the manual's words say. */
export const signals: Kind<SignalEntry, Signal> = {
  finder: signalsFinder,
  entriesOf: (set) => set.signals,
  judge,
  columns: ['as urgent'],
  faults: [
    'missed',
    'more urgent',
    'less urgent',
    'stop shown milder',
    'may go on, not said',
    'extra',
  ],
  isApart: () => false,
};
