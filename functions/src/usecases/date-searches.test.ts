import { dateSearches } from './date-searches';

/** Pages of stored questions, and runs one after the other; which pages were looked at, for how many days. */
function dating(pages: number) {
  const asked: string[] = [];
  let place: string | null = null;
  const run = (retentionDays: number) =>
    dateSearches({
      retentionDays,
      places: {
        get: () => Promise.resolve(place),
        set: (_name, next) => Promise.resolve(void (place = next)),
      },
      searches: {
        apply: (days, after) => {
          asked.push(`${days} after ${after ?? 'nothing'}`);
          const page = after === null ? 1 : Number(after.split('/').at(-1)) + 1;
          return Promise.resolve({ changed: 2, next: page < pages ? `users/ana/${page}` : null });
        },
      },
    })();
  return { asked, run };
}

describe('dateSearches', () => {
  it('dates all stored questions once, and no more', async () => {
    const { asked, run } = dating(2);
    expect([await run(30), await run(30)]).toEqual([4, 0]);
    expect(asked).toEqual(['30 after nothing', '30 after users/ana/1']);
  });

  it('begins anew for another time, also for none', async () => {
    const { asked, run } = dating(1);
    for (const days of [30, 60, 0, 0]) await run(days);
    expect(asked).toEqual(['30 after nothing', '60 after nothing', '0 after nothing']);
  });

  it('looks at nothing where questions never had an end', async () => {
    const { asked, run } = dating(1);
    expect(await run(0)).toBe(0);
    expect(asked).toEqual([]);
  });

  it('goes on in the next run where one has had enough', async () => {
    const { asked, run } = dating(60);
    expect([await run(30), await run(30), await run(30)]).toEqual([100, 20, 0]);
    expect(asked[50]).toBe('30 after users/ana/50');
  });
});
