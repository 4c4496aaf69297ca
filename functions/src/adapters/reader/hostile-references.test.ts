import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReadPage } from '../../domain/document/read-page';
import { openDocument } from './open-document';

const CASES = join(process.cwd(), 'functions/test/fixtures/cases');

async function pagesOf(path: string): Promise<ReadPage[]> {
  const pages: ReadPage[] = [];
  for await (const page of (await openDocument(path)).pages) pages.push(page);
  return pages;
}
const textOf = async (name: string): Promise<string> =>
  (await pagesOf(join(CASES, name))).map(({ text }) => text).join('\n');

const lettersIn = (text: string): number => text.replace(/\s/g, '').length;

describe('a file whose parts refer to each other', () => {
  it('shows a note that names itself once (SEC01)', async () => {
    const text = await textOf('SEC01-footnote-self.docx');
    expect(text.length).toBeGreaterThan(0);
    expect(text.length).toBeLessThan(5000);
  });

  it.each(['SEC02-footnote-doubling.docx', 'SEC02b-footnote-doubling18.docx'])(
    'shows notes that double each other once (%s)',
    async (name) => expect((await textOf(name)).length).toBeLessThan(20_000),
  );
});

describe('legal XML that few write', () => {
  it('keeps its notes where relationships stand in single quotes (SEC15)', async () => {
    expect(await textOf('SEC15-single-quotes.docx')).toContain('[¹]');
  });

  it('is read in UTF-16 (SEC14)', async () => {
    expect((await textOf('SEC14-utf16.docx')).length).toBeGreaterThan(0);
  });

  it('is refused where two parts have one name (SEC16)', async () => {
    await expect(textOf('SEC16-duplicate-part.docx')).rejects.toMatchObject({ code: 'DAMAGED' });
  });
});

describe('a text whose lines all go on', () => {
  it('is told in sections none of which holds the file (SEC08b)', async () => {
    const path = join(CASES, 'SEC08b-12000-lines.txt');
    const pages = await pagesOf(path);
    expect(Math.max(...pages.map(({ text }) => text.length))).toBeLessThan(25_000);
    const letters = pages.reduce((sum, { text }) => sum + lettersIn(text), 0);
    expect(letters).toBe(lettersIn(await readFile(path, 'utf8')));
  });
});
