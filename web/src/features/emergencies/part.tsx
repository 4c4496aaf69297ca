import { Box, Typography } from '@mui/material';
import type { EmergencyPart, Gearbox, Quote, QuotedManual } from '@contract';
import { withFiguresWhole } from '../../lib/figures';
import { onOneLine } from '../../lib/one-line';
import { captionOf } from '../../lib/figure-key';
import { Figure } from './figure';
import { LARGE } from './large';
import { Needed } from './needed';
import { Steps } from './steps';
import { Warning } from './warning';

const wordsOf = (quotes: readonly Quote[]): string =>
  quotes.map(({ text }) => onOneLine(text)).join(' ');

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

/** Where a piece is shown, and for which vehicle. */
export type PlaceOfPart = {
  manual: QuotedManual;
  /** That of the vehicle; undefined where nobody has said it. */
  gearbox: Gearbox | undefined;
  heading?: 'h2' | 'h4';
};

/** A piece of a procedure, large, in the manual's words. */
export function Part({
  manual,
  part,
  gearbox,
  heading = 'h4',
}: PlaceOfPart & { part: EmergencyPart }) {
  switch (part.kind) {
    case 'title':
      return (
        <Typography component={heading} variant="h3" sx={{ mt: 1 }}>
          {onOneLine(part.quote.text)}
        </Typography>
      );
    case 'text':
      return part.isNeeded ? (
        <Needed {...{ manual, heading }} quotes={part.quotes} />
      ) : (
        <div>
          <Typography sx={LARGE}>{wordsOf(part.quotes)}</Typography>
          <Figure {...{ manual }} figure={captionOf(part.quotes)} />
        </div>
      );
    case 'steps':
      return <Steps steps={part.steps} gearbox={gearbox} />;
    case 'warning':
      return <Warning level={part.level} quotes={part.quotes} />;
    case 'table':
      return <Table header={part.header} rows={part.rows} />;
  }
}
