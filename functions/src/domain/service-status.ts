import type { Health, ServicePart } from '@contract';

/** Without these nothing can be asked. */
const ESSENTIAL: readonly ServicePart[] = ['database', 'answers'];

/** How the service is, by its parts. */
export function serviceStatus(parts: Health['parts']): Health['status'] {
  const broken = parts.filter(({ isUp }) => !isUp);
  if (broken.length === 0) return 'ok';
  return broken.some(({ name }) => ESSENTIAL.includes(name)) ? 'down' : 'degraded';
}
