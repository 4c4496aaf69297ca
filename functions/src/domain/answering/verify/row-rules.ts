import { figuresIn, wordsIn, type Token } from './claim-tokens';
import { has, hasFigure, sameAs, sourcesOf, type Cell, type Claim } from './claim';

/** Whether most of the words of a name, and its figures, are said. */
function isTold(name: readonly Token[], said: readonly Token[], least: number): boolean {
  const words = wordsIn(name);
  const told = words.filter(({ word }) => has(said, word)).length;
  return told >= words.length * least && figuresIn(name).every((figure) => hasFigure(said, figure));
}

const holds = ({ tokens }: Cell, places: ReadonlySet<number>): boolean =>
  tokens.some(({ at }) => places.has(at));

/** What tells one column from the others of its row. */
const ownName = (cells: readonly Cell[], cell: Cell): Token[] =>
  cell.names.filter((token) =>
    token.is === 'word'
      ? !cells.some((other) => other !== cell && has(other.names, token.word))
      : token.is === 'figure' &&
        !cells.some((other) => other !== cell && hasFigure(other.names, token)),
  );

/** A name in brackets explains, and need not be told. */
const withoutBrackets = (tokens: readonly Token[]): Token[] =>
  tokens.filter(({ closedBy }) => closedBy !== ')');

/**
 * Whether what the headline takes from a row is told with the row's own name, what narrows it ("Rojo", "a plena carga") and
 * the name of its column where others of the row hold figures, too; in the headline or in the question.
 */
export function agreesWithRows(claim: Claim): boolean {
  const said = [...claim.headline, ...claim.question];
  const places = new Set([
    ...wordsIn(claim.headline).flatMap(({ word }) => sameAs(claim.units, word).map(({ at }) => at)),
    ...figuresIn(claim.headline).flatMap((figure) => sourcesOf(claim, figure).map(({ at }) => at)),
  ]);
  return claim.rows.every((cells) => {
    const used = cells.filter((cell, at) => at > 0 && holds(cell, places));
    const last = cells.findLastIndex((cell) => holds(cell, places));
    if (last < 0) return true;
    const [label, ...others] = cells;
    if (label && !isTold(withoutBrackets(label.tokens), said, 1)) return false;
    const narrowing = others
      .slice(0, Math.max(0, last - 1))
      .filter(({ tokens }) => figuresIn(tokens).length === 0 || wordsIn(tokens).length > 1);
    if (
      !narrowing.every(
        ({ tokens }) =>
          wordsIn(tokens).length === 0 || wordsIn(tokens).some(({ word }) => has(said, word)),
      )
    )
      return false;
    return used.every((cell) => isInItsColumn(cells, cell, claim));
  });
}

function isInItsColumn(cells: readonly Cell[], cell: Cell, claim: Claim): boolean {
  const said = [...claim.headline, ...claim.question];
  const values = figuresIn(cell.tokens);
  const rivals = cells.filter(
    (other, at) =>
      at > 0 &&
      other !== cell &&
      figuresIn(other.tokens).some(({ measure }) => values.some((one) => one.measure === measure)),
  );
  if (values.length === 0 || rivals.length === 0) return true;
  const isNamed = (one: Cell): boolean => {
    const own = ownName(cells, one);
    return (
      own.length > 0 &&
      (wordsIn(own).some(({ word }) => has(said, word)) ||
        figuresIn(own).some((figure) => hasFigure(said, figure)))
    );
  };
  return isNamed(cell);
}
