import { Typography } from '@mui/material';
import { useEffect, useRef, type ReactNode, type Ref } from 'react';

export type HeadingRef = Ref<HTMLHeadingElement>;

/** The question of a step: where the keyboard goes on when the step before it is gone. */
export const StepHeading = ({ ref, children }: { ref: HeadingRef; children: ReactNode }) => (
  <Typography variant="h2" ref={ref} tabIndex={-1}>
    {children}
  </Typography>
);

/** Moves the focus to the heading of each further step. */
export function useStepFocus(step: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const last = useRef(step);
  useEffect(() => {
    if (last.current === step) return;
    last.current = step;
    heading.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [step]);
  return heading;
}
