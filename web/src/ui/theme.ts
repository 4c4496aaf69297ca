// Types only: themes carry CSS variables.
import type {} from '@mui/material/themeCssVarsAugmentation';
import { createTheme } from '@mui/material';
import { components } from './components';
import { FIGURES } from './figures';
import { dark, light } from './palette';

/** Keys of the theme's choice; `public/before-app.js` reads the first one before the first paint. */
export const MODE_STORAGE_KEY = 'guantera-mode';
export const SCHEME_STORAGE_KEY = 'guantera-scheme';

/** In the face of instruments, which is narrow: as it is spaced, and a little larger. */
const titles = { fontFamily: FIGURES, fontWeight: 600, letterSpacing: 0, wordSpacing: 0 } as const;

const heading = {
  ...{ fontWeight: 650, letterSpacing: '-0.015em', textWrap: 'balance' },
  // Tighter letters would draw words together too.
  wordSpacing: '0.03em',
} as const;

/** The one theme: light and dark as CSS variables below `<html data-theme>`. */
export const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-theme' },
  colorSchemes: { light: { palette: light }, dark: { palette: dark } },
  shape: { borderRadius: 10 },
  spacing: 8,
  typography: {
    fontFamily: "'Inter Variable', system-ui, sans-serif",
    h1: { ...heading, ...titles, fontSize: '2rem', lineHeight: 1.15 },
    h2: { ...heading, fontSize: '1.25rem', lineHeight: 1.3 },
    h3: { ...heading, fontSize: '1.0625rem', lineHeight: 1.4 },
    h6: { ...heading, fontSize: '1.125rem', lineHeight: 1.4 },
    subtitle2: { fontWeight: 600 },
    body1: { fontSize: '1rem', lineHeight: 1.6 },
    body2: { fontSize: '0.875rem', lineHeight: 1.55 },
    button: { fontWeight: 600, textTransform: 'none' },
    overline: {
      fontSize: '0.75rem',
      fontWeight: 600,
      letterSpacing: '0.04em',
      lineHeight: 1.5,
      textTransform: 'none',
    },
  },
  transitions: {
    duration: {
      shortest: 100,
      shorter: 120,
      short: 150,
      standard: 180,
      complex: 190,
      enteringScreen: 180,
      leavingScreen: 150,
    },
  },
  components,
});
