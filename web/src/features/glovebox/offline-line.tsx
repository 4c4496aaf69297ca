import KeptIcon from '@mui/icons-material/DownloadForOfflineOutlined';
import { Link as TextLink, Stack, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import type { User } from '@contract';
import { useFilling, useGlovebox } from './use-glovebox';
import { lineWords, progressWords } from './words';

type Props = {
  user: User;
  vehicleId: number;
  /** Where the switch is. */
  to: string;
};

/** Whether a vehicle can be read about here without a network: told where the lack of one is likeliest. */
export function OfflineLine({ user, vehicleId, to }: Props) {
  const { vehicles, note } = useGlovebox(user);
  const filling = useFilling();
  const isKept = (filling?.vehicles ?? vehicles).includes(vehicleId);
  return (
    <Stack
      direction="row"
      sx={{ alignItems: 'center', gap: 1, mt: 1, color: 'text.secondary', displayPrint: 'none' }}
    >
      <KeptIcon aria-hidden fontSize="small" />
      <Typography role="status" variant="body2" sx={{ minWidth: 0 }}>
        {filling && isKept ? progressWords(filling.progress) : lineWords(note, vehicleId, isKept)}
      </Typography>
      <TextLink
        component={Link}
        to={to}
        aria-label="Cambiar lo que se guarda sin conexión"
        sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 56, px: 1, fontWeight: 600 }}
      >
        Cambiar
      </TextLink>
    </Stack>
  );
}
