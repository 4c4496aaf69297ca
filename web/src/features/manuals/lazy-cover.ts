import type { Manual } from '@contract';
import { onDemand } from '../../ui/lazy';

/** Of other formats, and of what is not read yet, no page is drawn. */
export const hasCover = ({ isAskable, contentType }: Manual): boolean =>
  isAskable && contentType === 'application/pdf';

/** Comes after the list: nobody waits for it. */
export const LazyCover = onDemand(async () => (await import('./manual-cover')).ManualCover);
