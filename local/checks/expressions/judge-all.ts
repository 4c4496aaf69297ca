/**
 * What `npm run check` runs as a program of its own: it loads every module of the server. Expressions that were found linear
 * are not judged again; with `--write` the names of all that are linear now are kept in `verdicts.txt`.
 */
import { slownessOf } from './judge';
import { REVIEWED } from './reviewed';
import { serverExpressions } from './server-expressions';
import { keepLinear, keyOf, linearOnes } from './verdicts';

/** Fewer than these were never there: whoever finds none has looked at nothing. */
const FEWEST = 400;

async function problems(isWritten: boolean): Promise<string[]> {
  const { expressions, unknown } = await serverExpressions();
  const reviewed = new Set(REVIEWED.map(({ source }) => source));
  const sources = new Set(expressions.map(({ source }) => source));
  const known = linearOnes();
  const judged = expressions
    .filter(({ source }) => !reviewed.has(source))
    .map((one) => ({ ...one, slowness: known.has(keyOf(one)) ? null : slownessOf(one) }));
  const slow = judged.filter(({ slowness }) => slowness !== null);
  if (isWritten) keepLinear(judged.filter(({ slowness }) => slowness === null));
  return [
    ...slow.map(
      ({ place, source, flags, slowness }) => `${place}: /${source}/${flags}: ${slowness}`,
    ),
    ...unknown.map((place) => `${place}: falta un ejemplo de lo que construye (BUILT_AT_WORK)`),
    ...[...reviewed].filter((source) => !sources.has(source)).map((one) => `ya no existe: ${one}`),
    ...(expressions.length < FEWEST ? [`solo ${expressions.length} expresiones`] : []),
  ];
}

async function main(): Promise<void> {
  const found = await problems(process.argv.includes('--write'));
  for (const problem of found) console.log(problem);
  process.exit(found.length === 0 ? 0 : 1);
}

void main();
