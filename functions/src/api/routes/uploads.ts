import { uploadFields, uploadManual, uploadManualFile, uploadVehicleManual } from '@contract';
import { sizeLimits } from '../../domain/manuals/upload-rule';
import { receiveForm, type Form } from '../form';
import { mount, type Api } from '../mount';
import { parseInput } from '../parse-input';
import { manualView } from '../views';

const shelf = async () => (await import('../../composition/manuals')).shelf();

const namedIn = ({ fields }: Form): Record<string, string> => Object.fromEntries(fields);

/** Files that come as forms: for programs, and for the specification's own calls. The web app uses upload sessions. */
export function uploadRoutes(api: Api): void {
  mount(api, uploadManual, ({ user, request }) =>
    receiveForm(request, 'manual', async (form) => {
      const { vehicleId } = parseInput(uploadFields.uploadManual, namedIn(form));
      const upload = { vehicleId, file: form.file, limit: sizeLimits.manual };
      return manualView(await (await shelf()).uploadManual(user.uid, upload));
    }),
  );

  mount(api, uploadManualFile, ({ user, params, request }) =>
    receiveForm(request, 'file', async (form) => {
      const { vehicleId } = parseInput(uploadFields.uploadManualFile, namedIn(form));
      const { uploadManualFile: store } = await shelf();
      return manualView(await store(user.uid, params.id, form.file, vehicleId));
    }),
  );

  mount(api, uploadVehicleManual, ({ user, params, request }) =>
    receiveForm(request, 'manual', async (form) => {
      parseInput(uploadFields.uploadVehicleManual, namedIn(form));
      const upload = { vehicleId: params.id, file: form.file, limit: sizeLimits.attached };
      return manualView(await (await shelf()).uploadManual(user.uid, upload));
    }),
  );
}
