import type { FactKind, FactSheet, QuotedManual, SheetFact } from '@contract';

export type Group = { title: string; kinds: readonly FactKind[] };

/** The parts of the sheet, in the order in which they are looked for. */
const GROUPS: readonly Group[] = [
  { title: 'Neumáticos', kinds: ['tyre-pressure'] },
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

/** The groups of which a manual says something, with what each says. */
export const foundGroups = ({ manuals }: FactSheet): { group: Group; all: Found[] }[] =>
  GROUPS.flatMap((group) => {
    const all = manuals.flatMap(({ manual, facts }): Found[] => {
      const own = (facts ?? []).filter(({ kind }) => group.kinds.includes(kind));
      return own.length > 0 ? [{ manual, facts: own }] : [];
    });
    return all.length > 0 ? [{ group, all }] : [];
  });

/** As many lines as its title takes. */
const TITLE_LINES = 2;

const linesOf = (parts: readonly { all: readonly Found[] }[]): number =>
  parts.flatMap(({ all }) => all).reduce((sum, { facts }) => sum + TITLE_LINES + facts.length, 0);

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

/** Values of one place of the manual that hold under the same condition. */
export type Block = { key: string; title: string; facts: SheetFact[] };

const titleOf = ({ condition, engine }: SheetFact, chosen: string | null): string => {
  const isNamed = engine !== '' && engine !== chosen && !condition.includes(engine);
  return [isNamed ? engine : '', condition].filter((part) => part !== '').join(' · ');
};

/** The facts of a group, those together that the same words say of the same case. */
export function blocksOf(facts: readonly SheetFact[], chosen: string | null): Block[] {
  const blocks = new Map<string, Block>();
  for (const fact of facts) {
    const title = titleOf(fact, chosen);
    const key = `${fact.quote.unit}|${title}`;
    const block = blocks.get(key) ?? { key, title, facts: [] };
    block.facts.push(fact);
    blocks.set(key, block);
  }
  return [...blocks.values()];
}
