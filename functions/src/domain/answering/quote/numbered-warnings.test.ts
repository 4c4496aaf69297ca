import { cited, quoted } from '../../../testing/quoted';

const LIGHT = 'Luz\tQué significa\n';
const OIL = 'Aceite\tSe apaga al arrancar. 4)';
const WARNINGS = 'ADVERTENCIA\n4) Si luce en marcha, parar el motor.\n5) No rellenar en caliente.';

describe('a warning that is told by its number is quoted with what bears the number', () => {
  it('below a row', () => {
    const content = `${LIGHT}${OIL}\nFrenos\tFalta líquido.\n\n${WARNINGS}`;
    expect(quoted('Se apaga', { content })).toMatch(
      /Se apaga al arrancar\. 4\)\n4\) Si luce en marcha, parar el motor\.$/,
    );
    expect(quoted('Falta', { content })).not.toContain('4)');
  });

  it('below a sentence, on a line of its own', () => {
    const content = `Rellenar despacio. 5)\n\n${WARNINGS}`;
    expect(quoted('Rellenar', { content })).toBe(
      'Rellenar despacio. 5)\n5) No rellenar en caliente.',
    );
  });

  it('at the end of the section, some passages on', () => {
    const pages = [{ content: LIGHT + OIL }, { content: 'Otra cosa.' }, { content: WARNINGS }];
    expect(quoted('Se apaga', ...pages)).toContain('\n4) Si luce en marcha, parar el motor.');
    expect(cited('Se apaga', ...pages)).toContainEqual({
      excerpt: 3,
      quote: '4) Si luce en marcha, parar el motor.',
    });
  });

  it('but no step of that number', () => {
    const content = `${LIGHT}${OIL}\n\nCambiar la rueda\n4) Quitar la rueda.`;
    expect(quoted('Se apaga', { content })).not.toContain('Quitar');
  });

  it('and not only its label', () => {
    const content = `Abra el tapón girándolo.\n\n${WARNINGS}`;
    expect(quoted('Abra', { content })).toBe('Abra el tapón girándolo.');
  });

  it('each warning by itself', () => {
    expect(quoted('No rellenar', { content: WARNINGS })).toBe('5) No rellenar en caliente.');
  });
});
