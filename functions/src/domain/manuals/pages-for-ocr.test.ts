import { page } from '../../testing/reading-world';
import { isFullBatch, needsOcr, withRecognised } from './pages-for-ocr';

const image = (number: number) => page(number, '', { unreadable: 'image' });

describe('which pages need OCR', () => {
  it.each([
    ['a page that is only an image', image(3), true],
    ['a page of letters without a name', page(3, '', { unreadable: 'garbled' }), true],
    ['a page with text', page(3, 'Cambie el aceite.'), false],
    ['a blank page', page(3, ''), false],
    ['a damaged page', page(3, '', { unreadable: 'damaged' }), false],
    ['a section of a format without pages', { ...image(3), number: null }, false],
  ])('%s: %s', (_, given, expected) => {
    expect(needsOcr(given)).toBe(expected);
  });

  it.each([
    ['few images', [image(1), image(2)], false],
    ['sixty images', Array.from({ length: 60 }, (_, index) => image(index + 1)), true],
    [
      'one image before a long text',
      [image(1), ...Array.from({ length: 399 }, (_, index) => page(index + 2, 'x'))],
      true,
    ],
  ])('holds no more than a batch: %s', (_, waiting, expected) => {
    expect(isFullBatch(waiting)).toBe(expected);
  });
});

describe('a page after OCR', () => {
  it('is a page like any other when text was found', () => {
    expect(withRecognised(image(3), { number: 3, text: 'Aceite 5W-30' })).toEqual(
      page(3, 'Aceite 5W-30'),
    );
  });

  it.each([null, '', ' \n'])('stays unreadable when the text is %j', (text) => {
    expect(withRecognised(image(3), { number: 3, text })).toEqual(image(3));
  });
});
