import type { Fact } from '@contract';
import { AppError } from '../faults/app-error';
import type { FactNote } from '../ports/records';
import { editedNotes } from './notes';
import { factSheet, type SheetManual } from './sheet';

const NOW = new Date('2026-11-26T08:00:00Z');

const aFact = (change: Partial<Fact> = {}): Fact => ({
  ...{ id: 'tyre-pressure-a', kind: 'tyre-pressure', of: 'Delante', value: '2,3', unit: 'bar' },
  ...{ alsoIn: [], condition: '205/55 R16', engine: '', engines: [], alsoAt: [] },
  quote: { text: '205/55 R16 2,3', page: 30, pageReference: 'p. 30', unit: '30-1-2', hash: 'aaa' },
  ...change,
});

const manual = (manualId: number, found: Fact[] | null): SheetManual => ({
  manual: { manualId, originalFilename: `${manualId}.pdf`, revision: 1, hasPages: true },
  found,
});

/** The code that it is refused with. */
function refusalOf(work: () => unknown): string {
  try {
    work();
    return 'none';
  } catch (error) {
    return error instanceof AppError ? error.code : 'another';
  }
}

const sheet = (manuals: SheetManual[], notes: FactNote[] = [], engine: string | null = null) =>
  factSheet({ vehicleId: 1, engine, trim: 'Ruta', manuals, notes });

const OF_ALL = aFact({ id: 'c', kind: 'key-battery', of: 'Llave', value: 'CR2032', unit: '' });
const OF_TWO = [
  aFact({ id: 'a', engine: '1.0 T', engines: ['1.0 T 95'] }),
  aFact({ id: 'b', value: '2,5', engine: '1.5 D', engines: ['1.5 D 100'] }),
  OF_ALL,
];

describe('factSheet', () => {
  it('asks for equipment by which values differ, and shows those of the vehicle’s own', () => {
    const battery = (id: string, condition: string): Fact =>
      aFact({ id, kind: 'battery', of: 'Capacidad', unit: 'Ah', condition });
    const found = [battery('a', 'Sin Start-Stop'), battery('b', 'EFB · con Start-Stop'), OF_ALL];
    const idsOf = (engine: string | null, facts = found) => {
      const { equipment, manuals } = sheet([manual(1, facts)], [], engine);
      return { ...equipment, ids: manuals[0]?.facts?.map(({ id }) => id) };
    };
    const names = ['con Start-Stop', 'sin Start-Stop'];
    expect(idsOf('1.6')).toEqual({ names, own: null, waiting: 2, ids: ['a', 'b', 'c'] });
    const known = { names, waiting: 0 };
    expect(idsOf('1.6 sin Start-Stop')).toEqual({ ...known, own: names[1], ids: ['a', 'c'] });
    expect(idsOf('1.6 con Start-Stop')).toEqual({ ...known, own: names[0], ids: ['b', 'c'] });
    expect(idsOf(null, found.slice(1))).toEqual({ ids: ['b', 'c'] });
    expect(idsOf(null, [battery('a', 'Sin filtro'), battery('b', 'Con filtro')])).toEqual({
      ids: ['a', 'b'],
    });
  });

  it('shows what differs by engine apart, each with its own, until the engine is known', () => {
    const shown = sheet([manual(1, OF_TWO)]);
    expect(shown).toMatchObject({ engines: ['1.0 T 95', '1.5 D 100'], engine: null });
    expect(shown.manuals[0]).toMatchObject({
      ...{ facts: [{ id: 'c' }], waiting: 2 },
      forVersions: [
        { id: 'a', engine: '1.0 T' },
        { id: 'b', engine: '1.5 D' },
      ],
    });
    const unnamed = aFact({ engines: ['1.0 T 95', '1.5 D 100'] });
    expect(sheet([manual(1, [unnamed])]).manuals[0]?.forVersions).toMatchObject([
      { engine: '1.0 T 95 / 1.5 D 100' },
    ]);
  });

  it('shows the values of the engine that the vehicle’s text picks for sure', () => {
    const shown = sheet([manual(1, OF_TWO)], [], '1.5 diésel');
    expect(shown.engine).toBe('1.5 D 100');
    expect(shown.manuals[0]?.facts?.map(({ id }) => id)).toEqual(['b', 'c']);
    expect(shown.manuals[0]).toMatchObject({ waiting: 0, forVersions: [] });
  });

  it.each(['95 o 100', 'gasolina', '2.0 TDI'])('asks where the text is “%s”', (engine) => {
    expect(sheet([manual(1, OF_TWO)], [], engine).engine).toBeNull();
  });

  it('tells the tyres that come with the trim by its name alone', () => {
    const size = (condition: string): Fact =>
      aFact({ id: condition, kind: 'tyre-size', value: '205/55 R16', unit: '', condition });
    const names = ['Costa', 'RUTA', 'Costa y Ruta', 'Ruta Plus', 'Faro / ruta'];
    expect(sheet([manual(1, names.map(size))]).manuals[0]?.facts?.map(({ id }) => id)).toEqual([
      'RUTA',
      'Costa y Ruta',
      'Faro / ruta',
    ]);
  });

  it('names what no manual says, with what the owner wrote down', () => {
    const own = { value: 'Gasolina 95', unit: '' };
    const note: FactNote = {
      id: 'own-fuel',
      kind: 'fuel',
      of: 'Combustible',
      condition: '',
      check: null,
      own,
    };
    const { missing } = sheet([manual(1, [aFact()])], [note]);
    expect(missing).toContainEqual(expect.objectContaining({ id: 'own-fuel', own }));
    expect(missing.map(({ id }) => id)).not.toContain('own-pressure-front');
    expect(missing.map(({ id }) => id)).toContain('own-pressure-rear');
  });

  it('takes the oil of a gearbox for no oil of the engine, and a reserve for no tank', () => {
    const gear = aFact({ kind: 'oil-capacity', of: 'Caja manual', value: '1,9', unit: 'l' });
    expect(sheet([manual(1, [gear])]).missing.map(({ id }) => id)).toContain('own-oil-capacity');
    const reserve = aFact({ kind: 'tank-capacity', of: 'Reserva de combustible' });
    expect(sheet([manual(1, [reserve])]).missing.map(({ id }) => id)).toContain('own-tank');
  });

  it('shows two manuals that disagree, the newer first, each with its value', () => {
    const shown = sheet([manual(2, [aFact({ value: '2,4' })]), manual(1, [aFact()])]);
    expect(shown.manuals.map(({ facts }) => facts?.[0]?.value)).toEqual(['2,4', '2,3']);
  });

  it('says nothing of a manual that is being read again', () => {
    expect(sheet([manual(1, null)]).manuals[0]).toMatchObject({ facts: null, waiting: 0 });
  });
});

