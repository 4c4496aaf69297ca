import { nearnessMeter } from './nearness';

const question = 'presión de los neumáticos delanteros';
const near = (text: string, known = new Map<string, number>()) =>
  nearnessMeter(question, known)(text);

describe('nearnessMeter', () => {
  it('is more where the words stand in one sentence', () => {
    const together = 'La presión de los neumáticos delanteros es baja. Nada más se dice de ello.';
    const apart = 'La presión es baja. Cambie los neumáticos. Los delanteros se gastan.';
    expect(near(together)).toBeGreaterThan(near(apart));
  });

  it('is more where they stand within a few words', () => {
    const filler = 'ventana puerta techo espejo motor aceite filtro correa bujía '.repeat(3);
    const close = `Presión, neumáticos, delanteros ${filler}`;
    const wide = `Presión ${filler} neumáticos ${filler} delanteros`;
    expect(near(close)).toBeGreaterThan(near(wide));
  });

  it('takes another name of the thing for almost as much', () => {
    const own = near('Presión de los neumáticos delanteros');
    const other = near('Presión de las ruedas delanteras');
    expect(other).toBeGreaterThan(0.85 * own);
    expect(other).toBeLessThan(own);
  });

  it('does not put a title that names everything far above a sentence that says it', () => {
    const title = near('Presión de los neumáticos delanteros');
    const sentence = near(
      'La presión de los neumáticos delanteros debe ser de 2,2 bar con carga normal.',
    );
    expect(sentence).toBeGreaterThan(0.8 * title);
  });

  it('weighs words by how telling they are', () => {
    const known = new Map([['presion', 5]]);
    expect(near('presión', known)).toBeGreaterThan(near('neumáticos', known));
  });

  it.each(['', '¿?', 'Nada de eso.'])('is nothing for %j', (text) => {
    expect(near(text)).toBe(0);
  });

  it('is nothing for a question without words', () => {
    expect(nearnessMeter('¿?', new Map())('Presión')).toBe(0);
  });
});
