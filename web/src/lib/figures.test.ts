import { isWholeFigure, splitFigures } from './figures';

const figuresIn = (text: string) =>
  splitFigures(text)
    .filter(({ kind }) => kind === 'figure')
    .map((part) => part.text.replaceAll('\u202f', '_').replaceAll('\u00a0', '~'));

describe('figures of a manual', () => {
  it.each([
    ['La presión es de 2,3 bar en frío.', ['2,3_bar']],
    ['Entre 2,3 y 2,5 bar', ['2,3_y_2,5_bar']],
    ['de 2-3 bar', ['2-3_bar']],
    ['de 20 a 25 °C', ['20_a_25_°C']],
    ['230 kPa (33 psi)', ['230_kPa', '33_psi']],
    ['Apriete a 100 N·m', ['100_N·m']],
    ['Apriete a 100 Nm.', ['100_Nm']],
    ['Aceite 5W-30 o SAE 10W40', ['5W-30', 'SAE~10W40']],
    ['cada 15.000 km o 12 meses', ['15.000_km', '12_meses']],
    ['cada 15 000 km', ['15_000_km']],
    ['a 120 km/h consume 5,6 l/100 km', ['120_km/h', '5,6_l/100_km']],
    ['205/55 R16 91V a 2,3 bar', ['205/55~R16~91V', '2,3_bar']],
    ['Líquido de frenos DOT 4', ['DOT~4']],
    ['repuesto T125/70 D16', ['T125/70~D16']],
    ['al 20% de carga', ['20_%']],
    ['un giro de 90°', ['90°']],
    ['3,7 litros', ['3,7_litros']],
    ['a 900 rpm', ['900_rpm']],
    ['batería de 12 V y 60 Ah', ['12_V', '60_Ah']],
    ['2 años', ['2_años']],
    ['1 mes', ['1_mes']],
    ['Trasera con cargaᵃ: 500: 0,45 · 700 EPS: 0,50 · 700 Agro: 0,65 ', ['0,45', '0,50', '0,65']],
    ['F5: Caja: Principal · A: 20 · Circuito: Ventilador', ['20']],
  ])('are found in «%s»', (text, expected) => {
    expect(figuresIn(text)).toEqual(expected);
  });

  it.each([
    'Consulte la página 214.',
    'El paso 3 antes del 4',
    'Modelo C3 de 2021',
    'En 2021 mejoró',
    'Hay 4 ruedas y 5 asientos',
    'el botón A1 mantiene 2 modos',
    '',
  ])('are not seen in «%s»', (text) => {
    expect(figuresIn(text)).toEqual([]);
  });

  it('lose nothing but the width of their spaces', () => {
    const text = 'Delante: 2,3 bar, detrás: 2,1 bar; aceite 5W-30 (3,7 l) cada 15 000 km.';
    const shown = splitFigures(text)
      .map((part) => part.text)
      .join('');
    expect(shown.replace(/[\u202f\u00a0]/g, ' ')).toBe(text);
  });
});

describe('a value that is shown on one line', () => {
  it.each(['1.200', '2,2 / 2,0', '195/65 R15 91H', 'H7', '5W-30'])('is «%s»', (value) => {
    expect(isWholeFigure(value)).toBe(true);
  });

  it.each(['Gasolina', '', 'Gasolina de 95 octanos o más'])('is not «%s»', (value) => {
    expect(isWholeFigure(value)).toBe(false);
  });
});
