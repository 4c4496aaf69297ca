import type { Components, Theme } from '@mui/material';
import { DARK_RAISED } from './palette';

/** Smallest side of anything that is touched, in pixels. */
const TARGET = 44;

const focusRing = {
  outline: '2px solid var(--mui-palette-primary-main)',
  outlineOffset: 2,
} as const;

/** What lies above the page: in the dark its surface tells, in the light its shadow. */
const raised = (theme: Theme) => ({
  backgroundImage: 'none',
  ...theme.applyStyles('dark', { backgroundColor: DARK_RAISED }),
});

/** What every widget of MUI looks and behaves like here, unless a screen says otherwise. */
export const components: Components<Theme> = {
  MuiCssBaseline: {
    styleOverrides: {
      html: { WebkitTextSizeAdjust: '100%', scrollPaddingTop: 80 },
      body: { fontFeatureSettings: "'ss03'", overflowWrap: 'break-word' },
      ':focus-visible': focusRing,
      // Where eye and voice go on; nothing can be done with it.
      ':is(h1, h2, h3, h4)[tabindex="-1"]:focus-visible': { outline: 'none' },
      // What becomes something else elsewhere (`one-movement.ts`).
      '::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*)': {
        animationDuration: '180ms',
      },
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': {
          animationDuration: '0.01ms !important',
          animationIterationCount: '1 !important',
          // However short, it would leave every change to the next frame: what is measured at once is as it was before.
          transitionDuration: '0s !important',
          scrollBehavior: 'auto !important',
        },
      },
    },
  },
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: { '&.Mui-focusVisible': focusRing } },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: { root: { minHeight: TARGET, paddingInline: 18 } },
  },
  MuiIconButton: { styleOverrides: { root: { minWidth: TARGET, minHeight: TARGET } } },
  MuiTab: { styleOverrides: { root: { minHeight: TARGET + 4 } } },
  MuiMenuItem: {
    styleOverrides: {
      // MUI lets go of the least height from `sm` on; targets are as large there.
      root: ({ theme }) => ({
        minHeight: TARGET,
        [theme.breakpoints.up('sm')]: { minHeight: TARGET },
      }),
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      // What a disabled field waits for is to be read.
      root: ({ theme }) => ({ '&.Mui-disabled': { color: theme.vars.palette.text.secondary } }),
    },
  },
  // Off, MUI's thumb is white: on a white card it is not seen.
  MuiSwitch: {
    styleOverrides: {
      // In line with what stands above its label.
      root: { marginLeft: 2 },
      thumb: ({ theme }) => ({
        boxShadow: 'none',
        '.MuiSwitch-switchBase:not(.Mui-checked) > &': {
          backgroundColor: theme.vars.palette.text.secondary,
        },
      }),
      track: ({ theme }) => ({
        '.MuiSwitch-switchBase:not(.Mui-checked) + &': {
          ...{ opacity: 1, backgroundColor: 'transparent' },
          border: `1px solid ${theme.vars.palette.text.secondary}`,
        },
      }),
    },
  },
  MuiListItemButton: { styleOverrides: { root: { minHeight: TARGET, borderRadius: 10 } } },
  MuiListItemIcon: { styleOverrides: { root: { minWidth: 36 } } },
  MuiLink: { defaultProps: { underline: 'always' } },
  MuiPaper: { defaultProps: { elevation: 0 } },
  MuiCard: {
    defaultProps: { variant: 'outlined' },
  },
  MuiDialog: {
    styleOverrides: { paper: ({ theme }) => raised(theme) },
  },
  MuiPopover: {
    styleOverrides: { paper: ({ theme }) => raised(theme) },
  },
  MuiDrawer: {
    styleOverrides: { paper: { backgroundImage: 'none' } },
  },
  MuiSkeleton: {
    styleOverrides: { root: ({ theme }) => ({ backgroundColor: theme.vars.palette.divider }) },
  },
  MuiTextField: { defaultProps: { fullWidth: true } },
  MuiTooltip: { defaultProps: { enterDelay: 400 } },
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme }) => ({
        borderColor: theme.vars.palette.divider,
        // Only here: they make hyphens as wide as figures.
        fontVariantNumeric: 'tabular-nums',
      }),
      head: ({ theme }) => ({
        color: theme.vars.palette.text.secondary,
        fontWeight: 600,
        fontSize: '0.8125rem',
      }),
    },
  },
  MuiChip: { styleOverrides: { root: { fontWeight: 550 } } },
  // Its figure stays within it where letters are twice as large.
  MuiBadge: {
    styleOverrides: {
      badge: {
        ...{ height: 'clamp(20px, 1.25rem, 28px)', minWidth: 'clamp(20px, 1.25rem, 28px)' },
        ...{ fontSize: 'min(0.75rem, 18px)', borderRadius: 14 },
      },
    },
  },
  MuiAlert: {
    defaultProps: { closeText: 'Cerrar' },
    styleOverrides: {
      root: ({ theme, ownerState: { severity = 'success', variant = 'standard' } }) => ({
        alignItems: 'flex-start',
        '& .MuiAlert-message': { minWidth: 0, overflowWrap: 'anywhere' },
        // MUI's own tint is hardly seen on our warm greys.
        ...(variant === 'standard' && {
          color: theme.vars.palette[severity].dark,
          backgroundColor: theme.vars.palette[severity].light,
          '& .MuiAlert-icon': { color: 'inherit' },
        }),
      }),
    },
  },
};
