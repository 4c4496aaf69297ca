import InspectionIcon from '@mui/icons-material/EventAvailableOutlined';
import PlanIcon from '@mui/icons-material/BuildOutlined';
import { Box, Skeleton, Typography } from '@mui/material';
import type { Plan } from '@contract';
import { monthText } from '../../lib/plan-words';
import { Door } from '../../ui/door';
import { datedEntries, missedWorksText, nextText } from './next-text';
import { usePlan } from './use-plan';

type Props = { vehicleId: number; to: string };

/** How many of the next works and visits an answer names. */
const FEW = 3;

/** What is due next of a vehicle, or that nobody can know yet. */
export function PlanDoor({ vehicleId, to }: Props) {
  const { data: plan, error } = usePlan(vehicleId);
  const next = plan ? datedEntries(plan).slice(0, FEW) : [];
  const missed = plan && missedWorksText(plan);
  const door = { label: 'Tu mantenimiento', icon: <PlanIcon />, to };
  if (!plan && !error) return <Skeleton variant="rounded" height={140} />;
  if (next.length === 0) {
    return (
      <Door {...door} title="Qué le toca a tu vehículo" action="Decirlo en Mantenimiento">
        <Typography color="textSecondary">
          {missed ?? 'Escribe los kilómetros y cuándo fue la última revisión, y lo sabrás.'}
        </Typography>
      </Door>
    );
  }
  return (
    <Door {...door} title="Lo próximo que le toca" action="Ver todo el plan">
      <Box component="ul" sx={{ m: 0, p: 0, mt: 0.5, listStyle: 'none', '& li + li': { mt: 0.5 } }}>
        {next.map(nextText).map(({ name, when }) => (
          <li key={`${name} ${when}`}>
            <Typography component="span" sx={{ fontWeight: 600 }}>
              {name}
            </Typography>
            <Typography variant="body2" color="textSecondary">
              {when}
            </Typography>
          </li>
        ))}
      </Box>
      {missed && <Typography sx={{ mt: 1 }}>{missed}</Typography>}
    </Door>
  );
}

const lawText = ({ name, month }: NonNullable<Plan['inspection']>): string =>
  `${name}: ${monthText(month)}`;

/** From what its date is counted, and what nobody has said of the one before. */
function whyText({ last, assumed }: NonNullable<Plan['inspection']>): string {
  if (last !== null) return 'Según la norma y la última que apuntaste.';
  const why = 'Según la norma y la matriculación de tu vehículo';
  return assumed === undefined
    ? `${why}.`
    : `${why}, si pasaste la de ${monthText(assumed)}, que no está apuntada.`;
}

/** The vehicle's own date of the inspection by law; how to have it where it is not known. */
export function InspectionDoor({ vehicleId, to, vehicleTo }: Props & { vehicleTo: string }) {
  const { data: plan, error } = usePlan(vehicleId);
  const door = { label: 'Tu inspección', icon: <InspectionIcon /> };
  if (!plan && !error) return <Skeleton variant="rounded" height={112} />;
  if (!plan?.inspection) {
    return (
      <Door {...door} title="Tu fecha de la ITV" to={vehicleTo} action="Poner país y matriculación">
        <Typography color="textSecondary">
          Edita tu vehículo y di en qué país y en qué mes se matriculó: la sabrás por la norma.
        </Typography>
      </Door>
    );
  }
  return (
    <Door {...door} title={lawText(plan.inspection)} to={to} action="Cambiar fecha">
      <Typography color="textSecondary">{whyText(plan.inspection)}</Typography>
    </Door>
  );
}
