import type { Quote, QuotedManual } from '@contract';
import { pagesOf } from '../fact-pages';
import type { Tile } from './tiles';
import { isDoubted, type Told } from './told';

/** "Cambio de aceite con filtro", "Refrigerante, cambio manual": in what case the thing is meant that a name is of. */
const CASE_IN_NAME = /(?:, | (?=(?:con|sin|en|para|si) ))(.+)$/iu;
const BEGINS_CASE = /^(?:con|sin|en|para|si) /iu;

const isOwn = ({ place }: Told): boolean => place === null || place.fact.own !== null;

/** When a figure holds, as the manual says, empty where that is always; of an owner's own that it is theirs. */
export function noteOf(told: Told): string {
  const said = told.condition || (CASE_IN_NAME.exec(told.of)?.[1] ?? '');
  const inCase = BEGINS_CASE.test(said) ? said.charAt(0).toLowerCase() + said.slice(1) : said;
  return [inCase, isOwn(told) ? 'valor tuyo' : ''].filter((part) => part !== '').join(' · ');
}

type TilePage = { manual: QuotedManual; quotes: [Quote, ...Quote[]] };

/** The first page of each figure, once, with all of them that it says; none of an owner's own. */
export function tilePages({ figures }: { figures: readonly Told[] }): TilePage[] {
  const pages = new Map<string, TilePage>();
  for (const one of figures) {
    if (one.place === null || isOwn(one)) continue;
    const { manual, fact } = one.place;
    const [quotes] = pagesOf(fact);
    if (!quotes) continue;
    const key = `${manual.manualId}|${quotes[0].page}`;
    const known = pages.get(key);
    if (known) known.quotes.push(...quotes.filter(({ unit }) => !isMarked(known, unit)));
    else pages.set(key, { manual, quotes: [...quotes] });
  }
  return [...pages.values()];
}

const isMarked = ({ quotes }: TilePage, unit: string): boolean =>
  quotes.some((quote) => quote.unit === unit);

/** What there is to see of a tile besides its figures. */
export function moreOf({ all, figures }: Tile): string {
  if (figures.some(isDoubted)) return 'Ha cambiado desde que lo comprobaste';
  return all.length > figures.length ? `Ver los ${all.length} datos` : '';
}
