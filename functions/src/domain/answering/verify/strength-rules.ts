import { has, sameAs, sourcesOf, type Claim } from './claim';
import { figuresIn, marksIn, wordsIn } from './claim-tokens';
import { BINDING, OF_FIGURES, OF_ORDER, among, type Mark } from './marks';
import { isOwnersPart } from './owners-words';

export const addsMarks = (claim: Claim): boolean => {
  const borne = marksIn([...claim.units, ...claim.names, ...claim.above]);
  const said = claim.headline.filter(({ part }) => !isOwnersPart(claim, part));
  return [...marksIn(said)].some((mark) => mark !== 'not' && !borne.has(mark));
};

export const dropsMarks = (claim: Claim): boolean => {
  const said = marksIn(claim.headline);
  const near = marksIn(claim.usedParts);
  if (near.has('not') && near.has('duty') && !said.has('duty')) return true;
  return among(near, BINDING).some(
    (mark) => !said.has(mark) && !(mark === 'can' && claim.lead === 'yes'),
  );
};

/** A translation has no words to compare: what decides has to be there as often on both sides. */
export const translatesOtherwise = (claim: Claim): boolean => {
  if (!claim.isTranslation) return false;
  if (figuresIn(claim.headline).length === 0) return true;
  const [said, borne] = [marksIn(claim.headline), marksIn(claim.usedSentences)];
  const own = ['not', 'always', 'duty', 'soonest'] as const;
  const decides = new Set<Mark>([...BINDING, ...OF_FIGURES, ...OF_ORDER, ...own]);
  return (
    [...said].some((mark) => !borne.has(mark)) ||
    among(borne, decides).some((mark) => !said.has(mark))
  );
};

const NEGATIVE: ReadonlySet<Mark> = new Set<Mark>(['not', 'without']);

export const turnsNegation = (claim: Claim): boolean => {
  const { headline } = claim;
  const units = [...claim.units, ...claim.names];
  const isTurned = wordsIn(headline).some(({ word, isNegated }) => {
    const same = sameAs(units, word);
    return same.length > 0 && !same.some((one) => one.isNegated === isNegated);
  });
  const isAdded = headline.some(
    ({ at, part, ...token }) =>
      token.is === 'mark' &&
      NEGATIVE.has(token.mark) &&
      !headline.some(
        (next) =>
          next.part === part &&
          next.at > at &&
          (next.is === 'word'
            ? sameAs(units, next.word).some(({ isNegated }) => isNegated)
            : next.is === 'figure' && sourcesOf(claim, next).some(({ isNegated }) => isNegated)),
      ),
  );
  const isNegated = marksIn(claim.usedParts).has('not');
  const isDropped = isNegated && claim.lead !== 'no' && !marksIn(headline).has('not');
  return isTurned || isDropped || (isAdded && !claim.isTranslation);
};

/** What bears out a "no", and no "sí". */
const TURNS: readonly Mark[] = ['not', 'only', 'except', 'forbids', 'without'];

export const answersOtherwise = ({ lead, units, above, names, question }: Claim): boolean => {
  if (lead === null) return false;
  const borne = marksIn(units);
  const asked = wordsIn(question);
  const known = asked.filter(({ word }) => has([...units, ...above, ...names], word)).length;
  // A "sí" is to all that was asked, a "no" to some of it.
  if (known < asked.length * (lead === 'yes' ? 1 : 0.5)) return true;
  const turns = TURNS.some((mark) => borne.has(mark));
  return lead === 'no' ? !turns : turns || marksIn(question).has('not');
};
