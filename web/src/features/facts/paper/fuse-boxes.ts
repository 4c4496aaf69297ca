import type { SheetFact } from '@contract';
import { fusesOf } from '../fuse-search';

/** What goes out on the road and leaves somebody stranded, blind or stopped by the police. */
const SOUGHT = [
  'mechero',
  'cruce',
  'faro',
  'limpiaparabrisas',
  'claxon',
  'freno',
  'bomba',
  'intermitente',
];

export const MAX_FUSES = 6;

/** Those that are looked for beside a road, one of each; then the first ones of the manual. */
function sixFuses(fuses: readonly SheetFact[]): SheetFact[] {
  const sought = SOUGHT.flatMap((name) => fusesOf(fuses, name)[0] ?? []);
  return [...new Set([...sought, ...fuses])].slice(0, MAX_FUSES);
}

const byNumber = new Intl.Collator('es', { numeric: true });

/** What is said above the fuses of one box: where that is, if the manual names it. */
const titleOf = (box: string): string =>
  /fusible/iu.test(box) ? box : ['Fusibles', box].filter(Boolean).join(' · ');

type FuseBox = { title: string; fuses: SheetFact[] };

/** The six by the box where they are looked for, in the order of their numbers. */
export function fuseBoxes(fuses: readonly SheetFact[]): FuseBox[] {
  const sorted = sixFuses(fuses).toSorted((one, other) => byNumber.compare(one.of, other.of));
  const boxes = new Set(fuses.map(({ condition }) => condition));
  return [...boxes].flatMap((box) => {
    const ofBox = sorted.filter(({ condition }) => condition === box);
    return ofBox.length > 0 ? [{ title: titleOf(box), fuses: ofBox }] : [];
  });
}
