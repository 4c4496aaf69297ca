import { emptyLogbook, withEntry, withService, withServiceEdit } from './logbook';
import { kmOn } from './readings';

const unlikely = expect.objectContaining({ code: 'ODOMETER_UNLIKELY' }) as Error;
const book = (...entries: [date: string, km: number][]) =>
  entries.reduce(
    (logbook, [date, km]) => withEntry(logbook, { date, km }).logbook,
    emptyLogbook(1),
  );
const driven = book(['2026-01-10', 31_000], ['2026-06-10', 36_500]);
const service = {
  ...{ items: [], what: 'Aceite', date: '2026-11-02', workshop: null, price: null, notes: null },
};

describe('a reading of the odometer', () => {
  it.each([
    ['ten times too high', { date: '2026-11-10', km: 412_000 }],
    ['ten times too high a year later', { date: '2027-08-10', km: 425_000 }],
  ])('is asked back where it is %s', (_, entry) => {
    expect(() => withEntry(driven, entry)).toThrow(unlikely);
    const { logbook, added } = withEntry(driven, { ...entry, isConfirmed: true });
    expect(added).toEqual({ id: logbook.lastId, ...entry });
  });

  it.each([
    ['at the usual pace', { date: '2026-11-10', km: 41_200 }],
    ['after a long journey', { date: '2026-06-24', km: 44_000 }],
    ['corrected on the same day', { date: '2026-06-10', km: 36_900 }],
  ])('is taken %s', (_, entry) => {
    expect(withEntry(driven, entry).added).toMatchObject(entry);
  });

  it('is taken, the right one, on the day after a wrong one was asked back', () => {
    expect(() => withEntry(driven, { date: '2026-11-10', km: 412_000 })).toThrow(unlikely);
    expect(withEntry(driven, { date: '2026-11-11', km: 41_200 }).added.km).toBe(41_200);
  });
});

describe('the kilometres of a service', () => {
  it.each([3650, 365_000])('are asked back where they do not fit: %d', (km) => {
    expect(() => withService(driven, { ...service, km })).toThrow(unlikely);
    expect(withService(driven, { ...service, km, isConfirmed: true }).added).toEqual({
      ...{ ...service, km, id: 3, receipt: null },
    });
  });

  it('are asked back where they are changed, and nothing is where something else is', () => {
    const { logbook } = withService(driven, { ...service, km: 40_900 });
    expect(() => withServiceEdit(logbook, 3, { km: 4090 })).toThrow(unlikely);
    expect(withServiceEdit(logbook, 3, { price: 90 }).added.price).toBe(90);
  });

  it('may be left out', () => {
    expect(withService(driven, { ...service, km: null }).added.km).toBeNull();
  });
});

describe('kmOn', () => {
  const readings = [
    { date: '2026-01-10', km: 31_000 },
    { date: '2026-06-10', km: 36_500 },
  ];

  it('takes the reading next to a day', () => {
    expect(kmOn('2026-06-02', readings)).toBe(36_500);
    expect(kmOn('2026-02-02', readings)).toBe(31_000);
  });

  it('tells nothing where none is near', () => {
    expect(kmOn('2024-02-02', readings)).toBeNull();
    expect(kmOn('2024-02-02', [])).toBeNull();
  });
});
