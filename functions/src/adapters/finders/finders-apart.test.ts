import { readdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { documentPages, type DocumentPage } from '../../domain/document/document-page';
import type { Finder } from '../../domain/findings/finder';
import { FINDERS } from '../../domain/finders/finders';
import { readerOfTests } from '../../testing/built-reader';
import { FINDER_LIMITS, findersApart } from './finders-apart';

const built = readerOfTests();

const LIGHT = 'Si se enciende el testigo de presión de aceite, detenga el vehículo.';

async function* pagesOf(...texts: string[]): AsyncGenerator<DocumentPage> {
  const structured = documentPages();
  for (const [at, text] of texts.entries()) {
    yield structured({ number: at + 1, reference: `p. ${at + 1}`, text, headings: [] });
  }
}

/** A process in the finders' place; `body` may use `orders`, the names it was asked for, and `send`. */
async function impostor(name: string, body: string): Promise<string> {
  const path = join(built.folder, `${name}.mjs`);
  const beginning = `import { startWatchdog } from './watchdog.mjs';
    const orders = JSON.parse(process.argv[4]).finders;
    const send = (found, failedAt = null) =>
      new Promise((done) => process.send({ kind: 'found', found, failedAt }, done));`;
  await writeFile(path, `${beginning}\n${body}`);
  return path;
}

const named = (name: string): Finder<unknown> => ({
  ...{ name, version: 1, max: 10, find: () => [] },
  parse: (stored) => {
    if (JSON.stringify(stored).includes('roto')) throw new Error('Ana escribió esto');
    return stored as unknown[];
  },
});

async function looksOf(
  entry: string,
  finders: readonly Finder<unknown>[],
  limits = FINDER_LIMITS,
  pages = pagesOf(LIGHT),
) {
  const failed: string[] = [];
  const looks: Record<string, unknown> = {};
  const look = findersApart(entry, (stack) => void failed.push(stack), limits);
  for await (const { finder, ...what } of look(pages, finders)) {
    looks[finder.name] = 'found' in what ? what.found : what.givenUp;
  }
  return { looks, failed };
}

const ofFindings = () => readdirSync(tmpdir()).filter((name) => name.startsWith('guantera-find'));

describe('finders in a process of their own', () => {
  it('find what they find here', async () => {
    const { looks, failed } = await looksOf(built.entry, FINDERS);
    expect(Object.keys(looks)).toEqual(FINDERS.map(({ name }) => name));
    expect(looks).toMatchObject({ signals: [{ catalogue: 'oil-pressure' }], facts: [], plan: [] });
    expect(failed).toEqual([]);
  });

  it('keep what a line may not hold: separators of lines within the text', async () => {
    const pages = pagesOf(`Ruedas\u2028y neumáticos.\n\n${LIGHT}`);
    const { looks } = await looksOf(built.entry, FINDERS, FINDER_LIMITS, pages);
    expect(looks).toMatchObject({ signals: [{ catalogue: 'oil-pressure' }] });
  });

  it('are given up, each by itself, where they take more processor than they may', async () => {
    const limits = { ...FINDER_LIMITS, processorMs: 0 };
    const { looks } = await looksOf(built.entry, FINDERS, limits);
    expect(Object.entries(looks)).toEqual(FINDERS.map(({ name }) => [name, 'budget']));
  });

  it('are ended where they come to no end: those before and behind have found', async () => {
    const body = `const watchdog = startWatchdog(1e9);
      for (const name of orders) {
        watchdog.allow(name === 'b' ? 50 : 1e6);
        if (name === 'b') for (;;);
        await send([name]);
      }
      setInterval(() => undefined, 1000);`;
    const entry = await impostor('endless', body);
    const { looks } = await looksOf(entry, ['a', 'b', 'c'].map(named));
    expect(looks).toEqual({ a: ['a'], b: 'budget', c: ['c'] });
  });

  it('are given up where nothing is heard of them', async () => {
    const limits = { ...FINDER_LIMITS, silenceMs: 300 };
    const { looks } = await looksOf(
      await impostor('silent', 'setInterval(() => undefined, 1000);'),
      [named('a')],
      limits,
    );
    expect(looks).toEqual({ a: 'budget' });
  });

  it('are given up where they fail, which is told without what the manual says', async () => {
    const entry = await impostor(
      'failing',
      `await send(null, 'Error\\n    at there'); await send(['roto']);`,
    );
    const { looks, failed } = await looksOf(entry, ['a', 'b'].map(named));
    expect(looks).toEqual({ a: 'failed', b: 'failed' });
    expect(failed[0]).toContain('at there');
    expect(failed.join('\n')).not.toContain('Ana');
  });

  it('fail together where the process does for no fault of the document', async () => {
    const entry = await impostor('exiting', 'process.exit(1);');
    await expect(looksOf(entry, [named('a')])).rejects.toThrow('ended by itself');
  });

  it('are not begun with a document that takes more room than any manual', async () => {
    const limits = { ...FINDER_LIMITS, documentBytes: 100 };
    const { looks } = await looksOf(built.entry, ['a', 'b'].map(named), limits);
    expect(looks).toEqual({ a: 'budget', b: 'budget' });
  });

  it('leave no file', () => {
    expect(ofFindings()).toEqual([]);
  });
});
