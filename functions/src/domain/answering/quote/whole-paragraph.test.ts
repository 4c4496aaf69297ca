import { quoted, quotedAs } from '../../../testing/quoted';

const STEPS = 'Tire de la manija. Busque el seguro en el centro. Levante el panel.';
const page = (content: string, headings: string[] = []) => ({ content, headings });

describe('a sentence, for an owner who asks what to do', () => {
  it('is quoted with its whole paragraph', () => {
    expect(quotedAs({ isInstruction: true }, 'Busque', page(STEPS))).toBe(STEPS);
    expect(quoted('Busque', page(STEPS))).toBe('Busque el seguro en el centro.');
  });

  it.each([
    [
      'that is too long',
      `Busque el seguro en el centro. ${'Pliegue la lona con las manos secas. '.repeat(20)}`,
    ],
    ['that begins on the page before', `hasta el tope y suelte. ${STEPS}`],
    ['that ends on the next page', `${STEPS} Si no se abre, empuje con`],
  ])('is quoted without a paragraph %s', (_, content) => {
    expect(quotedAs({ isInstruction: true }, 'Busque', page(content.trim()))).toBe(
      'Busque el seguro en el centro.',
    );
  });
});

describe('a sentence whose title alone names what was asked for', () => {
  it('is quoted with its title, once', () => {
    const told = { isNamedAbove: true };
    expect(quotedAs(told, 'Caben 3', page('Varilla\nCaben 3 litros.', ['Varilla']))).toBe(
      'Varilla\nCaben 3 litros.',
    );
    expect(quotedAs(told, 'Caben 3', page('ADVERTENCIA\nCaben 3 litros.'))).toBe(
      'ADVERTENCIA\nCaben 3 litros.',
    );
    expect(quoted('Caben 3', page('Varilla\nCaben 3 litros.', ['Varilla']))).toBe(
      'Caben 3 litros.',
    );
  });
});
