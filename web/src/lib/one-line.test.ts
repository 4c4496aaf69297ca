import { rowOnOneLine } from './one-line';

const COLUMNS = ['Operación', 'Kilómetros', 'Meses', ''];

it.each([
  ['Filtro\t60 000 km\t48\t', COLUMNS, 'Filtro · Kilómetros: 60 000 km · Meses: 48'],
  ['Filtro\t\t48\tcambiar', COLUMNS, 'Filtro · Meses: 48 · cambiar'],
  ['Filtro\t48', COLUMNS, 'Filtro · 48'],
  ['Filtro\t48\t', undefined, 'Filtro · 48'],
])('a row, %j below %j, is shown as «%s»', (row, columns, shown) => {
  expect(rowOnOneLine(row, columns).replace(/\s/gu, ' ')).toBe(shown);
});
