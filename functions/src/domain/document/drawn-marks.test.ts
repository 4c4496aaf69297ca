import { explainsNoMarks } from './drawn-marks';

describe('explainsNoMarks', () => {
  it('knows a legend whose signs are drawn', () => {
    expect(explainsNoMarks('Plan\nBujía\n: Inspeccionar o limpiar\n: Sustituir')).toBe(true);
    expect(explainsNoMarks('= Check\n= Replace')).toBe(true);
  });

  it('takes no legend with signs, and no single line, for one', () => {
    expect(explainsNoMarks('I: Inspeccionar\nR: Sustituir\nC: Limpiar')).toBe(false);
    expect(explainsNoMarks('Aceite\n: cambiar')).toBe(false);
    expect(explainsNoMarks(': rojo\n: verde')).toBe(false);
  });
});
