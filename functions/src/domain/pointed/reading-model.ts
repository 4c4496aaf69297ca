import type { Usage } from '../quotas/call-allowance';
import type { Reading } from './numbered-manual';
import type { PointedLight } from './pointed-lights';

/** What a model found in a reading; null where its provider refused, or nothing could be read of what it wrote. */
export type ReadByModel = { lights: PointedLight[] | null; usages: Usage[] };

/** A model that points at what a manual explains while the manual is read. Fails where it is out of reach. */
export type ReadingModel = {
  lights(reading: Reading, maxOutputTokens: number): Promise<ReadByModel>;
};
