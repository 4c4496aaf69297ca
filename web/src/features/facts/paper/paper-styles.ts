import { inkOnPaper } from '../../../ui/ink-on-paper';

export const PAPER_ID = 'paper-sheet';

/** On paper there is the sheet alone: two sides of A5. */
export const paperStyles = {
  '@page': { size: 'A5', margin: '8mm' },
  '@media print': {
    'html[data-theme], html': { ...inkOnPaper, colorScheme: 'light' },
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
