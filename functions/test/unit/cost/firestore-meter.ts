import type { google } from '@google-cloud/firestore/types/protos/firestore_v1_proto_api';
import type { Exchange } from '../../../../local/firestore/observed';

/** What Google bills of Firestore, and how many requests carried the writes. */
export type FirestoreBill = { reads: number; writes: number; deletes: number; commits: number };

/**
 * Adds up what Firestore bills: each document that is read, also one that is not there, and one read at least for a
 * query. A query for nearest vectors costs another read for every 100 vectors that it searches, which depends on the
 * length of the manuals and not on us: they are left out.
 */
export function firestoreMeter() {
  let bill = nothing();
  const seen = new WeakSet<object>();

  const readsOf = (query: google.firestore.v1.IRunQueryRequest, isDocument: boolean): number => {
    const isFirst = !seen.has(query);
    seen.add(query);
    return isFirst || isDocument ? 1 : 0;
  };

  return {
    record({ call, request, message }: Exchange): void {
      if (call === 'BatchGetDocuments') {
        if ('found' in message || 'missing' in message) bill.reads += 1;
      } else if (call === 'RunAggregationQuery') {
        // One for up to a thousand entries of the index: nobody here has more.
        bill.reads += 1;
      } else if (call === 'RunQuery') {
        bill.reads += readsOf(request, 'document' in message);
      } else if (call === 'Commit' || call === 'BatchWrite') {
        const { writes } = request as google.firestore.v1.ICommitRequest;
        if (!writes || writes.length === 0) return;
        const deleted = writes.filter((write) => write.delete).length;
        bill.commits += 1;
        bill.deletes += deleted;
        bill.writes += writes.length - deleted;
      } else if (!FREE_CALLS.includes(call)) {
        throw new Error(`nobody has said what ${call} costs`);
      }
    },
    /** What was billed since the last time. */
    take(): FirestoreBill {
      const taken = bill;
      bill = nothing();
      return taken;
    },
  };
}

const nothing = (): FirestoreBill => ({ reads: 0, writes: 0, deletes: 0, commits: 0 });

const FREE_CALLS = ['BeginTransaction', 'Rollback'];
