import { Box, Button, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import type { DueState } from '@contract';
import { asFigure } from '../../ui/figures';
import { DoneButton } from './done-button';

type Props = {
  /** What is done, for who listens. */
  name: string;
  /** What comes next of all: its button is the one of the page. */
  isLead?: boolean;
  /** It is time to do it. */
  isDue: boolean;
  onDone: () => void;
  children: ReactNode;
};

/** What is due, to be ticked off before its words; what leads has its button beside them, or below where that is narrow. */
export function PlanRow({ name, isLead = false, isDue, onDone, children }: Props) {
  if (isLead) {
    return (
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
        <Box sx={{ flex: '1 1 16rem', minWidth: 0 }}>{children}</Box>
        <Button
          variant={isDue ? 'contained' : 'outlined'}
          onClick={onDone}
          aria-label={`Hecho: ${name}`}
        >
          Hecho
        </Button>
      </Box>
    );
  }
  return (
    <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 0.5, ml: -1 }}>
      <DoneButton {...{ name, onDone }} />
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>{children}</Box>
    </Box>
  );
}

type TitleProps = { isLead?: boolean; children: string };

/** Level with the button beside it. */
export const RowTitle = ({ isLead = false, children }: TitleProps) => (
  <Typography
    component="h3"
    variant="body1"
    sx={{ fontWeight: 600, textWrap: 'pretty', pt: isLead ? 0 : 1.25 }}
  >
    {children}
  </Typography>
);

type WhenProps = { state: DueState; isLead?: boolean; children: string };

const leadFigure = { ...asFigure, fontSize: '1.25rem', lineHeight: 1.3, my: 0.5 } as const;

/** When it is due: what is past stands out, and says so in its words. */
export const When = ({ state, isLead = false, children }: WhenProps) => (
  <Typography
    variant={isLead ? 'body1' : 'body2'}
    sx={{
      ...(state === 'now' && { fontWeight: 600 }),
      ...(isLead && leadFigure),
      ...(state === 'now' && { color: 'error.main' }),
    }}
  >
    {children}
  </Typography>
);
