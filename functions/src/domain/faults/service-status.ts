import type { Health, ServicePart } from '@contract';

/** Without these nothing can be asked. Where models do not answer, manuals are quoted. */
const ESSENTIAL: readonly ServicePart[] = ['database'];

/** How the service is, by its parts. */
export function serviceStatus(parts: Health['parts']): Health['status'] {
  const broken = parts.filter(({ state }) => state !== 'up');
  if (broken.length === 0) return 'ok';
  return broken.some(({ name }) => ESSENTIAL.includes(name)) ? 'down' : 'degraded';
}
