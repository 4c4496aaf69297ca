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

const LOOPBACK = /^(?:localhost|.+\.localhost|127(?:\.\d+){3}|0\.0\.0\.0|\[::1\])$/u;

/** An address as a phone beside a road can open it; null where the product runs on the machine that prints. */
export const printedAddress = (
  { origin, hostname }: Pick<Location, 'origin' | 'hostname'>,
  path: string,
): string | null => (LOOPBACK.test(hostname) ? null : `${origin}${path}`);
