import { factKindSchema, MAX_FACTS, type Fact } from '@contract';
import { z } from 'zod';
import { factFinder } from '../facts/find-facts';
import { topicOf } from '../facts/topics';
import { folded } from '../facts/words';
import { numberOf } from '../quantity/quantities-in';
import { beside, withOwnIds } from './beside';
import type { KindOfPointed } from './kind-of-pointed';
import { factsPointedAt } from './pointed-facts';

const columns = z.array(z.number());
const of = { units: z.array(z.string()), kind: factKindSchema };
const stored = z.union([
  z.object({
    ...{ ...of, words: z.null() },
    columns: z.object({
      ...{ name: columns, value: z.number(), unit: z.number() },
      ...{ conditions: columns, versions: columns },
    }),
  }),
  z.object({
    ...{ ...of, columns: z.null() },
    words: z.object({
      ...{ name: z.string(), value: z.string(), condition: z.string(), version: z.string() },
    }),
  }),
]);

const bare = (text: string): string => folded(text).replace(/[^\p{L}\p{N}]+/gu, '');

/** The same figure, or a name that holds the other one. */
function saysSame(one: Fact, other: Fact): boolean {
  if (one.unit !== '' || other.unit !== '')
    return one.unit === other.unit && numberOf(one.value) === numberOf(other.value);
  const [first, second] = [bare(one.value), bare(other.value)];
  return first !== '' && second !== '' && (first.includes(second) || second.includes(first));
}

/** In one place, or of one thing wherever it stands: what is filled into an engine is so by any name. */
function isOfSame(own: Fact, other: Fact): boolean {
  const [topic, its] = [own, other].map(({ of }) => topicOf(folded(of)));
  return (
    own.id === other.id ||
    [other.quote, ...other.alsoAt].some(({ unit }) => unit === own.quote.unit) ||
    (own.unit === '' && own.engine === other.engine && topic !== null && topic === its)
  );
}

const isSaidBy = (own: Fact, other: Fact): boolean =>
  own.kind === other.kind && saysSame(own, other) && isOfSame(own, other);

/** Values of the vehicle. */
export const factsKind: KindOfPointed<'facts', Fact> = {
  finder: factFinder,
  stored,
  mayTell: ({ said }) => /\d/u.test(said.text),
  together: (byRules, pointed, manual) =>
    withOwnIds(beside(byRules, factsPointedAt(pointed, manual), isSaidBy)).slice(0, MAX_FACTS),
};
