import {
  Box,
  Button,
  DialogActions,
  DialogContent,
  MenuItem,
  Stack,
  TextField,
  Typography,
} from '@mui/material';
import { useState, type SubmitEvent } from 'react';
import { manualTypeOf, vehicleName, type Manual, type Vehicle } from '@contract';
import { useToast } from '../../ui/toast';
import { checkFile, checkUpload, otherFile, type UploadProblem } from './check-upload';
import { FileDrop } from './file-drop';
import { newJob, type UploadJob } from './upload-manual';
import { UploadProgress } from './upload-progress';
import type { UploadView } from './use-manual-upload';

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

/** Which manual, for which vehicle; then how far it is. */
export function UploadForm({
  vehicles,
  awaited,
  view,
  onStart,
  onResume,
  onCancel,
  onClose,
}: Props) {
  const toast = useToast();
  const [vehicleId, setVehicleId] = useState(() => awaited?.vehicleId ?? preselected(vehicles));
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<UploadProblem | null>(null);
  const isUploading = view.phase !== 'idle';

  const refuse = (found: UploadProblem) => {
    setProblem(found);
    toast({ ...found, severity: 'error' });
  };
  const choose = (chosen: File) => {
    const found = otherFile(chosen, awaited) ?? checkFile(chosen);
    setFile(found ? null : chosen);
    if (found) refuse(found);
    else setProblem(null);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const found = checkUpload(vehicleId, file);
    if (found) {
      refuse(found);
      return;
    }
    const contentType = file && manualTypeOf(file.name);
    if (!file || !contentType || vehicleId === null) return;
    onStart(newJob({ file, contentType, vehicleId, manualId: awaited?.id ?? null }));
  };

  return (
    <Box
      component="form"
      onSubmit={submit}
      noValidate
      sx={{ display: 'flex', flexDirection: 'column', flexGrow: 1, minHeight: 0 }}
    >
      <DialogContent>
        <Stack sx={{ gap: 2.5 }}>
          {awaited ? (
            <Typography>
              Elige de nuevo <strong>{awaited.originalFilename}</strong> para completar su subida.
            </Typography>
          ) : (
            <TextField
              select
              label="Vehículo"
              value={vehicleId ?? ''}
              onChange={(event) => setVehicleId(Number(event.target.value))}
              disabled={isUploading}
              required
            >
              {vehicles.map((vehicle) => (
                <MenuItem key={vehicle.id} value={vehicle.id}>
                  {vehicleName(vehicle)}
                </MenuItem>
              ))}
            </TextField>
          )}
          <FileDrop
            file={file}
            problem={problem?.description ?? null}
            disabled={isUploading}
            onChoose={choose}
          />
          {isUploading && file && <UploadProgress view={view} filename={file.name} />}
        </Stack>
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
            disabled={isUploading || vehicleId === null || file === null}
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
