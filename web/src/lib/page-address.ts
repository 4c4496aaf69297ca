import { unitKeyText, type UnitKey } from '@contract';

/** The address of a page (from 1; of a text the section) of a manual, where these units are marked. */
export function pageAddress(manual: number, page: number, units: readonly UnitKey[] = []): string {
  const path = `/manuals/${manual}/pagina/${page}`;
  return units.length === 0 ? path : `${path}?marcas=${units.map(unitKeyText).join(',')}`;
}
