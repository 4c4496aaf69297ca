import type { ClientError } from '@contract';

/** The stack of a browser's error, as Error Reporting reads and groups it. */
export const clientStackOf = ({ name, frames }: Pick<ClientError, 'name' | 'frames'>): string =>
  [name, ...frames.map(({ file, line, column }) => `    at ${file}:${line}:${column}`)].join('\n');
