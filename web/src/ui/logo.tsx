import { Box, Typography } from '@mui/material';

/** The mark: a glove box, its lid a hand's width open. */
export function LogoMark({ size = 32 }: { size?: number }) {
  return (
    <Box
      component="svg"
      aria-hidden
      viewBox="0 0 32 32"
      sx={{ width: size, height: size, flexShrink: 0, color: 'primary.main' }}
    >
      <rect width="32" height="32" rx="8" fill="currentColor" />
      <g
        fill="none"
        strokeWidth="2.25"
        strokeLinecap="round"
        strokeLinejoin="round"
        style={{ stroke: 'var(--mui-palette-primary-contrastText)' }}
      >
        <path d="M7 10.5h18" />
        <path d="M8.5 14.5h15l-1.6 7.4a2 2 0 0 1-2 1.6h-7.8a2 2 0 0 1-2-1.6z" />
        <path d="M13.5 18.5h5" />
      </g>
    </Box>
  );
}

/** Mark and name. */
export function Logo() {
  return (
    <Box sx={{ display: 'inline-flex', alignItems: 'center', gap: 1.25 }}>
      <LogoMark />
      <Typography
        component="span"
        sx={{ fontSize: '1.25rem', fontWeight: 700, letterSpacing: '-0.02em' }}
      >
        Guantera
      </Typography>
    </Box>
  );
}
