import { createManual } from '@contract';
import { call } from '../../lib/api/api-client';
import { inBoth } from '../../ui/english';
import { TextInput } from '../../ui/text-input';
import { ConsoleDialog } from './console-dialog';
import { newManualSchema } from './form-schemas';
import { useChangeManuals } from './use-change-manuals';
import { useFields } from './use-fields';
import { VehicleField } from './vehicle-field';

type Props = { vehiclesPath: string; onClose: () => void };

/** Enters a manual whose file comes later. */
export function CreateDialog({ vehiclesPath, onClose }: Props) {
  const form = useFields({ vehicleId: '', originalFilename: '' }, newManualSchema);
  const create = useChangeManuals(
    (body: { vehicleId: number; originalFilename: string }) => call(createManual, { body }),
    {
      done: 'Manual Created',
      failed: 'Creation Failed',
      describe: ({ id }) =>
        inBoth(`Manual ${id} waits for its file.`, 'Súbelo desde la pantalla de manuales.'),
    },
  );
  return (
    <ConsoleDialog
      title="Create manual"
      submitLabel="Create"
      isBusy={create.isPending}
      onSubmit={form.submit((manual) => create.mutate(manual, { onSuccess: onClose }))}
      onClose={onClose}
    >
      <VehicleField {...form.fieldOf('vehicleId')} vehiclesPath={vehiclesPath} />
      <TextInput
        {...form.fieldOf('originalFilename')}
        label="Filename"
        hint="It ends in .pdf, .docx or .txt. The file itself is uploaded from the manuals screen."
        autoComplete="off"
        required
      />
    </ConsoleDialog>
  );
}
