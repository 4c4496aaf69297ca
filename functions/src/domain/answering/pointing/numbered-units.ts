import type { Block, TableBlock, Unit } from '../../document/block';
import { blocksOf } from '../../document/blocks-of-text';
import { oneLine } from '../../document/marked-item';
import { shownCells } from '../../text/cells';
import type { NumberedExcerpt } from '../../ports/pointing-model';
import type { Excerpt } from '../../ports';
import type { CitedUnit } from '../quotables/cited-units';
import { MODEL_RETRIEVAL } from '../retrieval';
import type { UnitQuoter } from './quote-units';

/** The units of excerpts with the numbers by which a model points at them, from 1 on over all of them. */
export type Numbering = { units: ReadonlyMap<number, CitedUnit>; excerpts: NumberedExcerpt[] };

type NumberedUnit = NumberedExcerpt['units'][number];

/** "Neumático: 185/65 R15 · Delante: 2,2 bar", below the title that the row stands under in its table. */
function rowText({ header, units }: TableBlock, unit: Unit, textOf: (unit: Unit) => string) {
  const names = header.at(-1)?.cells ?? [];
  const cells = shownCells(textOf(unit)).map((cell, at) => {
    const name = names[at] ?? '';
    return name === '' || cell === '' ? cell : `${name}: ${cell}`;
  });
  const group = units.slice(0, units.indexOf(unit)).findLast((above) => above.kind === 'group');
  const title = group ? [oneLine(textOf(group))] : [];
  return [...title, ...cells.filter((cell) => cell !== '')].join(' · ');
}

const shown = (block: Block, unit: Unit, content: string): string => {
  const textOf = ({ start, end }: Unit): string => content.slice(start, end);
  return block.kind === 'table' && unit.kind === 'row'
    ? rowText(block, unit, textOf)
    : oneLine(textOf(unit));
};

/** What a number and its quotation marks take. */
const AROUND_A_UNIT = 8;

/**
 * Numbers what can be pointed at: what `canQuote`, and names of columns and groups of rows stand in their rows. What they
 * take there counts: no more is shown than a model reads, the best excerpts first.
 */
export function numberUnits(
  excerpts: readonly Excerpt[],
  { canQuote }: Pick<UnitQuoter, 'canQuote'>,
): Numbering {
  const units = new Map<number, CitedUnit>();
  let left = MODEL_RETRIEVAL.characters;
  const numbered = excerpts.map(({ chunk, documentSource }, source): NumberedExcerpt => {
    const own = blocksOf(chunk).flatMap((block): NumberedUnit[] =>
      block.units
        .filter(({ kind }) => kind !== 'names' && kind !== 'group')
        .flatMap((unit): NumberedUnit[] => {
          const text = shown(block, unit, chunk.content);
          left -= text.length + AROUND_A_UNIT;
          if (left < 0) return [];
          const cited = { source, unit, block };
          if (!canQuote(cited)) return [{ number: null, text }];
          const number = units.size + 1;
          units.set(number, cited);
          return [{ number, text }];
        }),
    );
    const { pageReference, headings } = chunk;
    return { documentSource, pageReference, headings, units: own };
  });
  return { units, excerpts: numbered };
}
