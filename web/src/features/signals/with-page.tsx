import { Box, Skeleton } from '@mui/material';
import { Suspense, useRef, useState, type ReactNode } from 'react';
import type { Place } from '../../lib/page-address';
import type { PagePane } from '../../lib/page-pane';
import type { Quotations } from '../../lib/quotations';
import { BesidePane } from '../../ui/beside-pane';
import { Dispensable } from '../../ui/lazy';
import { useTwoPanes } from '../../ui/two-panes';

const nothing = (): void => undefined;

/** The marks of the page are those of its address: none is a sentence that can be led back to. */
const NONE: Quotations = {
  ...{ statementOf: new Map(), lit: null, wanted: null, nameOf: () => '' },
  ...{ onPoint: nothing, onFocus: nothing, onReturn: nothing },
};

type Props = {
  /** What is shown first; null: there is no page. */
  first: Place | null;
  PagePane: PagePane;
  children: ReactNode;
};

/** What a manual says, and beside it the page that says so, where there is room for both. */
export function WithPage({ first, PagePane, children }: Props) {
  const areTwo = useTwoPanes();
  const [place, setPlace] = useState(first);
  const heading = useRef<HTMLHeadingElement>(null);
  const isBeside = areTwo && place !== null;
  const close = () => setPlace(null);
  return (
    <Box
      sx={{
        ...{ display: 'grid', gap: 4, alignItems: 'start', '@media print': { display: 'block' } },
        gridTemplateColumns: isBeside
          ? 'minmax(0, 640fr) minmax(360px, 440fr)'
          : 'minmax(0, 720px)',
      }}
    >
      {children}
      {isBeside && (
        <BesidePane onClose={close}>
          <Dispensable onMissing={close}>
            <Suspense fallback={<Skeleton variant="rectangular" height="100%" />}>
              <PagePane
                place={place}
                onGo={setPlace}
                onClose={close}
                beside={{ quotations: NONE, headingRef: heading, takesFocus: false }}
              />
            </Suspense>
          </Dispensable>
        </BesidePane>
      )}
    </Box>
  );
}
