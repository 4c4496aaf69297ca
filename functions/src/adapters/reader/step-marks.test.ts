import { numberedSteps } from './step-marks';

const ORDERS = ['Apague el motor.', 'Abra el capó.', 'Afloje el tapón.', 'Limpie la varilla.'];
const markedBy = (...marks: string[]): string[] => ORDERS.map((order, at) => marks[at] + order);
const stepsOf = (texts: readonly string[]): string[] => [
  ...numberedSteps(texts.map((text) => ({ text }))).values(),
];
const NUMBERED = ORDERS.map((order, at) => `${at + 1}. ${order}`);

describe('numberedSteps', () => {
  it.each([
    ['1.-', (step: number) => `${step}.- `],
    ['1.º', (step: number) => `${step}.º `],
    ['1°', (step: number) => `${step}° `],
    ['1ª', (step: number) => `${step}ª `],
    ['1:', (step: number) => `${step}: `],
    ['1 –', (step: number) => `${step} – `],
    ['Paso 1:', (step: number) => `Paso ${step}: `],
    ['PASO 1.', (step: number) => `PASO ${step}. `],
    ['1.Apague', (step: number) => `${step}.`],
    ['1 Apague', (step: number) => `${step} `],
    ['1, tab', (step: number) => `${step}\t`],
    ['I.', (step: number) => `${['I', 'II', 'III', 'IV'][step - 1]}. `],
    ['①', (step: number) => `${'①②③④'[step - 1]} `],
  ])('takes a sequence of orders marked "%s" for steps', (_, markOf) => {
    expect(stepsOf(markedBy(...[1, 2, 3, 4].map(markOf)))).toEqual(NUMBERED);
  });

  it('keeps the letters of steps, by which others name them', () => {
    const lettered = ORDERS.map((order, at) => `${'abcd'[at]}) ${order}`);
    expect(stepsOf(markedBy(...['A. ', 'B. ', 'C. ', 'D. ']))).toEqual(lettered);
  });

  it('takes steps with notes between them for one sequence', () => {
    const [first = '', second = '', third = ''] = markedBy('1.- ', '2.- ', '3.- ');
    expect(stepsOf([first, 'Nota: en frío.', second, 'Vea la figura.', third])).toHaveLength(3);
  });

  it.each([
    ['the steps of two columns', 100],
    ['steps below others', 0],
  ])('counts %s for themselves', (_, left) => {
    const one = markedBy('1.- ', '2.- ').slice(0, 2);
    const lines = [...one.map((text) => ({ text })), ...one.map((text) => ({ text, left }))];
    expect(numberedSteps(lines).size).toBe(4);
  });

  it.each([
    ['days', ['1. de enero se cierra.', '2. de mayo se abre.']],
    ['figures', ['2.5 bar delante.', '3.5 bar detrás.', '15.000 km.']],
    ['years', ['2023 Modelo nuevo.', '2024 Otro modelo.']],
    ['a number alone', ['1.- Apague el motor.', 'Abra el capó.']],
    ['numbers that do not count', ['1.- Apague el motor.', '3.- Abra el capó.']],
    ['numbers that begin later', ['4: Apague el motor.', '5: Abra el capó.']],
    ['fuses', ['1\tRadio\t10 A', '2\tLuneta\t15 A', '3\tFaros\t20 A']],
    ['the legend of a figure', ['1: Tapón', '2: Varilla', '3: Depósito']],
    ['names by letters', ['A. Palanca de luces.', 'B. Mando de la radio.']],
    ['titles by Roman numbers', ['I. Seguridad', 'II. Mantenimiento']],
    [
      'steps pages apart',
      ['1.- Apague el motor.', ...Array.from({ length: 40 }, () => 'Texto.'), '2.- Abra.'],
    ],
  ])('leaves %s alone', (_, texts: string[]) => {
    expect(stepsOf(texts)).toEqual([]);
  });
});
