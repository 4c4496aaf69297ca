import type { ReadPage } from '../../../../domain/document/read-page';
import { pdfOf } from '../../../../testing/pdf';
import { temporaryFiles } from '../../../../testing/temporary-file';
import { readPdf } from '../read-pdf';

const files = temporaryFiles();
afterAll(() => files.remove());

/** Lines 11 points apart; those with a star are bold, and of `size` points where the others have nine. */
async function titlesOf(size: number, lines: readonly string[]): Promise<string[]> {
  const pdf = await pdfOf((document) => {
    document.addPage();
    lines.forEach((line, at) => {
      const isBold = line.startsWith('*');
      document.font(isBold ? 'Helvetica-Bold' : 'Helvetica').fontSize(isBold ? size : 9);
      document.text(line.replace('*', ''), 60, 100 + 11 * at, { lineBreak: false });
    });
  });
  const pages: ReadPage[] = [];
  for await (const page of (await readPdf(await files.write(pdf))).pages) pages.push(page);
  return pages.flatMap(({ headings }) => headings.map(({ title }) => title));
}

const ABOVE = ['El asiento se calienta en dos minutos y se apaga solo', 'al cabo de media hora.'];
const BELOW = ['Pulse la tecla una vez más y espere a que el testigo', 'se apague del todo.'];

describe('a title in larger bold letters without a gap above it', () => {
  it('is one below text that has ended', async () => {
    expect(await titlesOf(10, [...ABOVE, '*Apagar el asiento', ...BELOW])).toEqual([
      'Apagar el asiento',
    ]);
  });

  it('is none within a sentence, nor in letters that are not larger', async () => {
    expect(await titlesOf(10, [ABOVE[0] ?? '', '*con el motor', ...BELOW])).toEqual([]);
    expect(await titlesOf(9, [...ABOVE, '*Apagar el asiento', ...BELOW])).toEqual([]);
  });
});
