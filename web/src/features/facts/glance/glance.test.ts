import type { FactSheet, QuotedManual, SheetFact } from '@contract';
import { knownOf, otherTyres } from '../known';
import { lacksTyre, ownTyre, sourceWords } from './own-tyre';
import { isOfTyre, loadName, sparesOf, tyresOf } from './pressures';
import { moreOf, noteOf, tilePages } from './tile-notes';
import { tilesOf } from './tiles';
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

  it('shows the first of each kind, without the oil of a gearbox, and counts all that there is', () => {
    const facts = [
      oil('oil-grade', 'Caja de cambios', '75W-80'),
      oil('oil-grade', 'Aceite de motor', '5W-30'),
      oil('oil-grade', 'Aceite de motor', '0W-20'),
      oil('oil-capacity', 'Con filtro', '4,2'),
    ];
    const [tile] = tilesOf(allTold(sheetOf(facts)));
    expect(tile?.title).toBe('Aceite');
    expect(tile?.figures.map(({ value }) => value)).toEqual(['5W-30', '4,2']);
    expect(tile && moreOf(tile)).toBe('Ver los 3');
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

  const battery = (condition: string, value: string, own: SheetFact['own'] = null) =>
    aFact({ kind: 'battery', of: 'Capacidad', unit: 'Ah', condition, value, own });
  const AMPERES = aFact({
    ...{ kind: 'battery', of: 'Corriente de arranque', unit: 'A', value: '720' },
    condition: 'Con Start-Stop',
  });
  const valuesIn = (...facts: SheetFact[]) => {
    const [tile] = tilesOf(allTold(sheetOf(facts)));
    return [tile?.figures, tile?.told].map((all) => all?.map(({ value }) => value));
  };

  it('shows both of two cases of which nobody has said which is the vehicle’s', () => {
    const two = [battery('Sin Start-Stop', '60'), battery('Con Start-Stop', '70'), AMPERES];
    expect(valuesIn(...two)).toEqual([
      ['60', '70'],
      ['60', '70', '720'],
    ]);
    expect(valuesIn(battery('Sin Start-Stop', '60'), battery('Con Start-Stop', '60'))[0]).toEqual([
      '60',
    ]);
  });

  it('shows that of which the owner says something alone, and prints nothing of the other', () => {
    const own = { value: '62', unit: 'Ah' };
    const two = [battery('Sin Start-Stop', '60', own), battery('Con Start-Stop', '70'), AMPERES];
    expect(valuesIn(...two)).toEqual([['62'], ['62']]);
  });

  it('shows nothing of what nobody tells', () => {
    expect(tilesOf(allTold(sheetOf([])))).toEqual([]);
  });
});

describe('noteOf', () => {
  const noteOfFact = (change: Partial<SheetFact>) =>
    allTold(sheetOf([aFact(change)])).map(noteOf)[0];

  it.each([
    ['Capacidad', 'Sin Start-Stop', 'sin Start-Stop'],
    ['Cambio de aceite con filtro', '', 'con filtro'],
    ['Aceite del motor, sin filtro', '', 'sin filtro'],
    ['Depósito de combustible', '', ''],
    ['Tornillos de rueda', 'Llanta de acero', 'Llanta de acero'],
  ])('says of “%s”, “%s” its case: “%s”', (of, condition, note) => {
    expect(noteOfFact({ of, condition })).toBe(note);
  });

  it('says of an own value that it is theirs', () => {
    expect(noteOfFact({ of: 'Aceite', own: { value: '1', unit: '' } })).toBe('valor tuyo');
  });
});

describe('tilePages', () => {
  const at = (page: number, unit = `${page}-1-1`) => ({
    ...{ text: '', page, pageReference: `p. ${page}`, unit, hash: 'a' },
  });
  const pagesIn = (...facts: SheetFact[]) =>
    tilePages({ figures: allTold(sheetOf(facts)) }).map(({ quotes }) =>
      quotes.map(({ unit }) => unit),
    );

  it('names the first page of each figure once, with all that it says of them', () => {
    const facts = [
      aFact({ id: 'a', quote: at(34), alsoAt: [at(23)] }),
      aFact({ id: 'b', quote: at(23, '23-2-2') }),
      aFact({ id: 'c', quote: at(15) }),
    ];
    expect(pagesIn(...facts)).toEqual([['23-1-1', '23-2-2'], ['15-1-1']]);
  });

  it('names none of an own value', () => {
    expect(pagesIn(aFact({ own: { value: '1', unit: '' } }))).toEqual([]);
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
