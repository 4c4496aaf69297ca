/** The colours of a printed page, in dark ink also where the screen is dark. */
export const inkOnPaper = {
  '--mui-palette-text-primary': '#1c1b19',
  '--mui-palette-text-secondary': '#4a4845',
  '--mui-palette-background-default': '#fff',
  '--mui-palette-background-paper': '#fff',
  '--mui-palette-divider': '#bbb',
} as const;
