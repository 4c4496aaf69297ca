import StepsIcon from '@mui/icons-material/FormatListNumberedOutlined';
import { Button } from '@mui/material';
import { useLocation, useNavigate } from 'react-router-dom';
import { OnceOpen } from '../../../ui/lazy';
import { StepByStep } from './lazy-steps';
import type { Screen } from './procedure';

/** Of the address: Back on a phone leaves the steps, and not the answer. */
const STEPS = '#paso-a-paso';

type Props = {
  screens: readonly Screen[];
  /** At the head of an answer, before all that is read. */
  isAtHead?: boolean;
};

const atHead = { variant: 'outlined', sx: { minHeight: 48, mb: 2, displayPrint: 'none' } } as const;

/** Leads to the steps of an answer, one at a time. */
export function StepsWay({ screens, isAtHead = false }: Props) {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const isOpen = hash === STEPS;
  const close = () => void navigate(-1);
  return (
    <>
      <Button
        {...(isAtHead && atHead)}
        startIcon={<StepsIcon />}
        onClick={() => void navigate({ search, hash: STEPS })}
      >
        Paso a paso
      </Button>
      <OnceOpen open={isOpen} onMissing={close}>
        {isOpen && <StepByStep screens={screens} onClose={close} />}
      </OnceOpen>
    </>
  );
}
