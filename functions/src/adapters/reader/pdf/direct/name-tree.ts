import type { PdfFile } from './pdf-file';
import { isString, NotDirect, type Value } from './values';

const DEEPEST = 20;
const MOST_ENTRIES = 100_000;

/** What the keys of a tree of names or of numbers stand for, in order. */
export function treeEntries(file: PdfFile, root: Value | undefined): [string | number, Value][] {
  const entries: [string | number, Value][] = [];
  const visit = (node: Value | undefined, depth: number): void => {
    const dict = file.dict(node);
    if (!dict) return;
    const pairs = file.array(dict.get('Names') ?? dict.get('Nums')) ?? [];
    if (depth > DEEPEST || entries.length + pairs.length > MOST_ENTRIES) {
      throw new NotDirect('tree');
    }
    for (let at = 0; at + 1 < pairs.length; at += 2) {
      const key = file.resolve(pairs[at]);
      const name = isString(key) ? key.bytes : key;
      if (typeof name === 'string' || typeof name === 'number') {
        entries.push([name, pairs[at + 1] ?? null]);
      }
    }
    for (const kid of file.array(dict.get('Kids')) ?? []) visit(kid, depth + 1);
  };
  visit(root, 0);
  return entries;
}
