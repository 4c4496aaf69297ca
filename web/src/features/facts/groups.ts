import type { FactKind, FactSheet, QuotedManual, SheetFact } from '@contract';
import { pageNames } from './fact-pages';
import { kindWord } from './kind-words';

export type Group = { title: string; kinds: readonly FactKind[] };

/** The parts of the sheet, in the order in which they are looked for. */
const GROUPS: readonly Group[] = [
  { title: 'Neumáticos', kinds: ['tyre-size', 'tyre-pressure'] },
  { title: 'Aceite', kinds: ['oil-grade', 'oil-norm', 'oil-capacity'] },
  {
    title: 'Líquidos',
    kinds: ['coolant-type', 'coolant-capacity', 'brake-fluid', 'adblue-capacity'],
  },
  { title: 'Combustible y depósito', kinds: ['fuel', 'tank-capacity'] },
  { title: 'Batería', kinds: ['battery'] },
  { title: 'Bombillas', kinds: ['bulb'] },
  { title: 'Fusibles', kinds: ['fuse'] },
  { title: 'Ruedas y pares', kinds: ['wheel-torque'] },
  { title: 'Remolque y techo', kinds: ['towing', 'roof-load'] },
  { title: 'Llave', kinds: ['key-battery'] },
];

/** What one manual says of a group. */
export type Found = { manual: QuotedManual; facts: SheetFact[] };

type Told = { manuals: readonly Pick<FactSheet['manuals'][number], 'manual' | 'facts'>[] };

/** The groups of which a manual says something, with what each says. */
export const foundGroups = ({ manuals }: Told): { group: Group; all: Found[] }[] =>
  GROUPS.flatMap((group) => {
    const all = manuals.flatMap(({ manual, facts }): Found[] => {
      const own = (facts ?? []).filter(({ kind }) => group.kinds.includes(kind));
      return own.length > 0 ? [{ manual, facts: own }] : [];
    });
    return all.length > 0 ? [{ group, all }] : [];
  });

export const countOf = (found: readonly Found[]): number =>
  found.reduce((sum, { facts }) => sum + facts.length, 0);

/** More than so many are looked up, not read. */
const MAX_READ = 20;

/** Whether it is so long that it stays folded until somebody looks something up in it. */
export const isLong = (found: readonly Found[]): boolean => countOf(found) > MAX_READ;

/** As many lines as its title takes. */
const TITLE_LINES = 2;

const linesOf = (parts: readonly { all: readonly Found[] }[]): number =>
  parts.reduce((sum, { all }) => sum + TITLE_LINES + (isLong(all) ? 0 : countOf(all)), 0);

/** The same in two columns of about one height, in their order; how much is unfolded moves nothing to the other. */
export function inTwoColumns<Part extends { all: readonly Found[] }>(
  parts: readonly Part[],
): [Part[], Part[]] {
  const heights = parts.map((_, at) =>
    Math.max(linesOf(parts.slice(0, at + 1)), linesOf(parts.slice(at + 1))),
  );
  const end = heights.indexOf(Math.min(...heights)) + 1;
  return [parts.slice(0, end), parts.slice(end)];
}

/** Values of one place of the manual that hold under the same condition, each with what it is called there. */
export type Block = { key: string; title: string; lines: { fact: SheetFact; label: string }[] };

const joined = (...parts: string[]): string => parts.filter((part) => part !== '').join(' · ');

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** No unit, no letter by which something is called. */
const FIRST_WORD = /^\p{Ll}{3,}/u;

/** Its version is said where that is another than the chosen one, and its name says it not already. */
const titleOf = ({ of, condition, engine }: SheetFact, chosen: string | null): string => {
  const isNamed = engine !== '' && engine !== chosen && !`${of} ${condition}`.includes(engine);
  return joined(isNamed ? engine : '', condition).replace(FIRST_WORD, capitalised);
};

/** Where all are of one thing it is said once, and each is called by its kind. */
function labelled(key: string, title: string, facts: readonly SheetFact[]): Block {
  const [first, another] = facts;
  const words = facts.map(({ kind }) => kindWord(kind));
  const areOfOne = another !== undefined && facts.every(({ of }) => of === first?.of);
  if (!areOfOne || new Set(words).size < words.length)
    return { key, title, lines: facts.map((fact) => ({ fact, label: fact.of })) };
  const lines = facts.map((fact, at) => ({ fact, label: capitalised(words[at] ?? '') }));
  return { key, title: joined(another.of, title), lines };
}

/** The facts of a group, those together that the same words say of the same case. */
export function blocksOf(facts: readonly SheetFact[], chosen: string | null): Block[] {
  const blocks = new Map<string, { title: string; facts: SheetFact[] }>();
  for (const fact of facts) {
    const title = titleOf(fact, chosen);
    const key = [fact.quote.unit, title, pageNames(fact)].join('|');
    const block = blocks.get(key) ?? { title, facts: [] };
    block.facts.push(fact);
    blocks.set(key, block);
  }
  return [...blocks].map(([key, block]) => labelled(key, block.title, block.facts));
}

/** Blocks that follow each other under one title, which is said once over them. */
export type Run = { title: string; blocks: Block[] };

export function runsOf(blocks: readonly Block[]): Run[] {
  const runs: Run[] = [];
  for (const block of blocks) {
    const last = runs.at(-1);
    if (last && last.title !== '' && last.title === block.title) last.blocks.push(block);
    else runs.push({ title: block.title, blocks: [block] });
  }
  return runs;
}
