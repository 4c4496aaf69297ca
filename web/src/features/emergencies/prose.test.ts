import type { EmergencyPart } from '@contract';
import { buildQuote } from '../../testing/signals';
import { foldedProse } from './prose';

const said = (words: string) => buildQuote(words, 11);
const text = (words: string): EmergencyPart => ({ kind: 'text', quotes: [said(words)] });
const warning: EmergencyPart = { kind: 'warning', level: 'caution', quotes: [said('Ojo.')] };
const steps: EmergencyPart = { kind: 'steps', steps: [{ mark: '1.', quote: said('Pulse.') }] };
const LONG = ['Uno.', 'Dos.', 'Tres.', 'Cuatro.'].map(text);

describe('foldedProse', () => {
  it('folds all paragraphs behind the first of long prose, and no warning', () => {
    expect(foldedProse([...LONG, warning])).toEqual({
      shown: [LONG[0], warning],
      more: LONG.slice(1),
    });
  });

  it.each([
    ['short prose', LONG.slice(1)],
    ['what has steps', [...LONG, steps]],
  ])('folds nothing of %s', (_what, parts) => {
    expect(foldedProse(parts)).toEqual({ shown: parts, more: [] });
  });
});
