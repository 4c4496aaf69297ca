import { phraseStopword } from '../../../functions/src/domain/search/phrases';
import { stemOf } from '../../../functions/src/domain/spanish/stems';
import { fold } from '../../../functions/src/domain/spanish/words';
import type { Entry } from './entries';

const MAX_LINE_LENGTH = 160;
const ENGLISH = 'lexicon/es-en.syn';

type Rule = (entries: readonly Entry[]) => string[];

/** Entries by a key; those without one are left out. */
function grouped(entries: readonly Entry[], keysOf: (entry: Entry) => readonly string[]) {
  const groups = new Map<string, Entry[]>();
  for (const entry of entries) {
    for (const key of new Set(keysOf(entry))) {
      groups.set(key, [...(groups.get(key) ?? []), entry]);
    }
  }
  return [...groups].filter(([, group]) => group.length > 1);
}

const places = (entries: readonly Entry[]): string => entries.map(({ place }) => place).join(', ');

const tooLong: Rule = (entries) =>
  entries
    .filter(({ text }) => text.length > MAX_LINE_LENGTH)
    .map(({ place, text }) => `${place}: ${text.length} letters, of at most ${MAX_LINE_LENGTH}`);

const unsorted: Rule = (entries) =>
  entries.flatMap(({ place, file, section, text }, at) => {
    const before = entries[at - 1];
    const isSameSection = before?.file === file && before.section === section;
    return isSameSection && fold(before.text) > fold(text) ? [`${place}: not in order`] : [];
  });

const twice: Rule = (entries) =>
  grouped(entries, ({ text }) => [text]).map(([, group]) => `${places(group)}: one line twice`);

/** "Solo" is a word of a phrase as it is written. */
const readAs = (word: string) => phraseStopword(word) ?? stemOf(word);

/** "Rueda pinchada" finds "ruedas pinchadas". */
const sameStems: Rule = (entries) =>
  entries.flatMap(({ place, from, to }) =>
    [from, to ?? []].flatMap((names) => {
      const stems = names.map((name) => name.split(' ').map(readAs).join(' '));
      const second = names.find((_, at) => stems.indexOf(stems[at] ?? '') < at);
      return second === undefined ? [] : [`${place}: "${second}" is a form of another name in it`];
    }),
  );

/** What a phrase may mean stands together, where it is seen at once; what it is in English, in a file of its own. */
const scattered: Rule = (entries) =>
  grouped(
    entries.filter(({ to }) => to !== null),
    ({ file, from }) => from.map((name) => (file === ENGLISH ? `${name} (en)` : name)),
  )
    .filter(([, group]) => new Set(group.map(({ file, section }) => file + section)).size > 1)
    .map(([name, group]) => `${places(group)}: "${name}" means several things in several sections`);

/** Two lines that share two names are of one thing. */
const divided: Rule = (entries) => {
  const equivalents = entries.filter(({ to }) => to === null);
  const shared = new Map<string, number>();
  for (const [, group] of grouped(equivalents, ({ from }) => from)) {
    group.forEach((one, at) => {
      for (const other of group.slice(at + 1)) {
        const pair = places([one, other]);
        const length = [...new Set([...one.from, ...other.from])].join(', ').length;
        if (length <= MAX_LINE_LENGTH) shared.set(pair, (shared.get(pair) ?? 0) + 1);
      }
    });
  }
  return [...shared]
    .filter(([, count]) => count > 1)
    .map(([pair]) => `${pair}: two lines share two names, and fit in one`);
};

/** What is wrong with the lines of the lexicon, whatever their words are. */
export const problemsOfLines: Rule = (entries) =>
  [tooLong, unsorted, twice, sameStems, scattered, divided].flatMap((rule) => rule(entries));

/** Names that stand in several lines of names of one thing. */
export function namesInSeveralLines(entries: readonly Entry[]): string[] {
  const equivalents = entries.filter(({ to }) => to === null);
  return grouped(equivalents, ({ from }) => from).map(([name]) => name);
}
