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

/** They are in the order in which they are done, which two columns would hide. */
const LIST = { p: 0, m: 0, mt: 0.5, listStyle: 'none', display: 'grid', rowGap: 0.5 } as const;

const LINE = {
  ...{ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)' },
  ...{ columnGap: 1, alignItems: 'baseline' },
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
        {laws.map((law, at) => (
          <Box component="li" key={law.rule} sx={LINE}>
            <Typography
              component="span"
              // "1." is narrower than "2.".
              sx={{
                fontWeight: 700,
                color: 'primary.main',
                minWidth: laws.length > 1 ? '1.25em' : 0,
              }}
            >
              {laws.length > 1 && `${at + 1}.`}
            </Typography>
            <div>
              <Law law={law} />
            </div>
          </Box>
        ))}
      </Box>
    </Paper>
  );
}
