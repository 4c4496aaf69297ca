/** Shown in place of a value that is missing. */
export const UNKNOWN = 'Desconocido';

type Maybe<T> = T | null | undefined;

const UNITS = ['KB', 'MB', 'GB', 'TB'] as const;
const STEP = 1024;

/** A size in bytes as "4,76 MB": two decimals and multiples of 1024; whole bytes below. Rounds up to "1,00 MB", not to "1024,00 KB". */
export function formatBytes(bytes: Maybe<number>): string {
  if (bytes === null || bytes === undefined || !Number.isFinite(bytes)) return UNKNOWN;
  if (bytes < STEP) return `${Math.max(0, Math.round(bytes))} Bytes`;
  let size = bytes / STEP;
  let unit = 0;
  while (Number(size.toFixed(2)) >= STEP && unit < UNITS.length - 1) {
    size /= STEP;
    unit += 1;
  }
  return `${size.toFixed(2).replace('.', ',')} ${UNITS[unit] ?? 'TB'}`;
}

const MONTHS = 'ene feb mar abr may jun jul ago sep oct nov dic'.split(' ');
const twoDigits = (number: number): string => String(number).padStart(2, '0');

/** An ISO moment as "21 nov 2026, 09:05" in the owner's time zone. (`Intl` writes "sept"; a library costs 8 kB for this.) */
export function formatDate(moment: Maybe<string>): string {
  if (!moment) return UNKNOWN;
  const date = new Date(moment);
  if (Number.isNaN(date.getTime())) return 'Fecha inválida';
  const day = `${date.getDate()} ${MONTHS[date.getMonth()] ?? ''} ${date.getFullYear()}`;
  return `${day}, ${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`;
}

/** An ISO moment as "21 nov": the day, where the year is known. */
export const formatDay = (moment: Maybe<string>): string =>
  formatDate(moment).split(' ').slice(0, 2).join(' ');

/** An ISO moment as "09:05": the hour, below its day. */
export const formatTime = (moment: Maybe<string>): string =>
  formatDate(moment).split(', ').at(-1) ?? '';

/** A text as it is, unless there is none. */
export const formatText = (text: Maybe<string>): string => text?.trim() || UNKNOWN;

/** A number as it is, unless it is none. */
export const formatNumber = (number: number): string =>
  Number.isFinite(number) ? String(number) : UNKNOWN;

/** What is shown for a word of the contract; `unknown` for one that this build does not know. */
export const viewOf = <View>(
  views: Readonly<Record<string, View>>,
  word: string,
  unknown: View,
): View => (Object.hasOwn(views, word) ? views[word] : undefined) ?? unknown;
