import { engineText, questionOf } from './engine-text';

describe('engineText', () => {
  const names = ['Manual', 'Automático'];
  it.each([
    [null, 'Manual'],
    ['1.6 122 CV', '1.6 122 CV Manual'],
    ['1.6 Automático', 'Manual'],
    ['x'.repeat(58), 'Manual'],
  ])('makes of “%s” what the manual calls it', (before, after) => {
    expect(engineText(before, { chosen: 'Manual', names })).toBe(after);
  });

  it('asks for a version where no name is that of an engine', () => {
    expect(questionOf(names)).toBe('¿Cuál es tu versión?');
    expect(questionOf(['1.0 T', '1.5 D'])).toBe('¿Cuál es tu motor?');
  });
});
