import type { SheetFact } from '@contract';
import { aFact, sheetOf } from '../../../testing/facts';
import { moreOf, noteOf, tilePages } from './tile-notes';
import { tilesOf } from './tiles';
import { allTold } from './told';

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
    expect(tile && moreOf(tile)).toBe('Ver los 3 datos');
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
