import type { RevisionKey } from '../ports';

/** What a manual was read into. Its parts (passages, lexical index, document) are made by one reading and go together. */
export type Revisions = {
  /** Deletes all revisions of a manual. */
  deleteOf(uid: string, manualId: number): Promise<void>;
  /** Deletes one and nothing else: safe while another one is being written. */
  deleteRevision(uid: string, revision: RevisionKey): Promise<void>;
};

/** Deletes part after part, in this order: whoever asks again after a deletion that broke off finishes it. */
export const revisionsOf = (parts: readonly Revisions[]): Revisions => ({
  async deleteOf(uid, manualId) {
    for (const part of parts) await part.deleteOf(uid, manualId);
  },
  async deleteRevision(uid, revision) {
    for (const part of parts) await part.deleteRevision(uid, revision);
  },
});
