import { numericId, uploadManual, uploadManualFile, uploadVehicleManual } from '@contract';
import { AppError } from '../../domain/app-error';
import { sizeLimits } from '../../domain/upload-rule';
import { receiveForm } from '../form';
import { mount, type Api } from '../mount';
import { manualView } from '../views';

const shelf = async () => (await import('../../composition/manuals')).shelf();

/** The field `vehicleId` of a form. */
function vehicleIdOf(fields: ReadonlyMap<string, string>): number {
  const parsed = numericId.safeParse(fields.get('vehicleId'));
  if (parsed.success) return parsed.data;
  const message = 'Por favor, selecciona un vehículo y un archivo';
  throw new AppError('INVALID_REQUEST', { details: [{ path: 'vehicleId', message }] });
}

/** Files that come as forms: for programs, and for the specification's own calls. The web app uses upload sessions. */
export function uploadRoutes(api: Api): void {
  mount(api, uploadManual, ({ user, request }) =>
    receiveForm(request, 'manual', async ({ fields, file }) => {
      const upload = { vehicleId: vehicleIdOf(fields), file, limit: sizeLimits.manual };
      return manualView(await (await shelf()).uploadManual(user.uid, upload));
    }),
  );

  mount(api, uploadManualFile, ({ user, params, request }) =>
    receiveForm(request, 'file', async ({ file }) =>
      manualView(await (await shelf()).uploadManualFile(user.uid, params.id, file)),
    ),
  );

  mount(api, uploadVehicleManual, ({ user, params, request }) =>
    receiveForm(request, 'manual', async ({ file }) => {
      const upload = { vehicleId: params.id, file, limit: sizeLimits.attached };
      return manualView(await (await shelf()).uploadManual(user.uid, upload));
    }),
  );
}
