import { getLegal } from '@contract';
import { mountPublic, type Api } from '../mount';

const config = async () => (await import('../../config')).config();

/** What the legal pages tell of this installation. */
export function legalRoutes(api: Api): void {
  mountPublic(api, getLegal, async () => {
    const { operator, searchRetentionDays } = await config();
    return { operator, searchRetentionDays };
  });
}
