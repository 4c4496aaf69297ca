/**
 * Brings something into the middle of what scrolls around it, and moves nothing else: a page that stands beside an answer
 * must not move that.
 */
export function scrollWithin(frame: HTMLElement, target: HTMLElement): void {
  const room = frame.getBoundingClientRect();
  const place = target.getBoundingClientRect();
  frame.scrollLeft += place.left + place.width / 2 - (room.left + room.width / 2);
  frame.scrollTop +=
    place.top + Math.min(place.height, room.height) / 2 - (room.top + room.height / 2);
}
