import { unitKeyText, type UnitKey } from '@contract';

/** A page of a manual, and what of it is marked. */
export type Place = {
  manual: number;
  /** From 1; of a text the section. */
  page: number;
  /** Units to be marked, as they travel in addresses. */
  marks: string;
};

/** Where a page is shown. */
export function addressOf({ manual, page, marks }: Place): string {
  const path = `/manuals/${manual}/pagina/${page}`;
  return marks === '' ? path : `${path}?marcas=${marks}`;
}

/** A page (from 1; of a text the section) of a manual, where these units are marked. */
export const placeOf = (manual: number, page: number, units: readonly UnitKey[] = []): Place => ({
  ...{ manual, page, marks: units.map(unitKeyText).join(',') },
});

/** The address of that. */
export const pageAddress = (...place: Parameters<typeof placeOf>): string =>
  addressOf(placeOf(...place));

const IS_PAGE = /^\/manuals\/([1-9]\d{0,5})\/pagina\/([1-9]\d{0,5})\/?$/;

/** The page that an address names; null where it names none. */
export function placeAt({ pathname, search }: { pathname: string; search: string }): Place | null {
  const [, manual, page] = IS_PAGE.exec(pathname) ?? [];
  if (manual === undefined || page === undefined) return null;
  const marks = new URLSearchParams(search).get('marcas') ?? '';
  return { manual: Number(manual), page: Number(page), marks };
}
