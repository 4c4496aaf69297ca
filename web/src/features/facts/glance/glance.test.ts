import type { SheetFact } from '@contract';
import { aFact, pressure, sheetOf } from '../../../testing/facts';
import { knownOf, otherTyres } from '../known';
import { lacksTyre, ownTyre, sourceWords } from './own-tyre';
import { isOfTyre, loadName, sparesOf, tyresOf } from './pressures';
import { allTold, figureOf, isDoubted } from './told';

const tyresIn = (...manuals: SheetFact[][]) =>
  tyresOf(allTold(sheetOf(...manuals))).map(({ name, loads }) => [
    name,
    ...loads.map((load) => [load.name, load.front?.value, load.rear?.value]),
  ]);

describe('loadName', () => {
  it.each([
    ['', 'Normal'],
    ['Normal', 'Normal'],
    ['Carga normal', 'Normal'],
    ['Media carga', 'Normal'],
    ['Hasta 3 personas', 'Normal'],
    ['Plena carga', 'Cargado'],
    ['Máxima carga', 'Cargado'],
    ['5 personas y equipaje', 'Cargado'],
    ['Para reducir el consumo con carga normal', 'Ahorro'],
    ['Autopista', 'Autopista'],
  ])('calls “%s” %s', (said, name) => {
    expect(loadName(said)).toBe(name);
  });
});

describe('allTold', () => {
  it('leaves out what only a model pointed at, until its owner has looked', () => {
    const seen = aFact({ value: '2,4', isToCheck: true });
    const checkedAt = '2026-11-27T10:00:00.000Z';
    const check = { value: '2,4', unit: 'bar', checkedAt, changed: null };
    expect(allTold(sheetOf([seen]))).toEqual([]);
    expect(allTold(sheetOf([{ ...seen, check }]))).toMatchObject([{ value: '2,4' }]);
  });
});

describe('sparesOf', () => {
  const sparesIn = (...manuals: SheetFact[][]) =>
    sparesOf(allTold(sheetOf(...manuals))).map(({ name, told }) => [name, told.value]);

  it('names the spare wheel once where both axles say alike', () => {
    const name = 'T125/70 D16 · Repuesto temporal';
    const axles = ['Delante', 'Detrás'].map((of) => pressure(of, name, '4,2'));
    expect(sparesIn([pressure('Delante', '', '2,2'), ...axles])).toEqual([[name, '4,2']]);
  });

  it('names it as the manual that tells it first does', () => {
    const [newer, older] = ['4,2', '4,0'].map((value) => pressure('Rueda de repuesto', '', value));
    expect(sparesIn([newer!], [older!])).toEqual([['Rueda de repuesto', '4,2']]);
  });
});

describe('tyresOf', () => {
  it('tells sizes apart, and in each the loads with both axles', () => {
    const facts = ['Delante', 'Detrás'].flatMap((of, at) => [
      pressure(of, '185/65 R15 · Normal', ['2,2', '2,0'][at]!),
      pressure(of, '185/65 R15 · Plena carga', ['2,4', '2,8'][at]!),
      pressure(of, '205/55 R16 · Normal', ['2,3', '2,1'][at]!),
    ]);
    expect(tyresIn(facts)).toEqual([
      ['185/65 R15', ['Normal', '2,2', '2,0'], ['Cargado', '2,4', '2,8']],
      ['205/55 R16', ['Normal', '2,3', '2,1']],
    ]);
  });

  it('finds the size within a sentence, and leaves out the wheel that is no more than a spare', () => {
    const facts = [
      pressure(
        'Delante',
        'Para reducir el consumo con carga normal y neumáticos 205/55 R16',
        '2,6',
      ),
      pressure('Delante', '205/55 R16 · Normal: hasta 3 personas', '2,3'),
      pressure('Delante', 'T125/70 D16 · Repuesto temporal', '4,2'),
    ];
    expect(tyresIn(facts)).toEqual([
      ['205/55 R16', ['Ahorro', '2,6', undefined], ['Normal', '2,3', undefined]],
    ]);
  });

  it('keeps the words of the manual where two loads would be called the same', () => {
    const facts = [
      pressure('Delante', 'Hasta 2 personas', '2,1'),
      pressure('Delante', 'Hasta 3 personas', '2,2'),
    ];
    expect(tyresIn(facts)).toEqual([
      ['', ['Hasta 2 personas', '2,1', undefined], ['Hasta 3 personas', '2,2', undefined]],
    ]);
  });

  it('takes neither the spare wheel nor a second manual into it', () => {
    const spare = pressure('Rueda de repuesto', '', '4,2');
    const newer = [pressure('Delante', '', '2,2'), spare];
    expect(tyresIn(newer, [pressure('Detrás', '', '2,9')])).toEqual([
      ['', ['Normal', '2,2', undefined]],
    ]);
  });
});

