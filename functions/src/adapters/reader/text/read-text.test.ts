import type { ReadPage } from '../../../domain/document/read-page';
import { temporaryFiles } from '../../../testing/temporary-file';
import { readText } from './read-text';
import { growth, LINEAR } from '../../../testing/growth';

const files = temporaryFiles();
afterAll(() => files.remove());

async function read(content: string | Uint8Array): Promise<ReadPage[]> {
  const pages: ReadPage[] = [];
  for await (const page of (await readText(await files.write(content))).pages) pages.push(page);
  return pages;
}

const textOf = async (content: string | Uint8Array): Promise<string> =>
  (await read(content)).map(({ text }) => text).join('\n');

const SPANISH = 'La presión de los neumáticos: ¿2,2 ó 2,4 bar? Año, güero.';
const utf16be = (text: string): Buffer => Buffer.from(text, 'utf16le').swap16();

describe('decoding plain text', () => {
  it.each([
    ['UTF-8', Buffer.from(SPANISH)],
    ['UTF-8 with its mark', Buffer.from(`\ufeff${SPANISH}`)],
    ['UTF-16 with its mark', Buffer.from(`\ufeff${SPANISH}`, 'utf16le')],
    ['UTF-16, the other way round', utf16be(`\ufeff${SPANISH}`)],
    ['UTF-16 without a mark', Buffer.from(SPANISH, 'utf16le')],
    ['UTF-16, the other way round, without a mark', utf16be(SPANISH)],
    ['Windows-1252', Buffer.from(SPANISH, 'latin1')],
  ])('reads %s', async (_encoding, bytes) => {
    expect(await textOf(bytes)).toBe(SPANISH);
  });

  it('reads the signs that only Windows-1252 has', async () => {
    expect(await textOf(Buffer.from([0x93, 0x41, 0xf1, 0x6f, 0x94, 0x20, 0x80]))).toBe('“Año” €');
  });

  it.each([
    ['code page 850 of DOS', 'Presi\xa2n: \xa8cu\xa0ntos a\xa4os? \xad\xb5lamo, 20 \xf8C!'],
    ['Windows-1252', 'Presi\xf3n: \xbfcu\xe1ntos a\xf1os? \xa1\xc1lamo, 20\xa0\xb0C!'],
  ])('tells %s', async (_encoding, bytes) => {
    expect(await textOf(Buffer.from(bytes, 'latin1'))).toBe(
      'Presión: ¿cuántos años? ¡Álamo, 20 °C!',
    );
  });

  it('reads UTF-8 with one broken sequence as UTF-8', async () => {
    const broken = Buffer.concat([Buffer.from(SPANISH.repeat(20)), Buffer.from([0xc3, 0x20])]);
    expect(await textOf(broken)).toContain('presión de los neumáticos');
  });

  it.each([
    ['a program', Buffer.concat([Buffer.from('MZ\x90\x00\x03'), Buffer.alloc(200)])],
    ['an image', Buffer.from('\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR', 'latin1')],
    ['text with a NUL in it', Buffer.from('texto\0más texto que sigue')],
    ['control characters', Buffer.from('\x01\x02\x03abc\x05')],
  ])('refuses %s', async (_what, bytes) => {
    await expect(read(bytes)).rejects.toMatchObject({ code: 'WRONG_TYPE' });
  });

  it('gives no pages for white space', async () => {
    expect(await read(' \n\t\r\n ')).toEqual([]);
  });
});

