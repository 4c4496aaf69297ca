import { Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { linesOf } from './statements';

/** The titles above it, the last of which names it. */
export function Caption({ text, pages }: { text: string; pages: ReactNode }) {
  const lines = linesOf(text);
  return lines.map((line, index) => (
    <Typography
      key={index}
      component="span"
      variant={index === lines.length - 1 ? 'subtitle1' : 'body2'}
      sx={{
        display: 'block',
        color: index === lines.length - 1 ? 'text.primary' : 'text.secondary',
        fontWeight: index === lines.length - 1 ? 600 : 400,
      }}
    >
      {line}
      {index === lines.length - 1 && pages}
    </Typography>
  ));
}
