/** Names of places: Firestore collections and Cloud Storage objects. Everything of one owner lies below `users/{uid}`. */

export const collections = {
  users: 'users',
  vehicles: 'vehicles',
  manuals: 'manuals',
  chunks: 'chunks',
  searches: 'searches',
  searchProgress: 'searchProgress',
  factNotes: 'factNotes',
  logbooks: 'logbooks',
  exports: 'exports',
  deletedManuals: 'deletedManuals',
  invitations: 'invitations',
  erasures: 'erasures',
  sweeps: 'sweeps',
  service: 'service',
} as const;

export const userPath = (uid: string): string => `${collections.users}/${uid}`;

/** How far the owner's latest question is; one record, which the next question takes. */
export const searchProgressPath = (uid: string): string =>
  `${userPath(uid)}/${collections.searchProgress}/latest`;

/** What an owner checked and wrote down of one vehicle's facts. */
export const factNotesPath = (uid: string, vehicleId: number): string =>
  `${userPath(uid)}/${collections.factNotes}/${vehicleId}`;

/** What an owner writes down of one vehicle: kilometres, services, how the plan is taken. */
export const logbookPath = (uid: string, vehicleId: number): string =>
  `${userPath(uid)}/${collections.logbooks}/${vehicleId}`;

/** The one record of an owner's data exports. */
export const exportPath = (uid: string): string => `${userPath(uid)}/${collections.exports}/latest`;

/** Prefix of all objects of an owner, with the slash at its end. */
export const userPrefix = (uid: string): string => `${userPath(uid)}/`;

/** Prefix of an owner's archives, with the slash at its end. */
export const exportPrefix = (uid: string): string => `${userPrefix(uid)}exports/`;

/** An archive of everything of an owner. */
export const exportObject = (uid: string, exportId: string): string =>
  `${exportPrefix(uid)}${exportId}.zip`;

/** Prefix of all objects of one manual, with the slash at its end. */
export const manualPrefix = (uid: string, manualId: number): string =>
  `${userPath(uid)}/manuals/${manualId}/`;

/** The file as its owner uploaded it. */
export const originalObject = (uid: string, manualId: number): string =>
  `${manualPrefix(uid, manualId)}original`;

/** The lexical index of one revision of a manual. */
export const indexObject = (uid: string, manualId: number, revision: number): string =>
  `${manualPrefix(uid, manualId)}index-${revision}`;

/** Prefix of the documents of all revisions of a manual. */
export const documentsPrefix = (uid: string, manualId: number): string =>
  `${manualPrefix(uid, manualId)}document-`;

/** Prefix of the document of one revision, with the slash at its end. */
export const documentPrefix = (uid: string, manualId: number, revision: number): string =>
  `${documentsPrefix(uid, manualId)}${revision}/`;

/** A window of its pages, counted from 0; packed by gzip, which the object does not say: a client must not unpack it. */
export const documentObject = (
  uid: string,
  manualId: number,
  revision: number,
  window: number,
): string => `${documentPrefix(uid, manualId, revision)}${window}.json.gz`;

/** Prefix of what was found in a manual for its vehicle's page. */
export const findingsRoot = (uid: string, manualId: number): string =>
  `${manualPrefix(uid, manualId)}findings-`;

/** The part of it that was found in one revision, with the slash at its end. */
export const findingsPrefix = (uid: string, manualId: number, revision: number): string =>
  `${findingsRoot(uid, manualId)}${revision}/`;

/** What one finder found; packed by gzip, as documents are. */
export const findingsObject = (
  uid: string,
  manualId: number,
  { revision, finder }: { revision: number; finder: string },
): string => `${findingsPrefix(uid, manualId, revision)}${finder}.json.gz`;

/** Prefix of what was recognised on the pages of a manual while it is being read, with the slash at its end. */
export const recognisedRoot = (uid: string, manualId: number): string =>
  `${manualPrefix(uid, manualId)}recognised/`;

/** The part of it that one engine recognised in one file. */
export const recognisedPrefix = (
  uid: string,
  manualId: number,
  { sha256, engine }: { sha256: string; engine: string },
): string => `${recognisedRoot(uid, manualId)}${sha256}/${engine}/`;

/** Prefix of the pictures of all of an owner's pages, with the slash at its end: they share one room. */
export const picturesRoot = (uid: string): string => `${userPrefix(uid)}pictures/`;

/** Prefix of the pictures of one manual's pages, with the slash at its end. */
export const picturesPrefix = (uid: string, manualId: number): string =>
  `${picturesRoot(uid)}${manualId}/`;

/** The picture of one page of one stored file. */
export const pictureObject = (
  uid: string,
  manualId: number,
  { generation, page, width }: { generation: string; page: number; width: number },
): string => `${picturesPrefix(uid, manualId)}${generation}/${page}-${width}.webp`;

/** Prefix of the receipts of one vehicle's services, with the slash at its end. */
export const receiptsPrefix = (uid: string, vehicleId: number): string =>
  `${userPrefix(uid)}receipts/${vehicleId}/`;

/** Prefix of what was stored of one service, with the slash at its end. */
export const receiptPrefix = (uid: string, vehicleId: number, serviceId: number): string =>
  `${receiptsPrefix(uid, vehicleId)}${serviceId}/`;

/** One receipt; `key` tells it from the one before. */
export const receiptObject = (
  uid: string,
  { vehicleId, serviceId, key }: { vehicleId: number; serviceId: number; key: string },
): string => `${receiptPrefix(uid, vehicleId, serviceId)}${key}`;

const ORIGINAL = /^users\/([^/]+)\/manuals\/([1-9]\d*)\/original$/;

/** Whose manual an uploaded object is; null when the object is not an original. */
export function ownerOfOriginal(objectName: string): { uid: string; manualId: number } | null {
  const match = ORIGINAL.exec(objectName);
  return match?.[1] && match[2] ? { uid: match[1], manualId: Number(match[2]) } : null;
}
