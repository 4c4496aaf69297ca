import { COUNTRIES } from '@contract';

const names = new Intl.DisplayNames('es', { type: 'region', fallback: 'code' });

/** What a country is called in Spanish; as it is where it is no code of one. */
export function countryName(code: string | number): string {
  try {
    return names.of(String(code)) ?? String(code);
  } catch {
    return String(code);
  }
}

/** Countries as the list offers them. */
export const countries = [...COUNTRIES].sort((a, b) =>
  countryName(a).localeCompare(countryName(b), 'es'),
);
