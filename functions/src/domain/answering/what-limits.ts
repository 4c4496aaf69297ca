import { forbids } from '../chunking/limiting-words';
import { splitSentences, type Span } from '../chunking/sentences';
import { linesOf, type Line } from './lines';
import type { Passage } from './statements';
import { WARNS } from './meaning-words';
import { LONGEST_WARNING } from './what-governs';

/**
 * Words with which a sentence limits or makes conditional what stands right before it; one that forbids may have another
 * sentence between.
 */
const LIMITS =
  /(?<!\p{L})(?:no|nunca|jamás|ning[uú]n\p{L}*|proh[ií]b\p{L}*|s[oó]lo|solamente|únicamente|exclusivamente|a menos que|salvo|excepto|siempre que|siempre y cuando|antes|espere|evit[ae]\p{L}*|riesgos?|accidentes?|not|never|don['’]t|only|unless|except|before|wait|avoid|não)(?!\p{L})/iu;
/** Sentences that may follow. */
const REACH = 3;

/** How many of the sentences that follow are quoted, too: all up to the last one that limits. */
function limiting(sentences: readonly string[]): number {
  const followers = sentences.slice(0, REACH);
  const chain = followers.findIndex((text) => !LIMITS.test(text) && !forbids(text));
  const last = followers.findLastIndex(forbids);
  return Math.max(chain < 0 ? followers.length : chain, last + 1);
}

/** The sentences of a line from `from` on that limit what ends there. */
function withinLine({ content }: Passage, { end }: Line, from: number): number {
  const rest = content.slice(from, end);
  const sentences = splitSentences(rest);
  const last = sentences[limiting(sentences.map((span) => rest.slice(span.start, span.end))) - 1];
  return last ? from + last.end : from;
}

/** The paragraph below when it warns: with its own label, or with a sentence that forbids. */
function warningBelow({ content }: Passage, lines: readonly Line[]): Span | null {
  const [below, next] = lines;
  if (!below || below.kind === 'row' || below.kind === 'item') return null;
  const text = content.slice(below.start, below.end);
  const isLabel = below.kind === 'title' && WARNS.test(text);
  const end = isLabel && next?.kind === 'prose' ? next.end : below.end;
  const warns = isLabel || WARNS.test(text) || (below.kind !== 'title' && forbids(text));
  return warns && end - below.start <= LONGEST_WARNING ? { start: below.start, end } : null;
}

/** What must be quoted after what ends at `end`, because it limits it: the rest of its line, a warning below it. */
export function limitsAfter(passage: Passage, end: number): Span[] {
  const lines = linesOf(passage.content, passage.headings);
  const own = lines.findIndex((line) => line.start < end && end <= line.end);
  const line = lines[own];
  if (!line || line.kind === 'row') return [];
  const reached = line.kind === 'prose' ? withinLine(passage, line, end) : end;
  const warning = reached === line.end ? warningBelow(passage, lines.slice(own + 1)) : null;
  return [...(reached > end ? [{ start: end, end: reached }] : []), ...(warning ? [warning] : [])];
}
