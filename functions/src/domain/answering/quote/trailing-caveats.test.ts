import { quoted } from '../../../testing/quoted';

describe('a sentence is never quoted without what limits it', () => {
  const OPEN = 'Abra el tapón girándolo.';

  it.each([
    ['Bajo ningún concepto lo haga en caliente.'],
    ['Está prohibido hacerlo en caliente.'],
    ['Bajo ninguna circunstancia lo abra en marcha.'],
    ['Esto solo está permitido con el motor frío.'],
    ['Hacerlo con el motor caliente puede causar quemaduras.'],
    ['A menos que el motor esté frío, no lo abra.'],
    ['Espere a que se enfríe.'],
    ['Never open it while it is hot.'],
    ['Tiene rosca. Nunca lo abra en caliente.'],
    ['Tiene rosca. Solo es posible con el motor frío.'],
    ['Tiene rosca. Es de plástico. Hay peligro de quemaduras.'],
  ])('%s', (limit) => {
    const content = `${OPEN} ${limit} Vuelva a cerrarlo.`;
    expect(quoted(OPEN, { content })).toBe(`${OPEN} ${limit}`);
  });

  it.each([
    ['a warning', 'ADVERTENCIA: el líquido quema.'],
    ['a warning below its label', 'ADVERTENCIA\nEl líquido está a presión.'],
    ['a sentence that forbids', 'Nunca lo abra en caliente.'],
    ['a sentence that limits', 'Solo es posible con el motor frío.'],
  ])('%s in the paragraph below', (_, below) => {
    expect(quoted(OPEN, { content: `${OPEN}\n\n${below}` })).toBe(`${OPEN}\n${below}`);
  });

  it('a warning below steps', () => {
    const content = '1. Gire.\n2. Tire.\n\nADVERTENCIA: el líquido quema.';
    expect(quoted('Gire', { content })).toBe('1. Gire.\n2. Tire.\nADVERTENCIA: el líquido quema.');
  });

  it('warnings below each other, each with its label, and nothing behind them', () => {
    const warnings = 'ADVERTENCIA\nEl líquido quema.\n\nATENCIÓN\nEl líquido mancha.';
    const content = `1. Gire.\n2. Tire.\n\n${warnings}\n\nLa radio guarda veinte emisoras.`;
    expect(quoted('Gire', { content })).toBe(
      '1. Gire.\n2. Tire.\nADVERTENCIA\nEl líquido quema.\nATENCIÓN\nEl líquido mancha.',
    );
  });

  it('a title that forbids', () => {
    const content = 'Qué no hacer\nLavar el motor con agua a presión. Abrirlo en marcha.';
    expect(quoted('Abrirlo', { content })).toBe('Qué no hacer\nAbrirlo en marcha.');
  });

  it.each([
    ['what only goes on', 'Vuelva a cerrarlo.'],
    ['a paragraph of something else', '\n\nLa radio guarda veinte emisoras.'],
    ['a whole chapter of warnings', `\n\nADVERTENCIA: ${'el líquido quema '.repeat(40)}.`],
  ])('but without %s', (_, after) => {
    expect(quoted(OPEN, { content: `${OPEN} ${after}` })).toBe(OPEN);
  });
});
