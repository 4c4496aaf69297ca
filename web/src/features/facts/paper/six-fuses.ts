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

/** Those that are looked for beside a road, one of each; then the first ones, in the manual's order. */
export function sixFuses(fuses: readonly SheetFact[]): SheetFact[] {
  const sought = SOUGHT.flatMap((name) => fusesOf(fuses, name)[0] ?? []);
  return [...new Set([...sought, ...fuses])].slice(0, MAX_FUSES);
}
