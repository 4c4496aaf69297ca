import { Box, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import type { Statement } from '@contract';
import { Caption } from './caption';
import { LineOfWords } from './line-of-words';
import { isCounted, nestedSteps, shownMark, type NestedStep } from './nested-steps';
import { linesOf } from './statements';

type Props = {
  list: Extract<Statement, { kind: 'steps' }>;
  /** The pages that it stands on. */
  pages: ReactNode;
};

/** Around 65 characters to a line, beside the number. */
const MEASURE = '68ch';

/** The steps of a procedure, or the points of a list, with the manual's own numbers. */
export const AnswerSteps = ({ list: { above, isOrdered, steps, below }, pages }: Props) => (
  <Stack sx={{ gap: 1.5, maxWidth: MEASURE }}>
    {above === '' ? <Box>{pages}</Box> : <Caption text={above} pages={pages} />}
    <Steps steps={nestedSteps(steps)} isOrdered={isOrdered} />
    {linesOf(below).map((line, index) => (
      <Typography key={index} variant="body2">
        <LineOfWords line={line} />
      </Typography>
    ))}
  </Stack>
);

type StepsProps = { steps: readonly NestedStep[]; isOrdered: boolean };

/** One level of a list, with those within its items. */
const Steps = ({ steps, isOrdered }: StepsProps) => (
  <Stack component={isOrdered ? 'ol' : 'ul'} sx={{ gap: 1.25, p: 0, m: 0, listStyle: 'none' }}>
    {steps.map(({ mark, text, inner }, index) => (
      <Stack key={index} component="li" direction="row" sx={{ gap: 1.5, alignItems: 'baseline' }}>
        {isOrdered ? <Number mark={mark} /> : <Dot />}
        <Stack sx={{ gap: 1.25, minWidth: 0, flexGrow: 1 }}>
          <Typography sx={{ fontSize: '1.0625rem' }}>
            <LineOfWords line={text} />
          </Typography>
          {inner.length > 0 && (
            <Steps steps={inner} isOrdered={inner.some((step) => isCounted(step.mark))} />
          )}
        </Stack>
      </Stack>
    ))}
  </Stack>
);

/** A remark among steps has none, and stands in line with them. */
const Number = ({ mark }: { mark: string }) => (
  <Box
    component="span"
    sx={{
      flex: '0 0 auto',
      minWidth: 28,
      height: 28,
      px: 0.75,
      borderRadius: '14px',
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      fontSize: '0.875rem',
      fontWeight: 700,
      ...(mark !== '' && { bgcolor: 'primary.light', color: 'primary.dark' }),
    }}
  >
    {shownMark(mark)}
  </Box>
);

const Dot = () => (
  <Box
    component="span"
    aria-hidden
    sx={{ flex: '0 0 auto', color: 'primary.main', fontWeight: 700 }}
  >
    •
  </Box>
);
