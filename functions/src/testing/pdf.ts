import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';

type Options = ConstructorParameters<typeof PDFDocument>[0];

/** A PDF that `draw` draws on A4 pages; it adds the pages itself. */
export async function pdfOf(
  draw: (document: PDFKit.PDFDocument) => void,
  options: Options = {},
): Promise<Buffer> {
  const document = new PDFDocument({ size: 'A4', margin: 60, autoFirstPage: false, ...options });
  const content = buffer(document);
  draw(document);
  document.end();
  return content;
}

/** One grey pixel. */
export const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCB2fW6LgAAAABJRU5ErkJggg==',
  'base64',
);

/** Text that fills some lines, the same for the same number. */
export const paragraph = (number: number, sentences = 4): string =>
  Array.from(
    { length: sentences },
    (_, index) =>
      `El párrafo ${number} explica en su frase ${index + 1} cómo se cuida el vehículo durante todo el año.`,
  ).join(' ');
