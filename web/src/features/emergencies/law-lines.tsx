import { Box, Paper, Typography } from '@mui/material';
import type { EmergencyLaw } from '@contract';
import { onOneLine } from '../../lib/one-line';

const DAY = new Intl.DateTimeFormat('es-ES', { dateStyle: 'long', timeZone: 'UTC' });

type Props = { laws: readonly EmergencyLaw[]; heading?: 'h2' | 'h3' };

/** What the law of the country asks for, told apart from what the manual says. */
export const LawLines = ({ laws, heading = 'h3' }: Props) =>
  laws.length > 0 && (
    <Paper component="section" variant="outlined" aria-labelledby="segun-la-norma" sx={{ p: 2 }}>
      <Typography component={heading} variant="h3" id="segun-la-norma">
        Según la norma, no tu manual
      </Typography>
      <Box component="ul" sx={{ pl: 2.5, my: 1, '& > li + li': { mt: 1.5 } }}>
        {laws.map(({ rule, norm, checked }) => (
          <li key={rule}>
            <Typography>{onOneLine(rule)}</Typography>
            <Typography variant="body2" color="textSecondary">
              {norm}. Comprobado el {DAY.format(new Date(checked))}.
            </Typography>
          </li>
        ))}
      </Box>
    </Paper>
  );
