import type { Place } from '../ports/draft-quotation';
import type { DraftAnswer, Excerpt } from '../ports';
import type { AnswerMeans } from './answer-model';

type Means = {
  search: NonNullable<AnswerMeans['search']>;
  answer: (question: string, excerpts: readonly Excerpt[]) => DraftAnswer;
};

/** The same draft where other excerpts stand before its own. */
function behind(count: number, { statements }: DraftAnswer): DraftAnswer['statements'] {
  const moved = (place: Place): Place => ({ ...place, excerpt: place.excerpt + count });
  return statements.map(({ text, citations, quoted }) => ({
    text,
    citations: citations.map(moved),
    ...(quoted && { quoted: { ...quoted, pieces: quoted.pieces.map(moved) } }),
  }));
}

/**
 * Each question by itself, from what is found for it, and which of them nothing answers. As certain as the least certain of
 * the answers. Null where none is answered.
 */
export async function answerParts(
  parts: readonly string[],
  { search, answer }: Means,
): Promise<DraftAnswer | null> {
  const excerpts: Excerpt[] = [];
  const statements: DraftAnswer['statements'] = [];
  const unanswered: string[] = [];
  let certainty = 1;
  for (const part of parts) {
    const found = await search(part);
    const draft = answer(part, found);
    if (!draft.found) {
      unanswered.push(part);
      continue;
    }
    const said = behind(excerpts.length, draft);
    const isSaid = (text: string): boolean => statements.some((other) => other.text === text);
    statements.push(...said.filter(({ text }) => !isSaid(text)));
    excerpts.push(...found);
    certainty = Math.min(certainty, draft.certainty ?? 1);
  }
  return statements.length === 0
    ? null
    : { found: true, statements, certainty, excerpts, unanswered };
}
