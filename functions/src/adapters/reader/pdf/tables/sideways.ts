import { isSameBaseline } from '../geometry/same-baseline';
import { turn } from '../geometry/turn';
import type { Place, Rule, Rules, Word } from '../types';

/** Fewer lines or words are a label at the margin, or along the axis of a figure. */
const MIN_LINES = 3;
const MIN_WORDS = 6;
/** Lines of one text or table are at most so many times their height apart. */
const LINE_GAP = 3;

/** What stands sideways on a page: its words as they are drawn, each with what it is when that is upright. */
export type SidewaysBlock = { turns: number; words: Map<Word, Word>; isLabel: boolean };

/** Texts, tables and labels that stand sideways beside upright text, or upright beside sideways text. */
export function sidewaysBlocks(words: readonly Word[]): SidewaysBlock[] {
  const byTurns = new Map<number, Map<Word, Word>>();
  for (const word of words) {
    if (!word.sideways) continue;
    const { turns, ...place } = word.sideways;
    const found = byTurns.get(turns) ?? new Map<Word, Word>();
    byTurns.set(turns, found.set(word, { ...word, ...place, turned: false }));
  }
  return [...byTurns].flatMap(([turns, found]) =>
    blocksOf([...found]).map(({ pairs, isLabel }) => ({ turns, words: new Map(pairs), isLabel })),
  );
}

type Pair = readonly [drawn: Word, upright: Word];

function blocksOf(pairs: readonly Pair[]): { pairs: Pair[]; isLabel: boolean }[] {
  const blocks: { pairs: Set<Pair>; lines: number; last: Place }[] = [];
  for (const pair of pairs.toSorted(([, a], [, b]) => b.baseline - a.baseline)) {
    const [, word] = pair;
    const block = blocks.at(-1);
    if (block && block.last.baseline - word.baseline <= LINE_GAP * word.size) {
      block.pairs.add(pair);
      if (!isSameBaseline(block.last, word)) [block.lines, block.last] = [block.lines + 1, word];
    } else {
      blocks.push({ pairs: new Set([pair]), lines: 1, last: word });
    }
  }
  return blocks.map(({ pairs: own, lines }) => ({
    pairs: pairs.filter((pair) => own.has(pair)),
    isLabel: lines < MIN_LINES || own.size < MIN_WORDS,
  }));
}

/** The lines of a page when that is turned by more quarter turns. */
export function turnedRules({ across, down }: Rules, turns: number): Rules {
  const turnedAll = (rules: readonly Rule[], isAcross: boolean): Rule[] =>
    rules.map(({ at, from, to }) => {
      const [a, b] = isAcross
        ? [turn(from, at, turns), turn(to, at, turns)]
        : [turn(at, from, turns), turn(at, to, turns)];
      const isNowAcross = isAcross === (turns % 2 === 0);
      const [start, end] = isNowAcross ? [a.x, b.x] : [a.y, b.y];
      return {
        at: isNowAcross ? a.y : a.x,
        from: Math.min(start, end),
        to: Math.max(start, end),
      };
    });
  const [alongX, alongY] = [turnedAll(across, true), turnedAll(down, false)];
  return turns % 2 === 0 ? { across: alongX, down: alongY } : { across: alongY, down: alongX };
}
