import { Box, Typography } from '@mui/material';

/** The mark: a page with a marked line, in the glove box. On every ground the same, as the icon is. */
export function LogoMark({ size = 32 }: { size?: number }) {
  return (
    <Box
      component="svg"
      aria-hidden
      viewBox="0 0 32 32"
      sx={{ width: size, height: size, flexShrink: 0 }}
    >
      <rect width="32" height="32" rx="8" fill="#0f5566" />
      <g fill="none" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round">
        <path d="M10 6h12v13H10z" fill="#fff" stroke="none" />
        <path d="M12.5 10.75h7" stroke="#f5b83d" strokeWidth="3.5" strokeLinecap="butt" />
        <path d="M12.5 14.75h4" stroke="#0f5566" />
        <path d="M7 17.5h18V22a3 3 0 0 1-3 3H10a3 3 0 0 1-3-3z" fill="#0f5566" stroke="#fff" />
        <path d="M13.5 21.25h5" stroke="#fff" />
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
