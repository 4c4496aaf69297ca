import { Button } from '@mui/material';
import type { EmergencyTopic, VehicleEmergencies } from '@contract';
import { OnceOpen } from '../../ui/lazy';
import { useStepsAddress } from '../../ui/use-steps-address';
import { RoadSteps } from './lazy-road-steps';

type Props = { vehicleId: number; topic: EmergencyTopic; emergencies: VehicleEmergencies };

/** The steps of a sheet one by one, as beside a road. */
export function StepByStep({ vehicleId, topic, emergencies }: Props) {
  const { isOpen, open, close } = useStepsAddress();
  return (
    <>
      <Button
        variant="contained"
        onClick={open}
        sx={{ minHeight: 56, px: 4, alignSelf: { sm: 'flex-start' }, displayPrint: 'none' }}
      >
        Paso a paso
      </Button>
      <OnceOpen open={isOpen} onMissing={close}>
        {isOpen && <RoadSteps {...{ vehicleId, topic, emergencies }} onClose={close} />}
      </OnceOpen>
    </>
  );
}
