import { paragraph, pdfOf } from '../../../../testing/pdf';
import { temporaryFiles } from '../../../../testing/temporary-file';
import { readPdf } from '../read-pdf';

const files = temporaryFiles();
afterAll(() => files.remove());

/** How the pages of a manual are cited whose feet are these; even pages have theirs at the left edge. */
async function citedAs(feet: string[], at: (index: number) => number = () => 780): Promise<string> {
  const pdf = await pdfOf(
    (document) =>
      feet.forEach((foot, index) => {
        document.addPage().text(paragraph(index + 1), 60, 100);
        const align = index % 2 === 0 ? 'right' : 'left';
        document.text(foot, 60, at(index), { width: 470, align, lineBreak: false });
      }),
    { margin: 20 },
  );
  const references: string[] = [];
  for await (const { reference } of (await readPdf(await files.write(pdf))).pages) {
    references.push(reference.replace('p. ', ''));
  }
  return references.join(' ');
}

const range = (count: number, from = 1): number[] =>
  Array.from({ length: count }, (_, index) => from + index);

describe('the number that is printed on a page', () => {
  it.each([
    ['bare', (number: number) => `${number}`],
    ['between strokes', (number: number) => `- ${number} -`],
    ['of all pages', (number: number) => `Página ${number} de 300`],
    ['after a title', (number: number) => `Edición 2024 · Cuidados ${number}`],
    ['before a title', (number: number) => `${number} Cuidados del vehículo`],
  ])('is how it is cited (%s)', async (_, foot) => {
    expect(await citedAs(range(6, 45).map(foot))).toBe('45 46 47 48 49 50');
  });

  it('may be Roman before the first chapter', async () => {
    const feet = ['', 'ii', 'iii', 'iv', 'v', ...range(5).map(String)];
    expect(await citedAs(feet)).toBe('1 ii iii iv v 1 2 3 4 5');
  });

  it('is both of a sheet that shows two pages', async () => {
    const pdf = await pdfOf((document) => {
      for (const [index, left] of [10, 12, 14, 16, 18].entries()) {
        document.addPage({ size: [842, 595], margin: 20 });
        for (const side of [0, 1]) {
          const x = 40 + 420 * side;
          document.text(paragraph(2 * index + side), x, 60, { width: 340 });
          document.text(`${left + side}`, x + 160, 560, { lineBreak: false });
        }
      }
    });
    const references: string[] = [];
    for await (const { reference } of (await readPdf(await files.write(pdf))).pages) {
      references.push(reference);
    }
    expect(references).toEqual(['p. 10–11', 'p. 12–13', 'p. 14–15', 'p. 16–17', 'p. 18–19']);
  });

  it.each(['-', '.'])('may be that within a chapter (4%s12)', async (sign) => {
    const feet = [4, 5].flatMap((chapter) => range(5).map((page) => `${chapter}${sign}${page}`));
    expect(await citedAs(feet)).toBe(feet.join(' '));
  });

  it('is told by the pages around where a page has none', async () => {
    const feet = ['', ...range(8).map((number) => (number === 3 ? '' : String(number))), ''];
    expect(await citedAs(feet)).toBe('1 1 2 3 4 5 6 7 8 10');
  });

  it.each([
    ['do not count on', ['20', '31', '9', '14', '22', '40']],
    ['repeat', range(6).map(() => '2024')],
    ['both count on', range(6).map((number) => `${number + 10} Hoja ${number + 40}`)],
    ['are too few', ['', '', '12', '13', '14', '']],
    ['are sections', range(6).map((number) => `3.${number + 4} Frenos`)],
  ])('is not told by figures that %s', async (_, feet) => {
    expect(await citedAs(feet)).toBe('1 2 3 4 5 6');
  });

  it('is not told by figures that stand at other heights', async () => {
    const feet = range(6, 45).map(String);
    expect(await citedAs(feet, (index) => 760 + 7 * (index % 6))).toBe('1 2 3 4 5 6');
  });
});
