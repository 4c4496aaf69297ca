import KeptIcon from '@mui/icons-material/DownloadForOfflineOutlined';
import { Link as TextLink, Stack, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import type { User } from '@contract';
import { useServed } from '../../lib/offline/status';
import { useFill, useFilling, useGlovebox } from './use-glovebox';
import { failureWords, isForRoad, isWhole, lineWords, progressWords } from './words';

type Props = {
  user: User;
  vehicleId: number;
  /** Where the switch is. */
  to: string;
};

const LINK = {
  ...{ display: 'inline-flex', alignItems: 'center', flexShrink: 0, minHeight: 56, px: 1 },
  // A button has neither by itself.
  ...{ typography: 'body1', '&&': { fontWeight: 600 } },
} as const;

/** Whether a vehicle can be read about here without a network: told, and mended, where the lack of one is likeliest. */
export function OfflineLine({ user, vehicleId, to }: Props) {
  const { vehicles, note } = useGlovebox(user);
  const { mutate, error } = useFill(user);
  const filling = useFilling();
  const isOffline = useServed();
  const isKept = (filling?.vehicles ?? vehicles).includes(vehicleId);
  const isHere = isForRoad(note, vehicleId) || (isKept && isWhole(note, vehicleId));
  const words = () => {
    if (filling && isKept) return progressWords(filling.progress);
    return error ? failureWords(error) : lineWords(note, vehicleId, isKept);
  };
  return (
    <Stack
      direction="row"
      sx={{ alignItems: 'center', gap: 1, mt: 1, color: 'text.secondary', displayPrint: 'none' }}
    >
      <KeptIcon aria-hidden fontSize="small" />
      <Typography role="status" variant="body2" sx={{ minWidth: 0 }}>
        {words()}
      </Typography>
      {isHere || filling || isOffline ? (
        <TextLink
          component={Link}
          to={to}
          aria-label="Cambiar lo que se guarda sin conexión"
          sx={LINK}
        >
          Cambiar
        </TextLink>
      ) : (
        <TextLink
          component="button"
          onClick={() => mutate([...new Set([...vehicles, vehicleId])])}
          sx={LINK}
        >
          Guardar ahora
        </TextLink>
      )}
    </Stack>
  );
}
