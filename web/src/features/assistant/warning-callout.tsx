import InfoIcon from '@mui/icons-material/InfoOutlined';
import WarningIcon from '@mui/icons-material/WarningAmberOutlined';
import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import type { Statement, WarningLevel } from '@contract';
import { LineOfWords } from './line-of-words';
import { linesOf } from './statements';

type Props = {
  warning: Extract<Statement, { kind: 'warning' }>;
  /** The pages that it stands on. */
  pages: ReactNode;
};

const colours = {
  danger: 'error',
  warning: 'warning',
  caution: 'warning',
  note: 'info',
} as const satisfies Record<WarningLevel, string>;

/** A warning of the manual with its label, set apart before what it warns of. */
export function WarningCallout({ warning: { level, text }, pages }: Props) {
  const [first = '', ...others] = linesOf(text);
  // "ADVERTENCIA", or a warning that is one line with its label.
  const [label, lines] = others.length > 0 ? [first, others] : ['', [first]];
  const colour = colours[level];
  const Icon = level === 'note' ? InfoIcon : WarningIcon;
  return (
    <Box
      role="note"
      sx={{
        display: 'flex',
        gap: 1.5,
        px: 2,
        py: 1.5,
        maxWidth: '68ch',
        borderRadius: 1,
        borderLeft: 4,
        borderColor: `${colour}.main`,
        bgcolor: `${colour}.light`,
        color: 'text.primary',
      }}
    >
      <Icon aria-hidden sx={{ color: `${colour}.dark`, mt: 0.25, flexShrink: 0 }} />
      <Box sx={{ minWidth: 0 }}>
        {label !== '' && <Typography sx={{ fontWeight: 700 }}>{label}</Typography>}
        {lines.map((line, index) => (
          <Typography key={index}>
            <LineOfWords line={line} />
            {index === lines.length - 1 && pages}
          </Typography>
        ))}
      </Box>
    </Box>
  );
}
