import { Stack, Typography } from '@mui/material';
import {
  MAX_PROCESSING_MESSAGE_LENGTH,
  updateManual,
  type EditableStatus,
  type Manual,
} from '@contract';
import { call } from '../../lib/api/api-client';
import { growing, TextInput } from '../../ui/text-input';
import { ChoiceField } from './choice-field';
import { ConsoleBadge } from './console-badge';
import { ConsoleDialog } from './console-dialog';
import { choicesFor, meaningOf, reasonsOf } from './console-status';
import { manualEditSchema, type ManualEdit } from './form-schemas';
import { useChangeManuals } from './use-change-manuals';
import { useFields } from './use-fields';
import { VehicleField } from './vehicle-field';

type Props = { manual: Manual; vehiclesPath: string; onClose: () => void };

/**
 * Changes what may be changed by hand. All three fields are sent: what was not touched follows the manual, which may be read
 * while the form is open, and is no change. The server takes all of it or nothing.
 */
export function EditDialog({ manual, vehiclesPath, onClose }: Props) {
  const form = useFields(
    {
      vehicleId: manual.vehicle ? String(manual.vehicleId) : '',
      status: manual.status,
      processingMessage: manual.processingMessage ?? '',
    },
    manualEditSchema,
  );
  const update = useChangeManuals(
    (edit: ManualEdit) => call(updateManual, { params: { id: manual.id }, body: edit }),
    {
      done: 'Manual Updated',
      failed: 'Update Failed',
      refused: 'Nothing was saved: vehicle, status and message are as they were.',
    },
  );
  const choices = choicesFor(manual);
  const chosen = choices.find(({ status }) => status === form.values.status)?.status;
  return (
    <ConsoleDialog
      title={`Edit manual ${manual.id}`}
      submitLabel="Save"
      isBusy={update.isPending}
      onSubmit={form.submit((edit) => update.mutate(edit, { onSuccess: onClose }))}
      onClose={onClose}
    >
      <Typography sx={{ overflowWrap: 'anywhere' }}>{manual.originalFilename}</Typography>
      <VehicleField {...form.fieldOf('vehicleId')} vehiclesPath={vehiclesPath} />
      <Stack sx={{ gap: 1 }}>
        <ChoiceField
          {...form.fieldOf('status')}
          value={form.values.status}
          label="Status"
          placeholder="Select a status"
          options={choices.map(({ status, whyNot }) => ({
            value: status,
            label: status,
            disabled: whyNot !== null,
          }))}
          hint={reasonsOf(choices).join(' ')}
          required
        />
        {chosen && <Consequence status={chosen} isChange={chosen !== manual.status} />}
      </Stack>
      <TextInput
        {...form.fieldOf('processingMessage')}
        label="Processing message"
        hint="Optional. The owner reads it below the status."
        {...growing(2, 6)}
        inputProps={{ maxLength: MAX_PROCESSING_MESSAGE_LENGTH, lang: 'es' }}
      />
    </ConsoleDialog>
  );
}

type ConsequenceProps = { status: EditableStatus; isChange: boolean };

/** What saving with this status does. */
const Consequence = ({ status, isChange }: ConsequenceProps) => (
  <Stack direction="row" sx={{ gap: 1, alignItems: 'center' }}>
    <ConsoleBadge status={status} />
    <Typography variant="body2" color="textSecondary">
      {isChange ? meaningOf(status) : 'Stays as it is.'}
    </Typography>
  </Stack>
);
