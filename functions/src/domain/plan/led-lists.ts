import type { ManualPart, ManualText, Said } from '../findings/manual-part';
import { actionIn, usualAction } from './actions';
import { amountsIn } from './amounts';
import { isBelowDefinition, isBelowSevere, kindBelow, speaksOfSevere } from './below';
import { clausesIn, type Clause } from './clauses';
import { draftOf, type Draft } from './draft';
import { folded, withoutEnd } from './words';

/** "Cada 15.000 km o 12 meses:" above the works that are due then. */
const LEADS =
  /^(?:(?:revision|servicio|mantenimiento|operaciones|comprobaciones|controles|trabajos)\s)?(?:cada|every|una vez al|dos veces al|(?:anual|mensual|semanal)(?:mente)?)(?!\p{L})/u;
const LONGEST_LEAD = 60;
const LONGEST_ITEM = 80;

function clauseOf(lead: string): Clause | null {
  const plain = folded(lead);
  if (lead.length > LONGEST_LEAD || !LEADS.test(plain) || speaksOfSevere(lead)) return null;
  if (/(?<!\p{L})(?:si|cuando|en|con|para)(?!\p{L})/u.test(plain)) return null;
  const [clause, more] = clausesIn(lead);
  return clause?.isRepeated && clause.every && !more ? clause : null;
}

/** The line right above a list that ends in a colon, or its heading. */
function leadOf(list: ManualText, before: ManualPart | undefined): Said | null {
  const line = before && before.kind === 'paragraph' ? before.said.at(-1) : undefined;
  if (line && (line.text.trim().endsWith(':') || clauseOf(line.text.trim()))) return line;
  const heading = list.headings.at(-1) ?? null;
  return before?.headings.at(-1)?.unit === heading?.unit ? null : heading;
}

function draftsOf(list: ManualText, lead: Said, clause: Clause): Draft[] {
  return list.said.flatMap((said) => {
    const item = withoutEnd(said.text.replace(/\s+/gu, ' '), '.; ');
    if (item.length > LONGEST_ITEM || amountsIn(folded(item)).length > 0) return [];
    const told = actionIn(folded(item)) ?? clause.action;
    const action = told ?? usualAction(item, clause.every);
    if (told === null && action === 'other') return [];
    return draftOf(clause, {
      ...{ item, action, isActionSaid: told !== null, title: null, titles: list.titles },
      ...{ said: [said, lead], isProse: true },
      isSevere: isBelowSevere(list.titles) && !isBelowDefinition(list.titles),
    });
  });
}

/** What lists say whose heading or first line tells when all of it is due. */
export function ledLists(parts: readonly ManualPart[]): Draft[] {
  return parts.flatMap((part, at) => {
    if (part.kind !== 'list' || kindBelow(part.titles) === 'other') return [];
    const lead = leadOf(part, parts[at - 1]);
    const clause = lead ? clauseOf(lead.text.trim().replace(/:$/u, '')) : null;
    return lead && clause ? draftsOf(part, lead, clause) : [];
  });
}
