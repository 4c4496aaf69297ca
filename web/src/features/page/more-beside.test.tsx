import { fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { MoreBeside, useIsMoreBeside } from './more-beside';

const ROOM = { left: 0, top: 0, width: 360, height: 600 };

type Mark = { left: number; top: number; width: number };

/** A mark that lies within 360 px, or goes on beyond them; `words`: the share of it that has any. */
function Pane({ mark, words }: { mark: Mark; words?: number }) {
  const region = useRef<HTMLDivElement>(null);
  const isMore = useIsMoreBeside(region);
  const place = (element: HTMLElement | null, at: typeof ROOM) => {
    if (!element) return;
    element.getBoundingClientRect = () =>
      new DOMRect(at.left - (region.current?.scrollLeft ?? 0), at.top, at.width, at.height);
  };
  return (
    <>
      <div
        ref={(element) => {
          region.current = element;
          if (element) {
            element.getBoundingClientRect = () =>
              new DOMRect(ROOM.left, ROOM.top, ROOM.width, ROOM.height);
          }
        }}
        data-testid="region"
      >
        <div
          data-mark
          data-words={words}
          ref={(element) => place(element, { ...mark, height: 20 })}
        />
      </div>
      {isMore && <MoreBeside region={region} />}
    </>
  );
}

const button = () => screen.queryByRole('button', { name: 'Sigue a la derecha' });

describe('what is marked of a page', () => {
  it('says that it goes on beyond the screen, and leads there', () => {
    render(<Pane mark={{ left: 12, top: 100, width: 600 }} />);
    const region = screen.getByTestId('region');
    fireEvent.click(button() as HTMLElement);
    expect(region.scrollLeft).toBe(612 - 360 + 12);
    fireEvent.scroll(region);
    expect(button()).toBeNull();
  });

  it.each([
    ['all of it is in sight', { left: 12, top: 100, width: 300 }, 1],
    ['it is not in sight at all', { left: 12, top: 900, width: 600 }, 1],
    ['all its words are in sight', { left: 12, top: 100, width: 600 }, 0.5],
  ])('says nothing where %s', (_, mark, words) => {
    render(<Pane {...{ mark, words }} />);
    expect(button()).toBeNull();
  });
});
