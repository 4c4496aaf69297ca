import type { FactSheet, QuotedManual, SheetFact } from '@contract';
import { lacksTyre, otherTyres, ownTyre } from './own-tyre';
import { isOfTyre, loadName, sparesOf, tyresOf } from './pressures';
import { noteOf } from './tile-notes';
import { otherValues, tilesOf } from './tiles';
import { allTold, figureOf, isDoubted } from './told';

const aFact = (change: Partial<SheetFact>): SheetFact => ({
  ...{ kind: 'tyre-pressure', of: 'Delante', value: '2,2', unit: 'bar', alsoIn: [] },
  ...{ condition: '', engine: '', engines: [], alsoAt: [], check: null, own: null },
  quote: { text: '', page: 1, pageReference: 'p. 1', unit: '1-1-1', hash: 'a' },
  ...change,
  id: change.id ?? JSON.stringify(change),
});

const manual = (manualId: number): QuotedManual => ({
  ...{ manualId, originalFilename: `${manualId}.pdf`, revision: 1, hasPages: true },
});

const sheetOf = (...manuals: SheetFact[][]): FactSheet => ({
  ...{ vehicleId: 1, engines: [], engine: null, missing: [], kept: [] },
  manuals: manuals.map((facts, at) => ({ manual: manual(9 - at), facts, waiting: 0 })),
});

const pressure = (of: string, condition: string, value: string) => aFact({ of, condition, value });
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

describe('tilesOf', () => {
  const oil = (kind: SheetFact['kind'], of: string, value: string) => aFact({ kind, of, value });

  it('shows the first of each kind, without the oil of a gearbox, and counts what differs', () => {
    const facts = [
      oil('oil-grade', 'Caja de cambios', '75W-80'),
      oil('oil-grade', 'Aceite de motor', '5W-30'),
      oil('oil-grade', 'Aceite de motor', '0W-20'),
      oil('oil-capacity', 'Con filtro', '4,2'),
    ];
    const [tile] = tilesOf(allTold(sheetOf(facts)));
    expect(tile?.title).toBe('Aceite');
    expect(tile?.figures.map(({ value }) => value)).toEqual(['5W-30', '4,2']);
    expect(tile && otherValues(tile)).toBe(1);
  });

  it('takes a change of oil for no gearbox', () => {
    const facts = [
      oil('oil-capacity', 'Motor en seco', '4,6'),
      oil('oil-capacity', 'Cambio de aceite con filtro', '4,2'),
      oil('oil-capacity', 'Aceite del cambio', '1,9'),
    ];
    const [tile] = tilesOf(allTold(sheetOf(facts)));
    expect(tile?.figures.map(({ value }) => value)).toEqual(['4,2']);
    expect(tile?.all).toHaveLength(2);
  });

  it('shows the owner’s own value before those of the manual', () => {
    const own = { value: '0W-16', unit: '' };
    const theirs = { ...oil('oil-grade', 'Aceite sin filtro', '0W-20'), own };
    const facts = [oil('oil-grade', 'Aceite con filtro', '5W-30'), theirs];
    expect(tilesOf(allTold(sheetOf(facts)))[0]?.figures.map(({ value }) => value)).toEqual([
      '0W-16',
    ]);
  });

  it('shows nothing of what nobody tells', () => {
    expect(tilesOf(allTold(sheetOf([])))).toEqual([]);
  });
});

describe('noteOf', () => {
  const quote = { text: '', page: 23, pageReference: 'p. 23', unit: '23-1-1', hash: 'a' };
  const also = { ...quote, page: 34, pageReference: 'p. 34', unit: '34-1-1' };
  const noteOfFact = (change: Partial<SheetFact>) =>
    allTold(sheetOf([aFact({ quote, ...change })]))
      .map(noteOf)[0]
      ?.replaceAll('\u00a0', ' ');

  it.each([
    ['Capacidad', 'Sin Start-Stop', 'sin Start-Stop · p. 23'],
    ['Cambio de aceite con filtro', '', 'con filtro · p. 23'],
    ['Aceite del motor, sin filtro', '', 'sin filtro · p. 23'],
    ['Depósito de combustible', '', 'p. 23'],
    ['Tornillos de rueda', 'Llanta de acero', 'Llanta de acero · p. 23'],
  ])('says of “%s”, “%s” its case and its page: %s', (of, condition, note) => {
    expect(noteOfFact({ of, condition })).toBe(note);
  });

  it('names the first page, and none for an own value', () => {
    expect(noteOfFact({ of: 'Aceite', quote: also, alsoAt: [quote] })).toBe('p. 23');
    expect(noteOfFact({ of: 'Aceite', own: { value: '1', unit: '' } })).toBe('valor tuyo');
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
    [null, [''], ''],
    [null, [], null],
  ])('of a vehicle with %j is among %j: %j', (tyreSize, names, own) => {
    expect(ownTyre(tyres(...names), [], tyreSize).own?.name ?? null).toBe(own);
  });

  const [A, B] = ['185/65 R15', '205/55 R16 91V'] as const;
  const comesWith = (...sizes: string[]) =>
    allTold(sheetOf(sizes.map((value) => aFact({ kind: 'tyre-size', value, unit: '' }))));

  it.each([
    ['the only size of its trim', null, ['205/55 R16'], B, true],
    ['what its owner says before that', A, ['205/55 R16'], A, false],
    ['none of two sizes of its trim', null, ['205/55 R16', '185/65 R15'], null, false],
    ['none of two in one cell', null, ['205/55 R16 o 185/65 R15'], null, false],
    ['none where the manual has no pressures for it', null, ['215/45 R17'], null, false],
    ['none where its owner says another one', '225/40 R18', ['205/55 R16'], null, false],
  ] as const)('is %s', (_, tyreSize, sizes, name, isOfTrim) => {
    const found = ownTyre(tyres(A, B), comesWith(...sizes), tyreSize);
    expect([found.own?.name ?? null, found.isOfTrim]).toEqual([name, isOfTrim]);
  });

  it('leaves the others apart, the spare wheel with none of them', () => {
    const told = allTold(
      sheetOf([
        pressure('Delante', `${A} · Normal`, '2,2'),
        pressure('Delante', `${B} · Normal`, '2,3'),
        pressure('Delante', 'T125/70 D16 · Repuesto temporal', '4,2'),
      ]),
    );
    const [other, ...none] = otherTyres(told, B);
    expect([other?.name, none]).toEqual([A, []]);
    const isOfOther = told.map(({ place }) => other && place && isOfTyre(place.fact, other));
    expect(isOfOther).toEqual([true, false, false]);
    expect(otherTyres(told, null)).toEqual([]);
  });

  it('is lacking where the manual names others only', () => {
    expect(lacksTyre(tyres('185/65 R15'), '205/45 R17')).toBe(true);
    expect(lacksTyre(tyres('185/65 R15 88H'), '185/65 R15')).toBe(false);
  });
});
