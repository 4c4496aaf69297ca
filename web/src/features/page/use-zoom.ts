import { useLayoutEffect, useRef, useState, type RefObject, type TouchEvent } from 'react';
import { anchorIn, MARK, scrollTo, scrollWithin, type Anchor, type Point } from './scroll-within';

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

/** Enlarges a page: by the button to what is marked of it, by two fingers to what lies between them. */
export function useZoom(region: RefObject<HTMLElement | null>) {
  const [zoom, setZoom] = useState(1);
  const anchor = useRef<Anchor | null>(null);
  const pinch = useRef<{ distance: number; zoom: number } | null>(null);
  useLayoutEffect(() => {
    const frame = region.current;
    if (!frame) return;
    const mark = anchor.current ? null : frame.querySelector<HTMLElement>(MARK);
    if (mark) scrollWithin(frame, mark);
    if (!anchor.current) return;
    scrollTo(frame, anchor.current);
  }, [zoom, region]);
  const hasMark = () => region.current?.querySelector(MARK) != null;
  const middle = (): Anchor | null => {
    const room = region.current?.getBoundingClientRect();
    if (!region.current || !room) return null;
    const { left, top, width, height } = room;
    return anchorIn(region.current, { x: left + width / 2, y: top + height / 2 });
  };
  return {
    zoom,
    toggle: () => {
      anchor.current = hasMark() ? null : middle();
      setZoom(zoom > 1 ? 1 : STEP);
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
