import type { Vehicle } from '@contract';
import { countryName } from './countries';

/** "2021-03" as it stands in the papers: "03/2021". */
export const monthOf = (month: string): string => month.split('-').reverse().join('/');

/** When and where it was registered, as far as its owner said; empty where nothing is known. */
export function registrationOf({ firstRegistration, country }: Vehicle): string {
  const when = firstRegistration === null ? [] : [monthOf(firstRegistration)];
  const where = country === null ? [] : [countryName(country)];
  const said = [...when, ...where].join(', ');
  return said === '' ? '' : `Matriculado: ${said}`;
}
