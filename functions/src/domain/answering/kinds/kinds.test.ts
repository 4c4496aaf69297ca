import { plainWords } from '../../spanish/plain-words';
import { COUNT } from './count';
import { KINDS } from './kinds';
import { INSTRUCTION } from './instruction';
import { tells, type KindCase } from './kind';
import { PERMISSION } from './permission';

/** Whether a case asks for a kind, and whether it tells it. */
type Judge = (one: KindCase) => { isAsked: boolean; isTold: boolean };

const EVERY = [
  ...KINDS.map(({ id, example, counterExample, ...kind }) => {
    const judge: Judge = ({ question, told, above = '' }) => ({
      isAsked: kind.asks.test(plainWords(question)),
      isTold: tells(kind, told, above),
    });
    return { id, example, counterExample, judge };
  }),
  ...[INSTRUCTION, PERMISSION, COUNT].map(({ id, example, counterExample, ...kind }) => {
    const judge: Judge = ({ question, told }) => ({
      isAsked: kind.asks(plainWords(question)),
      isTold: kind.tells(told),
    });
    return { id, example, counterExample, judge };
  }),
];

describe('a kind of answer', () => {
  it.each(EVERY)('$id is asked for and told by its example', ({ judge, example }) => {
    expect(judge(example)).toEqual({ isAsked: true, isTold: true });
  });

  it.each(EVERY)('$id is not asked for, or not told, by its counter-example', (kind) => {
    const { isAsked, isTold } = kind.judge(kind.counterExample);
    expect(isAsked).not.toBe(isTold);
  });

  it('has an id of its own', () => {
    expect(new Set(EVERY.map(({ id }) => id)).size).toBe(EVERY.length);
  });

  it.each(['cada 2½ años', 'cada 90 mil km', 'cada medio año'])(
    'is an interval in "%s"',
    (told) => {
      const interval = EVERY.find(({ id }) => id === 'interval');
      expect(interval?.judge({ question: '¿Cada cuánto se cambia?', told }).isTold).toBe(true);
    },
  );
});
