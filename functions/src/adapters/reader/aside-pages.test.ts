import { askingWorld } from '../../testing/asking-world';
import { aReadManual, aVehicle } from '../../testing/builders';
import { paragraph, pdfOf } from '../../testing/pdf';
import { temporaryFiles } from '../../testing/temporary-file';
import { collectPassages } from '../../usecases/collect-passages';
import { openWhole } from './whole-document';

const files = temporaryFiles();
afterAll(() => files.remove());

const TASK = {
  key: { manualId: 1, revision: 1 },
  createdAt: new Date(0),
  onPassages: () => Promise.resolve(),
  onPage: () => Promise.resolve(),
};

/** The passages of a file, and what its owner is answered. */
async function readAndAsk(file: Uint8Array, query: string) {
  const { chunks } = await collectPassages(await openWhole(await files.write(file)), TASK);
  const owned = { vehicles: [aVehicle()], manuals: [aReadManual()], chunks };
  const { ask } = askingWorld({ owners: { ana: owned } });
  return { chunks, answer: (await ask('ana', { query, vehicleId: 1 })).response };
}

const FUSES = ['Airbag', 'Bocina', 'Calefacción', 'Elevalunas', 'Faros', 'Limpialunas', 'Radio'];
const listOf = (names: readonly string[], figure: (index: number) => number): string[] =>
  names.map((name, index) => `${name} ${'.'.repeat(30)} ${figure(index)}`);
const linesOfPdf = (...pages: string[][]) =>
  pdfOf((document) => {
    for (const lines of pages) {
      document.addPage();
      for (const line of lines) document.text(line);
    }
  });

describe('a manual of nothing but a page that looks like contents', () => {
  it.each([
    ['a list of fuses by the alphabet', listOf(FUSES, (index) => 5 * (index + 1))],
    ['contents alone', listOf(FUSES, (index) => 3 + 9 * index)],
  ])('is read and can be asked: a PDF of %s', async (_, lines) => {
    const { chunks, answer } = await readAndAsk(await linesOfPdf(lines), '¿La bocina?');
    expect(chunks.map(({ pageNumber }) => pageNumber)).toEqual([1]);
    expect(answer).toContain('Bocina');
  });

  it('is read and can be asked: a text', async () => {
    const text = Buffer.from(`${listOf(FUSES, (index) => 5 + 5 * index).join('\n')}\n`);
    expect((await readAndAsk(text, '¿La bocina?')).answer).toContain('Bocina');
  });

  it('is read without it where there are other pages', async () => {
    const contents = listOf(FUSES, (index) => 2 + Math.floor(index / 2));
    const texts = [1, 2, 3, 4].map((number) => [paragraph(number)]);
    const { chunks } = await readAndAsk(await linesOfPdf(contents, ...texts), '¿La bocina?');
    expect(chunks.map(({ pageNumber }) => pageNumber)).toEqual([2, 3, 4, 5]);
  });
});

describe('a manual of nothing but what runs over its pages', () => {
  const LABEL = 'Presión de los neumáticos: 2,2 bar';

  it('is read and can be asked: a PDF', async () => {
    const pdf = await linesOfPdf([LABEL], [LABEL], [LABEL], [LABEL]);
    expect((await readAndAsk(pdf, '¿Qué presión?')).answer).toContain('2,2 bar');
  });

  it('is read and can be asked: a text', async () => {
    const text = Buffer.from(Array.from({ length: 4 }, () => `${LABEL}\n`).join('\f'));
    expect((await readAndAsk(text, '¿Qué presión?')).answer).toContain('2,2 bar');
  });
});
