import { FINDERS } from './finders';
import { foundBy } from '../findings/finder';
import { partsOfPages, row } from '../../testing/manual-parts';

const HEAD = row('Componente', 'Intervalo');
const rowsOf = (count: number) =>
  Array.from({ length: count }, (_, at) => row(`Filtro ${at}`, `Cada ${at + 1}0.000 km`));

describe('what is looked for in a manual', () => {
  it('is not looked for in a cell that is longer than any of a manual', () => {
    const parts = partsOfPages([HEAD, ...rowsOf(2), row('Bujías', 'x'.repeat(3000))]);
    expect(parts[0]).toMatchObject({ rows: [{}, {}] });
  });

  it('is looked for in so many rows of a table, and no more', () => {
    const pages = Array.from({ length: 3 }, () => [HEAD, ...rowsOf(900)]);
    const rows = partsOfPages(...pages).flatMap((part) => (part.kind === 'table' ? part.rows : []));
    expect(rows).toHaveLength(2000);
  });

  it('is not looked for in a sentence that is longer than any of a manual', () => {
    const [part] = partsOfPages([`Cambie el aceite cada año${' y cada mes'.repeat(500)}.`]);
    expect(part).toMatchObject({ said: [] });
  });

  it('is no more than its answer may hold', () => {
    const [plan] = FINDERS;
    const found = Array.from({ length: plan!.max + 5 }, (_, at) => at);
    expect(foundBy({ ...plan!, find: () => found }, [])).toHaveLength(plan!.max);
  });
});
