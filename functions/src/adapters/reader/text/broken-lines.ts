/** How wide a text is set: its longest line, in letters. */
export const widthOf = (lines: readonly string[]): number =>
  lines.reduce((width, line) => Math.max(width, line.trimEnd().length), 0);

/** How many letters a line would have if the first word of the next one stood on it, too. */
export const withNextWord = (line: string, next: string): number =>
  line.trimEnd().length + 1 + (/^\s*(\S*)/.exec(next)?.[1]?.length ?? 0);
