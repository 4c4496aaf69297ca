import { describeSignal, getSignal, listSignals } from '@contract';
import { mount, type Api } from '../mount';

const signals = async () => (await import('../../composition/signals')).signals();

/** What the manuals of a vehicle say of warning lights and messages. */
export function signalRoutes(api: Api): void {
  mount(api, listSignals, async ({ user, params }) =>
    (await signals()).listSignals(user.uid, params.id),
  );

  mount(api, describeSignal, async ({ user, params, body }) =>
    (await signals()).describeSignal(user.uid, params.id, body.text),
  );

  mount(api, getSignal, async ({ user, params }) => (await signals()).getSignal(user.uid, params));
}
