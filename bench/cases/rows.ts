import { documentPages } from '../../functions/src/domain/document/document-page';
import type { Block, TableBlock } from '../../functions/src/domain/document/block';
import type { ReadPage } from '../../functions/src/domain/document/read-page';

const isTable = (block: Block): block is TableBlock => block.kind === 'table';

/** A dash stands for nothing, too. */
const EMPTY = /^[–—-]?$/;

const cellsOf = (row: string): string[] => row.split('\t').map((cell) => cell.trim());

/** The names of a column in all rows that name columns, each once. */
const nameOf = (header: TableBlock['header'], column: number): string =>
  [...new Set(header.map(({ cells }) => cells[column]?.trim() ?? ''))].filter(Boolean).join(', ');

function rowsOf(text: string, { header, units }: TableBlock): string[] {
  return units
    .filter(({ kind }) => kind === 'row')
    .map(({ start, end }) => {
      const [name = '', ...others] = cellsOf(text.slice(start, end));
      const named = others.flatMap((cell, at) => {
        const column = nameOf(header, at + 1);
        return EMPTY.test(cell) ? [] : [column === '' ? cell : `${column}: ${cell}`];
      });
      return [name, ...named].join(' | ');
    });
}

/** Each row of each table of a page as "first cell | column: cell | column: cell", without its empty cells. */
export function tableRows(pages: readonly ReadPage[]): string[][] {
  const structured = documentPages();
  return pages.map((page) => {
    const { text, blocks } = structured(page);
    return blocks.filter(isTable).flatMap((table) => rowsOf(text, table));
  });
}
