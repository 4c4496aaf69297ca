import type { PaletteOptions } from '@mui/material';

/** `main` draws lines, `light` lies below words, `dark` is the stroke itself. */
type Marker = Record<'main' | 'light' | 'dark', string>;
type Options = PaletteOptions & { marker: Marker };

/**
 * Petrol blue leads, greys are warm. Amber is the marker's: it says "this stands in your manual" and nothing else; what asks
 * for care is umber. Every text on every surface keeps AA contrast: `palette.test.ts` computes it.
 */
export const light = {
  primary: { main: '#0F5566', light: '#E3EFF1', dark: '#0A3D4A', contrastText: '#FFFFFF' },
  secondary: { main: '#5B554D', light: '#EFEBE5', dark: '#3E3A34', contrastText: '#FFFFFF' },
  success: { main: '#256B3C', light: '#E4F1E7', dark: '#184A29', contrastText: '#FFFFFF' },
  warning: { main: '#7C4A33', light: '#F4E9E2', dark: '#5A3422', contrastText: '#FFFFFF' },
  marker: { main: '#8A5300', light: '#FFE9B5', dark: '#F5B83D' },
  error: { main: '#B0281E', light: '#FBE7E5', dark: '#7F1B14', contrastText: '#FFFFFF' },
  info: { main: '#2B5C94', light: '#E5EEF8', dark: '#1D406A', contrastText: '#FFFFFF' },
  background: { default: '#F7F5F2', paper: '#FFFFFF' },
  text: { primary: '#1F1C18', secondary: '#5B554D', disabled: '#8E877D' },
  divider: '#E3DED6',
} satisfies Options;

/** Surface of dialogs and menus in the dark. */
export const DARK_RAISED = '#2C2825';

export const dark = {
  primary: { main: '#74C5D5', light: '#17343B', dark: '#A9DDE8', contrastText: '#06262D' },
  secondary: { main: '#BDB5AA', light: '#2C2925', dark: '#DAD4CB', contrastText: '#1B1916' },
  success: { main: '#82CB9B', light: '#1A3322', dark: '#B0DFC0', contrastText: '#0A2413' },
  warning: { main: '#D9A78C', light: '#3A281F', dark: '#EBCBB8', contrastText: '#2B150A' },
  marker: { main: '#F0B64C', light: '#4A3710', dark: '#F0B64C' },
  error: { main: '#F28C84', light: '#41201D', dark: '#F8BDB8', contrastText: '#3A0B07' },
  info: { main: '#93BCEB', light: '#1D2E44', dark: '#BFD7F4', contrastText: '#0A1F38' },
  background: { default: '#131211', paper: '#211E1B' },
  text: { primary: '#F1EDE7', secondary: '#BDB5AA', disabled: '#7D766C' },
  divider: '#3D3833',
} satisfies Options;
