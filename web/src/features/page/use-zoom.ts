import { useLayoutEffect, useRef, useState, type RefObject, type TouchEvent } from 'react';
import type { ManualPage } from '@contract';
import { leftEdge, readableZoom } from './readable-zoom';
import { anchorIn, MARK, scrollTo, showRead, type Anchor, type Point } from './scroll-within';

/** Times the width of the room, at most. */
const LARGEST = 4;
/** What the button enlarges to. */
const STEP = 2.5;

const middleOf = ([one, other]: readonly Point[]): Point => ({
  x: ((one?.x ?? 0) + (other?.x ?? 0)) / 2,
  y: ((one?.y ?? 0) + (other?.y ?? 0)) / 2,
});

const pointsOf = ({ touches }: TouchEvent): Point[] =>
  Array.from(touches, ({ clientX, clientY }) => ({ x: clientX, y: clientY }));

const distanceOf = ([one, other]: readonly Point[]): number =>
  one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;

/** Around a page, in pixels. */
export const AROUND_PAGE = 8;

const roomIn = (frame: HTMLElement): number => Math.max(0, frame.clientWidth - 2 * AROUND_PAGE);

/** How wide the room of a page is, in pixels: 0 until it is there. */
function useRoom(region: RefObject<HTMLElement | null>): number {
  const [room, setRoom] = useState(0);
  useLayoutEffect(() => {
    const frame = region.current;
    if (!frame) return;
    const measure = () => setRoom(roomIn(frame));
    measure();
    // What stands beside it may take or give room, too.
    const observer = new ResizeObserver(measure);
    observer.observe(frame);
    return () => observer.disconnect();
  }, [region]);
  return room;
}

/** The middle of what is seen of a page. */
function middleOfFrame(frame: HTMLElement): Anchor {
  const { left, top, width, height } = frame.getBoundingClientRect();
  return anchorIn(frame, { x: left + width / 2, y: top + height / 2 });
}

/** Shows a page as it is read; enlarges it: by the button to what is marked of it, by two fingers to what lies between them. */
export function useZoom(
  region: RefObject<HTMLElement | null>,
  { page, isReadBeside }: { page: ManualPage | undefined; isReadBeside: boolean },
) {
  const [chosen, setZoom] = useState<number | null>(null);
  const room = useRoom(region);
  const left = leftEdge(page ?? null);
  const zoom = chosen ?? readableZoom(page, { room, isReadBeside });
  const anchor = useRef<Anchor | null>(null);
  const pinch = useRef<{ distance: number; zoom: number } | null>(null);
  // What somebody looks at stays in the middle while the room around it changes.
  const seen = useRef<Anchor | null>(null);
  const laidOut = useRef(zoom);
  useLayoutEffect(() => {
    const frame = region.current;
    if (!frame) return;
    const isSame = laidOut.current === zoom;
    const kept = isSame && chosen !== null ? seen.current : null;
    laidOut.current = zoom;
    if (kept) scrollTo(frame, { ...middleOfFrame(frame), share: kept.share });
    else if (anchor.current) scrollTo(frame, anchor.current);
    else showRead(frame, isSame ? null : left);
  }, [zoom, room, region, chosen, left]);
  const hasMark = () => region.current?.querySelector(MARK) != null;
  return {
    zoom,
    /** By who reads it: the keyboard and a finger move it, and turn no page. */
    isLarge: (chosen ?? 1) > 1,
    toggle: () => {
      anchor.current = hasMark() || !region.current ? null : middleOfFrame(region.current);
      setZoom(zoom > 1 ? 1 : STEP);
    },
    /** Not as it moves along with a room that changes. */
    onScroll: () => {
      const frame = region.current;
      if (frame && roomIn(frame) === room) seen.current = middleOfFrame(frame);
    },
    pinching: {
      onTouchStart: (event: TouchEvent) => {
        const distance = distanceOf(pointsOf(event));
        pinch.current = distance > 0 ? { distance, zoom } : null;
      },
      onTouchMove: (event: TouchEvent) => {
        const points = pointsOf(event);
        if (!pinch.current || points.length !== 2 || !region.current) return;
        anchor.current = anchorIn(region.current, middleOf(points));
        const wanted = (pinch.current.zoom * distanceOf(points)) / pinch.current.distance;
        setZoom(Math.min(LARGEST, Math.max(1, wanted)));
      },
    },
  };
}
