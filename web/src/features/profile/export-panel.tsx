import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { Box, Button, LinearProgress, Stack, Typography } from '@mui/material';
import type { DataExport } from '@contract';
import { formatBytes, formatDate } from '../../lib/format';
import { ErrorState } from '../../ui/error-state';
import { SkeletonRows } from '../../ui/skeleton-rows';
import { Panel } from './panel';
import { useDataExport, useDownload, useStartExport } from './use-data-export';

function Progress({ progress }: DataExport) {
  return (
    <Box>
      <Typography role="status">
        Preparando tus datos… Puedes seguir usando Guantera mientras tanto.
      </Typography>
      <Stack direction="row" sx={{ gap: 2, alignItems: 'center', mt: 1 }}>
        <LinearProgress
          variant={progress > 0 ? 'determinate' : 'indeterminate'}
          value={progress}
          aria-label="Progreso de la preparación"
          sx={{ flexGrow: 1 }}
        />
        <Typography variant="body2" color="textSecondary" sx={{ minWidth: '4ch' }}>
          {progress} %
        </Typography>
      </Stack>
    </Box>
  );
}

function Ready({ size, expiresAt, onRenew, isRenewing }: Omit<DataExport, 'status'> & Renewal) {
  const download = useDownload();
  return (
    <Stack sx={{ gap: 1.5 }}>
      <Typography role="status">Tus datos están listos: un ZIP de {formatBytes(size)}.</Typography>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button
          variant="contained"
          startIcon={<DownloadIcon />}
          loading={download.isPending}
          loadingPosition="start"
          onClick={() => download.mutate()}
        >
          Descargar ZIP
        </Button>
        <Button onClick={onRenew} loading={isRenewing}>
          Preparar de nuevo
        </Button>
      </Stack>
      <Typography variant="body2" color="textSecondary">
        Se borra de nuestros servidores el {formatDate(expiresAt)}.
      </Typography>
    </Stack>
  );
}

type Renewal = { onRenew: () => void; isRenewing: boolean };

function ExportState() {
  const { data, isPending, isError, error, refetch } = useDataExport();
  const start = useStartExport();
  if (isError) {
    return (
      <ErrorState
        title="No sabemos si hay una copia preparada"
        error={error}
        onRetry={() => void refetch()}
      />
    );
  }
  if (isPending)
    return <SkeletonRows label="Cargando el estado de tu copia" rows={1} height={44} />;
  if (data?.status === 'queued' || data?.status === 'running') return <Progress {...data} />;
  const renewal = { onRenew: () => start.mutate(), isRenewing: start.isPending };
  if (data?.status === 'ready') return <Ready {...data} {...renewal} />;
  return (
    <Stack sx={{ gap: 1.5, alignItems: 'flex-start' }}>
      {data?.status === 'failed' && (
        <Typography role="alert" color="error">
          No hemos podido preparar tus datos. Inténtalo de nuevo; si vuelve a fallar, escríbenos.
        </Typography>
      )}
      <Button
        variant="outlined"
        startIcon={<DownloadIcon />}
        loading={start.isPending}
        loadingPosition="start"
        onClick={renewal.onRenew}
      >
        Descargar mis datos
      </Button>
    </Stack>
  );
}

/** Everything that Guantera keeps of the owner, to take along. */
export const ExportPanel = () => (
  <Panel title="Tus datos">
    <Typography color="textSecondary" sx={{ mb: 2, maxWidth: '65ch' }}>
      Llévate en un ZIP todo lo que guardamos: tu perfil, tus vehículos, tus búsquedas con sus
      respuestas y tus manuales.
    </Typography>
    <ExportState />
  </Panel>
);
