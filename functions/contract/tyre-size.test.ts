import { tyreSizeSchema } from './vehicle-details';
import { chosenTyre, isSpareTyre, tyreSizesIn } from './tyre-size';

describe('tyreSizesIn', () => {
  it.each([
    ['205/55 R16 91V', ['205/55 R16']],
    ['205/55R16', ['205/55 R16']],
    ['Verano 265/50 ZR 19', ['265/50 ZR19']],
    ['90/90-21', ['90/90-21']],
    ['185/65 R15, 195/55 R16', ['185/65 R15', '195/55 R16']],
    ['205/55 R16 91V o 205/55 R16 94V', ['205/55 R16']],
    ['205/55', ['205/55']],
    ['2,3/2,1 bar', []],
    ['36/33 psi', []],
    ['230/210 kPa', []],
  ])('finds in %j: %j', (text, names) => {
    expect(tyreSizesIn(text).map(({ name }) => name)).toEqual(names);
  });
});

describe('chosenTyre', () => {
  it.each([
    ['205/55 R16 91V', ['185/65 R15', '205/55 R16'], '205/55 R16'],
    ['205/55', ['185/65 R15', '205/55 R16'], '205/55 R16'],
    ['Invierno 205/55 R16', ['Verano 205/55 R16', 'Invierno 205/55 R16'], 'Invierno 205/55 R16'],
    ['205/55 R16', ['Verano 205/55 R16', 'Invierno 205/55 R16'], null],
    ['205/55 R17', ['185/65 R15', '205/55 R16'], null],
    [null, ['205/55 R16'], null],
  ])('finds %j among %j: %j', (own, names, chosen) => {
    expect(chosenTyre(own, names)).toBe(chosen);
  });
});

describe('a size as an owner writes it', () => {
  it.each([
    [' 205/55 R16 91V ', '205/55 R16 91V'],
    ['Verano 265/50 R 19', 'Verano 265/50 R 19'],
    ['', ''],
  ])('is taken: %j', (typed, kept) => {
    expect(tyreSizeSchema.parse(typed)).toBe(kept);
  });

  it.each(['16', 'grandes', '185/65 R15 o 195/55 R16', `205/55 R16${'x'.repeat(60)}`])(
    'is refused: %j',
    (typed) => {
      expect(tyreSizeSchema.safeParse(typed).success).toBe(false);
    },
  );
});

describe('isSpareTyre', () => {
  it.each([
    ['T125/70 D16', true],
    ['Rueda de repuesto', true],
    ['Repuesto temporal', true],
    ['205/55 R16', false],
    ['Plena carga', false],
  ])('says of “%s” whether it is a spare: %j', (text, isSpare) => {
    expect(isSpareTyre(text)).toBe(isSpare);
  });
});
