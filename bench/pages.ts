/**
 * How long a page takes to be drawn and packed, and to come out of the store, and how large its picture is: pages of the demonstration
 * manual and, where they are on this machine, of printed manuals. Needs built functions; the store is that of a suite (GUANTERA_URL, or
 * one of its own). Run: npm run bench:pages
 */
import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { listManuals, login } from '../functions/contract/index';
import { drawInColours } from '../functions/src/adapters/reader/draw-in-colours';
import { openWhole } from '../functions/src/adapters/reader/whole-document';
import { fromRoot } from '../local/suite/paths';
import { onSuite } from './own-suite';
import { MANUALS } from './shared-data';

const READER = fromRoot('functions/lib/reader.js');
const DEMO = fromRoot('local/demo/manual-faro-brisa.pdf');
const DEMONSTRATION = { email: 'demo@guantera.test', password: 'guantera-demo' };
/** Of each manual, spread over it. */
const PAGES = 12;
const WIDTHS = [900, 1400] as const;
const DRAWN = { p95: 800 };
const STORED = { p95: 150 };
const SIZE = { median: 80, p95: 200 };

const at = (values: readonly number[], share: number): number =>
  values.toSorted((one, other) => one - other)[Math.ceil(share * values.length) - 1] ?? 0;

const spread = (count: number): number[] =>
  Array.from(
    { length: Math.min(count, PAGES) },
    (_, n) => 1 + Math.floor((n * count) / Math.min(count, PAGES)),
  );

const verdict = (isGood: boolean): string => (isGood ? 'ok' : 'TOO MUCH');

/** Those of the benches, and those beside the checkout. */
const manuals = (): string[] =>
  ['bench/manuals/files', MANUALS]
    .map((folder) => resolve(fromRoot('.'), folder))
    .reduce(
      (found, folder) => [
        ...found,
        ...(existsSync(folder) ? readdirSync(folder) : [])
          .filter((name) => name.endsWith('.pdf'))
          .map((name) => join(folder, name)),
      ],
      [DEMO],
    );

async function timed<Result>(work: () => Promise<Result>): Promise<[Result, number]> {
  const begin = performance.now();
  const result = await work();
  return [result, performance.now() - begin];
}

/** Draws pages as the function does: a process for each, packed here. */
async function drawAll(width: number): Promise<void> {
  const draw = drawInColours(READER);
  const [milliseconds, kilobytes]: [number[], number[]] = [[], []];
  let failed = 0;
  await draw(DEMO, { page: 1, width });
  for (const path of manuals()) {
    const { pageCount } = await openWhole(path);
    for (const page of spread(pageCount ?? 1)) {
      const [picture, took] = await timed(() => draw(path, { page, width }));
      if (picture) kilobytes.push(picture.length / 1000);
      else failed += 1;
      milliseconds.push(took);
    }
  }
  const [time, median, large] = [at(milliseconds, 0.95), at(kilobytes, 0.5), at(kilobytes, 0.95)];
  console.log(
    `${width} px, ${milliseconds.length} pages of ${manuals().length} manuals, ${failed} not drawn: ` +
      `drawn and packed median ${at(milliseconds, 0.5).toFixed(0)} ms, p95 ${time.toFixed(0)} ms; ` +
      `median ${median.toFixed(0)} kB, p95 ${large.toFixed(0)} kB`,
  );
  if (width !== WIDTHS[0]) return;
  const isSmall = median <= SIZE.median && large <= SIZE.p95;
  console.log(`  time ${verdict(time <= DRAWN.p95)}, size ${verdict(isSmall)}`);
}

/** Asks for pages of the demonstration manual twice: the second time they come out of the store. */
async function fromStore(url: string): Promise<void> {
  const signedIn = await fetch(`${url}${login.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify(DEMONSTRATION),
  });
  const cookie = signedIn.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const listed = await fetch(`${url}${listManuals.path}`, { headers: { cookie } });
  const manuals = listManuals.response.parse(await listed.json());
  const manual = manuals.find(({ contentType }) => contentType === 'application/pdf');
  if (!manual) throw new Error('no PDF');
  const fetchAll = async (): Promise<number[]> => {
    const times: number[] = [];
    for (const page of spread(manual.pageCount ?? 1)) {
      const path = `${url}/api/manuals/${manual.id}/pages/${page}/image?width=${WIDTHS[0]}`;
      const [answer, took] = await timed(async () => {
        const response = await fetch(path, { headers: { cookie } });
        await response.arrayBuffer();
        return response;
      });
      if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`);
      times.push(took);
    }
    return times;
  };
  await fetchAll();
  const times = await fetchAll();
  const p95 = at(times, 0.95);
  console.log(
    `from the store, through the suite: median ${at(times, 0.5).toFixed(0)} ms, p95 ${p95.toFixed(0)} ms: ` +
      verdict(p95 <= STORED.p95),
  );
}

for (const width of WIDTHS) await drawAll(width);
await onSuite(fromStore);
