import { folded } from '../spanish/folded';

/** "2.4 TD", "4x4", "cambio automático", "Diésel": names no thing but those that have it. */
const IS_VERSION =
  /^(?:solo |motor(?:es)? )?(?:\d[.,]\d(?:\s|$)|4x[24]|4wd|awd|diesel|gasolina|hibrid|electric|glp|gnc|cambio (?:manual|automatico)|(?:caja|transmision) (?:manual|automatica))/u;

export const isVersion = (text: string): boolean => IS_VERSION.test(folded(text));

/** "Banda de distribución (2.4 TD)": the version in a name. */
export function versionsIn(name: string): string[] {
  const [, inside = ''] = /\(([^)]{2,30})\)/u.exec(name) ?? [];
  return isVersion(inside) ? [inside] : [];
}

const IN_BRACKETS = /^\s?\((?<version>[^)]{2,40})\)/u;
const IN_WORDS =
  /^\s(?:en|para)\s(?:(?:el|la|los|las)\s)?(?<version>[^,.;()]{2,40}?)(?=\sy\scada|[,.;]|$)/u;

/** "(4x4)", " en la GLP": whose a figure is that stands before it. */
export const versionBehind = (text: string): string | null =>
  (IN_BRACKETS.exec(text) ?? IN_WORDS.exec(text))?.groups?.['version']?.trim() ?? null;

const ONLY =
  /^(?:solo|únicamente|only)\s(?:para\s|en\s)?(?:(?:el|la|los|las)\s)?(?<version>(?:[^,.;]|\.(?=\d)){2,31})\.?$/iu;

/** "Solo diésel.": the version that all of a remark says. */
export function onlyVersion(text: string): string | null {
  const version = ONLY.exec(text)?.groups?.['version'] ?? '';
  return /^[\p{Lu}\d]/u.test(version) || isVersion(version) ? version : null;
}

const OF_ALL = /^tod[oa]s(?: las? versiones)?$/iu;
export const isOfAll = (text: string): boolean => OF_ALL.test(text);
