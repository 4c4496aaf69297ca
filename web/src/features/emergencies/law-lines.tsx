import { Box, Paper, Typography } from '@mui/material';
import { useId } from 'react';
import type { EmergencyLaw } from '@contract';
import { onOneLine } from '../../lib/one-line';
import { More } from './more';

const DAY = new Intl.DateTimeFormat('es-ES', { dateStyle: 'long', timeZone: 'UTC' });

/** What is done, where the device knows it; it may have kept the rule alone. */
export const actionOf = ({ action, rule }: EmergencyLaw): string => action ?? rule;

const Norm = ({ norm, checked }: EmergencyLaw) => (
  <Typography variant="body2" color="textSecondary">
    {norm}. Comprobado el {DAY.format(new Date(checked))}.
  </Typography>
);

const Law = ({ law }: { law: EmergencyLaw }) =>
  law.action === undefined ? (
    <>
      <Typography>{onOneLine(law.rule)}</Typography>
      <Norm {...law} />
    </>
  ) : (
    <More summary={onOneLine(law.action)}>
      <Typography>{onOneLine(law.rule)}</Typography>
      <Norm {...law} />
    </More>
  );

/** Beside each other where there is room, so that the manual's own warning is not pushed out of sight. */
const LIST = {
  ...{ p: 0, m: 0, mt: 0.5, listStyle: 'none', display: 'grid', columnGap: 3, rowGap: 0.5 },
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(270px, 100%), 1fr))',
} as const;

type Props = {
  laws: readonly EmergencyLaw[];
  /** What it is within its page; none where the page has that title. */
  title?: string;
};

/** What the law of the country asks for, told apart from what the manual says: what to do, and the rule behind it. */
export function LawLines({ laws, title }: Props) {
  const labelId = useId();
  if (laws.length === 0) return null;
  return (
    <Paper component="section" variant="outlined" aria-labelledby={labelId} sx={{ px: 2, py: 1.5 }}>
      {title !== undefined && (
        <Typography component="h3" variant="h3">
          {title}
        </Typography>
      )}
      <Typography
        id={labelId}
        {...(title === undefined
          ? { component: 'h2', variant: 'h3' }
          : { variant: 'body2', color: 'textSecondary' })}
      >
        Según la norma, no tu manual
      </Typography>
      <Box component="ol" sx={LIST}>
        {laws.map((law) => (
          <li key={law.rule}>
            <Law law={law} />
          </li>
        ))}
      </Box>
    </Paper>
  );
}
