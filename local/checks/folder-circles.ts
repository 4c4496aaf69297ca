import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import ts from 'typescript';
import { fromRoot } from '../suite/paths';
import type { Check } from './check';
import { trackedPaths } from './tracked-files';

const ROOT = 'functions/src/domain';
const IS_SOURCE = /^functions\/src\/domain\/.*(?<!\.test)\.ts$/;

type Source = { path: string; text: string };
type Edge = { from: string; to: string; file: string };

/** The folders of the domain that the folder of a file imports, types included. */
function edgesOf({ path, text }: Source, folders: ReadonlySet<string>): Edge[] {
  const from = posix.dirname(path);
  return ts.preProcessFile(text, true, true).importedFiles.flatMap(({ fileName }) => {
    if (!fileName.startsWith('.')) return [];
    const target = posix.join(from, fileName);
    // "../ports" is the index of a folder.
    const to = folders.has(target) ? target : posix.dirname(target);
    return folders.has(to) && to !== from ? [{ from, to, file: path }] : [];
  });
}

function reachedFrom(folder: string, edges: readonly Edge[]): Set<string> {
  const reached = new Set<string>();
  const open = [folder];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    for (const { from, to } of edges) {
      if (from !== at || reached.has(to)) continue;
      reached.add(to);
      open.push(to);
    }
  }
  return reached;
}

/** Imports that lead from a folder to another one, and back by whatever way. */
export function circularImports(sources: readonly Source[]): string[] {
  const folders = new Set(sources.map(({ path }) => posix.dirname(path)));
  const edges = sources.flatMap((source) => edgesOf(source, folders));
  const reach = new Map([...folders].map((folder) => [folder, reachedFrom(folder, edges)]));
  const short = (path: string): string => path.slice(ROOT.length + 1);
  const circular = edges
    .filter(({ from, to }) => reach.get(to)?.has(from))
    .map(({ from, to, file }) => `${short(from)} → ${short(to)}: ${file}`);
  return [...new Set(circular)].toSorted();
}

const sources = (): Source[] =>
  trackedPaths()
    .filter((path) => IS_SOURCE.test(path))
    .map((path) => ({ path, text: readFileSync(fromRoot(path), 'utf8') }));

export const folderCirclesCheck: Check = {
  name: 'círculos entre carpetas del dominio',
  run: () => {
    const found = circularImports(sources());
    return Promise.resolve(found.length === 0 ? null : found.join('\n'));
  },
};

/** Proof that a circle is seen over three folders, through a type and through an index, and nothing else is. */
export const folderCirclesCanary: Check = {
  name: 'canario: un círculo de tres carpetas',
  run: () => {
    const sketch = (path: string, text: string): Source => ({ path: `${ROOT}/${path}`, text });
    const found = circularImports([
      sketch('low/index.ts', "import type { B } from '../middle/b';\n"),
      sketch('middle/b.ts', "export type { C } from '../high/c';\n"),
      sketch('high/c.ts', "import { a } from '../low';\nimport { d } from '../apart/d';\n"),
      sketch('apart/d.ts', "export { e } from './e';\n"),
    ]).length;
    return Promise.resolve(found === 3 ? null : `encuentra ${found} importaciones de 3`);
  },
};
