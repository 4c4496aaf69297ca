import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';

/** A device that keeps nothing yet. */
export function emptyDevice(): void {
  localStorage.clear();
  globalThis.indexedDB = new IDBFactory();
}
