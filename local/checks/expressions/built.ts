import { pathToFileURL } from 'node:url';
import { fromRoot } from '../../suite/paths';
import type { Expression } from './expression';

/** "at figure (/…/functions/src/domain/answering/kinds/figure.ts:39:14)": the frame that called. */
const FRAME = /(functions\/(?:src|contract)\/[^:()]+\.ts):(\d+):\d+\)?$/;

function placeOf({ stack = '' }: Error): string | null {
  for (const line of stack.split('\n')) {
    const [, path, number] = FRAME.exec(line) ?? [];
    if (path !== undefined) return `${path}:${number}`;
  }
  return null;
}

/**
 * Loads these modules, by their paths from the root, and tells the expressions that they build meanwhile. Replaces `RegExp`
 * of this process for good: for a program of its own.
 */
export async function builtByModules(paths: readonly string[]): Promise<Expression[]> {
  const built: Expression[] = [];
  const record = (made: RegExp): RegExp => {
    const place = placeOf(new Error());
    if (place !== null) built.push({ source: made.source, flags: made.flags, place });
    return made;
  };
  globalThis.RegExp = new Proxy(RegExp, {
    construct: (target, args, itself) => record(Reflect.construct(target, args, itself) as RegExp),
    apply: (target, itself, args) => record(Reflect.apply(target, itself, args) as RegExp),
  });
  for (const path of paths) await import(pathToFileURL(fromRoot(path)).href);
  return built;
}
