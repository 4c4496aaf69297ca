import { parseUnitKeys, type ManualPage, type Marks } from '@contract';

const IS_PAGE = /^\/api\/manuals\/\d+\/pages\/\d+(?=\?units=|$)/;

/** What an answer is kept under: a page once, whatever of it a link asks to have marked. */
export const keptUnder = (path: string): string => IS_PAGE.exec(path)?.[0] ?? path;

const NOTHING: Marks = { state: 'none', units: [], boxes: [] };

/** The marks of one link, of a page that is kept with those of all. */
function marksOf({ marks, places }: ManualPage, wanted: readonly string[]): Marks {
  if (wanted.length === 0) return NOTHING;
  const units = wanted.filter((id) => marks.units.includes(id));
  if (units.length === 0) return { ...NOTHING, state: 'changed' };
  const boxes = places.filter(({ unit }) => units.includes(unit)).flatMap((place) => place.boxes);
  return { state: boxes.length > 0 ? 'placed' : 'unplaced', units, boxes };
}

/** The answer to this path, out of what is kept. */
export function answerFrom(path: string, body: string): string {
  const units = new URL(path, 'https://kept').searchParams.get('units') ?? '';
  const page = JSON.parse(body) as ManualPage;
  const wanted = (parseUnitKeys(units) ?? []).map(({ id }) => id);
  return JSON.stringify({ ...page, marks: marksOf(page, wanted) });
}

export const isPage = (path: string): boolean => IS_PAGE.test(path);
