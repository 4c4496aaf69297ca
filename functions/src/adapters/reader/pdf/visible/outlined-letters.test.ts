import { paragraph, pdfOf } from '../../../../testing/pdf';
import { temporaryFiles } from '../../../../testing/temporary-file';
import { readPdf } from '../read-pdf';

const files = temporaryFiles();
afterAll(() => files.remove());

type Draw = (document: PDFKit.PDFDocument) => void;

async function unreadableOf(draw: Draw): Promise<string | undefined> {
  const pdf = await pdfOf((document) => draw(document.addPage({ margin: 0 })));
  for await (const { unreadable } of (await readPdf(await files.write(pdf))).pages) {
    return unreadable;
  }
  throw new Error('no page');
}

/** The outline of something as high as a letter. */
function letter(document: PDFKit.PDFDocument, x: number, y: number, width: number): void {
  document.moveTo(x, y).lineTo(x + width / 2, y - 8);
  document
    .lineTo(x + width, y)
    .lineTo(x + width / 2, y - 3)
    .closePath();
}

type Place = (line: number, at: number) => { x: number; y: number; width: number };

/** Eight lines of forty outlines: each a path of its own, or all of them one path. */
const lettersAt =
  (place: Place, isOnePath = false): Draw =>
  (document) => {
    for (let line = 0; line < 8; line++) {
      for (let at = 0; at < 40; at++) {
        const { x, y, width } = place(line, at);
        letter(document, x, y, width);
        if (!isOnePath) document.fill();
      }
    }
    if (isOnePath) document.fill();
  };

const written: Place = (line, at) => ({
  x: 60 + 11 * at,
  y: 100 + 30 * line,
  width: 3 + (((at + line) * 7) % 6),
});

describe('a page whose letters are drawn one by one', () => {
  it.each<[string, Draw]>([
    ['each by itself', lettersAt(written)],
    ['all in one path', lettersAt(written, true)],
    [
      'below a header that is text',
      (document) => {
        document.text('Mantenimiento', 60, 40);
        lettersAt(written)(document);
      },
    ],
  ])('is an image of text: %s', async (_, draw) => {
    expect(await unreadableOf(draw)).toBe('image');
  });

  it.each<[string, Draw]>([
    ['a blank page', () => undefined],
    ['a scale', lettersAt((line, at) => ({ ...written(line, at), width: 4 }))],
    [
      'a drawing',
      lettersAt((line, at) => ({
        ...written(line, at),
        x: 60 + (((line * 40 + at) * 97) % 450),
        y: 100 + (((line * 40 + at) * 61) % 600),
      })),
    ],
    [
      'a page of text with small drawings',
      (document) => {
        document.text(paragraph(1), 60, 500, { width: 400 });
        lettersAt(written)(document);
      },
    ],
  ])('is not %s', async (_, draw) => {
    expect(await unreadableOf(draw)).toBeUndefined();
  });
});
