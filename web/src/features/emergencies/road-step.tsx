import { Box, Stack, Typography } from '@mui/material';
import type { EmergencyPart, Quote, QuotedManual } from '@contract';
import { withFiguresWhole } from '../../lib/figures';
import { onOneLine } from '../../lib/one-line';
import { FLAT, STEP_SIZE } from '../../ui/steps-dialog-sizes';
import { Figure } from './figure';
import { isNumbered } from './numbered';
import { Part } from './part';
import type { Step, WarningPart } from './road-pieces';
import { Warning } from './warning';

/** On its side a phone has room for a warning and its step where the warning is no larger than other text. */
const SMALLER = { [FLAT]: { '& p': { fontSize: '1rem', lineHeight: 1.4 } } } as const;

const Warnings = ({ of }: { of: readonly WarningPart[] }) =>
  of.map(({ level, quotes }, index) => (
    <Box key={index} sx={SMALLER}>
      <Warning {...{ level, quotes }} />
    </Box>
  ));

type AgainProps = { manual: QuotedManual; parts: readonly EmergencyPart[] };

/** What was told before the first step and holds once the last one is done. */
const Again = ({ manual, parts }: AgainProps) => (
  <Box component="section" aria-label={AGAIN}>
    <Typography component="h2" variant="h3">
      {AGAIN}
    </Typography>
    <Stack sx={{ gap: 1, mt: 0.5 }}>
      {parts.map((part, index) => (
        <Part key={index} {...{ manual, part }} gearbox={undefined} heading="h2" />
      ))}
    </Stack>
  </Box>
);

const AGAIN = 'Al volver a circular';

type Props = {
  step: Step;
  manual: QuotedManual;
  figure: Quote | undefined;
  again: readonly EmergencyPart[];
};

/** A step as large as can be read at arm's length, between what warns of it. */
export const RoadStep = ({
  step: { title, mark, quote, before, after },
  manual,
  figure,
  again,
}: Props) => (
  <Stack sx={{ gap: 2, [FLAT]: { gap: 0.5 } }}>
    {title !== '' && <Typography color="textSecondary">{onOneLine(title)}</Typography>}
    <Warnings of={before} />
    <Typography sx={{ ...STEP_SIZE, fontWeight: 500, textWrap: 'pretty' }}>
      {isNumbered(mark) && (
        <Typography
          component="span"
          sx={{ font: 'inherit', fontWeight: 700, color: 'primary.main', mr: 1 }}
        >
          {mark}
        </Typography>
      )}
      {withFiguresWhole(quote.text)}
    </Typography>
    <Warnings of={after} />
    <Figure {...{ manual, figure }} />
    {again.length > 0 && <Again {...{ manual }} parts={again} />}
  </Stack>
);
