import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A value that a manual states, written from its pages by somebody who had seen no code. */
export type Expected = {
  kind: string;
  value: string;
  unit: string;
  page: number;
  alsoOn?: number[];
  of: string;
  engine: string;
  words: string;
  /** Neither right nor wrong. */
  optional?: boolean;
};
export type FactSet = { manual: string; facts: Expected[]; engines: string[] };

/** The sets of a folder, a manual each. */
export function setsOf(folder: string): FactSet[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as FactSet);
}
