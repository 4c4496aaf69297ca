/** Something a maintainer can put right. Its message is one clear Spanish sentence, shown without a stack. */
export class Problem extends Error {}

/** Ends a command: shows a Problem as its sentence and anything else whole, because that is a bug of ours. */
export function exitWith(error: unknown): never {
  console.error(error instanceof Problem ? error.message : error);
  process.exit(1);
}
