export type Competitor = {
  /** Numbers of the passages found, the best first, ten at most. */
  find(question: string): Promise<number[]>;
  /** The index as it would be kept in a file, and what is to be done with it before the first question. */
  stored(): string;
  open(stored: string): unknown;
};

export const systems: Record<
  string,
  (
    passages: readonly string[],
    embed: (texts: readonly string[]) => Promise<number[][]>,
  ) => Competitor | Promise<Competitor>
>;
