import { Typography } from '@mui/material';
import type { ReactNode } from 'react';
import type { Statement } from '@contract';
import { WARNING_TONES, warningLines } from '../../../lib/warning-words';
import { WarningNote } from '../../../ui/warning-note';
import { LineOfWords } from './line-of-words';
import { linesOf } from './statements';

type Props = {
  warning: Extract<Statement, { kind: 'warning' }>;
  /** The pages that it stands on. */
  pages: ReactNode;
};

/** A warning of the manual before what it warns of, with its pages. */
export function WarningCallout({ warning: { level, text }, pages }: Props) {
  const { label, lines } = warningLines(linesOf(text));
  return (
    <WarningNote tone={WARNING_TONES[level]} label={label}>
      {lines.map((line, index) => (
        <Typography key={index}>
          <LineOfWords line={line} />
          {index === lines.length - 1 && pages}
        </Typography>
      ))}
    </WarningNote>
  );
}
