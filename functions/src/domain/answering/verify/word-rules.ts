import { has, sameAs, type Claim } from './claim';
import { marksIn, wordsIn } from './claim-tokens';
import { OF_ORDER, among } from './marks';
import { versionsIn } from './names';
import { OPPOSITES } from './opposite-words';
import { isOwnersPart, nameOf, repeatsName } from './owners-words';
import { areSame, wordOf, type Word } from './same-words';

export const saysNothingOfUnits = (claim: Claim): boolean => claim.used.size === 0;

export const addsWords = (claim: Claim): boolean => {
  const borne = [...claim.units, ...claim.names, ...claim.above];
  return wordsIn(claim.headline).some(
    ({ word, part }) =>
      !has(borne, word) &&
      !(claim.isTranslation && has(claim.question, word)) &&
      !repeatsName(claim, word.folded) &&
      !isOwnersPart(claim, part),
  );
};

export const speaksOfOpposite = ({ question, headline, units, names, above }: Claim): boolean => {
  const borne = [...units, ...names, ...above];
  return OPPOSITES.some(([one, other]) => {
    const [asksOne, asksOther] = [has(question, one), has(question, other)];
    if (asksOne === asksOther) return false;
    const [own, against] = asksOne ? [one, other] : [other, one];
    return (
      (has(units, against) && !has(borne, own)) || (has(headline, against) && !has(headline, own))
    );
  });
};

/** What is asked about may come first; from there on words stand in the order in which the units have them. */
export const changesOrder = (claim: Claim): boolean => {
  if (claim.rows.length > 0 || claim.isTranslation) return false;
  const isOrdered = among(marksIn([...claim.units, ...claim.headline]), OF_ORDER).length > 0;
  const words = wordsIn(claim.headline);
  const begin = isOrdered
    ? 0
    : words.findIndex(({ word, part }) => part > 0 || !has(claim.question, word));
  let last = -1;
  return words.slice(begin < 0 ? words.length : begin).some(({ word }) => {
    const places = sameAs(claim.units, word).map(({ at }) => at);
    const next = places.find((place) => place > last);
    last = next ?? last;
    return places.length > 0 && next === undefined;
  });
};

/** Versions, engines and countries: those of the units are told, and they are those that were asked about. */
export const isOfOtherVersion = (claim: Claim): boolean => {
  const own = claim.usedSentences.flatMap(nameOf);
  const texts = claim.raw.units.flatMap((unit) => (unit.kind === 'text' ? [unit.text] : []));
  const named = texts.flatMap((text) => [...versionsIn(text)]).filter((name) => own.includes(name));
  const told = [...claim.headline, ...claim.question].flatMap(nameOf).map(wordOf);
  if (named.some((name) => !told.some((word) => areSame(word, wordOf(name))))) return true;
  const asked = [...versionsIn(claim.raw.question, true)];
  const above = claim.raw.above.flatMap((text) => [...versionsIn(text, true)]);
  const known = new Set([...above, ...claim.units.flatMap(nameOf)]);
  return asked.length > 0 && above.length > 0 && !asked.some((name) => known.has(name));
};

/**
 * Where units speak of both of two ("se cierra con el mando y se abre a mano"), a headline of one has no words of the other; and
 * with a figure it names one, or the question does.
 */
export const mixesOpposites = ({ headline, question, units, sources }: Claim): boolean =>
  OPPOSITES.some(([one, other]) => {
    const placesOf = (word: Word): Set<number> =>
      new Set(sameAs(units, word).map(({ clause }) => clause));
    const [ones, others] = [placesOf(one), placesOf(other)];
    if (ones.size === 0 || others.size === 0) return false;
    if (sources.size > 0 && ![one, other].some((word) => has([...headline, ...question], word)))
      return true;
    return wordsIn(headline).some(({ word, clause }) => {
      const near = headline.filter((token) => token.clause === clause);
      const [own, against] = has(near, one) ? [ones, others] : [others, ones];
      if (has(near, one) === has(near, other)) return false;
      const places = sameAs(units, word).map((token) => token.clause);
      return places.length > 0 && places.every((place) => against.has(place) && !own.has(place));
    });
  });
