import type { Quote, QuotedManual } from '@contract';
import { pageAddress } from './page-address';

/** The address of the page that a quotation stands on, where it is marked. */
export const quoteAddress = (
  { page, unit, hash }: Quote,
  { manualId }: Pick<QuotedManual, 'manualId'>,
): string => pageAddress(manualId, page, [{ id: unit, hash }]);
