import { Box, Stack, Typography } from '@mui/material';
import type { EmergencyPart, Quote, QuotedManual } from '@contract';
import { withFiguresWhole } from '../../lib/figures';
import { onOneLine } from '../../lib/one-line';
import { WARNING_TONES, warningLines } from '../../lib/warning-words';
import { WarningNote } from '../../ui/warning-note';
import { FigureLink } from './figure-link';

/** To be read at arm's length. */
const LARGE = { fontSize: '1.125rem', overflowWrap: 'anywhere' } as const;

const linesOf = (text: string): string[] =>
  text.split('\n').flatMap((line) => onOneLine(line) || []);

const wordsOf = (quotes: readonly Quote[]): string =>
  quotes.map(({ text }) => onOneLine(text)).join(' ');

type WarningProps = Extract<EmergencyPart, { kind: 'warning' }>;

const Warning = ({ level, quotes }: Omit<WarningProps, 'kind'>) => {
  const { label, lines } = warningLines(quotes.flatMap(({ text }) => linesOf(text)));
  return (
    <WarningNote tone={WARNING_TONES[level]} label={label}>
      <Typography sx={LARGE}>{lines.join(' ')}</Typography>
    </WarningNote>
  );
};

type StepsProps = Extract<EmergencyPart, { kind: 'steps' }>;

const IS_NUMBER = /[\p{L}\d]/u;

/** A number in a disc, to be found again with a tool in hand; a bullet is small. */
const Mark = ({ mark }: { mark: string }) => (
  <Box
    component="span"
    sx={{
      ...{ flex: '0 0 auto', minWidth: 36, height: 36, borderRadius: '18px', mt: -0.5 },
      ...{ display: 'inline-flex', alignItems: 'center', justifyContent: 'center' },
      ...{ fontSize: '1.125rem', fontWeight: 700, color: 'primary.dark' },
      ...(IS_NUMBER.test(mark) && { bgcolor: 'primary.light' }),
    }}
  >
    {IS_NUMBER.test(mark) ? mark.replace(/[().]/g, '') : '•'}
  </Box>
);

const Steps = ({ steps }: Omit<StepsProps, 'kind'>) => (
  <Stack component="ol" sx={{ gap: 2, p: 0, m: 0, listStyle: 'none' }}>
    {steps.map(({ mark, quote }) => (
      <Stack key={quote.unit} component="li" direction="row" sx={{ gap: 1.5 }}>
        <Mark mark={mark} />
        <Typography sx={{ ...LARGE, minWidth: 0 }}>{withFiguresWhole(quote.text)}</Typography>
      </Stack>
    ))}
  </Stack>
);

type TableProps = Extract<EmergencyPart, { kind: 'table' }>;

const CELL = {
  p: 1,
  border: 1,
  borderColor: 'divider',
  textAlign: 'left',
  verticalAlign: 'top',
} as const;

/** A table with its own columns, narrow enough for a phone: what holds for which gearbox is told by the column. */
const Table = ({ header, rows }: Omit<TableProps, 'kind'>) => (
  <Box
    component="table"
    sx={{ borderCollapse: 'collapse', overflowWrap: 'anywhere', fontSize: '1rem' }}
  >
    {header.length > 0 && (
      <thead>
        {header.map((names, row) => (
          <tr key={row}>
            {names.map((name, at) => (
              <Box component="th" scope="col" key={at} sx={{ ...CELL, fontWeight: 600 }}>
                {withFiguresWhole(name)}
              </Box>
            ))}
          </tr>
        ))}
      </thead>
    )}
    <tbody>
      {rows.map(({ cells, quote }) => (
        <tr key={quote.unit}>
          {cells.map((cell, at) => (
            <Box component="td" key={at} sx={CELL}>
              {withFiguresWhole(cell)}
            </Box>
          ))}
        </tr>
      ))}
    </tbody>
  </Box>
);

type Props = { manual: QuotedManual; part: EmergencyPart; heading?: 'h2' | 'h4' };

/** A piece of a procedure, large, in the manual's words. */
export function Part({ manual, part, heading = 'h4' }: Props) {
  switch (part.kind) {
    case 'title':
      return (
        <Typography component={heading} variant="h3" sx={{ mt: 1 }}>
          {onOneLine(part.quote.text)}
        </Typography>
      );
    case 'text':
      return (
        <div>
          <Typography sx={LARGE}>{wordsOf(part.quotes)}</Typography>
          <FigureLink {...{ manual }} quotes={part.quotes} />
        </div>
      );
    case 'steps':
      return <Steps steps={part.steps} />;
    case 'warning':
      return <Warning level={part.level} quotes={part.quotes} />;
    case 'table':
      return <Table header={part.header} rows={part.rows} />;
  }
}
