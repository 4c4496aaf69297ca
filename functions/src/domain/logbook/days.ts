const DAY_MS = 24 * 60 * 60 * 1000;
const DAYS_OF_MONTH = 30.44;

const timeOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);

export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

export const daysBetween = (from: string, to: string): number =>
  Math.round((timeOf(to) - timeOf(from)) / DAY_MS);

export const addDays = (day: string, days: number): string =>
  dayOf(new Date(timeOf(day) + Math.round(days) * DAY_MS));

/** The same day some months later; the last one of a shorter month. Half a month is a fortnight. */
export function addMonths(day: string, months: number): string {
  const whole = Math.trunc(months);
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const lastDate = new Date(Date.UTC(year, month - 1 + whole + 1, 0)).getUTCDate();
  const moved = new Date(Date.UTC(year, month - 1 + whole, Math.min(date, lastDate)));
  return addDays(dayOf(moved), (months - whole) * DAYS_OF_MONTH);
}

export const daysOfMonths = (months: number): number => months * DAYS_OF_MONTH;
