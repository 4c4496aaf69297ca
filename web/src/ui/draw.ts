import { startTransition, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

/** Draws the app in slices, so that what stands there meanwhile is painted and fingers are heard. */
export const draw = (place: Element, app: ReactNode): void =>
  startTransition(() => createRoot(place).render(app));
