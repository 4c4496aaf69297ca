import { Box, LinearProgress, Typography } from '@mui/material';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { MAX_REQUEST_BYTES, uploadManual } from '@contract';
import { call } from '../../lib/api/api-client';
import { english } from '../../ui/english';
import { ConsoleDialog } from './console-dialog';
import { FileField } from './file-field';
import { uploadSchema } from './form-schemas';
import { said } from './said';
import { useChangeManuals } from './use-change-manuals';
import { useConsoleToast } from './use-console-toast';
import { focusOn, useFields } from './use-fields';
import { VehicleField } from './vehicle-field';

const LARGEST_REQUEST = `${MAX_REQUEST_BYTES / 1024 ** 2}MB`;
const HINT = `PDF, DOCX or TXT, at most 50MB. Files above ${LARGEST_REQUEST} go through the manuals screen.`;

type Upload = { vehicleId: number; file: File; signal: AbortSignal };

function send({ vehicleId, file, signal }: Upload) {
  const body = new FormData();
  // Before the file: the server reads the form as it comes in.
  body.set('vehicleId', String(vehicleId));
  body.set('manual', file);
  return call(uploadManual, { body, signal });
}

type Props = { vehiclesPath: string; onClose: () => void };

/** Creates a manual from its file in one request. What the server refuses is not judged here. */
export function UploadDialog({ vehiclesPath, onClose }: Props) {
  const toast = useConsoleToast();
  const form = useFields({ vehicleId: '' }, uploadSchema);
  const [file, setFile] = useState<File | null>(null);
  const [isFileMissing, setFileMissing] = useState(false);
  const controller = useRef<AbortController>(null);
  const upload = useChangeManuals(send, {
    done: 'Manual Uploaded',
    failed: 'Upload Failed',
    describe: ({ id }) => english(`Manual ${id} is read in the background.`),
  });
  useEffect(() => () => controller.current?.abort(), []);

  const refuse = () => toast.refused('Missing Data', 'Please select a file and vehicle');
  const start = (vehicleId: number) => {
    if (!file) {
      refuse();
      return;
    }
    controller.current = new AbortController();
    upload.mutate({ vehicleId, file, signal: controller.current.signal }, { onSuccess: onClose });
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    setFileMissing(file === null);
    if (!file) focusOn(event.currentTarget, 'manual');
    form.submit(({ vehicleId }) => start(vehicleId), refuse)(event);
  };

  return (
    <ConsoleDialog
      title="Upload manual"
      submitLabel="Upload"
      isBusy={upload.isPending}
      onSubmit={submit}
      onClose={onClose}
      onCancel={() => controller.current?.abort()}
    >
      <VehicleField
        {...form.fieldOf('vehicleId')}
        vehiclesPath={vehiclesPath}
        disabled={upload.isPending}
      />
      <FileField
        name="manual"
        label="File"
        hint={HINT}
        error={isFileMissing ? said('File is required') : null}
        disabled={upload.isPending}
        onChoose={(chosen) => {
          setFile(chosen);
          setFileMissing(false);
        }}
      />
      <Box role="status">
        {upload.isPending && (
          <>
            <Typography variant="body2" sx={{ mb: 1, overflowWrap: 'anywhere' }}>
              Uploading {file?.name}…
            </Typography>
            <LinearProgress
              aria-label={`Upload of ${file?.name}`}
              sx={{ height: 6, borderRadius: 1 }}
            />
          </>
        )}
      </Box>
    </ConsoleDialog>
  );
}
