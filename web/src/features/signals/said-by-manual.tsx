import { Box, Chip, Stack, Typography } from '@mui/material';
import type { QuotedManual, Signal, SignalMeaning } from '@contract';
import { quoteAddress } from '../../lib/quote-address';
import { QuoteLine } from '../../ui/quote-line';
import { SEVERITIES, SOURCES } from './views';

const STATE_OF = (blinks: boolean | null): string | null => {
  if (blinks === null) return null;
  return blinks ? 'Si parpadea' : 'Si está fija';
};

type MeaningProps = { meaning: SignalMeaning; manual: QuotedManual };

/** What one manual says of a light in one state: how urgent, by which words, and all of it to the letter. */
function Meaning({ meaning, manual }: MeaningProps) {
  const { severity, decidedBy, deciding, mayGoOn, quotes, blinks } = meaning;
  const { label, tone, icon } = SEVERITIES[severity];
  const state = STATE_OF(blinks);
  const line = ({ quote, phrase }: NonNullable<SignalMeaning['deciding']>) => (
    <QuoteLine
      words={phrase}
      reference={quote.pageReference}
      manual={manual.originalFilename}
      to={quoteAddress(quote, manual)}
    />
  );
  return (
    <Box component="li" sx={{ borderLeft: 4, borderColor: `${tone}.main`, pl: 2 }}>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        {state && (
          <Typography component="h4" variant="h3">
            {state}
          </Typography>
        )}
        <Chip
          size="small"
          icon={icon}
          label={label}
          sx={{ bgcolor: `${tone}.light`, color: `${tone}.dark`, '& svg': { color: 'inherit' } }}
        />
        <Typography variant="body2" color="textSecondary">
          {SOURCES[decidedBy]}
        </Typography>
      </Stack>
      {deciding && line(deciding)}
      {mayGoOn && (
        <Box sx={{ mt: 1 }}>
          <Typography sx={{ fontWeight: 600 }}>Tu manual dice que puedes seguir:</Typography>
          {line(mayGoOn)}
        </Box>
      )}
      <Box component="details" sx={{ mt: 0.5 }} open={!deciding || undefined}>
        <Box
          component="summary"
          sx={{
            typography: 'body2',
            minHeight: 44,
            display: 'list-item',
            py: 1.5,
            cursor: 'pointer',
          }}
        >
          Todo lo que dice de este testigo
        </Box>
        {quotes.map((quote) => (
          <QuoteLine
            key={quote.unit}
            words={quote.text}
            reference={quote.pageReference}
            manual={manual.originalFilename}
            to={quoteAddress(quote, manual)}
          />
        ))}
      </Box>
    </Box>
  );
}

type Props = {
  manual: QuotedManual;
  signals: readonly Signal[];
  meaningsOf: (signal: Signal) => SignalMeaning[];
};

/** What one manual says of a light, as it names it. */
export const SaidByManual = ({ manual, signals, meaningsOf }: Props) => (
  <Box component="section" aria-label={`Lo que dice ${manual.originalFilename}`}>
    {signals.map((signal) => (
      <Box key={signal.id} sx={{ mb: 2 }}>
        <Typography component="h3" variant="h3" sx={{ overflowWrap: 'anywhere' }}>
          {signal.name}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere', mb: 1 }}>
          {manual.originalFilename}
        </Typography>
        <Stack component="ul" sx={{ gap: 2, p: 0, m: 0, listStyle: 'none' }}>
          {meaningsOf(signal).map((meaning) => (
            <Meaning key={String(meaning.blinks)} meaning={meaning} manual={manual} />
          ))}
        </Stack>
      </Box>
    ))}
  </Box>
);
