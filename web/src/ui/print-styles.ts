import { inkOnPaper } from './ink-on-paper';

/** An answer on paper: one sheet with the question, what the manual says and where, in dark ink also where the screen is dark. */
export const printStyles = {
  '@page': { size: 'A4', margin: '14mm' },
  '@media print': {
    'html[data-theme], html': { ...inkOnPaper, colorScheme: 'light', fontSize: '80%' },
    'body, #root': { background: '#fff !important' },
    'body aside, body header.MuiAppBar-root, body [role=presentation], body [role=tablist]': {
      display: 'none !important',
    },
    'main section[aria-label="Configuración sin terminar"]': { display: 'none' },
    'article *': { boxShadow: 'none !important' },
    'article tr, article li, article [role=note]': { breakInside: 'avoid' },
  },
} as const;
