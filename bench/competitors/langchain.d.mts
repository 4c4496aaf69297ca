export function ingest(
  path: string,
  embed: (texts: readonly string[]) => Promise<number[][]>,
): Promise<{ pages: number; chunks: number; store: unknown }>;
