import { sourceLimit } from './source-limit';

const begin = new Date('2026-11-21T10:00:00Z').getTime();
const EDGE = '198.51.100.1';

function limitAt(perMinute: { client: number; edge: number }) {
  const clock = { seconds: 0 };
  const check = sourceLimit(perMinute, () => new Date(begin + clock.seconds * 1000));
  /** Whether it is let through. */
  const pass = (client: string, edge = EDGE, use = 'entry'): boolean => {
    try {
      check({ use, edge, client });
      return true;
    } catch {
      return false;
    }
  };
  const times = (count: number, ...source: Parameters<typeof pass>): number =>
    Array.from({ length: count }, () => pass(...source)).filter((passed) => passed).length;
  return { clock, check, pass, times };
}

describe('sourceLimit', () => {
  it('lets so many a minute through from one client, and the others behind its edge go on', () => {
    const { clock, check, pass } = limitAt({ client: 2, edge: 100 });
    pass('203.0.113.1');
    clock.seconds = 20;
    pass('203.0.113.1');
    const again = () => check({ use: 'entry', edge: EDGE, client: '203.0.113.1' });
    expect(again).toThrow(
      expect.objectContaining({ code: 'TOO_MANY_REQUESTS', retryAfterSeconds: 40 }) as Error,
    );
    expect(pass('203.0.113.2')).toBe(true);
    clock.seconds = 60;
    expect(again).not.toThrow();
  });

  it('lets more through from one edge, whoever it says that its clients are', () => {
    const { clock, pass } = limitAt({ client: 2, edge: 10 });
    const passed = Array.from({ length: 30 }, (_, index) => pass(`claimed ${index}`));
    expect(passed.filter((one) => one)).toHaveLength(10);
    expect(pass('203.0.113.1', '198.51.100.2')).toBe(true);
    clock.seconds = 60;
    expect(pass('claimed 99')).toBe(true);
  });

  it('does not let one client use up the room of its edge: what is refused counts nowhere', () => {
    const { times, pass } = limitAt({ client: 2, edge: 10 });
    expect(times(1000, '203.0.113.1')).toBe(2);
    expect(pass('203.0.113.2')).toBe(true);
  });

  it('does not let who claims to be another client use up that client’s room', () => {
    const { times, pass } = limitAt({ client: 2, edge: 10 });
    times(1000, '203.0.113.1', '192.0.2.66');
    expect(pass('203.0.113.1')).toBe(true);
  });

  it('counts clients of whom nobody says anything by their edge alone', () => {
    expect(limitAt({ client: 2, edge: 10 }).times(1000, '')).toBe(10);
  });

  it('keeps uses apart', () => {
    const { times, pass } = limitAt({ client: 2, edge: 2 });
    times(10, '203.0.113.1', EDGE, 'error');
    expect(pass('203.0.113.1')).toBe(true);
  });

  it('forgets the oldest addresses, so that many of them fill no memory', () => {
    const { pass } = limitAt({ client: 1, edge: 1 });
    for (let number = 0; number <= 20_000; number++) pass('a', `edge ${number}`);
    expect(pass('a', 'edge 20000')).toBe(false);
    expect(pass('a', 'edge 0')).toBe(true);
  });
});
