import { isBoxTitle } from '../text/warning-words';
import { warningLevel } from '../document/warning-level';
import type { WarningLevel } from '@contract';
import type { SourceUnit } from '../findings/manual-part';
import { BOX_TITLE, CHAPTER, folded, TOPICS, type TopicWords } from './words';

/** No heading of a procedure is longer: longer ones are sentences that were read as headings. */
const MAX_WORDS = 14;

/** What is set before the words of a title: "8.6", "▲". */
const MARK = /^[^\p{L}¿¡(]+/u;

export const wordsOfTitle = (title: string): string => folded(title.replace(MARK, ''));

/** How much the box of a warning warns whose label was read as a heading: "▲ PELIGRO"; null of any other heading. */
export function boxLevel(title: string): WarningLevel | null {
  const label = title.replace(MARK, '').trim();
  if (isBoxTitle(label)) return warningLevel(label);
  return label.length < title.trim().length && BOX_TITLE.test(folded(label)) ? 'caution' : null;
}

type Told = { words: TopicWords; isSure: boolean };

/** What a title is about, among those that it stands below; `null`: of something else that sounds like it. */
function toldBy(title: string, isInChapter: boolean): Told | null | undefined {
  const text = wordsOfTitle(title);
  if (text.split(' ').length > MAX_WORDS) return undefined;
  let isOther = false;
  for (const words of TOPICS) {
    const isSure = words.titles.test(text);
    if (!isSure && !(isInChapter && words.weakTitles?.test(text))) continue;
    if (!words.not.test(text)) return { words, isSure };
    isOther = isOther || isSure;
  }
  return isOther ? null : undefined;
}

/** What a part of a manual belongs to by the headings that it stands below. */
export type Placed = {
  words: TopicWords;
  /** The heading that names it, and those below it. */
  root: SourceUnit;
  below: SourceUnit[];
  isInChapter: boolean;
};

/**
 * The innermost heading that tells a topic decides, with those right above it that tell the same: "Pinchazo" above
 * "Cambiar la rueda" is its beginning, "Kit de reparación" below it is not.
 */
export function placeOf(headings: readonly SourceUnit[]): Placed | null {
  const told = headings.map(({ text }, at) => {
    const isInChapter = headings.slice(0, at).some((one) => CHAPTER.test(wordsOfTitle(one.text)));
    return { told: toldBy(text, isInChapter), isInChapter };
  });
  const innermost = told.findLastIndex((one) => one.told !== undefined);
  const decided = told[innermost]?.told;
  if (!decided) return null;
  let first = innermost;
  while (first > 0 && told[first - 1]?.told?.words === decided.words) first -= 1;
  const root = headings[first];
  if (!root) return null;
  const isInChapter = told[first]?.isInChapter ?? false;
  return { words: decided.words, root, below: headings.slice(first + 1), isInChapter };
}
