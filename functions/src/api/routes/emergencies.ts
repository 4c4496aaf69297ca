import { listEmergencies } from '@contract';
import { mount, type Api } from '../mount';

const emergencies = async () => (await import('../../composition/emergencies')).emergencies();

/** What the manuals of a vehicle tell to do beside a road. */
export function emergencyRoutes(api: Api): void {
  mount(api, listEmergencies, async ({ user, params }) =>
    (await emergencies()).listEmergencies(user.uid, params.id),
  );
}
