import { join } from 'node:path';

/** The repository. `run.mjs` changes to it, and jest runs there. */
export const root = process.cwd();

export const fromRoot = (...parts: string[]): string => join(root, ...parts);

/** Where the suite of an offset keeps its data between runs. */
export const dataFolder = (offset: number): string =>
  offset === 0 ? fromRoot('.local') : fromRoot('.local', `offset-${offset}`);
