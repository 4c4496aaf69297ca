import { AppError } from '../domain/faults/app-error';
import { withinQuota } from './within-quota';

const spentAt = new Date('2026-11-21T10:00:00Z');

function counting({ refuses = false, failsToGiveBack = false } = {}) {
  const calls: string[] = [];
  const warnings: string[] = [];
  const within = withinQuota({
    quotas: {
      spend: (uid, names) => {
        calls.push(`${uid} spends ${names.join()}`);
        return refuses
          ? Promise.reject(new AppError('QUESTIONS_PER_DAY'))
          : Promise.resolve(spentAt);
      },
      giveBack: (uid, names, at) => {
        calls.push(`${uid} gets ${names.join()} of ${at.toISOString()} back`);
        return failsToGiveBack ? Promise.reject(new Error('down')) : Promise.resolve();
      },
    },
    warn: (event) => void warnings.push(event),
  });
  return { calls, warnings, within };
}

const fails = () => Promise.reject(new AppError('UNAVAILABLE'));

describe('within a quota', () => {
  it('a question is counted before it is answered', async () => {
    const { calls, within } = counting();
    const answer = await within.question('ana', () => {
      calls.push('answers');
      return Promise.resolve('p. 3');
    });
    expect(answer).toBe('p. 3');
    expect(calls).toEqual(['ana spends questionsPerMinute,questionsPerDay', 'answers']);
  });

  it('a refused question costs nothing: nobody answers it', async () => {
    const { calls, within } = counting({ refuses: true });
    const work = jest.fn(fails);
    await expect(within.question('ana', work)).rejects.toMatchObject({ code: 'QUESTIONS_PER_DAY' });
    expect(work).not.toHaveBeenCalled();
    expect(calls).toHaveLength(1);
  });

  it('an answer that failed does not count for the day', async () => {
    const { calls, within } = counting();
    await expect(within.question('ana', fails)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(calls.at(-1)).toBe('ana gets questionsPerDay of 2026-11-21T10:00:00.000Z back');
  });

  it('what stands for an answer that failed does not count for the day either', async () => {
    const { calls, within } = counting();
    const quoted = { isFailed: true };
    const ask = (answer: { isFailed: boolean }) =>
      within.question(
        'ana',
        () => Promise.resolve(answer),
        ({ isFailed }) => isFailed,
      );
    expect(await ask(quoted)).toBe(quoted);
    expect(calls.at(-1)).toBe('ana gets questionsPerDay of 2026-11-21T10:00:00.000Z back');
    await ask({ isFailed: false });
    expect(calls.at(-1)).toBe('ana spends questionsPerMinute,questionsPerDay');
  });

  it('the failure of the work is told, also where giving back fails', async () => {
    const { warnings, within } = counting({ failsToGiveBack: true });
    await expect(within.reading('ana', fails)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(warnings).toEqual(['quota not given back']);
  });

  it('a form that brought its file counts, whatever came of it', async () => {
    const { calls, within } = counting();
    await expect(within.form('ana', fails)).rejects.toThrow();
    expect(calls).toEqual(['ana spends uploadsPerDay']);
  });
});