describe('sections of plain text', () => {
  it('are those of underlined, numbered and capital titles', async () => {
    const pages = await read(
      [
        'MANTENIMIENTO GENERAL\n',
        '1.1 Aceite del motor\n',
        'Cambie el aceite cada año.\n',
        '1.2 Filtros\n',
        'Cambie los filtros.\n',
        'Averías\n=======\n',
        'Si no arranca, llame.',
      ].join('\n'),
    );
    expect(pages.map(({ number, reference }) => [number, reference])).toEqual([
      [null, 'MANTENIMIENTO GENERAL › 1.1 Aceite del motor'],
      [null, 'MANTENIMIENTO GENERAL › 1.2 Filtros'],
      [null, 'Averías'],
    ]);
    expect(pages[2]?.text).toBe('Averías\n\nSi no arranca, llame.');
  });

  it('are stretches of lines where there are no titles', async () => {
    const lines = Array.from({ length: 200 }, (_, index) => `linea ${index + 1} del texto.`);
    const pages = await read(lines.join('\n'));
    expect(pages.map(({ reference }) => reference)).toEqual([
      'líneas 1-80',
      'líneas 81-160',
      'líneas 161-200',
    ]);
  });

  it('have paragraphs that end where one more word had found room', async () => {
    const [page] = await read(
      'Testigo rojo de aceite: pare el motor y llame.\nTestigo amarillo: acuda sin ninguna prisa.\n' +
        'Testigo de la batería: apague la radio y todo lo que gaste corriente. Siga\nhasta el taller.',
    );
    expect(page?.text.split(/\n+/)).toEqual([
      'Testigo rojo de aceite: pare el motor y llame.',
      'Testigo amarillo: acuda sin ninguna prisa.',
      expect.stringMatching(/corriente\. Siga hasta/),
    ]);
  });

  it('are those of names above what stands further in', async () => {
    const pages = await read(
      [
        'AVERÍAS\n',
        'El motor no arranca',
        '  * Mire si queda gasolina.\n',
        'Se enciende el testigo rojo',
        '  Pare de inmediato.\n',
        'Cambie el aceite en cuanto el testigo de',
        '  aceite se encienda.',
      ].join('\n'),
    );
    expect(pages.map(({ reference }) => reference)).toEqual([
      'AVERÍAS › El motor no arranca',
      'AVERÍAS › Se enciende el testigo rojo',
    ]);
    expect(pages[1]?.text).toMatch(
      /\n\nCambie el aceite en cuanto el testigo de\naceite se encienda\.$/,
    );
  });

  it('do not begin at the steps of a list or at a warning', async () => {
    const pages = await read(
      'Pasos:\n\n1. Abra el capó.\n2. Cierre el capó.\n\nNO ABRA EL TAPÓN EN CALIENTE!\n',
    );
    expect(pages.flatMap(({ headings }) => headings)).toEqual([]);
    expect(pages[0]?.text).toContain('1. Abra el capó.\n2. Cierre el capó.');
  });

  it('keep broken lines together and table rows apart', async () => {
    const text = [
      'Este párrafo se cortó en la columna cincuenta y ocho, y',
      'sigue en la línea siguiente sin otro espacio que',
      'el del margen.',
      '',
      'Rueda         En frío',
      'Delantera     2,2 bar',
      '| Trasera | 2,0 bar |',
    ].join('\r\n');
    expect(await textOf(text)).toBe(
      'Este párrafo se cortó en la columna cincuenta y ocho, y sigue en la línea siguiente ' +
        'sin otro espacio que el del margen.\n\nRueda\tEn frío\nDelantera\t2,2 bar\nTrasera\t2,0 bar',
    );
  });

  it.each([
    ['tabs', 'Rueda\tGasolina\tDiésel\nDelantera\t\t2,4 bar\nTrasera\t2,0 bar\t2,5 bar'],
    [
      'bars',
      '| Rueda | Gasolina | Diésel |\n|---|:-:|---|\n| Delantera | | 2,4 bar |\n|Trasera|2,0 bar|2,5 bar|',
    ],
    [
      'the frames of DOS',
      '┌─────┬─────┬─────┐\n│ Rueda │ Gasolina │ Diésel │\n├─────┼─────┼─────┤\n│ Delantera │ │ 2,4 bar │\n│Trasera│2,0 bar│2,5 bar│\n└─────┴─────┴─────┘',
    ],
  ])('keep the columns of a table with empty cells between %s', async (_, table) => {
    expect(await textOf(table)).toBe(
      'Rueda\tGasolina\tDiésel\nDelantera\t\t2,4 bar\nTrasera\t2,0 bar\t2,5 bar',
    );
  });

  it('take tabs that only align for one', async () => {
    const table = 'Rueda\t\t\tEn frío\nRueda delantera\t2,2 bar\nTrasera\t\t\t2,0 bar';
    expect(await textOf(table)).toBe('Rueda\tEn frío\nRueda delantera\t2,2 bar\nTrasera\t2,0 bar');
  });

  it('take linear time for one line of megabytes', async () => {
    const line = (size: number) => read('palabra '.repeat(size));
    expect(await growth(line, 800_000)).toBeLessThan(LINEAR);
  });
});
