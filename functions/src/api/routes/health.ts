import { getHealth } from '@contract';
import { mountPublic, type Api } from '../mount';

/** Names of the cookies that came along, for `npm run check:site`: Hosting passes one on, and drops the others. */
const RECEIVED_COOKIES = 'x-received-cookies';

const namesIn = (cookies: string): string =>
  [...cookies.matchAll(/(?:^|; )([\w-]{1,40})=/g)].map(([, name]) => name).join(',') || 'none';

/** The state of the service, for anybody. */
export function healthRoutes(api: Api): void {
  mountPublic(api, getHealth, async ({ request, response }) => {
    response.set(RECEIVED_COOKIES, namesIn(request.get('cookie') ?? ''));
    return (await import('../../composition/health')).health().checkHealth();
  });
}
