import { growth, LINEAR } from '../../../testing/growth';
import { textBlocks } from './text-blocks';

const read = (...lines: string[]): string[] =>
  [...textBlocks(lines.join('\n'))].map(({ text, isApart }) => (isApart ? `¶ ${text}` : text));

describe('tables of a plain text with nothing but spaces between columns', () => {
  it('keep empty cells in their columns', () => {
    expect(
      read(
        'Operación           1000   3000   6000  12000',
        '-----------------  -----  -----  -----  -----',
        'Aceite de motor       C      C      C      C',
        'Filtro de aire               L      L      C',
        'Correa variador                            C',
      ),
    ).toEqual([
      '¶ Operación\t1000\t3000\t6000\t12000',
      'Aceite de motor\tC\tC\tC\tC',
      'Filtro de aire\t\tL\tL\tC',
      'Correa variador\t\t\t\tC',
    ]);
  });

  it('have rows whose first cell fills its column', () => {
    expect(
      read(
        'Depósito:           7,5 litros (reserva 1,5 l)',
        'Aceite transmisión: 0,12 litros, SAE 80W-90',
        'Neumático trasero:  120/70-12, 2,0 bar (2,25 con',
        '                    pasajero)',
      ),
    ).toEqual([
      '¶ Depósito:\t7,5 litros (reserva 1,5 l)',
      'Aceite transmisión:\t0,12 litros, SAE 80W-90',
      'Neumático trasero:\t120/70-12, 2,0 bar (2,25 con pasajero)',
    ]);
  });

  it('stand below titles with spaces of their own, and above prose that is none of their rows', () => {
    expect(
      read(
        '3. PLAN   (R = REEMPLAZAR   L = LIMPIAR)',
        '------------------------------------------',
        'KM X 1000        10    20    30    AÑOS',
        '------------------------------------------',
        'FILTRO           L     R     L      1',
        'LIQ. TRAS.        -     L     -      R 2',
        '------------------------------------------',
        'NOTA: LO QUE ANTES SE CUMPLA, KM O AÑOS.',
      ),
    ).toEqual([
      '¶ 3. PLAN (R = REEMPLAZAR L = LIMPIAR)',
      '¶ KM X 1000\t10\t20\t30\tAÑOS',
      'FILTRO\tL\tR\tL\t1',
      'LIQ. TRAS.\t-\tL\t-\tR 2',
      '¶ NOTA: LO QUE ANTES SE CUMPLA, KM O AÑOS.',
    ]);
  });

  it('begin anew below such a title', () => {
    const blocks = read(
      'DISCO DEL.      22,0      19,8     CON PINZA',
      'TAMBOR TRAS.   203,2     204,4     SIN PINZA',
      '',
      '5. NEUMATICOS   (BAR)',
      '-------------------------------------------',
      'MEDIDA       MEDIA CARGA     PLENA CARGA',
      '             DEL.   TRAS.    DEL.   TRAS.',
      '165/70 R14   2,2    2,0      2,3    2,6',
      '185/60 R15   2,1    2,0      2,2    2,5',
    );
    expect(blocks.slice(0, 2)).toEqual([
      '¶ DISCO DEL.\t22,0\t19,8\tCON PINZA',
      'TAMBOR TRAS.\t203,2\t204,4\tSIN PINZA',
    ]);
    expect(blocks.slice(2)).toEqual([
      '¶ 5. NEUMATICOS (BAR)',
      '¶ MEDIDA\tMEDIA CARGA\tMEDIA CARGA\tPLENA CARGA\tPLENA CARGA',
      '\tDEL.\tTRAS.\tDEL.\tTRAS.',
      '165/70 R14\t2,2\t2,0\t2,3\t2,6',
      '185/60 R15\t2,1\t2,0\t2,2\t2,5',
    ]);
  });

  it('go on in the row below where only that has the figure', () => {
    expect(
      read(
        'Nº    Circuito                    Amperios',
        '1     Luz de cruce                10',
        '2     Cierre centralizado y',
        '      alarma                      15',
        '3     Radio                       20',
      ),
    ).toEqual([
      '¶ Nº\tCircuito\tAmperios',
      '1\tLuz de cruce\t10',
      '2\tCierre centralizado y alarma\t15',
      '3\tRadio\t20',
    ]);
  });

  it('say a name above several columns of each', () => {
    expect(
      read(
        '                Delantera          Trasera',
        'Neumático     normal   carga    normal   carga',
        '205/55 R16    2,2      2,4      2,0      2,8',
        '195/65 R15    2,1      2,3      1,9      2,7',
      )[0],
    ).toBe('¶ \tDelantera\tDelantera\tTrasera\tTrasera');
  });

  it('are one table where blank lines part their rows, and not where columns differ', () => {
    expect(
      read(
        'Rueda         En frío',
        '',
        'Delantera     2,2 bar',
        '',
        '1   Radio         10 A',
        '2   Luces         15 A',
        '3   Elevalunas    30 A',
      ),
    ).toEqual([
      '¶ Rueda\tEn frío',
      'Delantera\t2,2 bar',
      '¶ 1\tRadio\t10 A',
      '2\tLuces\t15 A',
      '3\tElevalunas\t30 A',
    ]);
  });

  it('are parted from what comes between and after them', () => {
    expect(
      read(
        'Aceite         4,5 l',
        'Refrigerante   6,0 l',
        'Con climatizador:',
        'Refrigerante   6,8 l',
        '',
        'Si la luz se enciende',
        '   pare el motor.',
      ),
    ).toEqual([
      '¶ Aceite\t4,5 l',
      'Refrigerante\t6,0 l',
      'Con climatizador:',
      'Refrigerante\t6,8 l',
      '¶ Si la luz se enciende',
      'pare el motor.',
    ]);
  });

  it('are rows of contents where dots lead to a page', () => {
    expect(read('Frenos ............. 12', 'Aceite del motor .... 14')).toEqual([
      '¶ Frenos\t12',
      'Aceite del motor\t14',
    ]);
  });

  it('are no items of a list, whose bullets have spaces behind them', () => {
    expect(read('1.  Radio         10 A', '2.  Luces         15 A', '3.  Abra.')).toEqual([
      '¶ 1. Radio\t10 A',
      '2. Luces\t15 A',
      '3. Abra.',
    ]);
  });

  it('are no text that spaces fill up to its right margin', () => {
    expect(
      read(
        'El   motor   de  cuatro  tiempos se  debe   rodar  en los primeros',
        'mil   kilómetros  sin   pasar   de  4000  rpm.  Después  cambie el',
        'aceite   y  el   filtro.  No   use  otro.',
      ),
    ).toEqual([
      '¶ El motor de cuatro tiempos se debe rodar en los primeros mil kilómetros sin pasar de 4000 rpm. ' +
        'Después cambie el aceite y el filtro. No use otro.',
    ]);
  });

  it.each([
    ['one paragraph', 80_000, (size: number) => 'a  b  c  d\n'.repeat(size)],
    ['rows that blank lines part', 24_000, (size: number) => 'Rueda    2,2 bar\n\n'.repeat(size)],
    [
      'a cell that goes on without end',
      48_000,
      (size: number) => `Rueda    2,2 bar\nEje    1 bar\n${'         y más\n'.repeat(size)}`,
    ],
    ['long lines', 80_000, (size: number) => `${'a  b'.repeat(size)}\n`.repeat(3)],
  ])('take linear time: %s', async (_, most, textOf) => {
    const all = (size: number) => [...textBlocks(textOf(size))].length;
    expect(await growth(all, most)).toBeLessThan(LINEAR);
  });
});
