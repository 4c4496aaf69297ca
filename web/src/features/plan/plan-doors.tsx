import InspectionIcon from '@mui/icons-material/EventAvailableOutlined';
import PlanIcon from '@mui/icons-material/BuildOutlined';
import { Box, Skeleton, Typography } from '@mui/material';
import type { Inspection } from '@contract';
import { monthText } from '../../lib/plan-words';
import { Door } from '../../ui/door';
import { datedEntries, nextText, openText } from './next-text';
import { openInspection, passedText } from './plan-texts';
import { usePlan } from './use-plan';

type Props = { vehicleId: number; to: string };

/** How many of the next works, visits and inspections an answer names. */
const FEW = 3;

/** What is due next of a vehicle, or that nobody can know yet. */
export function PlanDoor({ vehicleId, to }: Props) {
  const { data: plan, error } = usePlan(vehicleId);
  // The law alone is no answer to what a vehicle needs.
  const isKnown = plan !== undefined && datedEntries(plan).length > 0;
  const next = isKnown ? datedEntries(plan, plan.inspection).slice(0, FEW) : [];
  const open = plan && openText(plan);
  const door = { label: 'Tu mantenimiento', icon: <PlanIcon />, to };
  if (!plan && !error) return <Skeleton variant="rounded" height={140} />;
  if (next.length === 0) {
    return (
      <Door {...door} title="Qué le toca a tu vehículo" action="Decirlo en Mantenimiento">
        <Typography color="textSecondary">
          {open ?? 'Escribe los kilómetros y cuándo fue la última revisión, y lo sabrás.'}
        </Typography>
      </Door>
    );
  }
  return (
    <Door {...door} title="Lo próximo que le toca" action="Ver todo el plan">
      {open && <Typography sx={{ mt: 0.5 }}>{open}</Typography>}
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
    </Door>
  );
}

/** When it is due and from what that is counted; of one that nobody noted no date, but what to do. */
function lawDoor(law: Inspection): { title: string; why: string; action: string } {
  const { name, month, last } = law;
  const open = openInspection(law);
  const from = last === null ? 'la matriculación de tu vehículo' : 'la última que apuntaste';
  const norm = `Según la norma y ${from}.`;
  if (open === null) {
    return { title: `${name}: ${monthText(month)}`, why: norm, action: 'Cambiar fecha' };
  }
  const why = `Si la pasaste, apúntala y sabrás cuándo toca la siguiente; si no, pide cita ya. ${norm}`;
  return { title: passedText(name, open), why, action: 'Apuntarla' };
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
  const { why, ...said } = lawDoor(plan.inspection);
  return (
    <Door {...door} {...said} to={to}>
      <Typography color="textSecondary">{why}</Typography>
    </Door>
  );
}
