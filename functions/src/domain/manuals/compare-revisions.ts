import type { PassageSize } from '../ports';
import type { WorseBy } from '../ports/records';

type Revision = { passages: readonly PassageSize[] };
type NewRevision = Revision & {
  /** Pages that are named as unreadable. */
  unreadable: readonly number[];
};

/** With less a page holds a title, a page number or a running line: another reader may be right to leave it out. */
const PAGE_CHARACTERS = 200;
/** A page that keeps less than this share of its text has fallen silent. */
const SILENT = 0.25;
/** Of all pages, so many may fall silent: contents and indexes that are told apart now. */
const MAX_SILENT_SHARE = 0.02;
/** Text that nobody sees, and what stood there twice, is left out by a better reader; more is a loss. */
const MIN_TEXT = 0.75;
/** Passages of twice the length are found worse. */
const MIN_PASSAGES = 0.5;

/**
 * Whether a new revision of a file would answer less than the one that questions see, and by what; null where it may take
 * its place. Judges how much there is, not how well it is read: that is for tests of the readers.
 */
export function whatIsWorse(before: Revision, after: NewRevision): WorseBy | null {
  const [old, fresh] = [textOfPages(before), textOfPages(after)];
  const isSilent = ([page, characters]: [number | null, number]): boolean =>
    page !== null && characters >= PAGE_CHARACTERS && (fresh.get(page) ?? 0) < SILENT * characters;
  const silent = [...old].filter(isSilent).map(([page]) => page);
  const isNamed = silent.some((page) => page !== null && after.unreadable.includes(page));
  if (isNamed || silent.length > MAX_SILENT_SHARE * old.size) return 'pages';
  if (charactersOf(after) < MIN_TEXT * charactersOf(before)) return 'text';
  if (after.passages.length < MIN_PASSAGES * before.passages.length) return 'passages';
  return null;
}

const charactersOf = ({ passages }: Revision): number =>
  passages.reduce((sum, { characters }) => sum + characters, 0);

/** Characters by page; what has no page stands together. */
function textOfPages({ passages }: Revision): Map<number | null, number> {
  const pages = new Map<number | null, number>();
  for (const { pageNumber, characters } of passages) {
    pages.set(pageNumber, (pages.get(pageNumber) ?? 0) + characters);
  }
  return pages;
}
