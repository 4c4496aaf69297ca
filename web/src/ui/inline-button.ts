/** A text button behind the last word of a sentence: a finger's height, which moves no line apart. */
export const inlineButton = {
  ...{ verticalAlign: 'baseline', minHeight: 44, my: '-12px', mx: -1, px: 1, minWidth: 0 },
  lineHeight: 1.2,
} as const;
