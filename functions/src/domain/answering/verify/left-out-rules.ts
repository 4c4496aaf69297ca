import { has, hasFigure, type Claim } from './claim';
import { figuresIn, wordsIn } from './claim-tokens';
import { conditionsOf } from './conditions';
import { LIMITS } from './marks';

export const dropsCondition = (claim: Claim): boolean => {
  const said = [...claim.headline, ...claim.question];
  return conditionsOf(claim.units, claim.used).some((phrase) => {
    const words = wordsIn(phrase);
    const [first] = words;
    if (first && !has(said, first.word)) return true;
    const kept = words.filter(({ word }) => has(said, word)).length;
    const areFiguresKept = figuresIn(phrase).every((figure) => hasFigure(said, figure));
    return kept < words.length * 0.6 || !areFiguresKept;
  });
};

/** A sentence of a chosen unit that forbids or limits, and of which the headline says nothing. */
export const dropsSentence = (claim: Claim): boolean => {
  const told = new Set(claim.usedSentences.map(({ sentence }) => sentence));
  return (
    claim.rows.length === 0 &&
    claim.units.some(
      (token) => token.is === 'mark' && LIMITS.has(token.mark) && !told.has(token.sentence),
    )
  );
};

/** What stands right beside the units, is shown with them and turns or limits what the headline takes. */
export const dropsWhatIsBeside = (claim: Claim): boolean => {
  const turning = new Set(
    claim.beside.flatMap((token) =>
      token.is === 'mark' && LIMITS.has(token.mark) ? [token.sentence] : [],
    ),
  );
  const sentences = claim.beside.filter(({ sentence }) => turning.has(sentence));
  return wordsIn(claim.headline).some(({ word }) => has(sentences, word));
};
