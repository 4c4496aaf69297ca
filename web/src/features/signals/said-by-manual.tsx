import { Box, Chip, Stack, Typography } from '@mui/material';
import type { Quote, QuotedManual, Signal, SignalMeaning } from '@contract';
import type { ReactElement, ReactNode } from 'react';
import { onOneLine } from '../../lib/one-line';
import { quoteAddress } from '../../lib/quote-address';
import { QuoteLine } from '../../ui/quote-line';
import { summary } from '../../ui/summary';
import { ToCheck } from '../../ui/to-check';
import { byState, type Told } from './chosen';
import { order, QuotedRow } from './quoted-row';
import { asTitle } from './as-title';
import { linesOfLight, sharedLines, withoutShared, type RowLine } from './row-lines';
import { WordsWithFigures } from './words-with-figures';
import { isSlowing, SOURCES, viewOf, type Advice } from './views';

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
      <Box component="summary" sx={{ ...summary, typography: 'body2' }}>
        Qué más dice de este testigo
      </Box>
      {children}
    </Box>
  );

/** The row that decides, a cell a line; none of a sentence, nor of what is too long to be quoted whole. */
const decidingLines = (signal: Signal, { deciding }: SignalMeaning): RowLine[] =>
  deciding && wordsOf(deciding) === deciding.quote.text
    ? linesOfLight(deciding.quote, signal, deciding.phrase)
    : [];

type OrderProps = {
  words: string;
  lines: readonly RowLine[];
  /** Its words are cells, also where all of them stand elsewhere. */
  isRow: boolean;
  place: ReactElement;
};

/** What the manual asks for, large, with its page behind it. */
function Order({ words, lines, isRow, place }: OrderProps) {
  if (isRow) return lines.length > 0 ? <QuotedRow {...{ lines, place }} /> : place;
  return (
    <Typography component="div" sx={{ ...order, overflowWrap: 'anywhere' }}>
      <Box component="q" sx={{ quotes: '"«" "»"' }}>
        <WordsWithFigures words={onOneLine(words)} />
      </Box>
      {place}
    </Typography>
  );
}

type MeaningProps = Told & {
  manual: QuotedManual;
  signal: Signal;
  /** What the row says of every state, which stands below them. */
  shared: readonly RowLine[];
  /** What is said above, in large letters. */
  advice: Advice | null;
};

/** The same as above is not said again. */
const isAbove = (label: string, { decidedBy }: SignalMeaning, advice: Advice | null): boolean =>
  advice !== null && label === viewOf(advice).label && decidedBy === advice.decidedBy;

/** What one manual says of a light in one state: how urgent, by which words, and all of it to the letter. */
function Meaning({ meaning, states, manual, signal, shared, advice }: MeaningProps) {
  const { decidedBy, deciding, mayGoOn, quotes } = meaning;
  const { label, tone, icon } = viewOf({ ...meaning, isSlowing: isSlowing(meaning) });
  const state = stateSaid(states);
  const placeOf = (quote: Quote, words?: string) => (
    <QuoteLine
      {...(words !== undefined && { words })}
      reference={quote.pageReference}
      manual={manual.originalFilename}
      to={quoteAddress(quote, manual)}
    />
  );
  const lineOf = (quote: Quote, words: string, lines: readonly RowLine[]) => (
    <div key={quote.unit}>
      <QuotedRow lines={withoutShared(lines, shared)} />
      {lines.length === 0 ? placeOf(quote, words) : placeOf(quote)}
    </div>
  );
  const wholeOf = (quote: Quote) => lineOf(quote, quote.text, linesOfLight(quote, signal));
  const others = quotes.filter(({ unit }) => unit !== deciding?.quote.unit);
  return (
    <Box
      component="li"
      sx={{
        ...{ borderLeft: 4, borderColor: `${tone}.main`, pl: 2 },
        // What the manual says of a light is what this screen is for.
        '& q': { font: 'inherit', color: 'text.primary' },
      }}
    >
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        {state && (
          <Typography component="h3" variant="h3">
            {state}
          </Typography>
        )}
        {!isAbove(label, meaning, advice) && (
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
      {deciding && (
        <Order
          words={wordsOf(deciding)}
          lines={withoutShared(decidingLines(signal, meaning), shared)}
          isRow={decidingLines(signal, meaning).length > 0}
          place={placeOf(deciding.quote)}
        />
      )}
      {mayGoOn && (
        <Box sx={{ mt: 1 }}>
          <Typography sx={{ fontWeight: 600 }}>Tu manual dice que puedes seguir:</Typography>
          {lineOf(mayGoOn.quote, mayGoOn.phrase, [])}
        </Box>
      )}
      {deciding ? (
        <Others count={others.length}>{others.map(wholeOf)}</Others>
      ) : (
        quotes.map(wholeOf)
      )}
    </Box>
  );
}

type Props = {
  manual: QuotedManual;
  signals: readonly Signal[];
  meaningsOf: (signal: Signal) => SignalMeaning[];
} & Pick<LightProps, 'advice' | 'title'>;

/** What one manual says of a light, as it names it. */
export const SaidByManual = ({ manual, signals, meaningsOf, advice, title }: Props) => (
  <Box component="section" aria-label={`Lo que dice ${manual.originalFilename}`}>
    {signals.map((signal) => (
      <SaidOfLight
        key={signal.id}
        {...{ manual, signal, advice, title }}
        meanings={meaningsOf(signal)}
      />
    ))}
  </Box>
);

type LightProps = Pick<MeaningProps, 'manual' | 'signal' | 'advice'> & {
  meanings: readonly SignalMeaning[];
  /** As the screen names it above: it is not named again. */
  title: string;
};

function SaidOfLight({ manual, signal, meanings, advice, title }: LightProps) {
  const told = byState(meanings);
  const shared = sharedLines(told.map(({ meaning }) => decidingLines(signal, meaning)));
  return (
    <Box sx={{ mb: 2 }}>
      {signal.name !== title && (
        <Typography component="h3" variant="h3" sx={asTitle}>
          {signal.name}
        </Typography>
      )}
      <ToCheck of={signal} />
      <Stack component="ul" sx={{ gap: 2, p: 0, m: 0, listStyle: 'none' }}>
        {told.map((one) => (
          <Meaning
            key={String(one.meaning.blinks)}
            {...one}
            {...{ manual, signal, shared, advice }}
          />
        ))}
      </Stack>
      {shared.length > 0 && (
        <Box sx={{ mt: 1.5 }}>
          <QuotedRow lines={shared} />
        </Box>
      )}
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere', mt: 1 }}>
        {manual.originalFilename}
      </Typography>
    </Box>
  );
}
