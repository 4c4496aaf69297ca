import { Link as TextLink, Stack, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import type { User } from '@contract';
import { useServed } from '../../lib/offline/status';
import { useKeptState } from './kept-state';
import { useFill } from './use-glovebox';
import { failureWords, lineWords, progressWords, REFUSED_WORDS } from './words';

type Props = {
  user: User;
  vehicleId: number;
  /** Where the switch is. */
  to: string;
};

const LINK = {
  ...{ display: 'inline-flex', alignItems: 'center', flexShrink: 0, minHeight: 56 },
  // A button has neither by itself.
  ...{ typography: 'body1', '&&': { fontWeight: 600 } },
} as const;

/**
 * Whether a vehicle can be read about here without a network: told, and mended, where the lack of one is likeliest. Without
 * one the notice above the page tells it.
 */
export function OfflineLine({ user, vehicleId, to }: Props) {
  const { mutate, error } = useFill(user);
  const { vehicles, note, filling, isKept, isHere, ...kept } = useKeptState(user, vehicleId);
  const isOffline = useServed();
  if (isOffline) return null;
  const words = () => {
    if (kept.isSaving) return progressWords(filling?.progress ?? null);
    if (kept.isRefused) return REFUSED_WORDS;
    return error ? failureWords(error) : lineWords(note, vehicleId, isKept);
  };
  return (
    <Stack
      direction="row"
      sx={{
        ...{ alignItems: 'center', gap: 2, color: 'text.secondary', displayPrint: 'none' },
        // Beside each other on the widest of screens, too: far apart, the eye does not join them.
        ...{ justifyContent: { xs: 'space-between', sm: 'flex-start' } },
      }}
    >
      <Typography role="status" variant="body2" sx={{ minWidth: 0 }}>
        {words()}
      </Typography>
      {isHere || filling || kept.isSaving ? (
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
