import StepsIcon from '@mui/icons-material/FormatListNumberedOutlined';
import { Button } from '@mui/material';
import { OnceOpen } from '../../../ui/lazy';
import { useStepsAddress } from '../../../ui/use-steps-address';
import { StepByStep } from './lazy-steps';
import type { Screen } from './procedure';

type Props = {
  screens: readonly Screen[];
  /** At the head of an answer, before all that is read. */
  isAtHead?: boolean;
};

const atHead = { variant: 'outlined', sx: { minHeight: 48, mb: 2, displayPrint: 'none' } } as const;

/** Leads to the steps of an answer, one at a time. */
export function StepsWay({ screens, isAtHead = false }: Props) {
  const { isOpen, open, close } = useStepsAddress();
  return (
    <>
      <Button {...(isAtHead && atHead)} startIcon={<StepsIcon />} onClick={open}>
        Paso a paso
      </Button>
      <OnceOpen open={isOpen} onMissing={close}>
        {isOpen && <StepByStep screens={screens} onClose={close} />}
      </OnceOpen>
    </>
  );
}
