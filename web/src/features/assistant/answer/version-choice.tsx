import { Box, Button, Stack, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { chosenTyre, type Distinction, type Vehicle } from '@contract';
import { sentenceOf } from '../../../lib/api/api-error';
import { useKeepOwn, type Own } from '../../../lib/api/keep-own';
import { useVehicles } from '../../../lib/vehicles';
import { inlineButton } from '../../../ui/inline-button';
import { useToast } from '../../../ui/toast';

type Props = {
  kind: Distinction;
  vehicleId: number;
  /** As the table calls them. */
  names: readonly string[];
  own: string | null;
  /** The trim of which the manual says so; undefined where its owner does. */
  ofTrim: string | undefined;
  onChosen: (name: string) => void;
};

const WORDS = {
  versions: { question: '¿Cuál es el tuyo?', own: 'Tu versión', hint: '' },
  tyres: {
    question: '¿Cuál es la tuya?',
    own: 'Tu medida',
    hint: 'Está en el flanco del neumático.',
  },
} satisfies Record<Distinction, object>;

const ownOf = (kind: Distinction, name: string, among: readonly string[]): Own =>
  kind === 'tyres' ? { tyreSize: name } : { version: { name, among: [...among] } };

/** Tyres that the table does not name are known, too. */
const knownTyre = ({ tyreSize }: Vehicle, names: readonly string[]): string | null =>
  names.some((name) => chosenTyre(tyreSize, [name]) !== null) ? null : tyreSize;

const line = {
  ...{ alignItems: 'center', gap: 1, flexWrap: 'wrap', displayPrint: 'none' },
} as const;

/** What was pressed is gone: the keyboard goes on here, unless it has gone on elsewhere. */
const followWith = (button: HTMLElement | null): void => {
  if (document.activeElement === document.body) button?.focus();
};

/** "¿Cuál es el tuyo?", "¿Cuál es la tuya?": one tap keeps it with the vehicle; then which it is, to be changed. */
export function VersionChoice({ vehicleId, ...choice }: Props) {
  const { data: vehicles = [] } = useVehicles();
  const vehicle = vehicles.find(({ id }) => id === vehicleId);
  return vehicle ? <OfVehicle vehicle={vehicle} {...choice} /> : null;
}

type OfVehicleProps = Omit<Props, 'vehicleId'> & { vehicle: Vehicle };

function OfVehicle({ kind, vehicle, names, own, ofTrim, onChosen }: OfVehicleProps) {
  const words = WORDS[kind];
  const shown = own ?? (kind === 'tyres' ? knownTyre(vehicle, names) : null);
  const id = useId();
  const toast = useToast();
  const [isChanging, setChanging] = useState(false);
  const [isTouched, setTouched] = useState(false);
  const { mutate, isPending, variables } = useKeepOwn(vehicle.id, (error) =>
    toast({
      title: `No se ha podido guardar ${words.own.toLowerCase()}`,
      description: sentenceOf(error),
      error,
      severity: 'error',
    }),
  );
  const follow = isTouched ? followWith : undefined;
  const ask = () => {
    setTouched(true);
    setChanging(true);
  };
  const choose = (name: string) => {
    setTouched(true);
    const onSuccess = () => {
      setChanging(false);
      onChosen(name);
    };
    mutate(ownOf(kind, name, names), { onSuccess });
  };
  if (shown !== null && !isChanging) {
    return (
      <Typography component="div" sx={{ displayPrint: 'none' }}>
        <span id={id}>
          {ofTrim === undefined ? words.own : `Según tu acabado ${ofTrim}`}:{' '}
          <Box component="strong" sx={{ whiteSpace: 'nowrap' }}>
            {shown}
          </Box>
        </span>{' '}
        <Button ref={follow} aria-describedby={id} onClick={ask} sx={inlineButton}>
          Cambiar
        </Button>
      </Typography>
    );
  }
  return (
    <Stack role="group" aria-labelledby={id} direction="row" sx={line}>
      <Typography id={id} sx={{ flexBasis: { xs: '100%', sm: 'auto' } }}>
        {words.question}
      </Typography>
      {names.map((name) => (
        <Button
          key={name}
          ref={name === own ? follow : undefined}
          variant="outlined"
          aria-pressed={name === own}
          loading={isPending && (variables.tyreSize ?? variables.version?.name) === name}
          onClick={() => choose(name)}
        >
          {name}
        </Button>
      ))}
      {words.hint !== '' && (
        <Typography variant="body2" color="textSecondary" sx={{ flexBasis: '100%' }}>
          {words.hint}
        </Typography>
      )}
    </Stack>
  );
}
