import type { Usage } from '../quotas/call-allowance';
import type { Reading } from './numbered-manual';
import type { Elements, PointedKind } from './pointed';

/** What a model found in a reading; null where its provider refused, or nothing could be read of what it wrote. */
export type ReadByModel<Kind extends PointedKind> = {
  elements: Elements[Kind][] | null;
  usages: Usage[];
};

/** A model that points at what a manual explains while the manual is read. Fails where it is out of reach. */
export type ReadingModel = {
  point<Kind extends PointedKind>(
    kind: Kind,
    reading: Reading,
    maxOutputTokens: number,
  ): Promise<ReadByModel<Kind>>;
};
