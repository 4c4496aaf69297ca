import { askedCell } from './asked-column';
import { aQuestion } from '../../../testing/questions';

const cells = [
  { name: 'Cierzo 500', value: 'H4 60/55 W' },
  { name: 'Cierzo 700', value: 'diodos' },
];

describe('askedCell', () => {
  it('is the cell of the column that the question names by words of its own', () => {
    expect(askedCell(aQuestion('¿de cuántos vatios son los faros del 700?'))(cells)?.value).toBe(
      'diodos',
    );
    expect(askedCell(aQuestion('faros del Cierzo 500'))(cells)?.value).toBe('H4 60/55 W');
  });

  it('is none where the question names no column, or all alike', () => {
    expect(askedCell(aQuestion('¿qué bombilla lleva el faro?'))(cells)).toBeNull();
    expect(askedCell(aQuestion('faros del Cierzo'))(cells)).toBeNull();
  });

  it('is none that tells by words of the question when the others of its row hold', () => {
    const row = [
      { name: 'Carga', value: 'Plena carga: 5 personas y equipaje' },
      { name: 'Delante', value: '2,4 bar (35 psi)' },
    ];
    expect(askedCell(aQuestion('¿qué presión llevan a plena carga?'))(row)).toBeNull();
  });

  it('is none by the little words of its name', () => {
    const row = [
      { name: 'Tipo', value: 'W16W' },
      { name: 'Quién la cambia', value: 'Usuario' },
    ];
    expect(askedCell(aQuestion('¿qué bombilla lleva la luz?'))(row)).toBeNull();
  });
});
