import { fireEvent, render } from '@testing-library/react';
import type { Box, ManualPage } from '@contract';
import { PagePicture } from './page-picture';

const boxAt = (y: number): Box => ({ x: 0.1, y, w: 0.5, h: 0.02 });
const PLACES = [
  { unit: '5-1-1', boxes: [boxAt(0.1)] },
  { unit: '5-1-2', boxes: [boxAt(0.2)] },
];

/** The picture of a page with a table, of which these units are marked. */
function show(...units: string[]) {
  URL.createObjectURL = () => 'blob:page';
  URL.revokeObjectURL = () => undefined;
  const page: ManualPage = {
    ...{ manualId: 1, originalFilename: 'a.pdf', revision: 1, page: 5, pageCount: 9 },
    ...{ pageReference: 'p. 3', hasPictures: true, places: PLACES },
    blocks: [
      {
        kind: 'table',
        units: [
          { id: '5-1-1', is: 'names', cells: ['Medida', 'Delante'] },
          { id: '5-1-2', is: 'row', cells: ['205/55 R16', '2,3 bar'] },
        ],
      },
    ],
    marks: { state: 'placed', units, boxes: PLACES.flatMap(({ boxes }) => boxes) },
  };
  render(<PagePicture page={page} picture={new Blob()} zoom={1} quotations={undefined} />);
}

const tops = () =>
  [...document.querySelectorAll('[data-mark]')].map((mark) => getComputedStyle(mark).top);

describe('the picture of a page', () => {
  it('frames the quoted rows of a table, and not the names of its columns', () => {
    show('5-1-1', '5-1-2');
    expect(tops()).toEqual(['20%']);
  });

  it('frames the names of columns where nothing else is quoted', () => {
    show('5-1-1');
    expect(tops()).toEqual(['10%']);
  });

  it('is on its way until it is drawn: a white sheet looks like an empty page', () => {
    show();
    const coming = () => document.querySelector('[data-page-coming]');
    expect(coming()).not.toBeNull();
    fireEvent.load(document.querySelector('img') as HTMLImageElement);
    expect(coming()).toBeNull();
  });
});
