import type { ManualPart, SourceUnit, TableRow } from '../findings/manual-part';
import { actionIn } from './actions';
import { amountsIn } from '../quantity/amounts';
import { kindBelow, speaksOfSevere } from './below';
import { clausesIn, type Clause } from './clauses';
import { aboutRow, draftsOf, inProse, type Draft, type Placed } from './draft';
import { folded, withoutEnd } from './words';

/** "Cada 15.000 km o 12 meses:" above the works that are due then, or beside them. */
const LEADS =
  /^(?:(?:revision|servicio|mantenimiento|operaciones|comprobaciones|controles|trabajos)\s)?(?:cada|every|una vez al|dos veces al|(?:anual|mensual|semanal)(?:mente)?)(?!\p{L})/u;
const IS_CONDITION = /(?<!\p{L})(?:si|cuando|en|con|para)(?!\p{L})/u;
const MAX_LEAD_LENGTH = 60;
const MAX_WORK_LENGTH = 90;

/** The interval that a lead tells alone, for everybody. */
function clauseOf(lead: string): Clause | null {
  const text = lead.trim().replace(/:$/u, '');
  const plain = folded(text);
  if (text.length > MAX_LEAD_LENGTH || !LEADS.test(plain) || IS_CONDITION.test(plain)) return null;
  const [clause, more] = speaksOfSevere(text) ? [] : clausesIn(text);
  return clause?.isRepeated && clause.every && !more ? clause : null;
}

type Rest = Placed & Pick<Draft, 'said'>;

/** A work that is due at the interval of its lead; none where it gives figures of its own, or tells no work. */
function workAt(clause: Clause, work: string, rest: Rest): Draft[] {
  const item = withoutEnd(work.replace(/\s+/gu, ' '), '.; ').trim();
  if (item === '' || item.length > MAX_WORK_LENGTH || amountsIn(folded(item)).length > 0) return [];
  const action = actionIn(folded(item)) ?? clause.action;
  return draftsOf({ ...clause, action }, [], { ...rest, item }).filter(
    (draft) => draft.isActionSaid || draft.action !== 'other',
  );
}

/** The line right above a list that tells an interval, or its heading. */
function leadOf(list: ManualPart, before: ManualPart | undefined): SourceUnit | null {
  const line = before?.kind === 'paragraph' ? before.said.at(-1) : undefined;
  if (line && (line.text.trim().endsWith(':') || clauseOf(line.text))) return line;
  const heading = list.headings.at(-1) ?? null;
  return before?.headings.at(-1)?.unit === heading?.unit ? null : heading;
}

/** What lists say whose heading or first line tells when all of it is due. */
export const ledLists = (parts: readonly ManualPart[]): Draft[] =>
  parts.flatMap((part, at) => {
    const { titles } = part;
    const lead = part.kind === 'list' ? leadOf(part, parts[at - 1]) : null;
    const clause = lead && kindBelow(titles) !== 'other' ? clauseOf(lead.text) : null;
    if (part.kind !== 'list' || !lead || !clause) return [];
    return part.said.flatMap((said) =>
      workAt(clause, said.text, { ...inProse(titles), said: [said, lead] }),
    );
  });

/** "Cada 10.000 km | Cambiar el aceite; revisar los frenos": an interval and what is due then. */
export function worksOfRow(row: TableRow, place: Placed): Draft[] {
  const [when = '', what = '', ...more] = row.cells;
  const clause = more.some((cell) => cell !== '') ? null : clauseOf(when);
  const works = clause ? what.split(/[;•]\s*|[.]\s+(?=\p{Lu})/u) : [];
  return works.flatMap((work) => (clause ? workAt(clause, work, aboutRow(row, place)) : []));
}
