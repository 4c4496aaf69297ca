/** The name of a light as the manual prints it, also from among its words: "cambio". */
export const asTitle = {
  ...{ overflowWrap: 'anywhere', '&::first-letter': { textTransform: 'uppercase' } },
} as const;
