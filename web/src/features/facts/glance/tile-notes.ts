import type { SheetFact } from '@contract';
import { pagesOf } from '../fact-pages';
import { otherValues, type Tile } from './tiles';
import { isDoubted, type Told } from './told';

/** "Cambio de aceite con filtro", "Refrigerante, cambio manual": in what case the thing is meant that a name is of. */
const CASE_IN_NAME = /(?:, | (?=(?:con|sin|en|para|si) ))(.+)$/iu;
const BEGINS_CASE = /^(?:con|sin|en|para|si) /iu;

/** When a value holds, as the manual says; empty where that is always. */
function caseOf({ of, condition }: Told): string {
  const said = condition || (CASE_IN_NAME.exec(of)?.[1] ?? '');
  return BEGINS_CASE.test(said) ? said.charAt(0).toLowerCase() + said.slice(1) : said;
}

const firstPage = (fact: SheetFact): string =>
  pagesOf(fact)[0]?.[0].pageReference.replaceAll(' ', '\u00a0') ?? '';

/** When a figure holds and the first page that says so, the others are behind the tile; of an owner's own that it is theirs. */
export function noteOf(told: Told): string {
  const { place } = told;
  const isOwn = place === null || place.fact.own !== null;
  const source = isOwn ? 'valor tuyo' : firstPage(place.fact);
  return [caseOf(told), source].filter((part) => part !== '').join(' · ');
}

/** What there is to know of a tile besides its figures. */
export function noteOfAll(tile: Tile): string {
  if (tile.figures.some(isDoubted)) return 'ha cambiado desde que lo comprobaste';
  const others = otherValues(tile);
  if (others === 0) return '';
  return others === 1 ? 'hay otro valor' : `hay otros ${others} valores`;
}
