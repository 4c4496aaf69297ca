import { pdfOf } from '../../functions/src/testing/pdf';
import type { Quotation } from './judge';

export type Fixture = { kind: string; pdf: Buffer; quotations: Quotation[] };

const PARTS = [
  'la rueda delantera',
  'la rueda trasera',
  'el tapón del cárter',
  'la bujía',
  'el filtro de aceite',
  'la batería',
  'el depósito',
  'la correa',
  'el remolque',
  'la rueda de repuesto',
  'el radiador',
  'la culata',
];
const UNITS = ['Nm', 'bar', 'litros', 'kg', 'mm'];

/** A sentence with a figure that no other one of the document has, and the figure. */
function fact(number: number): { sentence: string; part: string; figure: string } {
  const part = PARTS[number % PARTS.length] ?? '';
  const figure = `${100 + 7 * number},${number % 10} ${UNITS[number % UNITS.length] ?? ''}`;
  return { part, figure, sentence: `El valor que corresponde a ${part} es de ${figure} en frío.` };
}

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

const PER_PAGE = 12;

/** Lines of facts, one below the other, from `first` on. */
function column(
  document: PDFKit.PDFDocument,
  first: number,
  [x, y, width]: readonly [x: number, y: number, width: number],
): void {
  document.fontSize(9);
  for (let at = 0; at < PER_PAGE; at++) {
    const { sentence } = fact(first + at);
    document.text(`${sentence} Compruébelo cada mes con el motor parado.`, x, y + 42 * at, {
      width,
    });
  }
}

/** One page of facts, after `change` of its dictionary. */
const changedPage = (kind: string, entries: Record<string, number | number[]>): Promise<Fixture> =>
  fixture(kind, (document, quote) => {
    document.addPage();
    Object.assign(document.page.dictionary.data, entries);
    column(document, 0, [80, 120, 380]);
    for (let at = 0; at < PER_PAGE; at++) quote(at, 1);
  });

/** Drawn on its side and shown upright, as programs print wide pages. */
const widePage = (): Promise<Fixture> =>
  fixture('wide, upright by its rotation', (document, quote) => {
    document.addPage();
    Object.assign(document.page.dictionary.data, { Rotate: 90 });
    document.translate(0, document.page.height).rotate(-90);
    column(document, 0, [80, 60, 600]);
    for (let at = 0; at < PER_PAGE; at++) quote(at, 1);
  });

const columns = (kind: string, size: [number, number], lefts: readonly number[], width: number) =>
  fixture(kind, (document, quote) => {
    document.addPage({ size });
    lefts.forEach((left, side) => {
      column(document, side * PER_PAGE, [left, 40, width]);
      for (let at = 0; at < PER_PAGE; at++) quote(side * PER_PAGE + at, 1);
    });
  });

const ROWS = 20;

const tableOverPages = (): Promise<Fixture> =>
  fixture('table over two pages', (document, quote) => {
    for (const page of [1, 2]) {
      document.addPage().fontSize(9);
      const top = page === 1 ? 300 : 60;
      if (page === 1) {
        document.text('Componente', 60, top - 22).text('Valor', 300, top - 22);
        document.text('Intervalo', 430, top - 22);
      }
      for (let at = 0; at < ROWS; at++) {
        const number = (page - 1) * ROWS + at;
        const { part, figure } = fact(number);
        const y = top + 22 * at;
        document.rect(55, y - 6, 480, 22).stroke();
        document
          .text(`${part} ${number}`, 60, y)
          .text(figure, 300, y)
          .text('cada dos años', 430, y);
        quote(number, page);
      }
    }
  });

/** Pages as manuals have them, each kind by itself. */
export const fixtures = (): Promise<Fixture[]> =>
  Promise.all([
    ...[90, 180, 270].map((degrees) => changedPage(`rotated by ${degrees}`, { Rotate: degrees })),
    changedPage('cropped', { CropBox: [60, 90, 500, 760] }),
    changedPage('cropped and rotated', { CropBox: [60, 90, 500, 760], Rotate: 90 }),
    widePage(),
    columns('two-up', [842, 595], [40, 460], 330),
    columns('two columns', [595, 842], [50, 315], 230),
    tableOverPages(),
  ]);
