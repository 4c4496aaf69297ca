import { QuotedPages } from './quoted-pages';

const quote = (page: number, unit: string) => ({
  ...{ text: 'Pare el motor.', page, pageReference: `p. ${page}`, unit, hash: '0123456789abcdef' },
});

describe('QuotedPages', () => {
  it('names each page that a part of the vehicle’s page quotes once, with all that is quoted of it', () => {
    const pages = new QuotedPages();
    pages.addPart(
      {
        manuals: [
          {
            manual: { manualId: 1 },
            signals: [{ quotes: [quote(12, '12-1-1'), quote(12, '12-1-2')] }],
          },
          { manual: { manualId: 2 }, signals: [{ said: { quote: quote(12, '12-3-1') } }] },
        ],
      },
      false,
    );
    pages.addPart({ items: [{ said: [{ manualId: 1, quotes: [quote(40, '40-1-1')] }] }] }, true);
    pages.addPart({ manualId: 1, quote: quote(40, '40-1-1') }, false);
    expect(
      pages
        .all()
        .map(({ manual, page, units, isPictured }) => [...[manual, page, units.size, isPictured]]),
    ).toEqual([
      [1, 12, 2, false],
      [2, 12, 1, false],
      [1, 40, 1, true],
    ]);
  });

  it('leaves out words of which no manual is named', () => {
    const pages = new QuotedPages();
    pages.addPart({ quotes: [quote(3, '3-1-1')] }, true);
    expect(pages.all()).toEqual([]);
  });
});
