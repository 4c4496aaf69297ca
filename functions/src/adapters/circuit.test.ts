import { createCircuit } from './circuit';

function world() {
  let time = 1000;
  const changes: (number | null)[] = [];
  const circuit = createCircuit(
    'gemini',
    (_service, openMs) => void changes.push(openMs),
    () => time,
  );
  const fail = (askedMs: number | null = null, isOver = false) =>
    circuit.failed({ askedMs, isOver });
  const failTimes = (times: number) => Array.from({ length: times }, () => fail());
  return {
    circuit,
    changes,
    fail,
    failTimes,
    pass: (milliseconds: number) => (time += milliseconds),
  };
}

describe('a circuit', () => {
  it('lets everybody try as long as failures are single ones', () => {
    const { circuit, changes, failTimes } = world();
    for (let round = 0; round < 10; round++) {
      expect(failTimes(4)).toEqual([false, false, false, false]);
      circuit.answered();
    }
    expect(circuit.mayTry()).toBe(true);
    expect(changes).toEqual([]);
  });

  it('leaves a service alone after five failures in a row', () => {
    const { circuit, changes, failTimes, pass } = world();
    expect(failTimes(5)).toEqual([false, false, false, false, true]);
    pass(19_999);
    expect(circuit.mayTry()).toBe(false);
    expect(changes).toEqual([20_000]);
  });

  it('leaves it alone at once when a caller waited in vain for as long as it could', () => {
    const { circuit, fail } = world();
    expect(fail(null, true)).toBe(true);
    expect(circuit.mayTry()).toBe(false);
  });

  it('lets one try when the time is over, and everybody once that one was answered', () => {
    const { circuit, changes, fail, pass } = world();
    fail(null, true);
    pass(20_000);
    expect([circuit.mayTry(), circuit.mayTry(), circuit.mayTry()]).toEqual([true, false, false]);
    circuit.answered();
    expect([circuit.mayTry(), circuit.mayTry()]).toEqual([true, true]);
    expect(changes).toEqual([20_000, null]);
  });

  it('leaves it alone again when that one failed', () => {
    const { circuit, fail, pass } = world();
    fail(null, true);
    pass(20_000);
    circuit.mayTry();
    expect(fail()).toBe(true);
    pass(19_999);
    expect(circuit.mayTry()).toBe(false);
    pass(1);
    expect(circuit.mayTry()).toBe(true);
  });

  it('lets another one try when nothing is heard of the first', () => {
    const { circuit, fail, pass } = world();
    fail(null, true);
    pass(20_000);
    expect(circuit.mayTry()).toBe(true);
    pass(20_000);
    expect(circuit.mayTry()).toBe(true);
  });

  it('stays away for as long as it is asked to, at most five minutes', () => {
    const { circuit, changes, fail, pass } = world();
    fail(60_000, true);
    pass(59_999);
    expect(circuit.mayTry()).toBe(false);
    pass(1);
    expect(circuit.mayTry()).toBe(true);
    fail(86_400_000);
    pass(299_999);
    expect(circuit.mayTry()).toBe(false);
    pass(1);
    expect(circuit.mayTry()).toBe(true);
    expect(changes).toEqual([60_000, 300_000]);
  });

  it('is not opened earlier by a late failure that asks for less', () => {
    const { circuit, fail, pass } = world();
    fail(60_000, true);
    fail();
    pass(59_999);
    expect(circuit.mayTry()).toBe(false);
  });
});
