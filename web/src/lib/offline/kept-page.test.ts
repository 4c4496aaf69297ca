import type { ManualPage } from '@contract';
import { answerFrom, isPage, keptUnder } from './kept-page';

const FIRST = { x: 0.1, y: 0.1, w: 0.5, h: 0.02 };
const SECOND = { x: 0.1, y: 0.2, w: 0.5, h: 0.02 };
const HASH = '0123456789abcdef';

const page: ManualPage = {
  ...{ manualId: 1, originalFilename: 'corolla.pdf', revision: 2, page: 214, pageCount: 412 },
  ...{ pageReference: 'p. 214', hasPictures: true, blocks: [] },
  places: [
    { unit: '214-1-1', boxes: [FIRST] },
    { unit: '214-1-2', boxes: [SECOND] },
  ],
  marks: { state: 'placed', units: ['214-1-1', '214-1-2', '214-9-1'], boxes: [FIRST, SECOND] },
};

const marksFor = (...units: string[]): unknown => {
  const query =
    units.length > 0 ? `?units=${units.map((id) => `${id}%7E${HASH}`).join('%2C')}` : '';
  const path = `/api/manuals/1/pages/214${query}`;
  return (JSON.parse(answerFrom(path, JSON.stringify(page))) as ManualPage).marks;
};

describe('a page that is kept', () => {
  it('is kept once, whatever of it a link asks to have marked', () => {
    expect(keptUnder(`/api/manuals/1/pages/214?units=214-1-1%7E${HASH}`)).toBe(
      '/api/manuals/1/pages/214',
    );
    const picture = '/api/manuals/1/pages/214/image?width=900';
    expect([keptUnder(picture), isPage(picture)]).toEqual([picture, false]);
  });

  it('marks what the link asks for, and nothing else', () => {
    expect(marksFor('214-1-2')).toEqual({ state: 'placed', units: ['214-1-2'], boxes: [SECOND] });
    expect(marksFor()).toEqual({ state: 'none', units: [], boxes: [] });
  });

  it('says where nobody knows where it stands, and where the manual says something else now', () => {
    expect(marksFor('214-9-1')).toEqual({ state: 'unplaced', units: ['214-9-1'], boxes: [] });
    expect(marksFor('214-7-7')).toEqual({ state: 'changed', units: [], boxes: [] });
  });
});
