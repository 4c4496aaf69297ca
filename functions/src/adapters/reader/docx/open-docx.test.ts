import { zipSync } from 'fflate';
import { readFile } from 'node:fs/promises';
import type { ReadDocument } from '../../../domain/document/read-page';
import { readerOfTests } from '../../../testing/built-reader';
import { temporaryFiles } from '../../../testing/temporary-file';
import { docxOf, paragraph, run } from '../../../testing/word-package';
import { documentReader } from '../document-reader';
import { openDocx } from './open-docx';

const files = temporaryFiles();
const built = readerOfTests();
afterAll(() => files.remove());

const OIL = 'El aceite del motor se cambia cada 15000 km.';
/** Marks that nobody shows, in each other: deeper than our walk follows, and not than mammoth does. */
const deep = (text: string, levels = 520): string =>
  `${'<w:smartTag>'.repeat(levels)}${run(text)}${'</w:smartTag>'.repeat(levels)}`;
const table =
  '<w:tbl><w:tr><w:tc><w:p><w:r><w:t>Rueda</w:t></w:r></w:p></w:tc><w:tc><w:p><w:r><w:t>2,2 bar</w:t></w:r></w:p></w:tc></w:tr></w:tbl>';

async function textOf(document: ReadDocument): Promise<string> {
  const texts: string[] = [];
  for await (const { text } of document.pages) texts.push(text);
  return texts.join('\n');
}

describe('a DOCX', () => {
  it('is read by our walk alone where that ends: what is hidden or struck stays out', async () => {
    const body = [
      paragraph(run(OIL)),
      paragraph(run('Texto oculto.', '<w:vanish/>')),
      paragraph(run('Texto tachado.', '<w:strike/>')),
      table,
    ].join('');
    const document = await openDocx(await files.write(docxOf(body)));
    expect(document.isTextOnly).toBeUndefined();
    const text = await textOf(document);
    expect(text).toContain(OIL);
    expect(text).not.toMatch(/oculto|tachado/);
  });

  it('is read as bare text where our walk stumbles, and says so', async () => {
    const path = await files.write(docxOf(paragraph(run(OIL)) + paragraph(deep('Hondo.')) + table));
    const document = await openDocx(path);
    expect(document).toMatchObject({ isTextOnly: true, pageCount: null });
    const text = await textOf(document);
    for (const words of [OIL, 'Hondo.', 'Rueda', '2,2 bar']) expect(text).toContain(words);
  });

  it('says so through the process that reads files', async () => {
    const path = await files.write(docxOf(paragraph(run(OIL)) + paragraph(deep('Hondo.'))));
    const document = await documentReader(built.entry).open(path);
    expect(document.isTextOnly).toBe(true);
    expect(await textOf(document)).toContain('Hondo.');
    const sound = await documentReader(built.entry).open(
      await files.write(docxOf(paragraph(run(OIL)))),
    );
    expect(sound.isTextOnly).toBeUndefined();
    expect(await textOf(sound)).toBe(OIL);
  });

  it.each([
    ['is no XML', docxOf('<w:p>')],
    ['is deeper than either follows', docxOf(paragraph(deep(OIL, 200_000)))],
    ['is another kind of package', zipSync({ 'word/document.xml': Buffer.from('<otro/>') })],
  ])('is damaged, once, where both stumble: it %s', async (_, content) => {
    await expect(openDocx(await files.write(content))).rejects.toMatchObject({
      name: 'ReadFailure',
      code: 'DAMAGED',
    });
  });

  it('is too much for mammoth where it is too much for us', async () => {
    const bytes = docxOf(paragraph(run('a'.repeat(100 * 1024 * 1024))));
    expect(bytes.length).toBeLessThan(1024 * 1024);
    await expect(openDocx(await files.write(bytes))).rejects.toMatchObject({ code: 'TOO_COMPLEX' });
  });
});

it('a DOCX has mammoth loaded only where our walk stumbles', async () => {
  const source = await readFile(`${import.meta.dirname}/by-mammoth.ts`, 'utf8');
  expect(source).toContain("await import('mammoth')");
  expect(source).not.toMatch(/^import .*mammoth'/m);
});
