import PrintIcon from '@mui/icons-material/PrintOutlined';
import { Box, Button, GlobalStyles, Stack, Typography } from '@mui/material';
import { Link, useSearchParams } from 'react-router-dom';
import { listEmergencies, type FactSheet, type Vehicle } from '@contract';
import { useVehiclePart } from '../../../lib/vehicle-part';
import { withoutPaper } from './paper-address';
import { PaperFront } from './paper-front';
import { PaperProcedure } from './paper-part';
import { PaperSide } from './paper-side';
import { PAPER_ID, paperStyles } from './paper-styles';
import { pointsOfBack, printedProcedures } from './procedures';
import { LINE_HEIGHT } from './type-size';

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
          ...{ display: 'grid', gap: 2, lineHeight: LINE_HEIGHT, overflowWrap: 'break-word' },
          // Small type whose spaces are rounded to whole pixels has none.
          ...{ textRendering: 'geometricPrecision', wordSpacing: '0.06em' },
          // Below each other where both beside each other could not be read.
          gridTemplateColumns: { xs: 'minmax(0, 560px)', md: 'repeat(2, minmax(0, 560px))' },
          // On a phone a side is as wide as the screen.
          mx: { xs: -1.5, sm: 0 },
          '@media print': { display: 'block', mx: 0 },
        }}
      >
        <PaperFront vehicle={vehicle} sheet={sheet} />
        <PaperSide isLast points={pointsOfBack(procedures)}>
          {procedures.map((printed) => (
            <PaperProcedure key={printed.title} {...printed} />
          ))}
        </PaperSide>
      </Box>
    </Stack>
  );
}
