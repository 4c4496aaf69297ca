import { splitFigures, type TextPart } from './figures';

/** `source` is the position in the answer's sources, from 0. */
export type AnswerPart = TextPart | { kind: 'citation'; source: number };

export type Paragraph = {
  /** Rows of a table and items of a list stand on lines of their own. */
  lines: AnswerPart[][];
  /** Positions of the sources that the paragraph cites; none when the words are not the manual's but ours. */
  sources: number[];
  /** The words alone. */
  statement: string;
};

const MARKER = /\s*\[(\d+)\]/g;
/** A note to what was answered: its figures are not what was asked for. */
const BEGINS_NOTE = /^(?:[*†‡¹²³⁴⁵⁶⁷⁸⁹ᵃᵇᶜᵈᵉᶠᵍ]|\(\d{1,2}\)|\(\*+\))/u;

const asWords = (text: string): TextPart[] => (text === '' ? [] : [{ kind: 'text', text }]);

function readLine(text: string, sourceCount: number): AnswerPart[] {
  const split = BEGINS_NOTE.test(text) ? asWords : splitFigures;
  const parts: AnswerPart[] = [];
  let end = 0;
  for (const match of text.matchAll(MARKER)) {
    const source = Number(match[1]) - 1;
    if (source < 0 || source >= sourceCount) continue;
    parts.push(...split(text.slice(end, match.index)), { kind: 'citation', source });
    end = match.index + match[0].length;
  }
  return [...parts, ...split(text.slice(end))];
}

function readParagraph(text: string, sourceCount: number): Paragraph {
  const lines = text.split('\n').map((line) => readLine(line, sourceCount));
  const cited = lines.flat().flatMap((part) => (part.kind === 'citation' ? [part.source] : []));
  return { lines, sources: [...new Set(cited)], statement: text.replace(MARKER, '').trim() };
}

/** Cuts a response into paragraphs, these into lines, and these into words, figures and citations of one of the `sourceCount` sources. */
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
