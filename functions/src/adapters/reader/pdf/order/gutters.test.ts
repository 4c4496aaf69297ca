import { growth, LINEAR } from '../../../../testing/growth';
import { partedAtGutters } from './gutters';
import type { Fragment } from '../types';

/** A line of two words, with a gap between them that may part two cells. */
const line = (at: number): Fragment => ({
  text: 'Aceite 4,2',
  left: 60,
  right: 140,
  baseline: 100_000 - 4 * at,
  size: 10,
  bold: false,
  turned: false,
  spaces: [{ at: 6, left: 91 + (at % 7), right: 100 + 5 * (at % 3) }],
});

it('the search for gutters takes linear time for a page with more lines than any manual has', async () => {
  const page = (size: number) =>
    Array.from({ length: size }, (_, at) =>
      at % 2 === 0 ? line(at) : { ...line(at), spaces: [] },
    );
  expect(await growth((size) => partedAtGutters(page(size)), 40_000)).toBeLessThan(LINEAR);
});

it('the search for gutters takes a number at the beginning of a row for that of an item, and elsewhere for a cell', () => {
  const row = (at: number, left: number, text: string): Fragment[] => {
    const baseline = 200 - 12 * at;
    const gap = { at: 2, left: left + 12, right: left + 20 };
    return [
      { ...line(0), text: `F${at}`, left: 40, right: 50, baseline, spaces: [] },
      { ...line(0), text, left, right: left + 60, baseline, spaces: [gap] },
    ];
  };
  const cells = partedAtGutters(
    [row(1, 80, '15 Radio'), row(2, 80, '20 Luneta'), row(3, 80, '10 Faros')].flat(),
  );
  expect(cells.map(({ text }) => text)).toEqual([
    'F1',
    '15',
    'Radio',
    'F2',
    '20',
    'Luneta',
    'F3',
    '10',
    'Faros',
  ]);
  const items =
    cells.length > 0
      ? [row(1, 80, '15 Radio'), row(2, 80, '20 Luneta'), row(3, 80, '10 Faros')].map(
          ([, one]) => one ?? line(0),
        )
      : [];
  expect(partedAtGutters(items).map(({ text }) => text)).toEqual([
    '15 Radio',
    '20 Luneta',
    '10 Faros',
  ]);
});

it('the search for gutters parts lines only where others begin at the same place', () => {
  const page = [line(0), line(30), line(60)].map((one, at) => ({
    ...one,
    baseline: 200 - 30 * at,
    spaces: [{ at: 6, left: 92, right: 101 }],
  }));
  const textsOf = (fragments: Fragment[]) => partedAtGutters(fragments).map(({ text }) => text);
  const beside = { ...line(0), text: 'Gira', left: 101, right: 120, spaces: [] };
  const others = [185, 155].map((baseline) => ({ ...beside, baseline }));
  expect(textsOf([page[0] ?? line(0), ...others])).toEqual(['Aceite', '4,2', 'Gira', 'Gira']);
  expect(textsOf([page[0] ?? line(0), ...others.slice(1)])).toEqual(['Aceite 4,2', 'Gira']);
});
