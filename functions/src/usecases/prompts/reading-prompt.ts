import { printedLine } from '../../domain/findings/manual-part';
import type { PointedKind } from '../../domain/pointed/pointed';
import { cellsOf, type NumberedUnit, type Reading } from '../../domain/pointed/numbered-manual';
import { columnsOfRow } from '../../domain/pointed/pointed-rows';
import { textOfFile } from '../../domain/spanish/data-lines';

/** How a unit and what stands above it are shown. */
type Lines = {
  unit: (unit: NumberedUnit) => string;
  titles: (unit: NumberedUnit) => readonly string[];
  columns: (unit: NumberedUnit) => string;
};

/** A title that its caption says again is shown once. */
const titlesOf = ({ titles }: NumberedUnit): string[] =>
  titles.filter((title, at) => title !== titles[at - 1]);

const oneLine = (text: string): string => text.replaceAll(/\s+/gu, ' ').trim();

/** Columns by their names alone: what is pointed at are rows. */
const NAMED: Lines = {
  unit: ({ said }) => said.text,
  titles: ({ titles }) => titles,
  columns: ({ columns }) => (columns.length > 0 ? `| ${columns.join(' | ')}` : ''),
};

/** Columns by their numbers, too, and lists with their marks. */
const COUNTED: Lines = {
  unit: (unit) => cellsOf(unit)?.join(' | ') ?? printedLine(unit.said),
  titles: titlesOf,
  columns: (unit) =>
    columnsOfRow(unit)
      .map((name, at) => `| ${at + 1}= ${name}`)
      .join(' '),
};

const PROMPTS: Record<PointedKind, { instructions: string; lines: Lines }> = {
  lights: { instructions: textOfFile('prompts/lights.txt'), lines: NAMED },
  facts: { instructions: textOfFile('prompts/facts.txt'), lines: COUNTED },
  plan: { instructions: textOfFile('prompts/plan.txt'), lines: COUNTED },
  emergencies: { instructions: textOfFile('prompts/emergencies.txt'), lines: COUNTED },
};

/** Each page with its units, one line each, and the titles and columns above those that they are of. */
function pagesOf({ units }: Reading, lines: Lines) {
  const pages: { pagina: string; page: number; unidades: string[]; above: string }[] = [];
  for (const unit of units) {
    const { number, said } = unit;
    const titles = lines.titles(unit);
    let page = pages.at(-1);
    if (page?.page !== said.page) {
      page = { pagina: said.pageReference, page: said.page, unidades: [], above: '' };
      pages.push(page);
    }
    const above = [titles.length > 0 && `# ${titles.join(' > ')}`, lines.columns(unit)]
      .filter(Boolean)
      .join(' ');
    if (above !== '' && above !== page.above) page.unidades.push(above);
    page.above = above;
    page.unidades.push(`${number}: ${oneLine(lines.unit(unit))}`);
  }
  return pages.map(({ pagina, unidades }) => ({ pagina, unidades }));
}

/** What a model is shown of a manual: as values of one JSON object, so that no text of it goes on as ours. */
export function readingPrompt(kind: PointedKind, reading: Reading) {
  const { instructions, lines } = PROMPTS[kind];
  return { instructions, data: JSON.stringify({ paginas: pagesOf(reading, lines) }) };
}
