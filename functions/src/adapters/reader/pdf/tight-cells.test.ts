import { processorMs } from '../../../testing/processor-time';
import type { Fragment } from './fragments';
import { withTightCells } from './tight-cells';

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

it('takes little time for a page with more lines than any manual has', async () => {
  const page = Array.from({ length: 40_000 }, (_, at) =>
    at % 2 === 0 ? line(at) : { ...line(at), spaces: [] },
  );
  expect(await processorMs(() => withTightCells(page))).toBeLessThan(1500);
});

it('parts lines only where others begin at the same place', () => {
  const page = [line(0), line(30), line(60)].map((one, at) => ({
    ...one,
    baseline: 200 - 30 * at,
    spaces: [{ at: 6, left: 92, right: 101 }],
  }));
  const textsOf = (fragments: Fragment[]) => withTightCells(fragments).map(({ text }) => text);
  const beside = { ...line(0), text: 'Gira', left: 101, right: 120, spaces: [] };
  const others = [185, 155].map((baseline) => ({ ...beside, baseline }));
  expect(textsOf([page[0] ?? line(0), ...others])).toEqual(['Aceite', '4,2', 'Gira', 'Gira']);
  expect(textsOf([page[0] ?? line(0), ...others.slice(1)])).toEqual(['Aceite 4,2', 'Gira']);
});
