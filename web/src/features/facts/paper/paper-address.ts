/** What the address of the vehicle's values names the printed sheet by; what else it names stays. */
const PAPER = 'hoja';

export const isPaper = (search: URLSearchParams): boolean => search.has(PAPER);

export function withPaper(search: URLSearchParams): string {
  const next = new URLSearchParams(search);
  next.set(PAPER, 'guantera');
  return `?${next.toString()}`;
}

export function withoutPaper(search: URLSearchParams): string {
  const next = new URLSearchParams(search);
  next.delete(PAPER);
  return `?${next.toString()}`;
}
