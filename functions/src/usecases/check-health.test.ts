import { serviceParts, type ServicePart } from '@contract';
import { PartTrouble } from '../domain/ports/service-check';
import { checkHealth } from './check-health';

const START = new Date('2026-11-21T10:00:00.000Z');

/** A service whose parts answer at once unless told otherwise. */
function service(special: Partial<Record<ServicePart, () => Promise<void>>> = {}) {
  const asked: string[] = [];
  const warned: string[] = [];
  const ask = checkHealth({
    checks: serviceParts.map((name) => ({
      name,
      check: () => {
        asked.push(name);
        return special[name]?.() ?? Promise.resolve();
      },
    })),
    version: '1.2.3',
    now: () => new Date(),
    warn: (part, error) => warned.push(`${part}: ${(error as Error).message}`),
  });
  return { ask, asked, warned };
}

const never = () => new Promise<void>(() => undefined);
const refused = () => Promise.reject(new Error('secret at /srv/key.pem'));

const brokenParts = ({ parts }: Awaited<ReturnType<ReturnType<typeof checkHealth>>>) =>
  parts.filter(({ state }) => state !== 'up').map(({ name }) => name);

describe('checkHealth', () => {
  beforeEach(() => jest.useFakeTimers({ now: START }));
  afterEach(() => jest.useRealTimers());

  it('tells that every part answers, and when they were asked', async () => {
    expect(await service().ask()).toEqual({
      status: 'ok',
      version: '1.2.3',
      checkedAt: START.toISOString(),
      parts: serviceParts.map((name) => ({ name, state: 'up' })),
    });
    expect(jest.getTimerCount()).toBe(0);
  });

  it('tells which part does not answer, and nothing of why', async () => {
    const { ask, warned } = service({ files: refused });
    const health = await ask();
    expect(health.status).toBe('degraded');
    expect(brokenParts(health)).toEqual(['files']);
    expect(JSON.stringify(health)).not.toContain('secret');
    expect(warned).toEqual(['files: secret at /srv/key.pem']);
  });

  it.each(['slow', 'overQuota', 'retired'] as const)('tells a part that is %s', async (state) => {
    const trouble = () => Promise.reject(new PartTrouble(state, new Error('secret')));
    const health = await service({ answers: trouble }).ask();
    expect(health.parts.find(({ name }) => name === 'answers')).toEqual({ name: 'answers', state });
    expect(health.status).toBe('degraded');
    expect(JSON.stringify(health)).not.toContain('secret');
  });

  it('waits three seconds for all parts together, not for each', async () => {
    const { ask } = service({ database: never, identity: never });
    const health = ask();
    await jest.advanceTimersByTimeAsync(3000);
    expect(brokenParts(await health)).toEqual(['database', 'identity']);
    expect((await health).status).toBe('down');
  });

  it('survives a part that fails before it gives a promise', async () => {
    const broken = () => {
      throw new Error('no configuration');
    };
    expect((await service({ database: broken }).ask()).status).toBe('down');
  });

  it('asks once for all who ask while the answer is on its way', async () => {
    const { ask, asked } = service({ files: never });
    const answers = [ask(), ask(), ask()];
    await jest.advanceTimersByTimeAsync(3000);
    expect(new Set(await Promise.all(answers)).size).toBe(1);
    expect(asked).toEqual([...serviceParts]);
  });

  it('gives the same answer for fifteen seconds, good or bad, and then asks again', async () => {
    const { ask, asked } = service({ database: refused });
    await ask();
    await jest.advanceTimersByTimeAsync(14_999);
    await ask();
    expect(asked).toHaveLength(serviceParts.length);
    await jest.advanceTimersByTimeAsync(1);
    const { checkedAt } = await ask();
    expect(asked).toHaveLength(2 * serviceParts.length);
    expect(checkedAt).toBe('2026-11-21T10:00:15.000Z');
  });
});
