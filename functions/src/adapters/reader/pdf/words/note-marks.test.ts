import type { Word } from '../types';
import { withNoteMarks } from './note-marks';

const word = (text: string, left: number, { size = 10, baseline = 700 } = {}): Word => ({
  ...{ text, left, right: left + 0.5 * size * text.length, baseline, size },
  ...{ bold: false, turned: false },
});

const raised = { size: 6, baseline: 703 };
const textOf = (...words: Word[]): string =>
  withNoteMarks(words)
    .map(({ text }) => text)
    .join(' ');

describe('a small figure above the line', () => {
  it('marks a note beside a word', () => {
    expect(textOf(word('bar', 100), word('2', 116, raised))).toBe('bar ²');
  });

  it('marks a note where it stands alone in its cell, and is no value', () => {
    expect(textOf(word('207', 100), word('2', 200, raised), word('6,1', 300))).toBe('207 ² 6,1');
  });

  it('stays a figure far from one word, with nothing on its other side', () => {
    expect(textOf(word('207', 100), word('2', 200, raised))).toBe('207 2');
  });

  it('stays a figure where it is as large as those beside it', () => {
    expect(textOf(word('207', 100), word('2', 200), word('6,1', 300))).toBe('207 2 6,1');
  });
});
