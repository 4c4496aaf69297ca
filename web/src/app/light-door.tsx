import ArrowIcon from '@mui/icons-material/ArrowForwardOutlined';
import LightsIcon from '@mui/icons-material/WarningAmberOutlined';
import { Box, Button, Skeleton, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Door, ManualSignals, SearchResponse } from '@contract';
import { stepAddress, type ColourChoice, type Step } from '../features/signals/address';
import { decide } from '../features/signals/decision';
import { GROUNDS } from '../features/signals/grounds';
import { LightIcon } from '../features/signals/light-icon';
import { sourceOf, viewOf } from '../features/signals/views';
import { useAnswerLight, type Gravity } from '../lib/answer-light';
import { vehiclePath } from '../lib/paths';
import { LIGHT_DOOR_HEIGHT } from './light-door-height';

type LightsDoor = Extract<Door, { kind: 'signals' }>;
type Props = {
  door: LightsDoor;
  answer: Pick<SearchResponse, 'statements'>;
  vehicleId: number;
};

const COLOURS = { red: 'rojo', amber: 'ambar', other: 'otro' } as const satisfies Record<
  NonNullable<LightsDoor['colour']>,
  ColourChoice
>;

const stepOf = ({ colour, blinks }: LightsDoor): Pick<Step, 'colour' | 'state'> => ({
  ...{ colour: colour && COLOURS[colour], state: blinks ? 'parpadea' : null },
});

type RowProps = {
  to: string;
  icon: ReactNode;
  /** Null: nothing grave is known of it. */
  ground: Gravity | null;
  title: string;
  /** The title is a verdict, to be read at arm's length. */
  isVerdict?: boolean;
  hint: string;
};

const calm = {
  bgcolor: 'background.paper',
  borderColor: 'divider',
  color: 'text.primary',
} as const;

/** As grave as what it leads to: who has a red light on does not look for it in a row of links. */
const Row = ({ to, icon, ground, title, isVerdict = false, hint }: RowProps) => (
  <Button
    component={Link}
    to={to}
    variant="outlined"
    sx={{
      ...{ justifyContent: 'flex-start', textAlign: 'left', gap: 1.5, px: 1.5, py: 1 },
      ...{ minHeight: LIGHT_DOOR_HEIGHT, displayPrint: 'none' },
      ...(ground ? { ...GROUNDS[ground], borderColor: 'transparent' } : calm),
      // On its ground a hover must not turn it into a pale link.
      ...(ground && { '&:hover': { ...GROUNDS[ground], filter: 'brightness(1.12)' } }),
    }}
  >
    <Box aria-hidden sx={{ display: 'flex', flexShrink: 0 }}>
      {icon}
    </Box>
    <Box component="span" sx={{ minWidth: 0, flexGrow: 1 }}>
      <Typography
        component="span"
        sx={{ display: 'block', fontWeight: 700, lineHeight: 1.25, ...(isVerdict && LARGE) }}
      >
        {title}
      </Typography>{' '}
      <Typography
        component="span"
        variant="body2"
        sx={{ display: 'block', ...(!ground && { color: 'text.secondary' }) }}
      >
        {hint}
      </Typography>
    </Box>
    <ArrowIcon aria-hidden />
  </Button>
);

const LARGE = { fontSize: '1.25rem' } as const;

type OneProps = Omit<Props, 'answer'> & {
  signal: string;
  gravity: Gravity | null;
  manuals: readonly ManualSignals[];
};

/** What to do about the light that the answer is about, which is one tap away. */
function OneLight({ door, vehicleId, signal, gravity, manuals }: OneProps) {
  const step = { ...stepOf(door), signal, isDescribing: false };
  const { advice, name, catalogue, colours } = decide({ manuals, step, guesses: [] });
  return (
    <Row
      to={vehiclePath(vehicleId, 'testigos') + stepAddress(step)}
      icon={<LightIcon catalogue={catalogue} colours={colours} />}
      ground={gravity}
      isVerdict
      title={advice ? viewOf(advice).label : name}
      hint={advice ? `${name}: ${sourceOf(advice).toLowerCase()}` : 'Lo que dice tu manual de él'}
    />
  );
}

/** The way to a light: straight to the one that the answer is about, else to those that it may be. */
export function LightDoor({ door, answer, vehicleId }: Props) {
  const light = useAnswerLight({ statements: answer.statements, door, vehicleId });
  if (light.isLoading) return <Skeleton variant="rounded" height={LIGHT_DOOR_HEIGHT} />;
  const { signal, manuals, gravity } = light;
  if (signal) return <OneLight {...{ door, vehicleId, gravity, manuals }} signal={signal.id} />;
  const to = vehiclePath(vehicleId, 'testigos');
  const { colour, state } = stepOf(door);
  return (
    <Row
      to={colour ? to + stepAddress({ colour, state }) : to}
      icon={<LightsIcon />}
      ground={gravity}
      title="Busca el testigo por su dibujo"
      hint={
        gravity === 'error'
          ? 'Si es rojo, para en un lugar seguro (regla general).'
          : 'Te dice si puedes seguir, según tu manual.'
      }
    />
  );
}
