import { splitSentences } from '../text/sentences';

export const sentencesIn = (text: string): string[] =>
  splitSentences(text).map(({ start, end }) => text.slice(start, end));

/** Sentences, each up to its next semicolon. */
export const phrasesIn = (text: string): string[] =>
  sentencesIn(text).flatMap((sentence) => sentence.split(/(?<=;)\s/u));
