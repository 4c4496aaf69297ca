import { plainWords } from '../../../lib/folded';
import WORDS from './engine-words.json';

/** Between blanks stands a whole word, others anywhere in one. */
const namesOne = (text: string, words: readonly string[]): boolean =>
  words.some((word) => ` ${plainWords(text)} `.includes(word));

/** What an engine burns. Plug-in hybrids are hybrids, and what is electric besides another engine is one of those. */
function enginesOf(name: string): readonly string[] {
  const named = Object.entries(WORDS.engines).flatMap(([engine, words]) =>
    namesOne(name, words) ? [engine] : [],
  );
  if (named.includes('plugin')) return ['plugin'];
  if (named.includes('hybrid') || named.length > 1) return ['hybrid'];
  return named;
}

/** Whether a question is one for this engine; where that is not known, each is. */
export function fitsEngine(question: string, engine: string | null): boolean {
  const own = enginesOf(engine ?? '');
  return (
    own.length === 0 ||
    WORDS.questions.every(
      ({ words, engines }) =>
        !namesOne(question, words) || own.some((one) => engines.includes(one)),
    )
  );
}
