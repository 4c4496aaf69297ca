import { Box, Button, DialogActions, DialogContent } from '@mui/material';
import type { SubmitEvent } from 'react';
import type { Manual, Vehicle } from '@contract';
import { UploadFields } from './upload-fields';
import type { UploadJob } from './upload-manual';
import type { UploadView } from './use-manual-upload';
import { useUploadChoice } from './use-upload-choice';

type Props = {
  vehicles: readonly Vehicle[];
  /** A manual that waits for its file; null to upload a new one. */
  awaited: Manual | null;
  view: UploadView;
  onStart: (job: UploadJob) => void;
  onResume: () => void;
  onCancel: () => void;
  onClose: () => void;
};

/** The upload dialog's content: the choice, and what can be done with it. */
export function UploadForm({
  vehicles,
  awaited,
  view,
  onStart,
  onResume,
  onCancel,
  onClose,
}: Props) {
  const choice = useUploadChoice({ awaited, preselectedId: preselected(vehicles) });
  const isUploading = view.phase !== 'idle';
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const job = choice.takeJob();
    if (job) onStart(job);
  };

  return (
    <Box
      component="form"
      onSubmit={submit}
      noValidate
      sx={{ display: 'flex', flexDirection: 'column', flexGrow: 1, minHeight: 0 }}
    >
      <DialogContent>
        <UploadFields vehicles={vehicles} choice={choice} view={view} />
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 3, pt: 0 }}>
        <Button onClick={isUploading ? onCancel : onClose}>Cancelar</Button>
        {view.phase === 'lost' ? (
          <Button variant="contained" onClick={onResume}>
            Reanudar
          </Button>
        ) : (
          <Button
            type="submit"
            variant="contained"
            disabled={isUploading || choice.vehicleId === null || choice.file === null}
          >
            Subir manual
          </Button>
        )}
      </DialogActions>
    </Box>
  );
}

const preselected = (vehicles: readonly Vehicle[]): number | null =>
  (vehicles.find(({ isDefault }) => isDefault) ?? vehicles[0])?.id ?? null;
