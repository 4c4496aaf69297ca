import { Box, ButtonBase, Stack, Typography } from '@mui/material';
import { useState, type ReactNode } from 'react';
import type { Vehicle } from '@contract';
import { LineDrawing } from '../../../ui/line-drawing';
import { useKeepTyre } from '../use-facts';
import { CarDrawing } from './car-drawing';
import { Choice } from './choice';
import { Figure } from './figure';
import type { Load, Tyre } from './pressures';
import { isDoubted, type Told } from './told';
import { lacksTyre, ownTyre, sourceWords } from './own-tyre';
import { ToldPages } from './told-pages';

type Props = {
  vehicle: Vehicle;
  tyres: readonly Tyre[];
  told: readonly Told[];
  onOpen: (title: string, all: readonly Told[]) => void;
};

/** The vehicle's tyre. What was chosen here is shown at once, also where it could not be kept. */
function useTyre({ vehicle: { id, tyreSize }, tyres, told }: Omit<Props, 'onOpen'>) {
  const { mutate } = useKeepTyre(id);
  const [chosen, setChosen] = useState<string | null>(null);
  const [isChanging, setChanging] = useState(false);
  const choose = (name: string) => {
    setChosen(name);
    setChanging(false);
    mutate({ tyreSize: name });
  };
  const found = ownTyre(tyres, told, chosen ?? tyreSize);
  const tyre = isChanging ? null : found.own;
  return { tyre, found, choose, change: () => setChanging(true) };
}

const questionFor = (tyres: readonly Tyre[], tyreSize: string | null): string =>
  tyreSize !== null && lacksTyre(tyres, tyreSize)
    ? `No encuentro tu medida, ${tyreSize}. ¿Es alguna de estas?`
    : '¿Qué medida llevas? Está en el flanco del neumático';

/** The pressures of the owner's tyres on a car from above, for the load that is chosen. */
export function PressureCard({ vehicle, tyres, told, onOpen }: Props) {
  const { tyre, found, choose, change } = useTyre({ vehicle, tyres, told });
  const [name, setName] = useState('Normal');
  if (!tyre) {
    return (
      <Stack sx={{ gap: 1 }}>
        <Box sx={{ display: { xs: 'none', sm: 'block' }, color: 'primary.main' }}>
          <LineDrawing name="wheel" />
        </Box>
        <Typography component="h2" variant="h3">
          {questionFor(tyres, vehicle.tyreSize)}
        </Typography>
        <Choice
          label="Medida de tus neumáticos"
          names={tyres.map((one) => one.name)}
          chosen={found.own?.name ?? ''}
          onChoose={choose}
        />
      </Stack>
    );
  }
  const load = tyre.loads.find((one) => one.name === name) ?? tyre.loads[0];
  const source = sourceWords(found, vehicle.trim);
  return (
    <Box>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography component="h2" variant="h3" sx={{ flexGrow: 1, lineHeight: 1.2 }}>
          <Box component="span" sx={{ typography: 'body2', display: 'block' }}>
            Presión
          </Box>
          {tyre.name}
          <Box
            component="span"
            sx={{ typography: 'body2', display: 'block', color: 'text.secondary' }}
          >
            {source}
          </Box>
        </Typography>
        {tyre.loads.length > 1 && load && (
          <Choice
            label="Carga"
            names={tyre.loads.map((one) => one.name)}
            chosen={load.name}
            onChoose={setName}
          />
        )}
      </Stack>
      {load && <Wheels load={load} onOpen={() => onOpen('Presión', pressuresIn(tyre))} />}
      <Stack direction="row" sx={{ columnGap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
        {tyres.length > 1 && <TextButton onClick={change}>Otra medida de neumático</TextButton>}
        {tyres.length === 1 && found.source === 'nobody' && source !== '' && (
          <TextButton onClick={() => choose(tyre.name)}>Es la mía</TextButton>
        )}
        {load && <ToldPages figures={pressuresIn({ ...tyre, loads: [load] })} />}
      </Stack>
    </Box>
  );
}

const TextButton = ({ onClick, children }: { onClick: () => void; children: ReactNode }) => (
  <ButtonBase
    onClick={onClick}
    sx={{
      ...{ minHeight: 44, my: '-8px', color: 'primary.main' },
      ...{ typography: 'body2', fontWeight: 600 },
    }}
  >
    {children}
  </ButtonBase>
);

const pressuresIn = ({ loads }: Tyre): Told[] =>
  loads.flatMap(({ front, rear }) => [front, rear].filter((one) => one !== null));

function Wheels({ load: { said, front, rear }, onOpen }: { load: Load; onOpen: () => void }) {
  const isOdd = [front, rear].some((one) => one !== null && isDoubted(one));
  return (
    <ButtonBase
      onClick={onOpen}
      sx={{ width: '100%', borderRadius: 1, py: 1, display: 'block', typography: 'body1' }}
    >
      <Box
        sx={{
          ...{ display: 'grid', gridTemplateColumns: '1fr auto 1fr', maxWidth: 420, mx: 'auto' },
          ...{ alignItems: 'center', columnGap: { xs: 1, sm: 2 }, rowGap: 1 },
        }}
      >
        <Axle told={front} name="Delante" row={1} />
        <Box sx={{ gridRow: '1 / 3', gridColumn: 2, color: 'text.secondary' }}>
          <CarDrawing />
        </Box>
        <Axle told={rear} name="Detrás" row={2} />
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {[said, isOdd ? 'Ha cambiado desde que lo comprobaste' : 'En frío']
          .filter(Boolean)
          .join(' · ')}
      </Typography>
    </ButtonBase>
  );
}

/** Both wheels of an axle, each with its figure; it is read out once. */
const Axle = ({ told, name, row }: { told: Told | null; name: string; row: 1 | 2 }) =>
  ([1, 3] as const).map((column) => (
    <Box
      key={column}
      aria-hidden={column === 3}
      sx={{ gridRow: row, gridColumn: column, textAlign: column === 1 ? 'right' : 'left' }}
    >
      <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
        {name}
      </Typography>
      {told ? <Figure value={told.value} unit={told.unit} /> : <span>—</span>}
    </Box>
  ));
