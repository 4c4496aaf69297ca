import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { strToU8, zipSync } from 'fflate';
import type { ReadPage } from '../../domain/ports';
import { hostile } from '../../testing/hostile';
import { pdfOf } from '../../testing/pdf';
import { temporaryFiles } from '../../testing/temporary-file';
import { openDocument } from './open-document';

const SECRET = 'secreto-del-servidor';
const WORD = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const TYPES = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

const files = temporaryFiles();
afterAll(() => files.remove());

/** The text of a file; a failure by its code. */
async function textOf(content: Uint8Array): Promise<string> {
  try {
    const document = await openDocument(await files.write(content));
    const pages: ReadPage[] = [];
    for await (const page of document.pages) pages.push(page);
    return pages.map(({ text }) => text).join('\n');
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : String(error);
  }
}

const docx = (body: string, more: Record<string, string> = {}, doctype = ''): Uint8Array => {
  const parts = {
    'word/document.xml': `<?xml version="1.0"?>${doctype}<w:document ${WORD}><w:body><w:p><w:r><w:t>${body}</w:t></w:r></w:p></w:body></w:document>`,
    '_rels/.rels': `<Relationships xmlns="${RELATIONS}"><Relationship Id="r1" Type="${TYPES}/officeDocument" Target="word/document.xml"/></Relationships>`,
    ...more,
  };
  return zipSync(
    Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)])),
  );
};

describe('a hostile file', () => {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(request.url ?? '');
    response.end(SECRET);
  });
  let url = '';

  beforeAll(async () => {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => server.close());

  const readsNothingElse = (text: string): void => {
    expect(text).not.toContain(SECRET);
    expect(requests).toEqual([]);
  };

  it.each(['SYSTEM', 'PUBLIC "x"'])('does not have its entities opened: %s', async (kind) => {
    const local = `file://${await files.write(SECRET)}`;
    for (const place of [local, `${url}/entity`]) {
      const doctype = `<!DOCTYPE d [<!ENTITY x ${kind} "${place}">]>`;
      const attempt = () => textOf(docx('Frenos &x;', {}, doctype));
      await hostile(`DOCX with an entity at ${place}`, attempt, readsNothingElse);
    }
  });

  it('is read where there is nothing hostile about it', async () => {
    expect(await textOf(docx('Frenos'))).toBe('Frenos');
  });

  it('does not have entities multiply', async () => {
    const levels = Array.from(
      { length: 9 },
      (_, level) => `<!ENTITY e${level + 1} "${`&e${level};`.repeat(10)}">`,
    );
    const doctype = `<!DOCTYPE d [<!ENTITY e0 "ja">${levels.join('')}]>`;
    const attempt = () => textOf(docx('Frenos &e9;', {}, doctype));
    await hostile('a billion laughs', attempt, (text) => expect(text.length).toBeLessThan(10_000));
  });

  it('does not have anything of elsewhere fetched', async () => {
    const external = (type: string) =>
      `<Relationship Id="${type}" Type="${TYPES}/${type}" Target="${url}/${type}" TargetMode="External"/>`;
    const kinds = ['image', 'attachedTemplate', 'oleObject', 'subDocument', 'styles', 'numbering'];
    const relations = `<Relationships xmlns="${RELATIONS}">${kinds.map(external).join('')}</Relationships>`;
    const more = { 'word/_rels/document.xml.rels': relations };
    await hostile('DOCX with external parts', () => textOf(docx('Frenos', more)), readsNothingElse);
  });

  it('does not have its scripts, links and attachments do anything', async () => {
    const pdf = await pdfOf((document) => {
      document.addPage().text('Frenos');
      document.link(0, 0, 500, 800, `${url}/link`);
      document.file(Buffer.from(SECRET), { name: 'adjunto.txt' });
      const script = { S: 'JavaScript', JS: new String(`app.launchURL("${url}/${SECRET}")`) };
      const action = document.ref(script);
      action.end(undefined);
      const { data } = (document as unknown as { _root: { data: object } })._root;
      Object.assign(data, { OpenAction: action });
    });
    expect(pdf.includes('JavaScript')).toBe(true);
    await hostile(
      'PDF with a script',
      () => textOf(pdf),
      (text) => {
        readsNothingElse(text);
        expect(text).toContain('Frenos');
      },
    );
  });

  it('is read as one thing, however many it is', async () => {
    const pdf = await pdfOf((document) => document.addPage().text('Soy un PDF'));
    const both = Buffer.concat([pdf, docx('Soy un DOCX')]);
    await hostile(
      'a PDF that is a DOCX',
      () => textOf(both),
      (text) => expect(text.trim()).toBe('Soy un PDF'),
    );
    const page = Buffer.concat([Buffer.from('<html><script>alert(1)</script>'), pdf]);
    await hostile(
      'a PDF that is a page',
      () => textOf(page),
      (text) => expect(text.trim()).toBe('Soy un PDF'),
    );
  });
});
