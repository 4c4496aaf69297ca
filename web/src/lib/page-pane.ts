import type { ComponentType, RefObject } from 'react';
import type { Place } from './page-address';
import type { Quotations } from './quotations';

/** What shows a page of a manual. */
export type PagePane = ComponentType<{
  place: Place;
  onGo: (place: Place) => void;
  onClose: () => void;
  beside: {
    quotations: Quotations;
    headingRef: RefObject<HTMLHeadingElement | null>;
    /** It is opened, and the keyboard goes there. */
    takesFocus: boolean;
    /** What it proves is in sight beside it, in letters of a screen. */
    isReadBeside: boolean;
  };
}>;
