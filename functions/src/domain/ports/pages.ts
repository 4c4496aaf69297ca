import type { DocumentPage } from '../document/document-page';
import type { RevisionKey } from '.';

/** Ports of the page viewer. */

/** Documents of revisions as a whole; page by page they are `Documents`. */
export type WholeDocuments = {
  /** All pages from this place on, in order; none where there is no document (any more). */
  all(uid: string, key: RevisionKey, from?: number): AsyncIterable<DocumentPage>;
  /** How many pages, or sections, are stored; 0 where there is no document (any more). */
  count(uid: string, key: RevisionKey): Promise<number>;
  /** Whether there is one (still); reads nothing of it. */
  isStored(uid: string, key: RevisionKey): Promise<boolean>;
};

/** A picture, by the stored file that it was drawn from: another file has another generation. */
export type PictureKey = { manualId: number; generation: string; page: number; width: number };

/** Pictures that were drawn before. */
export type Pictures = {
  /** Null when there is none (any more). */
  load(uid: string, key: PictureKey): Promise<Uint8Array | null>;
  /** Keeps one. The owner's oldest go when all of them take more than `MAX_PICTURE_BYTES`. */
  save(uid: string, key: PictureKey, picture: Uint8Array): Promise<void>;
};

/** Draws a page (from 1) of a PDF as WebP; null when it cannot be drawn, takes too long or needs too much. */
export type DrawPage = (
  path: string,
  page: { page: number; width: number },
) => Promise<Uint8Array | null>;

/** Local copies of originals that stay for the next page. */
export type KeptCopies = {
  /** Fetches the file unless it is here, and lets it be used; fails with what `work` fails with. */
  use<Result>(
    uid: string,
    file: { manualId: number; generation: string },
    work: (path: string) => Promise<Result>,
  ): Promise<Result>;
};

export type OriginalLinks = {
  /** An address that gives the original under this name to whoever has it, until `expiresAt`. */
  link(
    uid: string,
    manualId: number,
    file: { name: string; contentType: string; expiresAt: Date },
  ): Promise<string>;
};
