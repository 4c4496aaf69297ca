import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stackTraceOf } from '../../functions/src/domain/faults/stack-trace';
import { VertexFailure } from '../../functions/src/adapters/vertex/vertex-failure';
import { fromRoot } from '../suite/paths';

const filesIn = (folder: string) => readdirSync(fromRoot('ops', folder));
const textOf = (folder: string, file: string) =>
  readFileSync(fromRoot('ops', folder, file), 'utf8');
const named = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, name]) => name ?? '');

const metrics = filesIn('metrics').map((file) => ({
  name: file.replace('.json', ''),
  ...(JSON.parse(textOf('metrics', file)) as { filter: string }),
}));

const source = readdirSync(fromRoot('functions/src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.ts$/.test(file) && !/\.test\.ts$/.test(file))
  .map((file) => readFileSync(join(fromRoot('functions/src'), file), 'utf8'))
  .join('\n');

/** Whether a log of the server says this sentence: it is the first thing that a call of a log is given. */
const isLogged = (sentence: string): boolean =>
  ['warn', 'reporting', 'log.error', 'log.warn', 'log.info'].some((call) =>
    new RegExp(`\\b${call}\\(\\s*'${sentence}'`).test(source),
  );

describe('what the alerts listen for', () => {
  const sentences = metrics.flatMap(({ filter }) => named(filter, /jsonPayload\.message="(.+?)"/g));
  const codes = metrics.flatMap(({ filter }) => named(filter, /jsonPayload\.stack_trace:"(.+?)"/g));
  const fields = metrics.flatMap(({ filter }) => named(filter, /jsonPayload\.(\w+)=(?!")/g));

  it('is named by every metric', () => {
    expect(sentences).toHaveLength(4);
    expect(codes).toHaveLength(2);
    expect(isLogged('a sentence that nobody logs')).toBe(false);
  });

  it.each(sentences)('is a sentence that the server logs: %s', (sentence) => {
    expect(isLogged(sentence)).toBe(true);
  });

  it.each(codes)('is a code that a failure has, and its log entry: %s', (code) => {
    const failure = new VertexFailure(code as ConstructorParameters<typeof VertexFailure>[0], 'x', {
      kind: 'permanent',
    });
    expect(source).toContain(`'${code}',`);
    expect(stackTraceOf(new Error('outer', { cause: failure }))).toContain(code);
  });

  it.each(fields)('is a field that an entry has: %s', (field) => {
    expect(source).toMatch(new RegExp(`reporting\\([^]{0,80}\\b${field}\\b`));
  });
});

describe('what alerts and the dashboard are made of', () => {
  const used = [
    ...filesIn('policies').map((file) => textOf('policies', file)),
    readFileSync(fromRoot('ops/dashboard.json'), 'utf8'),
  ].flatMap((text) => named(text, /logging\.googleapis\.com\/user\/(\w+)/g));

  it('are the metrics that are made, each with an alert', () => {
    expect([...new Set(used)].sort()).toEqual(metrics.map(({ name }) => name).sort());
  });

  it('name functions and queues that are deployed', () => {
    const functions = readFileSync(fromRoot('functions/src/index.ts'), 'utf8');
    const names = filesIn('policies')
      .flatMap((file) =>
        named(
          textOf('policies', file),
          /(?:service_name|queue_id)=((?:one_of\()?(?:[\s,]*\\"\w+\\")+)/g,
        ),
      )
      .flatMap((list) => list.match(/\w+(?=\\")/g) ?? []);
    expect([...new Set(names)].sort()).toEqual(['api', 'readManual', 'readSmallManual']);
    for (const name of names) expect(functions).toMatch(new RegExp(`[{,] ${name}[ ,]`));
  });
});
