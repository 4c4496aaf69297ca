import PrintIcon from '@mui/icons-material/PrintOutlined';
import ShareIcon from '@mui/icons-material/ShareOutlined';
import { Box, Button, Paper, Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { formatDate } from '../../lib/format';
import { useShareText } from '../../ui/use-share-text';
import { sheetText, type Sheet } from './workshop-text';

type Props = Omit<Sheet, 'date' | 'kilometres'>;

/** The sheet that an owner takes to the workshop: to be shared, copied or printed. */
export function WorkshopSheet(props: Props) {
  const [kilometres, setKilometres] = useState('');
  const [date] = useState(() => formatDate(new Date().toISOString()));
  const share = useShareText('Hoja copiada');
  const { vehicle, vin, light } = props;
  const lines = [
    ['Vehículo', vehicle],
    ...(vin ? ([['Bastidor (VIN)', vin]] as const) : []),
    ['Testigo', light],
    ['Fecha', date],
  ] as const;
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby="hoja-para-el-taller"
      sx={{ p: 2 }}
    >
      <Typography component="h3" variant="h3" id="hoja-para-el-taller">
        Hoja para el taller
      </Typography>
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'auto 1fr',
          columnGap: 2,
          rowGap: 0.5,
          my: 1.5,
        }}
      >
        {lines.map(([name, value]) => (
          <Box key={name} sx={{ display: 'contents' }}>
            <Typography component="dt" color="textSecondary">
              {name}
            </Typography>
            <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
              {value}
            </Typography>
          </Box>
        ))}
      </Box>
      <TextField
        label="Kilómetros"
        value={kilometres}
        onChange={(event) => setKilometres(event.target.value)}
        helperText="Si los sabes. No se guardan."
        slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 9 } }}
        sx={{ maxWidth: 240 }}
      />
      <Stack direction="row" sx={{ gap: 1, mt: 2, flexWrap: 'wrap', displayPrint: 'none' }}>
        <Button
          variant="contained"
          startIcon={<ShareIcon />}
          onClick={() => share(sheetText({ ...props, date, kilometres }))}
        >
          {'share' in navigator ? 'Compartir' : 'Copiar'}
        </Button>
        <Button startIcon={<PrintIcon />} onClick={() => window.print()}>
          Imprimir
        </Button>
      </Stack>
    </Paper>
  );
}
