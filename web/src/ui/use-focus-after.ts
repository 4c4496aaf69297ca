import { useEffect, useRef, type RefObject } from 'react';

type Target = RefObject<HTMLElement | null>;

/** It will not keep the keyboard: it is gone, or goes with the dialog that closes. */
const isLeaving = (element: Element): boolean =>
  element === document.body || !element.isConnected || element.closest('.MuiModal-root') !== null;

const hasGoneOn = (from: Element): boolean =>
  document.activeElement !== from && document.activeElement !== document.body;

/**
 * When something is over and the control that had the keyboard goes away with it, at once or a moment later, the keyboard
 * goes on from the first target that is there. Nobody who has gone on by then is called back.
 */
export function useFocusAfter(isBusy: boolean, ...targets: readonly Target[]) {
  const wasBusy = useRef(false);
  const left = useRef<Element | null>(null);
  // After each commit: a dialog has given the focus back by then, but a list may lose the row of that button later.
  useEffect(() => {
    if (wasBusy.current && !isBusy) left.current = document.activeElement;
    wasBusy.current = isBusy;
    if (isBusy || !left.current || !isLeaving(left.current)) return;
    if (!hasGoneOn(left.current)) targets.find(({ current }) => current)?.current?.focus();
    left.current = null;
  });
}
