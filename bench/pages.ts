/**
 * How long a page takes to be drawn and packed, and to come out of the store, and how large its picture is: pages of the demonstration
 * manual and, where they are on this machine, of printed manuals. Needs built functions; the store is that of a suite (GUANTERA_URL, or
 * one of its own). Run: npm run bench -- pages
 */
import { join } from 'node:path';
import { listManuals } from '../functions/contract';
import { drawInColours } from '../functions/src/adapters/reader/draw-in-colours';
import { openWhole } from '../functions/src/adapters/reader/whole-document';
import { demoOwner } from '../local/seed/demo-owner';
import { pathOfManual } from './manuals/question-sets';
import { median, quantile, READER, ROOT, timed } from './measures';
import { onSuite } from './own-suite';
import { MANUALS, pdfsIn } from './shared-data';

const DEMO = pathOfManual('faro-brisa');
/** Of each manual, spread over it. */
const PAGES = 12;
const WIDTHS = [900, 1400] as const;
/** In milliseconds and kilobytes, of the smaller pictures. */
const MOST = { drawn: 800, stored: 150, median: 80, p95: 200 };

function spread(count: number): number[] {
  const length = Math.min(count, PAGES);
  return Array.from({ length }, (_, n) => 1 + Math.floor((n * count) / length));
}

const verdict = (isGood: boolean): string => (isGood ? 'ok' : 'TOO MUCH');

/** Those of the benches, and those beside the checkout. */
const manuals = [DEMO, ...[join(ROOT, 'bench/manuals/files'), MANUALS].flatMap(pdfsIn)];

/** Draws pages as the function does: a process for each, packed here. */
async function drawAll(width: number): Promise<void> {
  const draw = drawInColours(READER);
  await draw(DEMO, { page: 1, width });
  const [milliseconds, kilobytes]: [number[], number[]] = [[], []];
  for (const path of manuals) {
    const { pageCount } = await openWhole(path);
    for (const page of spread(pageCount ?? 1)) {
      const [picture, took] = await timed(() => draw(path, { page, width }));
      if (picture) kilobytes.push(picture.length / 1000);
      milliseconds.push(took);
    }
  }
  const [time, large] = [quantile(milliseconds, 0.95), quantile(kilobytes, 0.95)];
  console.log(
    `${width} px, ${milliseconds.length} pages of ${manuals.length} manuals, ${milliseconds.length - kilobytes.length} not drawn: ` +
      `drawn and packed median ${median(milliseconds).toFixed(0)} ms, p95 ${time.toFixed(0)} ms; ` +
      `median ${median(kilobytes).toFixed(0)} kB, p95 ${large.toFixed(0)} kB`,
  );
  if (width !== WIDTHS[0]) return;
  const isSmall = median(kilobytes) <= MOST.median && large <= MOST.p95;
  console.log(`  time ${verdict(time <= MOST.drawn)}, size ${verdict(isSmall)}`);
}

/** Asks for pages of the demonstration manual twice, as its owner's browser would: the second time they come out of the store. */
async function fromStore(address: string): Promise<void> {
  const credentials = { email: demoOwner.email, password: demoOwner.password };
  const signedIn = await fetch(`${address}/api/login`, {
    ...{ method: 'POST', body: JSON.stringify(credentials) },
    headers: { 'content-type': 'application/json' },
  });
  const cookie = signedIn.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const get = async (path: string): Promise<Response> => {
    const response = await fetch(`${address}${path}`, { headers: { cookie } });
    if (!response.ok) throw new Error(`GET ${path}: ${response.status}`);
    return response;
  };
  const manuals = listManuals.response.parse(await (await get(listManuals.path)).json());
  const manual = manuals.find(({ contentType }) => contentType === 'application/pdf');
  if (!manual) throw new Error('no PDF');
  const times: number[] = [];
  for (const round of [1, 2]) {
    for (const page of spread(manual.pageCount ?? 1)) {
      const path = `/api/manuals/${manual.id}/pages/${page}/image?width=${WIDTHS[0]}`;
      const [, took] = await timed(async () => (await get(path)).arrayBuffer());
      if (round === 2) times.push(took);
    }
  }
  const p95 = quantile(times, 0.95);
  console.log(
    `from the store, through the suite: median ${median(times).toFixed(0)} ms, p95 ${p95.toFixed(0)} ms: ` +
      verdict(p95 <= MOST.stored),
  );
}

for (const width of WIDTHS) await drawAll(width);
await onSuite(fromStore);
