import { Button, Stack } from '@mui/material';
import { UploadFields } from './upload-fields';
import type { UploadPanel } from './use-upload-panel';

type Props = { panel: UploadPanel; disabled: boolean };

/** The upload as a part of a page: the page's own form is around it. */
export function ManualUploadPanel({ panel, disabled }: Props) {
  const { vehicles, choice, view } = panel;
  const isUploading = view.phase !== 'idle';
  return (
    <Stack sx={{ gap: 2 }}>
      <UploadFields vehicles={vehicles} choice={choice} view={view} />
      <Stack direction="row" sx={{ gap: 1, justifyContent: 'flex-end' }}>
        {isUploading && <Button onClick={panel.cancel}>Cancelar</Button>}
        {view.phase === 'lost' ? (
          <Button variant="contained" onClick={panel.resume}>
            Reanudar
          </Button>
        ) : (
          <Button
            // Once a file is chosen this is what comes next, and the page's own way on steps back.
            variant={choice.file === null ? 'outlined' : 'contained'}
            onClick={panel.submit}
            disabled={disabled || isUploading || choice.vehicleId === null || choice.file === null}
          >
            Subir manual
          </Button>
        )}
      </Stack>
    </Stack>
  );
}
