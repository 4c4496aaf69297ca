import { signalColourSchema, signalSeveritySchema, type SignalColour } from '@contract';
import { z } from 'zod';
import written from '../../../data/signals.json';
import { stemOf } from '../spanish/stems';
import { stopwords } from '../spanish/stopwords';
import { fold, wordsOf } from '../spanish/words';

const entrySchema = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/),
  name: z.string().min(1),
  /** That it usually has. */
  colours: z.array(signalColourSchema).min(1),
  /** The most that its colour asks for, where no manual says what to do: a door that is open is shut, a state is but told. */
  most: z.enum(signalSeveritySchema.options).default('stop'),
  /** None of the panel's: what a manual says of those by their colours is not said of it. */
  isBeside: z.boolean().default(false),
  /** What manuals, drawings and owners call it, on both shores of the Atlantic. */
  names: z.array(z.string()).min(1),
});

/** The lights and messages that vehicles have: functions/data/signals.json. */
export const CATALOGUE = z.array(entrySchema).parse(written);
type CatalogueEntry = (typeof CATALOGUE)[number];

/** "(P)", "!": what drawings show is no word for the index, and tells lights apart. */
export const marked = (text: string): string =>
  text
    .replace(/\(\s*p\s*\)/giu, ' pcircle ')
    .replace(/!|admiraci[oó]n/giu, ' exclamacion ')
    // How it shines, and no turn signals.
    .replace(/(?<!\p{L})intermitente(?!\p{L})/giu, ' ');

/** Kept between manuals: stemming is what takes the time. */
const stems = new Map<string, string>();
const MAX_STEMS = 20_000;

function stemOnce(word: string): string {
  const known = stems.get(word);
  if (known !== undefined) return known;
  if (stems.size >= MAX_STEMS) stems.clear();
  const stem = stemOf(word);
  stems.set(word, stem);
  return stem;
}

/** The stems of a text that say something, in order. */
export const stemsOf = (text: string): string[] =>
  wordsOf(marked(text))
    .words.filter((word) => !stopwords.has(fold(word)) || /^(?:a|off|no)$/.test(word))
    .map(stemOnce);

const BY_ID = new Map(CATALOGUE.map((entry) => [entry.id, entry]));

export const entryOf = (id: string | null): CatalogueEntry | undefined => BY_ID.get(id ?? '');

/** Of a light that comes in red and in another colour, the other one: red ones are printed so. */
export function usualColours(id: string | null): readonly SignalColour[] {
  const colours = entryOf(id)?.colours ?? [];
  return colours.length > 1 ? colours.filter((one) => one !== 'red').slice(0, 1) : colours;
}

type Name = { entry: CatalogueEntry; stems: string[] };

const NAMES: Name[] = CATALOGUE.flatMap((entry) =>
  [entry.name, ...entry.names].map((name) => ({ entry, stems: [...new Set(stemsOf(name))] })),
).filter(({ stems }) => stems.length > 0);

const stemsOfNames = (id: string): Set<string> =>
  new Set(NAMES.flatMap(({ entry, stems: own }) => (entry.id === id ? own : [])));

/** Whether one lamp may be both: "freno de mano" and "nivel de líquido de frenos" have a word in common. */
export function mayShareLamp(one: string, other: string): boolean {
  const others = stemsOfNames(other);
  return [...stemsOfNames(one)].some((stem) => others.has(stem));
}

/** By one of its stems, so that few are looked at. */
const BY_STEM = new Map<string, Name[]>();
for (const name of NAMES) {
  const [first = ''] = name.stems;
  BY_STEM.set(first, [...(BY_STEM.get(first) ?? []), name]);
}

export type Match = { entry: CatalogueEntry; score: number };

/** Entries of which a text says a name whole, the one by most words first; of two, that which it names first. */
export function matchesOf(text: string, colours: readonly SignalColour[] = []): Match[] {
  const said = stemsOf(text);
  const has = new Map(said.map((stem, at) => [stem, said.length - at] as const));
  const best = new Map<CatalogueEntry, number>();
  for (const stem of has.keys()) {
    for (const { entry, stems: needed } of BY_STEM.get(stem) ?? []) {
      if (!needed.every((one) => has.has(one))) continue;
      const fits = colours.length === 0 || entry.colours.some((one) => colours.includes(one));
      const early = Math.max(...needed.map((one) => has.get(one) ?? 0)) / (said.length + 1);
      const score = needed.length + early / 2 + (fits ? 0.75 : 0);
      best.set(entry, Math.max(score, best.get(entry) ?? 0));
    }
  }
  return [...best]
    .map(([entry, score]) => ({ entry, score }))
    .toSorted((one, other) => other.score - one.score);
}

/** Which light is meant: by its printed name, else by the first words about it. */
export function catalogueIdOf(
  name: string,
  about: string,
  colours: readonly SignalColour[],
): string | null {
  const [named] = matchesOf(name, colours);
  if (named) return named.entry.id;
  return matchesOf(about, colours)[0]?.entry.id ?? null;
}
