import type { Usage } from '../quotas/call-allowance';
import type { Reading } from './numbered-manual';
import type { Elements, PointedKind } from './pointed';

/** What one reading may take. */
export type ReadingAllowance = {
  maxOutputTokens: number;
  /** An answer came, good or not, and whatever comes after it: it is billed. */
  answered: (usage: Usage) => void;
};

/** A model that points at what a manual explains while the manual is read. Fails where it is out of reach. */
export type ReadingModel = {
  /** What it found in a reading; null where its provider refused, or nothing could be read of what it wrote. */
  point<Kind extends PointedKind>(
    kind: Kind,
    reading: Reading,
    allowance: ReadingAllowance,
  ): Promise<Elements[Kind][] | null>;
};
