import { formatBytes, formatDate, formatText } from './format';

const KB = 1024;
const MB = 1024 * KB;
const GB = 1024 * MB;
const TB = 1024 * GB;

it.each([
  [0, '0 Bytes'],
  [-5, '0 Bytes'],
  [1, '1 Bytes'],
  [512, '512 Bytes'],
  [1023, '1023 Bytes'],
  [KB, '1,00 KB'],
  [1.5 * KB, '1,50 KB'],
  [4_990_000, '4,76 MB'],
  [20 * MB, '20,00 MB'],
  [50 * MB, '50,00 MB'],
  [MB - 1, '1,00 MB'],
  [1000 * KB, '1000,00 KB'],
  [2.25 * GB, '2,25 GB'],
  [3 * TB, '3,00 TB'],
  [5000 * TB, '5000,00 TB'],
  [Number.NaN, 'Desconocido'],
  [null, 'Desconocido'],
  [undefined, 'Desconocido'],
])('[8.62, 9.18] the formatter writes the size %p as %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});

/** A moment of the reader's own clock, so that the table holds in every time zone. */
const at = (...parts: [number, number, number, number, number]): string =>
  new Date(...parts).toISOString();

it.each([
  [at(2026, 10, 21, 9, 5), '21 nov 2026, 09:05'],
  [at(2026, 0, 1, 0, 0), '1 ene 2026, 00:00'],
  [at(2025, 8, 30, 23, 59), '30 sep 2025, 23:59'],
  [at(2024, 1, 29, 13, 7), '29 feb 2024, 13:07'],
  ['ayer', 'Fecha inválida'],
  ['2026-13-45T10:00:00Z', 'Fecha inválida'],
  ['', 'Desconocido'],
  [null, 'Desconocido'],
  [undefined, 'Desconocido'],
])('[8.61, 8.62, 9.19] the formatter writes the moment %p as %s', (moment, text) => {
  expect(formatDate(moment)).toBe(text);
});

it.each([
  ['Lucía', 'Lucía'],
  ['   ', 'Desconocido'],
  ['', 'Desconocido'],
  [null, 'Desconocido'],
  [undefined, 'Desconocido'],
])('[8.62] the formatter writes the text %p as %s', (text, shown) => {
  expect(formatText(text)).toBe(shown);
});
