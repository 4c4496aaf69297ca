import type { Span } from '@contract';
import { amountsIn } from './amounts';
import { unitNamed } from './marked-columns';
import { withoutNoteMarks } from './clauses';
import { folded, wordsOf } from './words';

/** What a column of a plan with figures in its cells says. */
export type Column = {
  kind: 'interval' | 'severe' | 'work' | 'notes' | 'version';
  /** Of bare figures below it. */
  unit: { unit: keyof Span; times: number } | null;
  name: string;
};

const IS_INTERVAL =
  /^(?:intervalos?|cada|normal|uso normal|condiciones normales|frecuencia|periodicidad|periodo|cuando|cambio o revision|distancia|kilometraje|recorrido|tiempo|plazo|tope(?: por tiempo)?|limite|vencimiento|interval|every)(?!\p{L})/u;
const IS_WORK =
  /^(?:trabajos?|accion(?:es)?|tareas?|que (?:hacer|se hace)|intervencion|work|action)$/u;
const IS_NOTE =
  /^(?:observaciones?|notas?|comentarios?|especificacion(?:es)?|producto|remarks|notes)/u;
const SEVERE = wordsOf('names of severe columns');

function columnNamed(printed: string): Column {
  const name = folded(withoutNoteMarks(printed));
  const unit = amountsIn(name).length === 0 ? unitNamed(printed) : null;
  const as = (kind: Column['kind']): Column => ({ kind, unit, name: withoutNoteMarks(printed) });
  if (SEVERE.test(name)) return as('severe');
  if (IS_WORK.test(name)) return as('work');
  if (IS_NOTE.test(name)) return as('notes');
  return as(unit || IS_INTERVAL.test(name) ? 'interval' : 'version');
}

/** The columns behind the first one. */
export const columnsOf = (header: readonly string[]): Column[] => header.slice(1).map(columnNamed);

/** "2.4 TD", "4x4", "cambio automático", "Diésel": names no thing but those that have it. */
const IS_VERSION =
  /^(?:solo |motor(?:es)? )?(?:\d[.,]\d(?:\s|$)|4x[24]|4wd|awd|diesel|gasolina|hibrid|electric|glp|gnc|cambio (?:manual|automatico)|(?:caja|transmision) (?:manual|automatica))/u;

export const isVersion = (text: string): boolean => IS_VERSION.test(folded(text));

/** "Banda de distribución (2.4 TD)": the version in a name. */
export function versionsIn(item: string): string[] {
  const [, inside = ''] = /\(([^)]{2,30})\)/u.exec(item) ?? [];
  return isVersion(inside) ? [inside] : [];
}
