import { Box, Stack, Typography } from '@mui/material';
import {
  useEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import type { Place } from '../../lib/page-address';
import type { Quotations } from '../../lib/quotations';
import { ErrorState } from '../../ui/error-state';
import { outOfSight } from '../../ui/out-of-sight';
import { Contents } from './contents';
import { FindPanel } from './find-panel';
import { PageBody } from './page-body';
import { PageFooter } from './page-footer';
import { PageHeader, type Panel } from './page-header';
import { MoreBeside, useIsMoreBeside } from './more-beside';
import { lineOf, printedOf, titleOf } from './printed-number';
import { useSwipe } from './use-swipe';
import { useFindPrinted, usePage } from './use-page';
import { useZoom } from './use-zoom';

type Props = {
  place: Place;
  onGo: (place: Place) => void;
  /** Closes the pane; without it there is nothing to close. */
  onClose?: () => void;
  /** What the answer quotes that the page stands beside. Without it the page is all there is, and takes the keyboard. */
  beside?: {
    quotations: Quotations;
    headingRef: RefObject<HTMLHeadingElement | null>;
    takesFocus: boolean;
    /** It is in sight beside the page, in letters of a screen. */
    isReadBeside: boolean;
  };
};

const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

/** A manual, page by page: what is printed, what of it is quoted, its contents, and a search within it. */
export function PagePane({ place, onGo, onClose, beside }: Props) {
  const { data: page, error, isPlaceholderData, refetch } = usePage(place);
  const [panel, setPanel] = useState<Panel>('page');
  const region = useRef<HTMLDivElement>(null);
  const { zoom, isLarge, toggle, onScroll, pinching } = useZoom(region, {
    page: isPlaceholderData ? undefined : page,
    isReadBeside: beside?.isReadBeside === true,
  });
  const isMoreBeside = useIsMoreBeside(region);
  const findPrinted = useFindPrinted(place.manual);
  const own = useRef<HTMLHeadingElement>(null);
  const heading = beside?.headingRef ?? own;
  // Not from the mark that the keyboard is led to.
  const takesFocus = useRef(!beside || (beside.takesFocus && beside.quotations.wanted === null));
  useEffect(() => {
    if (takesFocus.current) heading.current?.focus({ preventScroll: true });
  }, [heading]);
  const count = page?.pageCount ?? null;
  const go = (to: number, marks = '') => {
    setPanel('page');
    if (to >= 1 && (count === null || to <= count)) onGo({ manual: place.manual, page: to, marks });
  };
  const swipe = useSwipe({
    isOff: isLarge || panel !== 'page',
    onTurn: (by) => go(place.page + by),
  });
  /** Who looks for something within the manual leaves that first, and the manual only then. */
  const leavePanel = (event: KeyboardEvent): boolean => {
    if (event.key !== 'Escape' || panel === 'page') return false;
    event.stopPropagation();
    setPanel('page');
    region.current?.focus({ preventScroll: true });
    return true;
  };
  const goToPrinted = async (wanted: number): Promise<boolean> => {
    const found = page ? await findPrinted(wanted, page) : null;
    if (found !== null) go(found);
    return found !== null;
  };
  const press = (event: KeyboardEvent) => {
    if (leavePanel(event)) return;
    if (isTyping(event) || event.altKey || event.ctrlKey || event.metaKey || panel !== 'page')
      return;
    const to = { ArrowLeft: place.page - 1, ArrowRight: place.page + 1, Home: 1, End: count ?? 1 };
    const wanted = Object.entries(to).find(([key]) => key === event.key)?.[1];
    // Enlarged, the arrows move the page across the screen.
    if (wanted === undefined || (isLarge && event.key.startsWith('Arrow'))) return;
    event.preventDefault();
    go(wanted);
  };
  const body = (): ReactNode => {
    if (panel === 'contents') return <Contents manual={place.manual} onGo={go} />;
    if (panel === 'find') return <FindPanel manual={place.manual} onGo={go} />;
    if (error && !page) {
      return (
        <ErrorState
          title="No se puede abrir esta página"
          error={error}
          onRetry={() => void refetch()}
        />
      );
    }
    return (
      <PageBody
        {...{ page, zoom, place }}
        isStale={isPlaceholderData}
        quotations={beside?.quotations}
      />
    );
  };
  return (
    <Stack onKeyDown={press} sx={{ height: '100%', minHeight: 0, bgcolor: 'background.default' }}>
      <PageHeader
        headingRef={heading}
        level={beside ? 'h2' : 'h1'}
        {...(page && !isPlaceholderData
          ? titleOf(page)
          : { label: `Página ${place.page}`, place: null })}
        filename={page?.originalFilename ?? ''}
        manual={place.manual}
        panel={panel}
        onPanel={setPanel}
        zoom={page?.hasPictures ? { isWhole: zoom === 1, onToggle: toggle } : null}
        {...(onClose && { onClose })}
      />
      <Box sx={{ position: 'relative', flexGrow: 1, minHeight: 0, display: 'flex' }}>
        <Box
          ref={region}
          tabIndex={0}
          role="region"
          aria-label="Página del manual"
          onScroll={onScroll}
          onTouchStart={(event) => {
            swipe.onTouchStart(event);
            pinching.onTouchStart(event);
          }}
          onTouchMove={pinching.onTouchMove}
          onTouchEnd={swipe.onTouchEnd}
          sx={{
            ...{ flexGrow: 1, minWidth: 0, overflow: 'auto', overscrollBehavior: 'contain' },
            // The foot of a page that goes on beside its room can be moved from behind the button that says so.
            ...(zoom > 1 && { '&::after': { content: '""', display: 'block', height: 56 } }),
            // Two fingers enlarge the page, not what stands around it.
            touchAction: page?.hasPictures === true && panel === 'page' ? 'pan-x pan-y' : 'auto',
          }}
        >
          {body()}
        </Box>
        {isMoreBeside && <MoreBeside region={region} />}
      </Box>
      <PageFooter
        page={place.page}
        count={count}
        printed={page && !isPlaceholderData ? printedOf(page) : null}
        onGo={go}
        onGoPrinted={goToPrinted}
      />
      <Typography role="status" sx={outOfSight}>
        {page && !isPlaceholderData ? lineOf(page) : ''}
      </Typography>
    </Stack>
  );
}
