import { useSyncExternalStore } from 'react';

let isServed = false;
const listeners = new Set<() => void>();
const onReturn = new Set<() => void>();

/** Whether something on the screen is what this device kept, because the server could not be reached. */
export const served = {
  note(is: boolean): void {
    isServed = is;
    for (const listen of listeners) listen();
  },
  /** Before everything is asked for again; whoever shows it stays until that is over. */
  begin(): void {
    isServed = false;
  },
  /** The server answers again, while what was kept still stands there. */
  tellReturn(): void {
    for (const listen of onReturn) listen();
  },
  /** Returns how to be told no more. */
  whenBack(listen: () => void): () => void {
    onReturn.add(listen);
    return () => void onReturn.delete(listen);
  },
  is: (): boolean => isServed,
};

const subscribe = (listen: () => void) => {
  listeners.add(listen);
  return () => void listeners.delete(listen);
};

/** Nothing kept is shown where a page is drawn without a browser. */
const notServed = (): boolean => false;

export const useServed = (): boolean => useSyncExternalStore(subscribe, served.is, notServed);
