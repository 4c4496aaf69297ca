/** What a function says of itself: requests that one instance serves at a time, and most instances. */
export type Limits = { concurrency: number; maxInstances: number };

type Instance<Worker> = {
  /** Null until the process listens. */
  worker: Worker | null;
  /** Requests that were given to it, or will be, and have not ended. */
  taken: number;
  /** Those of them that were not sent yet. */
  promised: number;
};
type Listening<Worker> = Instance<Worker> & { worker: Worker };

type Waiting<Worker> = {
  start: () => Promise<Worker>;
  admit: (worker: Worker) => void;
  refuse: (reason: unknown) => void;
};

function promise<Worker>(instance: Listening<Worker>): Worker {
  instance.taken += 1;
  instance.promised += 1;
  return instance.worker;
}

/** The instances of a function: those that start, listen, or have ended without anybody having noticed. */
function createFleet<Worker>(limits: Limits, isAlive: (worker: Worker) => boolean) {
  const all = new Set<Instance<Worker>>();
  const listens = (instance: Instance<Worker>): instance is Listening<Worker> =>
    instance.worker !== null && isAlive(instance.worker);
  return {
    all,
    of: (worker: Worker) => [...all].find((instance) => instance.worker === worker),
    promised: () => [...all].filter(listens).find(({ promised }) => promised > 0),
    withRoom: () => [...all].filter(listens).find(({ taken }) => taken < limits.concurrency),
    /** Requests that those which start will serve. */
    placesToCome: () =>
      limits.concurrency * [...all].filter(({ worker }) => worker === null).length,
    mayGrow: () => all.size < limits.maxInstances,
  };
}

/**
 * Gives the requests to one function to its instances, as Cloud Run does: an instance serves several at once, a further
 * one starts only when all are full, and requests wait in the order in which they came for the first place that comes
 * free, be it in the one that starts or in another.
 */
export function admission<Worker>(limits: Limits, isAlive: (worker: Worker) => boolean) {
  const fleet = createFleet(limits, isAlive);
  const waiting: Waiting<Worker>[] = [];

  const begin = (start: () => Promise<Worker>): void => {
    const instance: Instance<Worker> = { worker: null, taken: 0, promised: 0 };
    fleet.all.add(instance);
    start().then(
      (worker) => {
        instance.worker = worker;
        admitNext();
      },
      (reason: unknown) => {
        fleet.all.delete(instance);
        if (fleet.all.size > 0) return;
        for (const { refuse } of waiting.splice(0, limits.concurrency)) refuse(reason);
        admitNext();
      },
    );
  };

  const admitNext = (): void => {
    for (let room = fleet.withRoom(); room && waiting[0]; room = fleet.withRoom()) {
      waiting.shift()?.admit(promise(room));
    }
    const unserved = () => waiting[fleet.placesToCome()];
    for (let next = unserved(); next && fleet.mayGrow(); next = unserved()) begin(next.start);
  };

  return {
    /** Promises a place in an instance that listens; false when there is none. */
    tryPromise(): boolean {
      const room = waiting.length === 0 ? fleet.withRoom() : undefined;
      if (room) promise(room);
      return room !== undefined;
    },

    /**
     * Promises a place as soon as there is one; `start` starts a further instance if need be. Fails when that cannot be
     * started and there is no other.
     */
    promise: (start: () => Promise<Worker>): Promise<Worker> =>
      new Promise((admit, refuse) => {
        waiting.push({ start, admit, refuse });
        admitNext();
      }),

    /** The process for a request that a place was promised to; null when it ended meanwhile, and all others are full. */
    take(): Worker | null {
      const kept = fleet.promised();
      const other = kept ? undefined : fleet.withRoom();
      if (other) promise(other);
      const instance = kept ?? other;
      if (!instance) return null;
      instance.promised -= 1;
      return instance.worker;
    },

    /** A request to the process ended. */
    release(worker: Worker): void {
      const instance = fleet.of(worker);
      if (instance) instance.taken -= 1;
      admitNext();
    },

    /** The process ended. */
    remove(worker: Worker): void {
      const instance = fleet.of(worker);
      if (instance) fleet.all.delete(instance);
      admitNext();
    },

    /** Whether the process still serves requests. */
    isBusy: (worker: Worker): boolean => (fleet.of(worker)?.taken ?? 0) > 0,
  };
}

export type Admission<Worker> = ReturnType<typeof admission<Worker>>;
