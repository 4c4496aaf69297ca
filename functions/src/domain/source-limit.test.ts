import { sourceLimit } from './source-limit';

const begin = new Date('2026-11-21T10:00:00Z').getTime();

function limitAt(perMinute: number) {
  const clock = { seconds: 0 };
  const check = sourceLimit(perMinute, () => new Date(begin + clock.seconds * 1000));
  return { clock, check };
}

describe('sourceLimit', () => {
  it('lets so many a minute through from one address, and the others go on', () => {
    const { clock, check } = limitAt(2);
    check('203.0.113.1');
    clock.seconds = 20;
    check('203.0.113.1');
    expect(() => check('203.0.113.1')).toThrow(
      expect.objectContaining({ code: 'TOO_MANY_REQUESTS', retryAfterSeconds: 40 }) as Error,
    );
    expect(() => check('203.0.113.2')).not.toThrow();
    clock.seconds = 60;
    expect(() => check('203.0.113.1')).not.toThrow();
  });

  it('forgets the oldest address, so that many of them fill no memory', () => {
    const { check } = limitAt(1);
    for (let number = 0; number <= 20_000; number++) check(`address ${number}`);
    expect(() => check('address 20000')).toThrow();
    expect(() => check('address 0')).not.toThrow();
  });
});
