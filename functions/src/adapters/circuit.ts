/** Tries in a row that failed, whosever they are, after which a service counts as down. */
const FAILURES_IN_A_ROW = 5;
/** How long the circuit of a service that is down stays open. The longer time that it asks for is kept, within reason. */
const OPEN_MS = 20_000;
const MAX_OPEN_MS = 300_000;

/** Nobody asked: the service was down a moment ago. */
export class CircuitOpenError extends Error {
  readonly isLoggable = true;

  constructor(service: string) {
    super(`CIRCUIT_OPEN: ${service}`);
    this.name = 'CircuitOpenError';
  }
}

/** What is known in this instance about whether a service answers. */
export type Circuit = {
  service: string;
  /** False while the circuit is open. After that, true for one caller, whose try tells whether it is back. */
  mayTry(): boolean;
  /** It said something, be it a refusal. */
  answered(): void;
  /**
   * It was ill, over its quota, or silent. `askedMs`: how long it wants to be left alone; `isOver`: the caller has no time
   * for another try. True when the circuit is open now.
   */
  failed(failure: { askedMs: number | null; isOver: boolean }): boolean;
};

/** Told when a circuit opens, with the milliseconds, and when it closes: null. */
type OnCircuit = (service: string, openMs: number | null) => void;

export function createCircuit(
  service: string,
  onChange: OnCircuit,
  now: () => number = () => performance.now(),
): Circuit {
  let failures = 0;
  let openUntil: number | null = null;

  return {
    service,

    mayTry() {
      if (openUntil === null) return true;
      if (now() < openUntil) return false;
      // One goes ahead; where nothing is heard of it in time, another one does.
      openUntil = now() + OPEN_MS;
      return true;
    },

    answered() {
      failures = 0;
      if (openUntil === null) return;
      openUntil = null;
      onChange(service, null);
    },

    failed({ askedMs, isOver }) {
      failures += 1;
      const isDown = isOver || openUntil !== null || failures >= FAILURES_IN_A_ROW;
      if (!isDown) return false;
      const openMs = Math.min(MAX_OPEN_MS, Math.max(OPEN_MS, askedMs ?? 0));
      openUntil = Math.max(openUntil ?? 0, now() + openMs);
      onChange(service, openMs);
      return true;
    },
  };
}
