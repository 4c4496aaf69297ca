import { pdfOf } from '../../functions/src/testing/pdf';
import type { Quotation } from './judge';

type Fixture = { kind: string; pdf: Buffer; quotations: Quotation[] };

const PARTS = 'la rueda,el cárter,la bujía,el filtro,la batería,el depósito,la correa'.split(',');
const UNITS = ['Nm', 'bar', 'litros', 'kg', 'mm'];

/** A part, and a figure that no other one of the document has. */
const fact = (number: number) => ({
  part: PARTS[number % PARTS.length] ?? '',
  figure: `${100 + 7 * number},${number % 10} ${UNITS[number % UNITS.length] ?? ''}`,
});

type Draw = (document: PDFKit.PDFDocument, quote: (number: number, page: number) => void) => void;

async function fixture(kind: string, draw: Draw): Promise<Fixture> {
  const quotations: Quotation[] = [];
  const pdf = await pdfOf((document) =>
    draw(document, (number, page) => {
      quotations.push({ kind, id: `${kind} ${number}`, page, words: fact(number).figure });
    }),
  );
  return { kind, pdf, quotations };
}

const PER_COLUMN = 12;

type Page = {
  size?: [number, number];
  /** Of its dictionary. */
  entries?: Record<string, number | number[]>;
  /** Drawn on its side. */
  isOnSide?: boolean;
  top?: number;
  lefts?: number[];
  width?: number;
};

/** One page of sentences with a fact each, in columns. */
const page = (
  kind: string,
  { size = [595, 842], entries = {}, isOnSide, top = 120, lefts = [80], width = 380 }: Page,
): Promise<Fixture> =>
  fixture(kind, (document, quote) => {
    document.addPage({ size }).fontSize(9);
    Object.assign(document.page.dictionary.data, entries);
    if (isOnSide) document.translate(0, document.page.height).rotate(-90);
    for (let at = 0; at < PER_COLUMN * lefts.length; at++) {
      const { part, figure } = fact(at);
      const text = `El valor que corresponde a ${part} es de ${figure} en frío. Compruébelo cada mes con el motor parado.`;
      const left = lefts[Math.floor(at / PER_COLUMN)] ?? 0;
      document.text(text, left, top + 42 * (at % PER_COLUMN), { width });
      quote(at, 1);
    }
  });

const ROWS = 20;
const COLUMNS = [60, 300, 430];

const tableOverPages = (): Promise<Fixture> =>
  fixture('table over two pages', (document, quote) => {
    const row = (cells: string[], y: number) =>
      cells.forEach((cell, at) => void document.text(cell, COLUMNS[at] ?? 0, y));
    for (const number of [1, 2]) {
      document.addPage().fontSize(9);
      const top = number === 1 ? 300 : 60;
      if (number === 1) row(['Componente', 'Valor', 'Intervalo'], top - 22);
      for (let at = 0; at < ROWS; at++) {
        const one = (number - 1) * ROWS + at;
        const { part, figure } = fact(one);
        document.rect(55, top + 22 * at - 6, 480, 22).stroke();
        row([`${part} ${one}`, figure, 'cada dos años'], top + 22 * at);
        quote(one, number);
      }
    }
  });

const CropBox = [60, 90, 500, 760];

/** Pages as manuals have them, each kind by itself. */
export const fixtures = (): Promise<Fixture[]> =>
  Promise.all([
    ...[90, 180, 270].map((Rotate) => page(`rotated by ${Rotate}`, { entries: { Rotate } })),
    page('cropped', { entries: { CropBox } }),
    page('cropped and rotated', { entries: { CropBox, Rotate: 90 } }),
    // As programs print wide pages.
    page('wide, upright by its rotation', {
      ...{ entries: { Rotate: 90 }, isOnSide: true, top: 60, width: 600 },
    }),
    page('two-up', { size: [842, 595], top: 40, lefts: [40, 460], width: 330 }),
    page('two columns', { top: 40, lefts: [50, 315], width: 230 }),
    tableOverPages(),
  ]);
