import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Expression } from './expression';

const FILE = join(import.meta.dirname, 'verdicts.txt');

type Judged = Pick<Expression, 'source' | 'flags'>;

/** Names an expression by source and flags. */
export const keyOf = ({ source, flags }: Judged): string =>
  createHash('sha256').update(`${flags}/${source}`).digest('hex').slice(0, 16);

/** Expressions that were found linear, by their names. */
export const linearOnes = (): Set<string> =>
  new Set(readFileSync(FILE, 'utf8').split('\n').filter(Boolean));

export const keepLinear = (all: readonly Judged[]): void =>
  writeFileSync(FILE, `${all.map(keyOf).sort().join('\n')}\n`);
