import { MAX_ODOMETER_ENTRIES, MAX_SERVICES } from '@contract';
import * as book from './logbook';
import { odometerOf } from './odometer';
import { servicesCsv } from './services-csv';

const TODAY = '2026-11-26';
const empty = book.emptyLogbook(3);
const unsaid = { workshop: null, price: null, notes: null };
const service = { items: [], what: 'Aceite', date: '2026-05-01', km: 50000, ...unsaid };

const withEntries = (...entries: [string, number][]) =>
  entries.reduce((logbook, [date, km]) => book.withEntry(logbook, { date, km }).logbook, empty);

describe('a logbook', () => {
  it('keeps entries, the newest first, and one of a day', () => {
    const { odometer } = withEntries(
      ['2026-01-01', 1000],
      ['2026-03-01', 3000],
      ['2026-03-01', 3100],
    );
    expect(odometer.map(({ km }) => km)).toEqual([3100, 1000]);
  });

  it('refuses an odometer that goes back', () => {
    const logbook = withEntries(['2026-01-01', 1000], ['2026-03-01', 3000]);
    for (const [date, km] of [
      ['2026-02-01', 900],
      ['2026-02-01', 3100],
      ['2026-04-01', 2000],
    ] as const)
      expect(() => book.withEntry(logbook, { date, km })).toThrow(
        expect.objectContaining({ code: 'ODOMETER_GOES_BACK' }) as Error,
      );
  });

  it('holds so many entries and services, and no more', () => {
    const odometer = Array.from({ length: MAX_ODOMETER_ENTRIES }, (_, at) => ({
      ...{
        id: at + 1,
        km: at,
        date: `${1960 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}-01`,
      },
    }));
    const full = expect.objectContaining({ code: 'LOGBOOK_FULL' }) as Error;
    const entry = { date: '2026-01-01', km: 5000 };
    expect(() => book.withEntry({ ...empty, odometer }, entry)).toThrow(full);
    const services = Array.from({ length: MAX_SERVICES }, (_, at) => ({
      ...{ ...service, id: at + 1, receipt: null },
    }));
    expect(() => book.withService({ ...empty, services }, { ...service, what: 'Bujías' })).toThrow(
      full,
    );
  });

  it('gives no id twice', () => {
    const { logbook, added } = book.withService(empty, service);
    expect(book.withService(book.withoutService(logbook, added.id), service).added.id).toBe(2);
  });

  it('writes all works of a visit down as one service, and once where it is asked for again', () => {
    const visit = { ...service, items: ['aaaaaaaaaaaa', 'bbbbbbbbbbbb'], what: 'Revisión' };
    const { logbook, added } = book.withService(empty, visit);
    expect(added.items).toEqual(visit.items);
    const again = book.withService(logbook, visit);
    expect(again).toEqual({ logbook, added });
    const next = book.withService(logbook, { ...visit, date: '2026-05-02' });
    expect(next.logbook.services).toHaveLength(2);
  });

  it('changes and deletes services, and refuses what is not there', () => {
    const { logbook } = book.withService(empty, service);
    expect(book.withServiceEdit(logbook, 1, { price: 90 }).added).toMatchObject({ price: 90 });
    const missing = expect.objectContaining({ code: 'NOT_FOUND' }) as Error;
    expect(() => book.withServiceEdit(logbook, 2, { price: 90 })).toThrow(missing);
    expect(() => book.withoutService(logbook, 2)).toThrow(missing);
    expect(() => book.withoutEntry(logbook, 2)).toThrow(missing);
  });

  it('keeps the receipt of a service that is changed, and counts what receipts take', () => {
    const receipt = {
      key: 'a',
      name: 'recibo.pdf',
      contentType: 'application/pdf',
      size: 7,
    } as const;
    const other = { ...service, what: 'Bujías' };
    const { logbook: two } = book.withService(book.withService(empty, service).logbook, other);
    const { logbook: given } = book.withServiceEdit(two, 1, { receipt });
    const { logbook } = book.withServiceEdit(given, 1, { price: 90 });
    expect(book.serviceOf(logbook, 1)).toMatchObject({ price: 90, receipt });
    expect(book.receiptBytesOf(logbook)).toBe(7);
    expect(book.receiptBytesOf(book.withoutService(logbook, 1))).toBe(0);
  });

  it('keeps what its owner says of an item', () => {
    const hidden = book.withItem(empty, 'aaaaaaaaaaaa', { isHidden: true });
    const own = book.withItem(hidden, 'aaaaaaaaaaaa', { own: { km: 10000, months: null } });
    expect(own.items).toEqual({
      aaaaaaaaaaaa: { isHidden: true, own: { km: 10000, months: null } },
    });
  });
});

describe('odometerOf', () => {
  it('estimates today from what was driven a day', () => {
    const logbook = withEntries(['2026-08-18', 50000], ['2026-11-16', 54500]);
    expect(odometerOf(logbook, null, TODAY)).toEqual({
      ...{ last: { date: '2026-11-16', km: 54500 }, today: 55000, perDay: 50 },
    });
  });

  it('counts services, and the first registration where there is one entry', () => {
    const { logbook } = book.withService(empty, service);
    expect(odometerOf(logbook, '2023-05', TODAY).perDay).toBeCloseTo(46.2, 0);
    expect(odometerOf(logbook, null, TODAY)).toMatchObject({ today: 50000, perDay: null });
  });

  it('knows nothing of a vehicle without entries', () => {
    expect(odometerOf(empty, '2023-05', TODAY)).toEqual({ last: null, today: null, perDay: null });
  });
});

describe('servicesCsv', () => {
  it('gives spreadsheets nothing to run, and quotes what would break a row', () => {
    const csv = servicesCsv([
      {
        ...service,
        id: 1,
        receipt: null,
        workshop: '=HYPERLINK("x")',
        price: 90.5,
        notes: 'a;b\nc',
      },
    ]);
    expect(csv).toBe(
      '\ufeffFecha;Kilómetros;Trabajo;Taller;Precio;Notas\r\n' +
        '2026-05-01;50000;Aceite;"\'=HYPERLINK(""x"")";"90,5";"a;b\nc"\r\n',
    );
  });

  it('leaves nothing behind a comma by which a cell would begin where commas part columns', () => {
    const csv = servicesCsv([{ ...service, id: 1, receipt: null, notes: 'Filtro,=1+1' }]);
    expect(csv).toContain(';"Filtro,=1+1"');
  });
});
