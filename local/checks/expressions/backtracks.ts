import { setFlagsFromString } from 'node:v8';
import { runInThisContext } from 'node:vm';

type Make = (source: string, flags: string, limit: number) => RegExp;

let maker: Make | null = null;

/** V8's own constructor of an expression that gives up after so many backtracks, which is no part of the language. */
function makerOf(): Make {
  if (maker) return maker;
  setFlagsFromString('--allow-natives-syntax');
  const call = '%NewRegExpWithBacktrackLimit(source, flags, limit)';
  maker = runInThisContext(`(source, flags, limit) => ${call}`) as Make;
  return maker;
}

/** Stands behind the text, and in no expression: whoever finds it has come to the end. */
const END = '\uE0FF';

/**
 * Whether V8 searches a text to its end within so many backtracks: the same on every run and every machine. Beyond its
 * limit V8 says that nothing matches.
 */
export function searchesWithin(
  limit: number,
  { source, flags }: { source: string; flags: string },
): (text: string) => boolean {
  // Without the flags with which a search begins where the one before ended.
  const expression = makerOf()(`(?:${source})|${END}`, flags.replace(/[gy]/g, ''), limit);
  return (text) => expression.exec(text + END) !== null;
}
