import { Alert, AlertTitle, Box, LinearProgress, Stack, Typography } from '@mui/material';
import { breakSentence } from './upload-manual';
import type { UploadView } from './use-manual-upload';

type Props = { view: UploadView; filename: string };

const titles = {
  idle: '',
  uploading: 'Subiendo…',
  reconnecting: 'Reconectando…',
  lost: 'Subida detenida',
} as const satisfies Record<UploadView['phase'], string>;

/** How far the file is, and what happened if it stopped. */
export function UploadProgress({ view, filename }: Props) {
  const isServer = view.phase === 'lost' && view.cause.reason === 'server';
  return (
    <Stack sx={{ gap: 2 }}>
      <Box>
        <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 2, mb: 1 }}>
          <Typography variant="subtitle2" component="div" role="status">
            {titles[view.phase]}
          </Typography>
          <Typography variant="subtitle2" component="div">
            {view.percent} %
          </Typography>
        </Stack>
        <LinearProgress
          variant="determinate"
          value={view.percent}
          color={view.phase === 'uploading' ? 'primary' : 'warning'}
          aria-label={`Subida de ${filename}`}
          sx={{ height: 8, borderRadius: 1 }}
        />
      </Box>
      {view.phase === 'reconnecting' && (
        <Typography variant="body2" color="textSecondary">
          La conexión se ha cortado. Seguimos desde donde estaba en cuanto vuelva.
        </Typography>
      )}
      {view.phase === 'lost' && (
        <Alert severity="warning">
          <AlertTitle>
            {isServer ? 'Guantera no puede recibirlo ahora' : 'Se ha perdido la conexión'}
          </AlertTitle>
          {breakSentence(view.cause)}. Lo que ya está subido se conserva: reanuda{' '}
          {isServer ? 'dentro de un momento' : 'cuando tengas red'}.
        </Alert>
      )}
    </Stack>
  );
}
