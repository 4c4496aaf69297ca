import { Box, Button, DialogActions, DialogContent, Stack, Typography } from '@mui/material';
import { useState, type SubmitEvent } from 'react';
import { ERASE_CONFIRMATION } from '@contract';
import { ApiError, sentenceOf } from '../../lib/api/api-error';
import { Reference } from '../../ui/reference';
import { ResponsiveDialog } from '../../ui/responsive-dialog';
import { TextInput } from '../../ui/text-input';
import { useEraseAccount } from './use-erase-account';

const lost = [
  'Tu perfil y tu acceso a Guantera',
  'Los vehículos de tu garaje',
  'Los manuales, con sus archivos originales',
  'Tus búsquedas con sus respuestas',
];

/** For a short while after signing in nobody has to do it again. */
const SignInAgain = ({ onSignInAgain }: { onSignInAgain: () => void }) => (
  <Box role="alert" sx={{ p: 2, borderRadius: 1, bgcolor: 'warning.light', color: 'warning.dark' }}>
    <Typography>
      Por seguridad, antes de eliminar tu cuenta tienes que volver a identificarte. Después vuelve
      aquí y repítelo en los cinco minutos siguientes.
    </Typography>
    <Button color="inherit" variant="outlined" onClick={onSignInAgain} sx={{ mt: 1.5 }}>
      Volver a iniciar sesión
    </Button>
  </Box>
);

type Props = { onSignInAgain: () => void; onErased: () => void; onClose: () => void };

/** What is lost, and the word that has to be typed before it is. */
export function EraseDialog({ onSignInAgain, onErased, onClose }: Props) {
  const erase = useEraseAccount();
  const [word, setWord] = useState('');
  const [isRefused, setRefused] = useState(false);
  const isTyped = word.trim().toUpperCase() === ERASE_CONFIRMATION;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setRefused(!isTyped);
    if (isTyped) erase.mutate(undefined, { onSuccess: onErased });
  };
  const { error } = erase;
  const isOld = error instanceof ApiError && error.code === 'RECENT_SIGN_IN_REQUIRED';
  const isBusy = erase.isPending || erase.isSuccess;
  return (
    <ResponsiveDialog open title="¿Eliminar tu cuenta?" onClose={onClose} isBusy={isBusy}>
      <form noValidate aria-label="Eliminar la cuenta" onSubmit={submit}>
        <DialogContent sx={{ pt: 0 }}>
          <Stack sx={{ gap: 2 }}>
            <Box>
              <Typography>Se borrará para siempre:</Typography>
              <Box component="ul" sx={{ my: 1, pl: 3 }}>
                {lost.map((thing) => (
                  <li key={thing}>{thing}</li>
                ))}
              </Box>
              <Typography color="textSecondary">
                Si quieres conservar algo, cierra esto y descarga antes tus datos.
              </Typography>
            </Box>
            <TextInput
              label={`Escribe ${ERASE_CONFIRMATION} para confirmar`}
              value={word}
              autoFocus
              autoComplete="off"
              spellCheck={false}
              disabled={isBusy}
              error={
                isRefused && !isTyped ? `Escribe la palabra ${ERASE_CONFIRMATION}.` : undefined
              }
              onChange={({ target }) => setWord(target.value)}
            />
            {isOld && <SignInAgain onSignInAgain={onSignInAgain} />}
            {error && !isOld && (
              <Typography role="alert" color="error">
                No hemos podido eliminar tu cuenta. {sentenceOf(error)}
                <Reference of={error} />
              </Typography>
            )}
          </Stack>
        </DialogContent>
        <DialogActions sx={{ p: 2, pt: 0, flexWrap: 'wrap', gap: 1 }}>
          <Button onClick={onClose} disabled={isBusy}>
            Cancelar
          </Button>
          <Button type="submit" color="error" variant="contained" loading={isBusy}>
            Eliminar mi cuenta
          </Button>
        </DialogActions>
      </form>
    </ResponsiveDialog>
  );
}
