import type { TableStatement } from '@contract';
import { aQuestion } from '../../testing/questions';
import { withAskedCells } from './asked-cells';

const aTable = (header: string[], rows: string[][]): TableStatement => ({
  ...{ kind: 'table', above: '', below: '', citations: [] },
  header: [{ cells: header }],
  rows: rows.map((cells) => ({ cells })),
});

const pressures = aTable(
  ['Neumático', 'Carga', 'Delante', 'Detrás'],
  [
    ['205/55 R16', 'Normal: hasta 3 personas', '2,3 bar (33 psi)', '2,1 bar (30 psi)'],
    ['205/55 R16', 'Plena carga: 5 personas y equipaje', '2,5 bar (36 psi)', '2,9 bar (42 psi)'],
    ['T125/70 D16', 'Repuesto temporal', '4,2 bar (61 psi)', '4,2 bar (61 psi)'],
  ],
);
const bulbs = aTable(
  ['Luz', 'Tipo'],
  [
    ['Intermitente delantero', 'PY21W'],
    ['Intermitente trasero', 'P21W'],
  ],
);
const lamps = aTable(
  ['Luz', 'Cierzo 500', 'Cierzo 700'],
  [
    ['Faro', 'H4 60/55 W', 'H7 55 W'],
    ['Matrícula', 'W5W', 'W5W'],
  ],
);
const oils = aTable(
  ['Qué', 'Cantidad'],
  [
    ['Aceite con filtro', '4,2 l'],
    ['Aceite sin filtro', '3,9 l'],
  ],
);

it.each([
  ['¿Qué presión llevan los neumáticos de atrás?', pressures, [[3], [3], [3]]],
  ['presión delantera a plena carga', pressures, [[], [2], []]],
  ['¿Y a plena carga?', pressures, [[], [2, 3], []]],
  ['¿Qué bombilla lleva el intermitente de atrás?', bulbs, [[], [1]]],
  ['¿Cuánto aceite lleva con filtro?', oils, [[1], []]],
  ['Bombillas del 700', lamps, [[2], [2]]],
  ['¿Qué bombilla lleva el faro del 700?', lamps, [[2], []]],
])('%s names %# cells of its own', (question, table, asked) => {
  const told = withAskedCells(table, aQuestion(question));
  expect(told.rows.map((row) => row.asked ?? [])).toEqual(asked);
});

it.each([
  ['¿Qué presión llevan los neumáticos?', pressures],
  ['¿Qué presión llevan delante y detrás?', pressures],
  ['presión con tres personas y equipaje', pressures],
  ['¿Qué bombilla lleva el intermitente?', bulbs],
  ['¿Qué aceite lleva?', oils],
])('%s tells no cells apart', (question, table) => {
  expect(withAskedCells(table, aQuestion(question))).toBe(table);
});
