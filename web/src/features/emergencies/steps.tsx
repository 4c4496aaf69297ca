import { Box, Stack, Typography } from '@mui/material';
import type { EmergencyPart, Gearbox } from '@contract';
import { withFiguresWhole } from '../../lib/figures';
import { isOfOther } from './gearboxes';
import { LARGE } from './large';
import { More } from './more';
import { isNumbered } from './numbered';

type Step = Extract<EmergencyPart, { kind: 'steps' }>['steps'][number];

/** A number in a disc, to be found again with a tool in hand; a bullet is small. */
const Mark = ({ mark }: { mark: string }) => (
  <Box
    component="span"
    sx={{
      ...{ flex: '0 0 auto', height: 36, borderRadius: '18px', mt: -0.5 },
      // Where other lists of the page have theirs.
      minWidth: isNumbered(mark) ? 36 : 12,
      ...{ display: 'inline-flex', alignItems: 'center', justifyContent: 'center' },
      ...{ fontSize: '1.125rem', fontWeight: 700, color: 'primary.dark' },
      ...(isNumbered(mark) && { bgcolor: 'primary.light' }),
    }}
  >
    {isNumbered(mark) ? mark.replace(/[().]/g, '') : '•'}
  </Box>
);

/** "Cambio manual:" is seen before what it is a condition of. */
function Words({ quote: { text }, gearbox }: Step) {
  const end = gearbox ? text.indexOf(':') + 1 : 0;
  return (
    <Typography sx={{ ...LARGE, minWidth: 0 }}>
      {end > 0 && <strong>{text.slice(0, end)}</strong>}
      {withFiguresWhole(text.slice(end))}
    </Typography>
  );
}

const List = ({ steps }: { steps: readonly Step[] }) => (
  <Stack component="ol" sx={{ gap: 2, p: 0, m: 0, listStyle: 'none' }}>
    {steps.map((step) => (
      <Stack key={step.quote.unit} component="li" direction="row" sx={{ gap: 1.5 }}>
        <Mark mark={step.mark} />
        <Words {...step} />
      </Stack>
    ))}
  </Stack>
);

type Props = { steps: readonly Step[]; gearbox: Gearbox | undefined };

/** Those of the vehicle's gearbox and of all, then those of the other, folded. */
export function Steps({ steps, gearbox }: Props) {
  const own = steps.filter((step) => !isOfOther(step, gearbox));
  const others = steps.filter((step) => isOfOther(step, gearbox));
  return (
    <>
      {own.length > 0 && <List steps={own} />}
      {others.length > 0 && (
        <More summary="Otras versiones">
          <List steps={others} />
        </More>
      )}
    </>
  );
}
