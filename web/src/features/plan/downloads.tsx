import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { Box, Button, Stack, Typography } from '@mui/material';
import { getPlanCalendar, getServicesCsv, type PlanItem } from '@contract';
import { flushButton } from '../../ui/flush-button';
import { useDownload } from './use-download';

type Props = { vehicleId: number; items: readonly PlanItem[] };

/** The plan for calendars, what was done for spreadsheets; and how many works no calendar can have. */
export function Downloads({ vehicleId, items }: Props) {
  const { mutate, isPending } = useDownload(vehicleId);
  const missing = items.filter(
    ({ due, isHabit }) => (due.state === 'unknown' || due.date === null) && !isHabit,
  ).length;
  const button = {
    startIcon: <DownloadIcon />,
    disabled: isPending,
    sx: { minHeight: 44, textAlign: 'left' },
  };
  return (
    <Box>
      <Stack direction="row" sx={{ columnGap: 1, flexWrap: 'wrap', ml: flushButton.ml }}>
        <Button
          {...button}
          onClick={() => mutate({ file: getPlanCalendar, name: 'mantenimiento.ics' })}
        >
          Añadir a tu calendario (.ics)
        </Button>
        <Button {...button} onClick={() => mutate({ file: getServicesCsv, name: 'servicios.csv' })}>
          Servicios en hoja de cálculo (.csv)
        </Button>
      </Stack>
      {missing > 0 && (
        <Typography variant="body2" color="textSecondary">
          {missing === 1
            ? 'En el calendario faltará un trabajo: no sabemos cuándo toca.'
            : `En el calendario faltarán ${missing} trabajos: no sabemos cuándo tocan.`}
        </Typography>
      )}
    </Box>
  );
}
