import { readPdf } from '../adapters/reader/pdf/read-pdf';
import { pdfOf } from './pdf';
import { temporaryFiles } from './temporary-file';

export type Drawing = PDFKit.PDFDocument;

/** The lines that are read of a PDF, cells with tabs between them; blank ones are left out. */
export async function linesOfPdf(pdf: Buffer): Promise<string[]> {
  const files = temporaryFiles();
  try {
    const texts: string[] = [];
    for await (const { text } of (await readPdf(await files.write(pdf))).pages) texts.push(text);
    return texts.flatMap((text) => text.split(/\n+/));
  } finally {
    await files.remove();
  }
}

/** The same of a page in letters of 10 points that `draw` draws on. */
export const linesOfDrawing = async (draw: (document: Drawing) => void): Promise<string[]> =>
  linesOfPdf(
    await pdfOf((document) => {
      document.addPage().fontSize(10);
      draw(document);
    }),
  );