describe('a check', () => {
  const check = (manualId = 1) =>
    editedNotes(
      [],
      { action: 'check', id: aFact().id, manualId },
      {
        found: [{ manualId: 1, fact: aFact() }],
        now: NOW,
      },
    );
  const checkOf = (found: Fact, notes: FactNote[], manualId = 1) =>
    sheet([manual(manualId, [found])], notes).manuals[0]?.facts?.[0]?.check;

  it('keeps the value that it was made on', () => {
    expect(checkOf(aFact(), check())).toMatchObject({ value: '2,3', changed: null });
  });

  it('tells that another reading found another value', () => {
    expect(checkOf(aFact({ value: '3,3' }), check())).toMatchObject({
      value: '2,3',
      changed: 'value',
    });
  });

  it('tells that the words have changed', () => {
    const quote = { ...aFact().quote, hash: 'bbb' };
    expect(checkOf(aFact({ quote }), check())).toMatchObject({ changed: 'words' });
  });

  it('says nothing of another manual’s other value', () => {
    expect(checkOf(aFact({ value: '3,3' }), check(), 2)).toBeNull();
    expect(checkOf(aFact(), check(), 2)).toMatchObject({ changed: null });
  });

  it('is kept where no reading finds its value any more', () => {
    expect(sheet([manual(1, [])], check()).kept).toMatchObject([
      { id: aFact().id, check: { value: '2,3' } },
    ]);
  });

  it('is refused of what is in no manual of the vehicle', () => {
    expect(refusalOf(() => check(2))).toBe('FACT_NOT_FOUND');
  });
});

describe('editedNotes', () => {
  const found = [{ manualId: 1, fact: aFact() }];
  const write = (notes: FactNote[], id: string) =>
    editedNotes(notes, { action: 'write', id, value: '2,6', unit: 'bar' }, { found, now: NOW });

  it('forgets a value of which nothing is said any more', () => {
    const notes = write([], aFact().id);
    expect(notes).toMatchObject([{ own: { value: '2,6' }, check: null, of: 'Delante' }]);
    const after = editedNotes(notes, { action: 'erase', id: aFact().id }, { found, now: NOW });
    expect(after).toEqual([]);
  });

  it('refuses an id that nobody knows', () => {
    expect(refusalOf(() => write([], 'nada'))).toBe('FACT_NOT_FOUND');
  });

  it('refuses more than fit', () => {
    const [note] = write([], aFact().id);
    const full = Array.from({ length: 300 }, (_, at) => ({ ...note!, id: `bulb-${at}` }));
    expect(refusalOf(() => write(full, aFact().id))).toBe('TOO_MANY_FACTS');
  });
});
