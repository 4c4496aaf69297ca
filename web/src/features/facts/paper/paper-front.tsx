import { Box, Typography } from '@mui/material';
import { isReliedOn, type FactSheet, type Vehicle } from '@contract';
import { vehiclePath } from '../../../lib/paths';
import { vehicleChoice } from '../../../lib/vehicles';
import { sourceWords } from '../glance/own-tyre';
import { figureOf } from '../glance/told';
import { knownOf, type Known } from '../known';
import { lineOf, linesOfTile, pointsOfFront, type Line } from './front-room';
import { fuseBoxes } from './fuse-boxes';
import { printedAddress } from './paper-address';
import { PaperCode } from './paper-code';
import { PaperLine, PaperPart } from './paper-part';
import { figureTimes, PaperPressures } from './paper-pressures';
import { PaperSide } from './paper-side';

type Props = { vehicle: Vehicle; sheet: FactSheet };
type Part = { title: string; lines: Line[] };

const fusesIn = ({ manuals }: FactSheet): Part[] => {
  const fuses = manuals
    .flatMap(({ facts }) => facts ?? [])
    .filter((fact) => fact.kind === 'fuse' && isReliedOn(fact));
  return fuseBoxes(fuses).map(({ title, fuses: some }) => ({
    title,
    lines: some.map((one) => lineOf(one.of, figureOf(one.own ?? one))),
  }));
};

/** In which type all of it has room. */
function pointsOf(
  { own, tyres, spares }: Known,
  parts: readonly Part[],
  hasAddress: boolean,
): number {
  return pointsOfFront({
    ...{ tyres: own ? [own] : tyres, times: figureTimes(own), parts, hasAddress },
    spares: spares.map(({ name, told }) => lineOf(name, figureOf(told))),
  });
}

/** The first side: figures, and who is called. */
export function PaperFront({ vehicle, sheet }: Props) {
  const { name, details } = vehicleChoice({ ...vehicle, engine: vehicle.engine ?? sheet.engine });
  const known = knownOf(sheet, vehicle.tyreSize);
  const { own, tyres, spares } = known;
  const tiles = known.tiles.map((tile) => ({ title: tile.title, lines: linesOfTile(tile) }));
  const parts = [...tiles, ...fusesIn(sheet)];
  const address = printedAddress(window.location, emergenciesOf(vehicle));
  return (
    <PaperSide points={pointsOf(known, parts, address !== null)}>
      <div>
        <Typography component="h2" sx={{ font: 'inherit', fontWeight: 700, fontSize: '1.5em' }}>
          {name}
        </Typography>
        <div>{details}</div>
      </div>
      {tyres.length + spares.length > 0 && (
        <PaperPart title="Presiones en frío">
          <PaperPressures {...{ own, tyres, spares }} source={sourceWords(known, vehicle.trim)} />
        </PaperPart>
      )}
      {parts.map(({ title, lines }) => (
        <PaperPart key={title} title={title}>
          {lines.map((line) => (
            <PaperLine key={line.name} {...line} />
          ))}
        </PaperPart>
      ))}
      <Telephones {...{ vehicle, address }} />
    </PaperSide>
  );
}

/** Who is called, and how a phone finds the rest: where the product has no address of its own, that is not told. */
function Telephones({ vehicle, address }: Pick<Props, 'vehicle'> & { address: string | null }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '1.5em', alignItems: 'flex-end' }}>
      <Box sx={{ flex: '1 1 14em', minWidth: 0 }}>
        <PaperPart title="Teléfonos">
          <PaperLine {...lineOf('Emergencias', '112')} />
          <PaperLine {...lineOf('Mi asistencia', vehicle.assistancePhone ?? '____________')} />
        </PaperPart>
        {address !== null && (
          <Box sx={{ mt: '0.9em', overflowWrap: 'anywhere' }}>
            En tu móvil: {address.replace(/^https?:\/\//u, '')}
          </Box>
        )}
      </Box>
      {address !== null && (
        <PaperCode
          address={address}
          label="Código QR: las emergencias de este vehículo en Guantera"
        />
      )}
    </Box>
  );
}

/** Who opens the glove box has a trouble; the rest of the vehicle is one tap beside it. */
const emergenciesOf = ({ id }: Vehicle): string => vehiclePath(id, 'emergencias');
