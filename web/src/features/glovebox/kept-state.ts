import { useEffect, useState } from 'react';
import type { User } from '@contract';
import { useFilling, useGlovebox, useRoadFilling } from './use-glovebox';
import { isForRoad, isWhole } from './words';
import { workerAtLast, workerNow, type Worker } from './worker-ready';

function useWorker(): Worker {
  const [worker, setWorker] = useState(workerNow);
  const isKnown = worker !== 'coming';
  useEffect(() => {
    if (isKnown) return;
    let isWanted = true;
    void workerAtLast().then((now) => isWanted && setWorker(now));
    return () => {
      isWanted = false;
    };
  }, [isKnown]);
  return worker;
}

/** Whether a vehicle can be read about on this device without a network: what is kept of it opens only by the worker. */
export function useKeptState(user: User, vehicleId: number) {
  const { vehicles, note } = useGlovebox(user);
  const filling = useFilling();
  const isFillingRoad = useRoadFilling(vehicleId);
  const worker = useWorker();
  /** Its owner has asked for it. */
  const isKept = (filling?.vehicles ?? vehicles).includes(vehicleId);
  const isUnasked = !isKept && !filling && isForRoad(note, vehicleId);
  const isHere = isUnasked || (isKept && isWhole(note, vehicleId));
  return {
    ...{ vehicles, note, filling, isKept, isUnasked, isHere },
    isSaving: isFillingRoad || (isKept && filling !== null) || (isHere && worker === 'coming'),
    /** It is here, and will not open. */
    isRefused: isHere && worker === 'refused',
  };
}
