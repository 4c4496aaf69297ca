import { splitFigures, type TextPart } from './figures';

/** `source` is the position in the answer's sources, from 0. */
export type AnswerPart = TextPart | { kind: 'citation'; source: number };

export type Paragraph = {
  parts: AnswerPart[];
  /** Positions of the sources that the paragraph cites; none when the words are not the manual's but ours. */
  sources: number[];
  /** The words alone. */
  statement: string;
};

const MARKER = /\s*\[(\d+)\]/g;

function readParagraph(text: string, sourceCount: number): Paragraph {
  const parts: AnswerPart[] = [];
  const sources: number[] = [];
  const addWords = (words: string) => parts.push(...splitFigures(words));
  let end = 0;
  for (const match of text.matchAll(MARKER)) {
    const source = Number(match[1]) - 1;
    if (source < 0 || source >= sourceCount) continue;
    addWords(text.slice(end, match.index));
    parts.push({ kind: 'citation', source });
    if (!sources.includes(source)) sources.push(source);
    end = match.index + match[0].length;
  }
  addWords(text.slice(end));
  return { parts, sources, statement: text.replace(MARKER, '').trim() };
}

/** Cuts a response into paragraphs, and these into words, figures and citations of one of the `sourceCount` sources. */
export function readAnswer(response: string, sourceCount: number): Paragraph[] {
  return response
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => readParagraph(paragraph, sourceCount));
}

/** What an answer says on the authority of one source. */
export const statementsOf = (paragraphs: readonly Paragraph[], source: number): string[] =>
  paragraphs.filter(({ sources }) => sources.includes(source)).map(({ statement }) => statement);
