import { setTimeout as sleep } from 'node:timers/promises';
import { oneAtATime } from './one-at-a-time';

describe('oneAtATime', () => {
  it('lets works of one key follow each other, also after a failure, and others go at once', async () => {
    const run = oneAtATime();
    const told: string[] = [];
    const work =
      (name: string, fails = false) =>
      async () => {
        told.push(`${name} begins`);
        await sleep(5);
        told.push(`${name} ends`);
        if (fails) throw new Error(name);
        return name;
      };
    const results = await Promise.allSettled([
      run('ana', work('first', true)),
      run('ana', work('second')),
      run('luis', work('other')),
    ]);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
    expect(told.filter((line) => !line.startsWith('other'))).toEqual([
      'first begins',
      'first ends',
      'second begins',
      'second ends',
    ]);
    expect(told.indexOf('other begins')).toBeLessThan(told.indexOf('first ends'));
  });
});
