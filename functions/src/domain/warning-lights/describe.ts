import { parseQuery } from '../search/query';
import { hashOf } from '../spanish/hash';
import { CATALOGUE, marked, stemsOf } from './catalogue';
import { coloursIn } from './colours';
import type { Signal } from './signal';

/** What may be meant by a description: an entry of the catalogue, or a light of the manual that is none of them. */
export type Described = { catalogue: string | null; signal: Signal | null };

type Name = { of: Described; stems: number[] };

/** "Luz", "testigo", "dibujo": what all of them are. */
const GENERIC = new Set(
  stemsOf(
    'luz luces testigo piloto símbolo dibujo dibujito icono lámpara foco foquito aviso indicador señal lucecita tablero cuadro signo coche carro auto vehículo color forma',
  ).map((stem) => hashOf(stem)),
);
/** "Lámpara de Aladino": a generic word is kept where nothing else would be left. */
const hashesOf = (name: string): number[] => {
  const stems = [...new Set(stemsOf(name).map((stem) => hashOf(stem)))];
  const telling = stems.filter((stem) => !GENERIC.has(stem));
  return telling.length > 0 ? telling : stems;
};

const CATALOGUED: Name[] = CATALOGUE.flatMap(({ id, name, names }) =>
  [name, ...names].map((one) => ({
    of: { catalogue: id, signal: null },
    stems: hashesOf(one),
  })),
);

/** How many names have a stem: a rare one tells more. */
const COUNTS = new Map<number, number>();
for (const { stems } of CATALOGUED) {
  for (const stem of stems) COUNTS.set(stem, (COUNTS.get(stem) ?? 0) + 1);
}
const weightOf = (stem: number): number =>
  Math.log(1 + CATALOGUED.length / (COUNTS.get(stem) ?? 1));

/** What a stem of a name takes off where nobody said it. */
const UNSAID = 0.45;
/** A light that never has the colour that was said. */
const OTHER_COLOUR = 0.6;
const MOST = 6;
/** Of the best one: what is much less likely is not offered. */
const MIN_SHARE = 0.5;
const LEAST = 1.5;

/** Which stems a description says, and how far: its own words, and other names of them, whole. */
function saidBy(text: string): (stems: readonly number[]) => Map<number, number> {
  const { words } = parseQuery(marked(text));
  const telling = words.filter(({ lexeme }) => !GENERIC.has(lexeme.stem));
  const own = [...words.flatMap(({ spellings }) => spellings), ...hashesOf(text)];
  const others = telling.flatMap(({ synonyms }) => synonyms);
  return (stems) => {
    const said = new Map<number, number>();
    const add = (stem: number, share: number): void => {
      if (stems.includes(stem)) said.set(stem, Math.max(share, said.get(stem) ?? 0));
    };
    for (const { stems: other, share } of others) {
      const named = other.filter((stem) => !GENERIC.has(stem));
      if (named.length > 0 && named.every((stem) => stems.includes(stem))) {
        for (const stem of named) add(stem, share);
      }
    }
    for (const stem of own) add(stem, 1);
    return said;
  };
}

function score(stems: readonly number[], said: Map<number, number>): number {
  const sum = stems.reduce((all, stem) => {
    const share = said.get(stem);
    return all + weightOf(stem) * (share ?? -UNSAID);
  }, 0);
  return said.size === 0 ? 0 : sum;
}

const keyOf = ({ catalogue, signal }: Described): string => catalogue ?? `${signal?.id}`;

/** Which lights a description may mean, the most likely first: those of the manuals by their printed names, too. */
export function describedAs(text: string, signals: readonly Signal[]): Described[] {
  const said = saidBy(text);
  const colours = coloursIn(text);
  const printed = signals.map((signal): Name => {
    const { catalogue } = signal;
    return { of: { catalogue, signal: catalogue ? null : signal }, stems: hashesOf(signal.name) };
  });
  const best = new Map<string, { of: Described; score: number }>();
  for (const { of, stems } of [...CATALOGUED, ...printed]) {
    const usual =
      of.signal?.colours ?? CATALOGUE.find(({ id }) => id === of.catalogue)?.colours ?? [];
    const fits =
      colours.length === 0 || usual.length === 0 || usual.some((one) => colours.includes(one));
    const own = score(stems, said(stems)) * (fits ? 1 : OTHER_COLOUR);
    const known = best.get(keyOf(of));
    if (own > (known?.score ?? 0)) best.set(keyOf(of), { of, score: own });
  }
  const ranked = [...best.values()].toSorted((one, other) => other.score - one.score);
  const least = Math.max(LEAST, (ranked[0]?.score ?? 0) * MIN_SHARE);
  return ranked
    .filter((one) => one.score >= least)
    .slice(0, MOST)
    .map(({ of }) => of);
}
