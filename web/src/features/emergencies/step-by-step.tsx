import { Button } from '@mui/material';
import { useLocation, useNavigate } from 'react-router-dom';
import type { EmergencyTopic, VehicleEmergencies } from '@contract';
import { OnceOpen } from '../../ui/lazy';
import { RoadSteps } from './lazy-road-steps';

/** Of the address: Back on a phone leaves the steps, and not the sheet. */
const STEPS = '#paso-a-paso';

type Props = { vehicleId: number; topic: EmergencyTopic; emergencies: VehicleEmergencies };

/** The steps of a sheet one by one, as beside a road. */
export function StepByStep({ vehicleId, topic, emergencies }: Props) {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const isOpen = hash === STEPS;
  const close = () => void navigate(-1);
  return (
    <>
      <Button
        variant="contained"
        onClick={() => void navigate({ search, hash: STEPS })}
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
