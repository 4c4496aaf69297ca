import { MenuItem, Stack, TextField, Typography } from '@mui/material';
import type { Vehicle } from '@contract';
import { vehicleLabel } from '../../lib/vehicles';
import { FileDrop } from './file-drop';
import { UploadProgress } from './upload-progress';
import type { UploadView } from './use-manual-upload';
import type { UploadChoice } from './use-upload-choice';

type Props = { vehicles: readonly Vehicle[]; choice: UploadChoice; view: UploadView };

/** Which manual, for which vehicle; then how far it is. */
export function UploadFields({ vehicles, choice, view }: Props) {
  const { awaited, vehicleId, file, problem } = choice;
  const isUploading = view.phase !== 'idle';
  return (
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
          onChange={(event) => choice.chooseVehicle(Number(event.target.value))}
          disabled={isUploading}
          required
        >
          {vehicles.map((vehicle) => (
            <MenuItem key={vehicle.id} value={vehicle.id}>
              {vehicleLabel(vehicle)}
            </MenuItem>
          ))}
        </TextField>
      )}
      <FileDrop
        file={file}
        problem={problem?.description ?? null}
        disabled={isUploading}
        onChoose={choice.chooseFile}
      />
      {isUploading && file && <UploadProgress view={view} filename={file.name} />}
    </Stack>
  );
}
