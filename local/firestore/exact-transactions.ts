import { status } from '@grpc/grpc-js';
import { failure } from './failure';
import type { MockDocument, MockStorage, MockTransaction } from './mock-database';

type Reading = MockTransaction & { _readSet: Set<string>; seen?: Map<string, number> };

let isFixed = false;

/**
 * The mock finds read-write conflicts by comparing milliseconds, so that two transactions within one of them lose an
 * update. This makes it compare the exact versions of the documents that were read.
 */
export function fixTransactions(storage: MockStorage): void {
  if (isFixed) return;
  isFixed = true;
  const probe = storage.begin();
  const prototype = Object.getPrototypeOf(probe) as MockTransaction;
  probe.rollback();
  const { commit } = prototype;

  prototype.registerRead = function (this: Reading, document: MockDocument) {
    this._readSet.add(document.path);
    this.seen ??= new Map();
    if (!this.seen.has(document.path)) this.seen.set(document.path, document.version);
  };
  prototype.commit = function (this: Reading & { _accessor: MockStorage }, writes) {
    if (writes?.writes.length) {
      for (const [path, version] of this.seen ?? []) {
        if (this._accessor.getDoc(path).version === version) continue;
        throw failure(status.ABORTED, 'Too much contention on these documents. Please try again.');
      }
    }
    return commit.call(this, writes);
  };
}
