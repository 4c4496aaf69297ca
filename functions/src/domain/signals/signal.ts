import type { Quote } from '@contract';
import type { Said } from '../findings/manual-part';

export type { Signal, SignalMeaning as Meaning } from '@contract';

export const quoteOf = ({ text, page, pageReference, unit, hash }: Said): Quote => ({
  ...{ text, page, pageReference },
  ...{ unit, hash },
});
