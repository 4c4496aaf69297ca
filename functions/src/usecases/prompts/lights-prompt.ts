import type { NumberedUnit, Reading } from '../../domain/pointed/numbered-manual';
import { textOfFile } from '../../domain/spanish/data-lines';

const INSTRUCTIONS = textOfFile('prompts/lights.txt');

/** Each page with its units, one line each, and the titles and columns above those that they are of. */
function pagesOf({ units }: Reading) {
  const pages: { pagina: string; page: number; unidades: string[]; above: string }[] = [];
  for (const { number, said, titles, columns } of units) {
    let page = pages.at(-1);
    if (page?.page !== said.page) {
      page = { pagina: said.pageReference, page: said.page, unidades: [], above: '' };
      pages.push(page);
    }
    const above = aboveOf({ titles, columns });
    if (above !== '' && above !== page.above) page.unidades.push(above);
    page.above = above;
    page.unidades.push(`${number}: ${said.text.replaceAll(/\s+/gu, ' ').trim()}`);
  }
  return pages.map(({ pagina, unidades }) => ({ pagina, unidades }));
}

const aboveOf = ({ titles, columns }: Pick<NumberedUnit, 'titles' | 'columns'>): string =>
  [titles.length > 0 && `# ${titles.join(' > ')}`, columns.length > 0 && `| ${columns.join(' | ')}`]
    .filter(Boolean)
    .join(' ');

/** What a model is shown of a manual: as values of one JSON object, so that no text of it goes on as ours. */
export const lightsPrompt = (reading: Reading) => ({
  instructions: INSTRUCTIONS,
  data: JSON.stringify({ paginas: pagesOf(reading) }),
});
