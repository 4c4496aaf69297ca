export const PAPER_ID = 'paper-sheet';

const light = {
  '--mui-palette-text-primary': '#1c1b19',
  '--mui-palette-text-secondary': '#4a4845',
  '--mui-palette-background-default': '#fff',
  '--mui-palette-background-paper': '#fff',
  '--mui-palette-divider': '#bbb',
} as const;

/** On paper there is the sheet alone: two sides of A5. */
export const paperStyles = {
  '@page': { size: 'A5', margin: '8mm' },
  '@media print': {
    'html[data-theme], html': { ...light, colorScheme: 'light' },
    'html, body, #root': { background: '#fff !important' },
    [`body *:not(:has(#${PAPER_ID})):not(#${PAPER_ID}):not(#${PAPER_ID} *)`]: {
      display: 'none !important',
    },
    [`body *:has(#${PAPER_ID})`]: {
      ...{ display: 'block !important', margin: '0 !important', padding: '0 !important' },
      ...{ minHeight: '0 !important', maxWidth: 'none !important', border: '0 !important' },
    },
  },
} as const;
