/**
 * One tree of `bench/stall.ts`, in a process of its own: an owner asks about a hostile manual, and another one, who asks
 * about a small one all the time, waits. Prints the longest wait in milliseconds, alone and meanwhile.
 */
import { setTimeout as wait } from 'node:timers/promises';
import type * as reader from '../../functions/src/adapters/reader/whole-document';
import type * as answering from '../answerer';
import type * as embedded from '../models';

const [root = '', path = '', question = ''] = process.argv.slice(2);
/** How often the other owner asks, and how often the hostile question is put. */
const PAUSE_MS = 5;
const TIMES = 5;
const ALONE_MS = 500;

const { openWhole } = (await import(
  `${root}/functions/src/adapters/reader/whole-document.ts`
)) as typeof reader;
const { answerer } = (await import(`${root}/bench/answerer.ts`)) as typeof answering;
const { modelsOf } = (await import(`${root}/bench/models.ts`)) as typeof embedded;

const VEHICLE = { make: 'Marca', model: 'Modelo', year: 2022, trim: null, nickname: null };
const TEXT =
  'El freno de mano se suelta con el botón. El maletero se abre con el mando a distancia.';

async function* onePage() {
  yield { number: 1, reference: 'p. 1', text: TEXT, headings: [] };
  await Promise.resolve();
}

const models = await modelsOf('local');
const { pages } = await openWhole(path);
const ask = await answerer('hostile.txt', pages, VEHICLE, models);
const askOther = await answerer('small.txt', onePage(), VEHICLE, models);

let longest = 0;
let isOver = false;
async function other(): Promise<void> {
  while (!isOver) {
    const due = performance.now() + PAUSE_MS;
    await wait(PAUSE_MS);
    await askOther('¿Cómo se suelta el freno de mano?');
    longest = Math.max(longest, performance.now() - due);
  }
}

await askOther('¿Cómo se suelta el freno de mano?');
const asking = other();
await wait(ALONE_MS);
const alone = longest;
longest = 0;
for (let time = 0; time < TIMES; time += 1) {
  await ask(question);
  await wait(2 * PAUSE_MS);
}
const meanwhile = longest;
isOver = true;
await asking;
console.log(JSON.stringify({ alone, meanwhile }));
