import PrintIcon from '@mui/icons-material/PrintOutlined';
import { Box, Button, GlobalStyles, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { listEmergencies, type FactSheet, type Vehicle } from '@contract';
import { useVehiclePart } from '../../../lib/vehicle-part';
import { vehicleName } from '../../../lib/vehicles';
import { sparesOf, tyresOf } from '../glance/pressures';
import { tilesOf } from '../glance/tiles';
import { allTold, figureOf, isRelied } from '../glance/told';
import { ownTyre } from '../glance/own-tyre';
import { linesOf, linesOfTile, pointsFor } from './front-room';
import { PaperCode } from './paper-code';
import { PaperLine, PaperPart, PaperProcedure } from './paper-part';
import { PaperPressures } from './paper-pressures';
import { printedAddress, withoutPaper } from './paper-address';
import { faceStyles, PAPER_ID, paperStyles, sideStyles } from './paper-styles';
import { pointsOfBack, printedProcedures } from './procedures';
import { sixFuses } from './six-fuses';

type Props = { vehicle: Vehicle; sheet: FactSheet };

/** What has to lie in the real glove box, on one A5 of two sides: as it is printed, and the way to the printer. */
export function PaperSheet({ vehicle, sheet }: Props) {
  const [search] = useSearchParams();
  const { data: emergencies, isPending } = useVehiclePart(listEmergencies, vehicle.id);
  const procedures = emergencies ? printedProcedures(emergencies) : [];
  return (
    <Stack sx={{ gap: 2, mt: 1 }}>
      <GlobalStyles styles={paperStyles} />
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button
          variant="contained"
          startIcon={<PrintIcon />}
          loading={isPending}
          onClick={() => window.print()}
        >
          Imprimir
        </Button>
        <Button component={Link} to={withoutPaper(search)}>
          Volver a la ficha
        </Button>
      </Stack>
      <Typography color="textSecondary">Una hoja A5 por las dos caras.</Typography>
      <Box
        id={PAPER_ID}
        sx={{
          ...{ display: 'grid', gap: { xs: 1, sm: 2 }, lineHeight: 1.3 },
          overflowWrap: 'break-word',
          // Both sides beside each other, in small on a phone: what is printed is looked over, not read.
          ...{ gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', maxWidth: 1136 },
          '@media print': { display: 'block' },
        }}
      >
        <Front vehicle={vehicle} sheet={sheet} />
        <Side isLast points={pointsOfBack(procedures)}>
          {procedures.map((printed) => (
            <PaperProcedure key={printed.title} {...printed} />
          ))}
        </Side>
      </Box>
    </Stack>
  );
}

type SideProps = { points: number; isLast?: boolean; children: ReactNode };

const Side = ({ points, isLast = false, children }: SideProps) => (
  <Box sx={[sideStyles, !isLast && { '@media print': { breakAfter: 'page' } }]}>
    <Box sx={faceStyles(points)}>{children}</Box>
  </Box>
);

function Front({ vehicle, sheet }: Props) {
  const told = allTold(sheet);
  const all = tyresOf(told);
  const { own } = ownTyre(all, told, vehicle.tyreSize);
  const tyres = own ? [own] : all;
  const spares = sparesOf(told).map(({ name, told: one }) => ({ name, value: figureOf(one) }));
  const tiles = tilesOf(told).map((tile) => ({ title: tile.title, lines: linesOfTile(tile) }));
  const fuses = sixFuses(
    sheet.manuals
      .flatMap(({ facts }) => facts ?? [])
      .filter(isRelied)
      .filter(isFuse),
  ).map((one) => ({ name: one.of, value: figureOf(one.own ?? one) }));
  return (
    <Side points={pointsFor(linesOf({ tyres, spares, tiles, fuses }))}>
      <Typography component="h2" sx={{ font: 'inherit', fontWeight: 700, fontSize: '1.5em' }}>
        {vehicleName(vehicle)}
      </Typography>
      <div>{[vehicle.trim, vehicle.engine ?? sheet.engine].filter(Boolean).join(' · ')}</div>
      {tyres.length + spares.length > 0 && (
        <PaperPart title="Presiones en frío">
          <PaperPressures tyres={tyres} spares={spares} />
        </PaperPart>
      )}
      {tiles.map(({ title, lines }) => (
        <PaperPart key={title} title={title}>
          {lines.map((line) => (
            <PaperLine key={line.name} {...line} />
          ))}
        </PaperPart>
      ))}
      {fuses.length > 0 && (
        <PaperPart title="Fusibles">
          {fuses.map((one) => (
            <PaperLine key={one.name} {...one} />
          ))}
        </PaperPart>
      )}
      <Telephones vehicle={vehicle} />
    </Side>
  );
}

/** Who is called, and how a phone finds the rest: where the product has no address of its own, that is not told. */
function Telephones({ vehicle }: Pick<Props, 'vehicle'>) {
  const address = printedAddress(window.location, emergenciesOf(vehicle));
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '1.5em', alignItems: 'flex-end' }}>
      <Box sx={{ flex: '1 1 14em', minWidth: 0 }}>
        <PaperPart title="Teléfonos">
          <PaperLine name="Emergencias" value="112" />
          <PaperLine name="Mi asistencia" value={vehicle.assistancePhone ?? '____________'} />
        </PaperPart>
        <Box sx={{ mt: '0.9em', overflowWrap: 'anywhere' }}>
          {address === null
            ? 'En tu móvil: abre tu Guantera, en Emergencias.'
            : `En tu móvil: ${address.replace(/^https?:\/\//u, '')}`}
        </Box>
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
const emergenciesOf = ({ id }: Vehicle): string => `/vehicles/${id}/emergencias`;

const isFuse = ({ kind }: { kind: string }): boolean => kind === 'fuse';
