import type { Quote } from '@contract';
import { folded } from './folded';

/** "A" of "A delantero, B trasero": a letter that begins an entry, and what it stands for. */
const ENTRY = /(?:^|[:;,.(]\s*)([A-Z])[:.)=]?\s+(?=\p{Ll})/gu;

const CAPTION = /^fig(?:ura|\.)\s*\d/iu;

/** Whether words say nothing without the figure they stand beside: its caption, or what its letters name. */
export function needsFigure(text: string): boolean {
  const letters = [...text.matchAll(ENTRY)].map(([, letter]) => letter).join('');
  return CAPTION.test(text.trim()) || letters.startsWith('AB');
}

/** What of a paragraph names a figure. */
export const captionOf = (quotes: readonly Quote[]): Quote | undefined =>
  quotes.find(({ text }) => needsFigure(text));

/** "(A)", "figura 4"; "(N)" and "(P)" are places of a lever. */
const POINTS_AT_IT = /\([A-C]\)|(?<!\p{L})[Ff]ig(?:ura|\.)\s*\d/u;

/** Words that tell one thing from another, one of several as several. */
const tellingWords = (text: string): Set<string> =>
  new Set((folded(text).match(/\p{L}{4,}/gu) ?? []).map((word) => word.replace(/s$/u, '')));

/** One word may be shared by chance. */
const SHARED_WORDS = 2;

function isOf(caption: Quote, step: Quote): boolean {
  const words = tellingWords(step.text);
  const shared = [...tellingWords(caption.text)].filter((word) => words.has(word));
  return shared.length >= SHARED_WORDS;
}

/** The figure of a step: the one whose caption names the same, else the one that the step itself points at. */
export const figureOf = (step: Quote, captions: readonly Quote[]): Quote | undefined =>
  captions.find((caption) => isOf(caption, step)) ??
  (needsFigure(step.text) || POINTS_AT_IT.test(step.text) ? step : undefined);
