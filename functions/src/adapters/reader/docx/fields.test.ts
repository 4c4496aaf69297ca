import { createFields } from './fields';
import { createLines } from './line-texts';
import type { WordElement } from './word-element';

const element = (name: string, attributes = {}, children: WordElement[] = []): WordElement => ({
  ...{ name, attributes, children, text: '' },
});
const mark = (fldCharType: string, children: WordElement[] = []): WordElement =>
  element('w:fldChar', { fldCharType }, children);
const form = (...children: WordElement[]): WordElement =>
  mark('begin', [element('w:ffData', {}, children)]);
const box = (...states: WordElement[]): WordElement => form(element('w:checkBox', {}, states));

/** Whether text is hidden after each of the marks. */
function hiddenAfter(...marks: WordElement[]): boolean[] {
  const [fields, lines] = [createFields(), createLines()];
  return marks.map((one) => {
    fields.take(one, lines);
    return fields.isHidden(lines);
  });
}

describe('fields of a paragraph', () => {
  it('hide what a field shows within the code of another one, and show the result of that one', () => {
    const [begin, separate, end] = ['begin', 'separate', 'end'].map((type) => mark(type));
    if (!begin || !separate || !end) throw new Error('no marks');
    expect(hiddenAfter(begin, begin, separate, end, separate, begin, separate, end, end)).toEqual([
      ...[false, true, true, false, false, false, false, false, false],
    ]);
  });

  it('hide nothing by marks without a beginning', () => {
    expect(hiddenAfter(mark('separate'), mark('end'))).toEqual([false, false]);
  });

  it.each([
    ['a box that is on', box(element('w:default', { val: '1' })), '☒'],
    ['a box that was put on', box(element('w:default', { val: '0' }), element('w:checked')), '☒'],
    [
      'a box that was put off',
      box(element('w:default', { val: '1' }), element('w:checked', { val: '0' })),
      '☐',
    ],
    [
      'a list',
      form(
        element('w:ddList', {}, [
          element('w:result', { val: '2' }),
          ...['gasolina', 'diésel', 'híbrido'].map((val) => element('w:listEntry', { val })),
        ]),
      ),
      'híbrido',
    ],
    [
      'a list that nobody touched',
      form(element('w:ddList', {}, [element('w:listEntry', { val: 'gasolina' })])),
      'gasolina',
    ],
    ['a field of text', form(), ''],
  ])('show what was chosen in %s', (_, begin, shown) => {
    expect(createFields().take(begin, createLines())).toBe(shown);
  });
});
