import { Box, Chip, Stack, Typography } from '@mui/material';
import type { Quote, QuotedManual, Signal, SignalMeaning } from '@contract';
import type { ReactNode } from 'react';
import { quoteAddress } from '../../lib/quote-address';
import { QuoteLine } from '../../ui/quote-line';
import { ToCheck } from '../../ui/to-check';
import { byState, type Told } from './chosen';
import { QuotedRow } from './quoted-row';
import { rowLines } from './row-lines';
import { SOURCES, viewOf, type Advice } from './views';

function stateSaid(states: Told['states']): string | null {
  if (states.includes(null)) return null;
  if (states.length > 1) return 'Fija o parpadeando';
  return states[0] ? 'Si parpadea' : 'Si está fija';
}

/** Rows of tables and sentences are quoted whole; of a long warning the sentence that decides. */
const MAX_QUOTE_LENGTH = 400;
const wordsOf = ({ phrase, quote }: NonNullable<SignalMeaning['deciding']>): string =>
  quote.text.length <= MAX_QUOTE_LENGTH ? quote.text : phrase;

/** What else it says, for who wants to read it. */
const Others = ({ count, children }: { count: number; children: ReactNode }) =>
  count > 0 && (
    <Box component="details">
      <Box
        component="summary"
        sx={{ typography: 'body2', display: 'list-item', py: 1.5, cursor: 'pointer' }}
      >
        Qué más dice de este testigo
      </Box>
      {children}
    </Box>
  );

type MeaningProps = Told & {
  manual: QuotedManual;
  /** What is said above, in large letters. */
  advice: Advice | null;
};

/** The same as above is not said again. */
const isAbove = (meaning: SignalMeaning, advice: Advice | null): boolean =>
  advice !== null &&
  viewOf(meaning).label === viewOf(advice).label &&
  meaning.decidedBy === advice.decidedBy;

/** What one manual says of a light in one state: how urgent, by which words, and all of it to the letter. */
function Meaning({ meaning, states, manual, advice }: MeaningProps) {
  const { decidedBy, deciding, mayGoOn, quotes } = meaning;
  const { label, tone, icon } = viewOf(meaning);
  const state = stateSaid(states);
  const lineOf = (quote: Quote, words: string) => {
    const lines = words === quote.text ? rowLines(quote) : [];
    return (
      <div key={quote.unit}>
        {lines.length > 0 && <QuotedRow lines={lines} />}
        <QuoteLine
          {...(lines.length === 0 && { words })}
          reference={quote.pageReference}
          manual={manual.originalFilename}
          to={quoteAddress(quote, manual)}
        />
      </div>
    );
  };
  const others = quotes.filter(({ unit }) => unit !== deciding?.quote.unit);
  return (
    <Box
      component="li"
      sx={{
        ...{ borderLeft: 4, borderColor: `${tone}.main`, pl: 2 },
        // What the manual says of a light is what this screen is for.
        '& q': { typography: 'body1', color: 'text.primary' },
      }}
    >
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        {state && (
          <Typography component="h4" variant="h3">
            {state}
          </Typography>
        )}
        {!isAbove(meaning, advice) && (
          <>
            <Chip
              size="small"
              icon={icon}
              label={label}
              sx={{
                ...{ bgcolor: `${tone}.light`, color: `${tone}.dark` },
                '& svg': { color: 'inherit' },
              }}
            />
            <Typography variant="body2" color="textSecondary">
              {SOURCES[decidedBy]}
            </Typography>
          </>
        )}
      </Stack>
      {deciding && lineOf(deciding.quote, wordsOf(deciding))}
      {mayGoOn && (
        <Box sx={{ mt: 1 }}>
          <Typography sx={{ fontWeight: 600 }}>Tu manual dice que puedes seguir:</Typography>
          {lineOf(mayGoOn.quote, mayGoOn.phrase)}
        </Box>
      )}
      {deciding ? (
        <Others count={others.length}>{others.map((quote) => lineOf(quote, quote.text))}</Others>
      ) : (
        quotes.map((quote) => lineOf(quote, quote.text))
      )}
    </Box>
  );
}

type Props = {
  manual: QuotedManual;
  signals: readonly Signal[];
  meaningsOf: (signal: Signal) => SignalMeaning[];
} & Pick<MeaningProps, 'advice'>;

/** What one manual says of a light, as it names it. */
export const SaidByManual = ({ manual, signals, meaningsOf, advice }: Props) => (
  <Box component="section" aria-label={`Lo que dice ${manual.originalFilename}`}>
    {signals.map((signal) => (
      <Box key={signal.id} sx={{ mb: 2 }}>
        <Typography component="h3" variant="h3" sx={{ overflowWrap: 'anywhere' }}>
          {signal.name}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere', mb: 1 }}>
          {manual.originalFilename}
        </Typography>
        <ToCheck of={signal} />
        <Stack component="ul" sx={{ gap: 2, p: 0, m: 0, listStyle: 'none' }}>
          {byState(meaningsOf(signal)).map((told) => (
            <Meaning key={String(told.meaning.blinks)} {...told} {...{ manual, advice }} />
          ))}
        </Stack>
      </Box>
    ))}
  </Box>
);
