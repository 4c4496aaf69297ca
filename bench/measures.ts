import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '..');
/** The reader's process, which the functions' build makes: `npm --prefix functions run build`. */
export const READER = join(ROOT, 'functions/lib/reader.js');

/** The value below which this share of all is. */
export const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[
    Math.min(values.length - 1, Math.floor(share * values.length))
  ] ?? NaN;
export const median = (values: readonly number[]): number => quantile(values, 0.5);

/** Numbers from 0 to 1, the same on every run. */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}

export const jsonLines = <Row>(file: string): Row[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Row);

/** Where passages and pages of a manual that is only read go. */
export const NOWHERE = {
  key: { manualId: 1, revision: 1 },
  createdAt: new Date(0),
  onPassages: () => Promise.resolve(),
  onPage: () => Promise.resolve(),
};

/** Gives work a folder that goes with it. */
export async function inFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'guantera-bench-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What a piece of work gives, and the milliseconds that it takes. */
export async function timed<Result>(work: () => Promise<Result>): Promise<[Result, number]> {
  const begin = performance.now();
  const result = await work();
  return [result, performance.now() - begin];
}
