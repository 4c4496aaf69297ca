import { spawnSync } from 'node:child_process';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { readerOfTests } from '../../testing/built-reader';
import { paragraph, pdfOf } from '../../testing/pdf';
import { temporaryFiles } from '../../testing/temporary-file';
import type { ReadDocument, ReadPage } from '../../domain/document/read-page';
import { documentReader, READER_LIMITS } from './document-reader';
import { rankHeadings } from './heading-depths';
import { readPdf } from './pdf/read-pdf';

const files = temporaryFiles();
const built = readerOfTests();

/** A process in the reader's place that does something else: `body` may use `send` and `process`. */
async function impostor(name: string, body: string): Promise<string> {
  const path = join(built.folder, `${name}.mjs`);
  await writeFile(path, `const send = (message) => process.send(message);\n${body}`);
  return path;
}

afterAll(() => files.remove());

/** Large enough for two processes: chapters on the first pages, smaller headings to the end. */
const longPdf = () =>
  pdfOf(
    (document) => {
      for (let number = 1; number <= 30; number++) {
        document.addPage();
        if (number === 1) document.fontSize(20).text('Capítulo primero');
        document.fontSize(10).text(paragraph(number, 9)).moveDown();
        document.fontSize(14).text(`Tema ${number}`).fontSize(10).text(paragraph(number));
      }
    },
    { info: { Subject: 'x'.repeat(110_000) } },
  );

async function pagesOf(document: MaybePromise<Pick<ReadDocument, 'pages'>>): Promise<ReadPage[]> {
  const pages: ReadPage[] = [];
  for await (const page of (await document).pages) pages.push(page);
  return pages;
}
type MaybePromise<Value> = Value | Promise<Value>;

async function numbersOf(entry: string, path: string, limits = READER_LIMITS) {
  const numbers: (number | null)[] = [];
  for await (const { number } of (await documentReader(entry, limits).open(path)).pages)
    numbers.push(number);
  return numbers;
}

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

async function untilDead(pid: number): Promise<void> {
  for (let tries = 0; isAlive(pid); tries++) {
    if (tries > 100) throw new Error(`process ${pid} is still alive`);
    await sleep(50);
  }
}

const opened = `send({ kind: 'opened', type: 'text/plain', pageCount: process.pid });`;
const hang = `setInterval(() => undefined, 1000);`;

describe('reading in a process of its own', () => {
  it('gives the pages of a document in order', async () => {
    const pdf = await pdfOf((document) => {
      for (let number = 1; number <= 60; number++) document.addPage().text(paragraph(number, 1));
    });
    const numbers = await numbersOf(built.entry, await files.write(pdf));
    expect(numbers).toEqual(Array.from({ length: 60 }, (_, index) => index + 1));
  });

  it('reads a long PDF in two processes, its headings as deep as in one', async () => {
    const path = await files.write(await longPdf());
    const [pages, alone] = await Promise.all([
      pagesOf(documentReader(built.entry).open(path)),
      readPdf(path).then(async ({ pages }) => (await pagesOf({ pages })).map(rankHeadings())),
    ]);
    expect(pages).toEqual(alone);
    expect(pages.at(20)?.headings).toMatchObject([{ depth: 2, title: 'Tema 21' }]);
  });

  it('keeps machine code of PDFium that reader processes take', async () => {
    const manual = await files.write(await longPdf());
    const prepare = join(built.folder, 'prepare-reader.mjs');
    // It ends well only when the code can be taken in again.
    expect(spawnSync(process.execPath, [prepare, manual]).status).toBe(0);
    expect((await readdir(built.folder)).filter((name) => name.endsWith('.code'))).toHaveLength(1);
    const numbers = await numbersOf(built.entry, manual);
    expect(numbers).toHaveLength(30);
  });

  it.each([
    ['at once', ''],
    ['in the middle', `${opened} for (let n = 1; n < 4; n++) page(n);`],
  ])('reads on in one process when one of two needs too much memory %s', async (when, body) => {
    const entry = await impostor(
      `greedy-${when.replace(/ /g, '-')}`,
      `const page = (number) => send({ kind: 'page', page: { number, text: '', headings: [] } });
      const { part, parts, skip } = JSON.parse(process.argv[4]);
      if (parts === 2 && part === 0) { ${body} setTimeout(() => process.kill(process.pid, 'SIGKILL'), 200); }
      else { ${opened} for (let n = skip + 1; n < 9; n++) page(n); send({ kind: 'end' }); }
      ${hang}`,
    );
    const numbers = await numbersOf(entry, await files.write(await longPdf()));
    expect(numbers).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it('passes on why a file cannot be read', async () => {
    const path = await files.write('<html>no</html>');
    await expect(documentReader(built.entry).open(path)).rejects.toMatchObject({
      code: 'WRONG_TYPE',
    });
  });

  it('fails, to be tried again, when the file is not there', async () => {
    const failure = documentReader(built.entry).open('/nowhere/original');
    await expect(failure).rejects.not.toHaveProperty('code');
  });

  it('ends the process when the pages are no longer wanted', async () => {
    const { pages, pageCount: pid } = await documentReader(
      await impostor(
        'endless',
        `${opened} for (let n = 1; n < 9; n++) send({ kind: 'page', page: { number: n, headings: [] } }); ${hang}`,
      ),
    ).open('any');
    for await (const page of pages) if (page.number === 2) break;
    await untilDead(pid!);
  });

  it.each([
    ['is silent', hang],
    ['blocks its thread', `${opened} for (;;);`],
  ])('gives up on a process that %s', async (name, body) => {
    const limits = { ...READER_LIMITS, silenceMs: 1500 };
    const failure = numbersOf(await impostor(name.replace(/\W/g, '-'), body), 'any', limits);
    await expect(failure).rejects.toMatchObject({ code: 'TOO_COMPLEX' });
  });

  it('gives up on a process that goes on for ever', async () => {
    const body = `${opened} setInterval(() => send({ kind: 'page', page: { number: 1, headings: [] } }), 50);`;
    const limits = { ...READER_LIMITS, totalMs: 800 };
    await expect(numbersOf(await impostor('for-ever', body), 'any', limits)).rejects.toMatchObject({
      code: 'TOO_COMPLEX',
    });
  });

  it('ends with TOO_COMPLEX when the process needs too much memory', async () => {
    const path = await files.write('palabra '.repeat(5_000_000));
    const limits = { ...READER_LIMITS, memoryBytes: 60 * 1024 * 1024 };
    await expect(numbersOf(built.entry, path, limits)).rejects.toMatchObject({
      code: 'TOO_COMPLEX',
    });
  });

  it('tells a crash from a file that cannot be read', async () => {
    const failure = numbersOf(
      await impostor('crash', `${opened} setTimeout(() => process.exit(3), 100);`),
      'any',
    );
    await expect(failure).rejects.toThrow('ended by itself (code 3');
  });

  it('hands no secrets to the process', async () => {
    process.env.SECRET_FOR_TEST = 'x';
    const body = `send({ kind: 'opened', type: 'text/plain', pageCount: Object.keys(process.env).length }); send({ kind: 'end' });`;
    const { pageCount } = await documentReader(await impostor('environment', body)).open('any');
    expect(pageCount).toBeLessThanOrEqual(3);
    delete process.env.SECRET_FOR_TEST;
  });
});
