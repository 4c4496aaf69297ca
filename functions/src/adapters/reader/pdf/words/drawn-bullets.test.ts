import { pdfOf } from '../../../../testing/pdf';
import { temporaryFiles } from '../../../../testing/temporary-file';
import { readPdf } from '../read-pdf';

const files = temporaryFiles();
afterAll(() => files.remove());

const ITEMS = ['Afloje las tuercas.', 'Levante el coche.', 'Cambie la rueda.'];

type Dots = { radius?: number; before?: number; only?: number; beside?: string };

/** Three lines as they are read with a disc drawn before each, as browsers print lists. */
async function readLines({ radius = 1.5, before = 8, only = 3, beside }: Dots): Promise<string> {
  const pdf = await pdfOf((document) => {
    document.addPage().fontSize(10);
    ITEMS.forEach((item, row) => {
      const y = 100 + 14 * row;
      document.fillColor('black').text(item, 80, y, { lineBreak: false });
      if (beside !== undefined) document.text(beside, 40, y, { lineBreak: false });
      if (row < only) document.circle(80 - before, y + 5, radius).fill();
    });
  });
  const pages = [];
  for await (const { text } of (await readPdf(await files.write(pdf))).pages) pages.push(text);
  return pages.join('\n');
}

describe('a list whose bullets are drawn', () => {
  it('has its items', async () => {
    expect(await readLines({})).toContain(ITEMS.map((item) => `• ${item}`).join('\n'));
  });

  it.each([
    ['large', { radius: 5, before: 12 }],
    ['far from their lines', { before: 45 }],
    ['before one line alone', { only: 1 }],
    ['between words', { beside: 'Paso uno' }],
  ])('is none where dots are %s', async (_, dots) => {
    expect(await readLines(dots)).not.toContain('•');
  });
});
