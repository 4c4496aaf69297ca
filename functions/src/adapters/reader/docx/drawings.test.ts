import { join } from 'node:path';
import { temporaryFiles } from '../../../testing/temporary-file';
import { docxOf, paragraph, run } from '../../../testing/word-package';
import { readDocx } from './read-docx';

const CASES = join(import.meta.dirname, '../../../../test/fixtures/cases');
const files = temporaryFiles();
afterAll(() => files.remove());

/** What is told of a document that nobody could read of it. */
async function drawnIn(path: string): Promise<string[]> {
  const drawn: string[] = [];
  for await (const page of (await readDocx(path)).pages)
    if (page.unreadable === 'drawing') drawn.push(page.reference);
  return drawn;
}

const picture = (cx: number, cy: number): string =>
  `<w:r><w:drawing><wp:inline><wp:extent cx="${cx}" cy="${cy}"/></wp:inline></w:drawing></w:r>`;

describe('what is drawn in a document of Word', () => {
  it('is told where a picture is as large as a page', async () => {
    const body = paragraph(run('Escaneado.'), picture(5_500_000, 7_800_000));
    expect(await drawnIn(await files.write(docxOf(body)))).toEqual(['picture']);
  });

  it('is not told of pictures that illustrate the text', async () => {
    const body = paragraph(run('La palanca.'), picture(5_500_000, 2_000_000), picture(90_000, 9e6));
    expect(await drawnIn(await files.write(docxOf(body)))).toEqual([]);
  });

  it('is told of charts and of diagrams', async () => {
    expect(await drawnIn(join(CASES, 'BG27.docx'))).toEqual(['chart']);
    expect(await drawnIn(join(CASES, 'BG14.docx'))).toEqual(['diagram']);
  });
});
