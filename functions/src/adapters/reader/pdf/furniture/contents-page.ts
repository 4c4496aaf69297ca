import { isMostlyInOrder } from '../../../../domain/shared/mostly-in-order';
import { textOfLine } from '../geometry/text-of-line';
import type { Line } from '../types';

/** A title with the page it stands on: "Presión de los neumáticos → 214", "Frenos → 9-34" in the ninth chapter. */
const PAGE_AT_END = /\t\s{0,9}(\d{1,4}|[ivxlc]{1,7}|\d{1,2}[-–‑]\d{1,3})$/u;
const NAME = /\p{L}{2}/u;
const IN_A_CHAPTER = /^(\d+)[-–‑](\d+)$/;
/** A word with the pages that speak of it: "Aceite, nivel 45, 112-114". */
const INDEX_ENTRY = /^\p{L}.*?[\s,\t]\d{1,4}(?:-\d{1,4})?(?:, ?\d{1,4}(?:-\d{1,4})?)*$/u;

/** Entries are short: of a longer line only the end is looked at. */
const MAX_ENTRY_LENGTH = 200;
/** An index stands in the last part of its document. */
const INDEX_FROM = 0.8;
const MIN_ENTRIES = 6;
/** This share of the lines are entries, and this share of the entries are in order. */
const MAX_LINES = 0.6;
const MIN_SHARE_IN_ORDER = 0.9;

/** Where contents stand, of a whole manual: so many of its first pages, or this share of them. */
const FRONT_PAGES = 4;
const FRONT = 0.15;
/** Printed numbers are smaller than those that count the cover, but not by more than this share. */
const PRINTED = 0.75;

/** Contents of all chapters name at least so many; those of one begin at one of its first pages. */
const MIN_CHAPTERS = 3;
const FIRST_OF_A_CHAPTER = 5;

/** Where in its document a page stands, both counted from 1. */
export type Place = { number: number; pageCount: number };

/**
 * Whether a page is part of a table of contents (pages count up, to later ones) or of an index at the end of the
 * document (words in alphabetical order). A table of data whose figures count up is neither.
 */
export function isContentsPage(lines: readonly Line[], { number, pageCount }: Place): boolean {
  const texts = lines.map((line) => textOfLine(line).slice(-MAX_ENTRY_LENGTH));
  const contents = texts.flatMap((text) => {
    const found = PAGE_AT_END.exec(text);
    return found && NAME.test(text.slice(0, found.index)) ? (found[1] ?? []) : [];
  });
  if (isMost(contents.length, texts.length)) {
    const inChapters = contents.flatMap((page) => chapterAndPage(page) ?? []);
    if (isMost(inChapters.length, contents.length))
      return countsChapters(inChapters, { number, pageCount });
    const pages = contents.filter((page) => /^\d/.test(page)).map(Number);
    const last = Math.max(0, ...pages);
    const isAhead = last > number && last <= pageCount && pointsAhead(pages, { number, pageCount });
    return isAhead && isMostlyInOrder(pages, (a, b) => a <= b, MIN_SHARE_IN_ORDER);
  }
  if (number <= pageCount * INDEX_FROM) return false;
  const words = texts.filter((text) => INDEX_ENTRY.test(text));
  return (
    isMost(words.length, texts.length) && isMostlyInOrder(words, inAlphabet, MIN_SHARE_IN_ORDER)
  );
}

const isInFront = ({ number, pageCount }: Place): boolean =>
  number <= Math.max(FRONT_PAGES, FRONT * pageCount);

/** The contents of a chapter begin at its page; fuses and torques begin at any figure. */
const pointsAhead = ([first = 0]: readonly number[], place: Place): boolean =>
  isInFront(place) || first >= PRINTED * place.number;

type ChapterAndPage = { chapter: number; page: number };

function chapterAndPage(text: string): ChapterAndPage | null {
  const [, chapter, page] = IN_A_CHAPTER.exec(text) ?? [];
  return page === undefined ? null : { chapter: Number(chapter), page: Number(page) };
}

/** Several chapters in front of all, or one at its beginning; ranges, as of torques, begin and end at any figure. */
function countsChapters(entries: readonly ChapterAndPage[], place: Place): boolean {
  const chapters = new Set(entries.map(({ chapter }) => chapter)).size;
  const isOne = chapters === 1 && (entries[0]?.page ?? 0) <= FIRST_OF_A_CHAPTER;
  const isAll = chapters >= MIN_CHAPTERS && isInFront(place);
  const inOrder = (a: ChapterAndPage, b: ChapterAndPage): boolean =>
    a.chapter < b.chapter || (a.chapter === b.chapter && a.page <= b.page);
  return (isOne || isAll) && isMostlyInOrder(entries, inOrder, MIN_SHARE_IN_ORDER);
}

const isMost = (entries: number, lines: number): boolean =>
  entries >= MIN_ENTRIES && entries >= MAX_LINES * lines;

const inAlphabet = (a: string, b: string): boolean =>
  a.localeCompare(b, 'es', { sensitivity: 'base' }) <= 0;
