import type { Around } from './fault-world';

/** What may happen at any call, whatever is being done. The effect of the call itself is in its hands. */
export type CallFault = {
  strike: <Result>(effect: () => Promise<Result>) => Promise<Result>;
  /** The process is gone: nothing that comes after it in the same worker happens. */
  kills?: boolean;
};

class Killed extends Error {}

export const killed = (): never => {
  throw new Killed('the worker was killed');
};

export const callFaults: Record<string, CallFault> = {
  'killed before the call': { kills: true, strike: async () => killed() },
  'killed after the call': {
    kills: true,
    strike: async (effect) => {
      await effect();
      return killed();
    },
  },
  'the call fails': {
    strike: async () => {
      throw new Error('UNAVAILABLE');
    },
  },
  'the call works and reports a failure': {
    strike: async (effect) => {
      await effect();
      throw new Error('DEADLINE_EXCEEDED');
    },
  },
};

/** Strikes at the call with this number and lets everything else pass; `struck` names the step. */
export function strikingAt(at: number, { strike, kills }: CallFault) {
  const seen: { step: string | null } = { step: null };
  let calls = 0;
  let isDead = false;
  const around: Around = async (step, effect) => {
    if (isDead) return killed();
    if (calls++ !== at) return await effect();
    seen.step = step;
    isDead = kills ?? false;
    return await strike(effect);
  };
  return { around, seen };
}
