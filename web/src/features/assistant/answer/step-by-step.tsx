import { Box, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { StepsDialog, type StepScreen } from '../../../ui/steps-dialog';
import { REMARK_SIZE, STEP_SIZE } from '../../../ui/steps-dialog-sizes';
import { LineOfWords } from './line-of-words';
import type { Screen } from './procedure';
import { spokenText } from './spoken-text';
import { WarningCallout } from './warning-callout';

type Props = { screens: readonly Screen[]; onClose: () => void };

/** A procedure of an answer, one step a screen. */
export const StepByStep = ({ screens, onClose }: Props) => (
  <StepsDialog
    screens={screens.map((screen, at) => ({
      ...place(screens, at),
      aloud: aloud(screen),
      view: <ScreenView screen={screen} />,
    }))}
    onClose={onClose}
  />
);

const isStep = ({ kind }: Screen): boolean => kind === 'step';

/** "Paso 2 de 8": what comes before the first one is none. */
function place(screens: readonly Screen[], at: number): Pick<StepScreen, 'name' | 'reached'> {
  const count = screens.filter(isStep).length;
  const number = screens.slice(0, at + 1).filter(isStep).length;
  if (number === 0) return { name: 'Antes de empezar', reached: 0 };
  return { name: `Paso ${number} de ${count}`, reached: Math.round((number / count) * 100) };
}

const aloud = (screen: Screen): string[] =>
  screen.kind === 'step' ? screen.lines : [...spokenText(screen.warnings), ...screen.limits];

function ScreenView({ screen }: { screen: Screen }): ReactNode {
  if (screen.kind === 'before') {
    return (
      <Stack sx={{ gap: 2, '& p': REMARK_SIZE }}>
        {screen.warnings.map((warning, index) => (
          <WarningCallout key={index} warning={warning} pages={null} />
        ))}
        {screen.limits.map((line, index) => (
          <Typography key={index}>
            <LineOfWords line={line} />
          </Typography>
        ))}
      </Stack>
    );
  }
  const [step = '', ...remarks] = screen.lines;
  return (
    <Stack sx={{ gap: 2 }}>
      {screen.title !== '' && <Typography color="textSecondary">{screen.title}</Typography>}
      <Typography sx={{ ...STEP_SIZE, fontWeight: 500, textWrap: 'pretty' }}>
        {screen.mark !== '' && (
          <Box component="span" sx={{ color: 'primary.main', fontWeight: 700, mr: 1 }}>
            {screen.mark}.
          </Box>
        )}
        <LineOfWords line={step} />
      </Typography>
      {remarks.map((line, index) => (
        <Typography key={index} sx={REMARK_SIZE}>
          <LineOfWords line={line} />
        </Typography>
      ))}
    </Stack>
  );
}
