/** What a function says of itself: requests that one instance serves at a time, and most instances. */
export type Limits = { concurrency: number; maxInstances: number };

type Instance<Worker> = {
  /** Resolves to the process when it listens. */
  started: Promise<Worker>;
  worker: Worker | null;
  /** Requests that were given to it, or will be, and have not ended. */
  taken: number;
  /** Those of them that were not sent yet. */
  promised: number;
};

type Waiting<Worker> = {
  start: () => Promise<Worker>;
  admit: (instance: Instance<Worker>) => void;
};

function promise<Worker>(instance: Instance<Worker>): Instance<Worker> {
  instance.taken += 1;
  instance.promised += 1;
  return instance;
}

/**
 * Gives the requests to one function to its instances, as Cloud Run does: an instance serves several at once, a further
 * one starts only when all are full, and when there may be no more, requests wait in the order in which they came.
 */
export function admission<Worker>(limits: Limits, isAlive: (worker: Worker) => boolean) {
  const instances = new Set<Instance<Worker>>();
  const waiting: Waiting<Worker>[] = [];

  const hasRoom = ({ worker, taken }: Instance<Worker>): boolean =>
    taken < limits.concurrency && (worker === null || isAlive(worker));
  const of = (worker: Worker) => [...instances].find((instance) => instance.worker === worker);

  const begin = (start: () => Promise<Worker>): Instance<Worker> => {
    const started = start();
    const instance: Instance<Worker> = { started, worker: null, taken: 0, promised: 0 };
    instances.add(instance);
    started.then(
      (worker) => (instance.worker = worker),
      () => leave(instance),
    );
    return instance;
  };

  const leave = (instance: Instance<Worker>): void => {
    instances.delete(instance);
    admitNext();
  };

  const admitNext = (): void => {
    for (let next = waiting[0]; next; next = waiting[0]) {
      const room = [...instances].find(hasRoom);
      if (!room && instances.size >= limits.maxInstances) return;
      waiting.shift();
      next.admit(promise(room ?? begin(next.start)));
    }
  };

  return {
    /** Promises a place in an instance that listens; false when there is none. */
    tryPromise(): boolean {
      const instance = [...instances].find((one) => one.worker !== null && hasRoom(one));
      if (instance && waiting.length === 0) promise(instance);
      return instance !== undefined && waiting.length === 0;
    },

    /** Promises a place as soon as there is one, in an instance that `start` starts if need be. */
    async promise(start: () => Promise<Worker>): Promise<Worker> {
      const admitted = new Promise<Instance<Worker>>((admit) => waiting.push({ start, admit }));
      admitNext();
      return (await admitted).started;
    },

    /** The process for a request that a place was promised to; null when it ended meanwhile, and all others are full. */
    take(): Worker | null {
      const ready = [...instances].filter(({ worker }) => worker !== null && isAlive(worker));
      const kept = ready.find(({ promised }) => promised > 0);
      const other = ready.find(hasRoom);
      const instance = kept ?? (other && promise(other));
      if (!instance) return null;
      instance.promised -= 1;
      return instance.worker;
    },

    /** A request to the process ended. */
    release(worker: Worker): void {
      const instance = of(worker);
      if (instance) instance.taken -= 1;
      admitNext();
    },

    /** The process ended. */
    remove(worker: Worker): void {
      const instance = of(worker);
      if (instance) leave(instance);
    },

    /** Whether the process still serves requests. */
    isBusy: (worker: Worker): boolean => (of(worker)?.taken ?? 0) > 0,
  };
}

export type Admission<Worker> = ReturnType<typeof admission<Worker>>;
