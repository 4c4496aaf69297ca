import { has, hasFigure, type Claim } from './claim';
import { figuresIn, marksIn, wordsIn, type Token } from './claim-tokens';
import { namesOf } from './names';

export const nameOf = (token: Token): string[] =>
  token.is === 'word' ? [token.word.folded] : token.is === 'figure' ? [token.value] : [];

/** Words and figures that only repeat who asked about what: "Tu Faro Brisa 1.6", "Con 14 000 km". */
export const repeatsName = (claim: Claim, spelt: string): boolean => {
  const asked = namesOf(claim.raw.question);
  if (!asked.has(spelt)) return false;
  const known = new Set([...asked, ...claim.headline.flatMap(nameOf)]);
  const units = claim.raw.units.flatMap((unit) =>
    unit.kind === 'text' ? [unit.text] : unit.cells.map(({ text }) => text),
  );
  return units.every((text) => [...namesOf(text)].every((name) => known.has(name)));
};

/** A part of the headline before another, all of it the owner's own: "Vas por 14 000 km: …". */
export const isOwnersPart = ({ headline, question }: Claim, part: number): boolean => {
  const tokens = headline.filter((token) => token.part === part);
  const last = headline.at(-1)?.part;
  return (
    part === 0 &&
    last !== 0 &&
    wordsIn(tokens).every(({ word }) => has(question, word)) &&
    figuresIn(tokens).every((figure) => hasFigure(question, figure)) &&
    [...marksIn(tokens)].every((mark) => marksIn(question).has(mark))
  );
};
