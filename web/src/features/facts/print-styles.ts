import { inkOnPaper } from '../../ui/ink-on-paper';

/** The sheet on A5 for the real glove box: values and pages in dark ink, nothing to press. */
export const printStyles = {
  '.only-print': { display: 'none' },
  '@page': { size: 'A5', margin: '10mm' },
  '@media print': {
    'html[data-theme], html': { ...inkOnPaper, colorScheme: 'light', fontSize: '62.5%' },
    'body, #root': { background: '#fff !important' },
    'body aside, body header.MuiAppBar-root, body [role=presentation], body [role=tablist], main .MuiButton-root, .no-print':
      { display: 'none !important' },
    'main section[aria-label="Configuración sin terminar"]': { display: 'none' },
    'section *': { boxShadow: 'none !important' },
    'main q': { display: 'none' },
    'main section': { padding: '4mm !important' },
    '.only-print': { display: 'block' },
  },
} as const;
