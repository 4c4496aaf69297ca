import StepsIcon from '@mui/icons-material/FormatListNumberedOutlined';
import { Button, Stack } from '@mui/material';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Statement } from '@contract';
import { OnceOpen } from '../../../ui/lazy';
import { procedureOf } from './procedure';
import { ReadAloudButton } from '../../../ui/read-aloud-button';
import { spokenText } from './spoken-text';
import { StepByStep } from './lazy-steps';

/** Of the address: Back on a phone leaves the steps, and not the answer. */
const STEPS = '#paso-a-paso';

type Props = {
  statements: readonly Statement[];
  /** Whether the answer has an address to which the steps belong. */
  isKept: boolean;
};

/** For eyes and hands that are needed elsewhere: the answer read aloud, and a procedure one step at a time. */
export function HandsFree({ statements, isKept }: Props) {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const screens = procedureOf(statements);
  const hasSteps = isKept && screens.length > 0;
  const isOpen = hasSteps && hash === STEPS;
  const close = () => void navigate(-1);
  return (
    <Stack direction="row" sx={{ ml: -1, flexWrap: 'wrap', displayPrint: 'none' }}>
      <ReadAloudButton pieces={spokenText(statements)} />
      {hasSteps && (
        <Button startIcon={<StepsIcon />} onClick={() => void navigate({ search, hash: STEPS })}>
          Paso a paso
        </Button>
      )}
      <OnceOpen open={isOpen} onMissing={close}>
        {isOpen && <StepByStep screens={screens} onClose={close} />}
      </OnceOpen>
    </Stack>
  );
}