describe('allTold', () => {
  it('puts the owner’s own value before the manual’s, and tells what only the owner says', () => {
    const own = { value: '2,5', unit: 'bar' };
    const missing = [
      { id: 'own-tank', kind: 'tank-capacity', of: 'Depósito', condition: '', own: null },
      { id: 'own-battery', kind: 'battery', of: 'Batería', condition: '', own },
    ] as const;
    const sheet = { ...sheetOf([aFact({ own })]), missing: [...missing] };
    expect(allTold(sheet).map(figureOf)).toEqual(['2,5\u202fbar', '2,5\u202fbar']);
  });

  it('doubts what another reading changed after it was checked', () => {
    const check = { value: '2,0', unit: 'bar', checkedAt: '2026-01-01T00:00:00.000Z' };
    const told = allTold(
      sheetOf([
        aFact({ id: 'a', check: { ...check, changed: 'value' } }),
        aFact({ id: 'b', check: { ...check, changed: null } }),
      ]),
    );
    expect(told.map(isDoubted)).toEqual([true, false]);
  });
});

describe('ownTyre', () => {
  const tyres = (...names: string[]) => names.map((name) => ({ name, loads: [] }));

  it.each([
    ['195/55 R16', ['185/65 R15 88H', '195/55 R16 87V'], '195/55 R16 87V'],
    [null, ['185/65 R15', '195/55 R16'], null],
    ['205/45 R17', ['185/65 R15', '195/55 R16'], null],
    [null, ['185/65 R15'], '185/65 R15'],
    ['225/40 R18', ['185/65 R15'], null],
    ['225/40 R18', [''], ''],
    [null, [''], ''],
    [null, [], null],
  ])('of a vehicle with %j is among %j: %j', (tyreSize, names, own) => {
    expect(ownTyre(tyres(...names), [], tyreSize).own?.name ?? null).toBe(own);
  });

  const [A, B] = ['185/65 R15', '205/55 R16 91V'] as const;
  const comesWith = (...sizes: string[]) =>
    allTold(sheetOf(sizes.map((value) => aFact({ kind: 'tyre-size', value, unit: '' }))));

  it.each([
    ['the only size of its trim', null, ['205/55 R16'], B, 'trim'],
    ['what its owner says before that', A, ['205/55 R16'], A, 'owner'],
    ['none of two sizes of its trim', null, ['205/55 R16', '185/65 R15'], null, 'nobody'],
    ['none of two in one cell', null, ['205/55 R16 o 185/65 R15'], null, 'nobody'],
    ['none where the manual has no pressures for it', null, ['215/45 R17'], null, 'nobody'],
    ['none where its owner says another one', '225/40 R18', ['205/55 R16'], null, 'nobody'],
  ] as const)('is %s', (_, tyreSize, sizes, name, source) => {
    const found = ownTyre(tyres(A, B), comesWith(...sizes), tyreSize);
    expect([found.own?.name ?? null, found.source]).toEqual([name, source]);
  });

  it.each([
    ['La elegiste tú', [A, B], A],
    ['Según tu acabado Ruta', [A, B], null],
    ['Sin confirmar: mira el flanco del neumático', [A], null],
    ['', [''], null],
  ] as const)('says “%s” of whose size it is', (words, names, tyreSize) => {
    const found = ownTyre(tyres(...names), comesWith('205/55 R16'), tyreSize);
    expect(sourceWords(found, 'Ruta')).toBe(words);
  });

  it('leaves the others apart, the spare wheel with none of them', () => {
    const sheet = sheetOf([
      pressure('Delante', `${A} · Normal`, '2,2'),
      pressure('Delante', `${B} · Normal`, '2,3'),
      pressure('Delante', 'T125/70 D16 · Repuesto temporal', '4,2'),
    ]);
    const known = knownOf(sheet, B);
    const [other, ...none] = otherTyres(known);
    expect([other?.name, none]).toEqual([A, []]);
    const isOfOther = known.told.map(({ place }) => other && place && isOfTyre(place.fact, other));
    expect(isOfOther).toEqual([true, false, false]);
    expect(otherTyres(knownOf(sheet, null))).toEqual([]);
  });

  it('is lacking where the manual names others only', () => {
    expect(lacksTyre(tyres('185/65 R15'), '205/45 R17')).toBe(true);
    expect(lacksTyre(tyres('185/65 R15 88H'), '185/65 R15')).toBe(false);
  });
});
