import { getHealth } from '@contract';
import { mountPublic, type Api } from '../mount';

/** The state of the service, for anybody. */
export function healthRoutes(api: Api): void {
  mountPublic(api, getHealth, async () =>
    (await import('../../composition/health')).health().checkHealth(),
  );
}
