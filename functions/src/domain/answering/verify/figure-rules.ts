import { hasFigure, sameAs, sourcesOf, type Claim } from './claim';
import { figuresIn, marksIn, wordsIn } from './claim-tokens';
import { OF_FIGURES, among } from './marks';
import { isOwnersPart, repeatsName } from './owners-words';

export const addsFigures = (claim: Claim): boolean =>
  figuresIn(claim.headline).some(
    (figure) =>
      sourcesOf(claim, figure).length === 0 &&
      !repeatsName(claim, figure.value) &&
      !isOwnersPart(claim, figure.part),
  );

export const changesLimits = (claim: Claim): boolean => {
  const asked = marksIn(claim.question);
  const ofCells = claim.rows.flat();
  const above = marksIn([...claim.above, ...claim.names]);
  return figuresIn(claim.headline).some((figure) => {
    const sources = sourcesOf(claim, figure);
    const said = among(
      marksIn(claim.headline.filter((t) => t.figurePart === figure.figurePart)),
      OF_FIGURES,
    );
    return (
      sources.length > 0 &&
      !sources.some((source) => {
        const cell = ofCells.find(({ tokens }) => tokens.some(({ at }) => at === source.at));
        const near = claim.units.filter((token) => token.figurePart === source.figurePart);
        const own = among(marksIn([...near, ...(cell?.names ?? [])]), OF_FIGURES);
        const row = cell ? claim.rows.find((cells) => cells.includes(cell)) : undefined;
        const borne = marksIn(row?.flatMap(({ names, tokens }) => [...names, ...tokens]) ?? []);
        return (
          said.every((mark) => own.includes(mark) || borne.has(mark) || (row && above.has(mark))) &&
          own.every((mark) => said.includes(mark) || asked.has(mark))
        );
      })
    );
  });
};

/** A word that stands beside another figure of that kind, and not beside this one. */
export const pairsOtherwise = (claim: Claim): boolean =>
  claim.rows.length === 0 &&
  figuresIn(claim.headline).some((figure) => {
    const sources = sourcesOf(claim, figure);
    const said = wordsIn(claim.headline.filter((t) => t.figurePart === figure.figurePart));
    return (
      sources.length > 0 &&
      sources.every(({ figurePart }) =>
        said.some(({ word }) => {
          const places = sameAs(claim.units, word).map((token) => token.figurePart);
          return (
            places.length > 0 &&
            !places.includes(figurePart) &&
            figuresIn(claim.units).some(
              (other) => other.value !== figure.value && places.includes(other.figurePart),
            )
          );
        }),
      )
    );
  });

/** "15 000 km o 12 meses", "entre 4 y 6 años", "450 ± 20 g": one of the two is no answer. */
export const dropsAlternative = ({ units, sources, headline, question }: Claim): boolean => {
  const told = [...headline, ...question];
  const limited = new Set(
    units.flatMap((token) =>
      token.is === 'mark' && token.mark === 'soonest' ? [token.sentence] : [],
    ),
  );
  const isLimitTold = marksIn(headline).has('soonest');
  return [...new Set([...sources.values()].flat())].some((source) => {
    if (limited.has(source.sentence) && !isLimitTold) return true;
    const place = source.at;
    return [1, -1].some((side) => {
      const next = units[place + side];
      const other = next?.is === 'empty' && JOINS.has(next.text) ? units[place + 2 * side] : next;
      return other?.is === 'figure' && other.part === source.part && !hasFigure(told, other);
    });
  });
};

const JOINS = new Set(['o', 'u', 'or', 'y', 'e', 'and', 'a', 'al', 'to']);
