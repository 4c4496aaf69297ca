const MINUTE_MS = 60_000;

/** Age of a moment in the largest unit that it fills: "5 min", "2 h", "1 d"; it may fill none. */
export function ageOf(moment: string, now: number): string {
  const minutes = Math.max(0, Math.floor((now - Date.parse(moment)) / MINUTE_MS));
  if (minutes === 0) return 'menos de 1 min';
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  return hours < 24 ? `${hours} h` : `${Math.floor(hours / 24)} d`;
}
