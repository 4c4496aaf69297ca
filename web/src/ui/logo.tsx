import { Box, Typography } from '@mui/material';

/** The mark: an open manual with a marked line. On every ground the same, as the icon is. */
function LogoMark({ size = 32 }: { size?: number }) {
  return (
    <Box
      component="svg"
      aria-hidden
      viewBox="0 0 32 32"
      sx={{ width: size, height: size, flexShrink: 0 }}
    >
      <rect width="32" height="32" rx="8" fill="#0f5566" />
      <g fill="none" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round">
        <path
          d="M16 11c-2.8-1.9-6-2.2-9.5-1.5V22c3.5-.7 6.7-.4 9.5 1.5 2.8-1.9 6-2.2 9.5-1.5V9.5C22 8.8 18.8 9.100 16 11z"
          fill="#fff"
          stroke="none"
        />
        <path
          d="M16 11.5v11M9 13.25q2-.2 4 .5M9 16.25q2-.2 4 .5"
          stroke="#0f5566"
          strokeWidth="1.25"
        />
        <path d="M18 15.5h5.5" stroke="#f5b83d" strokeWidth="3" strokeLinecap="butt" />
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
