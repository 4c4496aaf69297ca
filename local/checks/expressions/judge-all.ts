/** What `npm run check` runs as a program of its own: it loads every module of the server, and works for half a minute. */
import { slownessOf } from './judge';
import { REVIEWED } from './reviewed';
import { serverExpressions } from './server-expressions';

/** Fewer than these were never there: whoever finds none has looked at nothing. */
const FEWEST = 400;

async function problems(): Promise<string[]> {
  const { expressions, unknown } = await serverExpressions();
  const reviewed = new Set(REVIEWED.map(({ source }) => source));
  const sources = new Set(expressions.map(({ source }) => source));
  const slow = expressions.flatMap((one) => {
    const slowness = reviewed.has(one.source) ? null : slownessOf(one);
    return slowness === null ? [] : [`${one.place}: /${one.source}/${one.flags}: ${slowness}`];
  });
  return [
    ...slow,
    ...unknown.map((place) => `${place}: falta un ejemplo de lo que construye (BUILT_AT_WORK)`),
    ...[...reviewed].filter((source) => !sources.has(source)).map((one) => `ya no existe: ${one}`),
    ...(expressions.length < FEWEST ? [`solo ${expressions.length} expresiones`] : []),
  ];
}

async function main(): Promise<void> {
  const found = await problems();
  for (const problem of found) console.log(problem);
  process.exit(found.length === 0 ? 0 : 1);
}

void main();
