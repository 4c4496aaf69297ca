import type { ManualPart, ManualTable, SourceUnit } from '../findings/manual-part';
import { titlesAbove } from '../findings/titles';
import { readTable, type Read } from '../table/read-table';
import { anyOf, wholeName, folded } from './words';

/** A table as the rules read it: columns with names (empty where nothing names them), and the words above it. */
export type Grid = Omit<Read<ManualTable>, keyof Above> & Above;

/** The two innermost titles above something, the innermost first, as printed and as the rules read them. */
type Above = {
  titles: string[];
  title: string;
  /** The sentence before it, as rules read it. */ lead: string;
};

/** A sentence, or an item of a list, on one line. */
export type Statement = Above & { text: string; plain: string; said: SourceUnit };

const NO_BODY = wholeName('no body of the manual');
/** What none of the rules can find in: most sentences of a manual. They are left out first, being many. */
const MAY_TELL = new RegExp(anyOf('may tell'), 'u');

const lineOf = (text: string): string => text.replace(/\s+/g, ' ').trim();

function aboveOf(part: ManualPart, lead: string): Above {
  const all = part.kind === 'table' ? titlesAbove(part) : part.titles;
  // The first title is often the name of the vehicle; it tells nothing of what stands below it.
  const titles = all
    .slice(part.titles.length > 1 ? 1 : 0)
    .slice(-2)
    .reverse();
  return { titles, title: folded(titles.join(' · ')), lead };
}

/** What the rules look at: the tables and sentences of a manual's body, without warnings, contents and index. */
export function sourcesOf(parts: readonly ManualPart[]): {
  grids: Grid[];
  statements: Statement[];
} {
  const grids: Grid[] = [];
  const statements: Statement[] = [];
  let lead = '';
  for (const part of parts) {
    if (part.titles.some((title) => NO_BODY.test(folded(title)))) continue;
    if (part.kind === 'table') {
      grids.push({ ...readTable(part), ...aboveOf(part, folded(lead)) });
    } else if (part.kind !== 'warning') {
      const said = part.said.filter(({ text }) => MAY_TELL.test(text));
      const above = aboveOf(part, '');
      statements.push(...said.map((one) => statementOf(one, above)));
      lead = lineOf(
        part.said
          .map(({ text }) => text)
          .join(' ')
          .slice(0, MAX_LEAD_LENGTH),
      );
    }
  }
  return { grids, statements };
}

const MAX_LEAD_LENGTH = 300;

function statementOf(said: SourceUnit, above: Above): Statement {
  const text = lineOf(said.text);
  return { ...above, text, plain: folded(text), said };
}
