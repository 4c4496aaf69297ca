import type { Grid, Rule, Rules } from '../types';

/** Lines that end within so many points of each other touch, and edges that near are one. */
const NEAR = 3;
/** More lines are a drawing, and so are more cells. */
const MAX_RULES = 1500;
const MAX_CELLS = 4000;

/**
 * The tables that a page draws with lines: at least two rows and two columns each. `loose`: the lines across that no line
 * down touches; `boxes`: what else is drawn as one row of cells, as the colour behind the names of columns or behind every
 * second row, and two such rows right below each other. None of a drawing.
 */
export function gridsOf(rules: Rules): { grids: Grid[]; loose: Rule[]; boxes: Rules[] } {
  if (isDrawing(rules)) return { grids: [], loose: [], boxes: [] };
  const parts = joined(rules).flatMap(partsOf);
  const all = parts.flatMap((part) => gridOf(part) ?? []);
  const rows = parts.filter(isOneRow);
  const isColour = (grid: Grid) => rows.some((row) => isColouredAs(grid, row));
  const grids = all.filter((grid) => !isColour(grid));
  return {
    grids,
    loose: rules.across.filter((rule) => !rules.down.some((other) => doTouch(rule, other))),
    boxes: [...rows, ...all.filter(isColour).map((grid) => grid.rules)],
  };
}

const isOneRow = ({ across, down }: Rules): boolean =>
  across.length > 1 && down.length > 0 && edgesOf(across, down).length === 2;

/** Whether the coloured names of columns stand right above a coloured row, and another one has the same cells. */
function isColouredAs({ xs, ys }: Grid, { across, down }: Rules): boolean {
  const sides = edgesOf(down, across);
  return (
    ys.length === 3 &&
    sides.length === xs.length &&
    sides.every((side, at) => Math.abs(side - (xs[at] ?? 0)) <= NEAR)
  );
}

/** The lines that touch each other, table by table. */
function joined({ across, down }: Rules): Rules[] {
  const groups: Rules[] = [];
  const rest = new Set(down);
  const others = new Set(across);
  for (const first of down) {
    if (!rest.delete(first)) continue;
    const group: Rules = { across: [], down: [first] };
    for (let at = 0, beside = 0; at < group.down.length || beside < group.across.length;) {
      const isDown = at < group.down.length;
      const rule = isDown ? group.down[at++] : group.across[beside++];
      const found = isDown ? others : rest;
      for (const other of found) {
        if (!rule || !doTouch(rule, other)) continue;
        found.delete(other);
        (isDown ? group.across : group.down).push(other);
      }
    }
    groups.push(group);
  }
  return groups;
}

const isDrawing = ({ across, down }: Rules): boolean =>
  across.length > MAX_RULES || down.length > MAX_RULES;

/** Of a line across and one down. */
const doTouch = (a: Rule, b: Rule): boolean => covers(a, b.at) && covers(b, a.at);
const covers = ({ from, to }: Rule, at: number): boolean => from - NEAR <= at && at <= to + NEAR;

/** The lines of what stands right above each other: a box that is ruled otherwise is no part of the table below it. */
function partsOf(rules: Rules): Rules[] {
  const { across, down } = rules;
  if (across.length < 2 || down.length === 0) return [];
  const [, ...inner] = edgesOf(across, down).toReversed();
  const at = inner.slice(0, -1).find((edge) => isSeam(edge, down));
  if (at === undefined) return [rules];
  const upper = down.filter(({ from, to }) => (from + to) / 2 > at);
  const lower = down.filter((rule) => !upper.includes(rule));
  const seam = across.filter((rule) => Math.abs(rule.at - at) <= NEAR);
  const others = across.filter((rule) => !seam.includes(rule));
  return [
    { across: [...others.filter((rule) => rule.at > at), ...closing(seam, upper)], down: upper },
    { across: [...others.filter((rule) => rule.at < at), ...closing(seam, lower)], down: lower },
  ].flatMap(partsOf);
}

/** Of the lines where two figures meet, the one that is as wide as one of them. */
function closing(seam: readonly Rule[], down: readonly Rule[]): Rule[] {
  const sides = down.map(({ at }) => at);
  const [left, right] = [Math.min(...sides), Math.max(...sides)];
  const away = ({ from, to }: Rule): number => Math.abs(from - left) + Math.abs(to - right);
  return seam.toSorted((a, b) => away(a) - away(b)).slice(0, 1);
}

/** Whether every line down ends here, and hardly one goes on below: rows of one table have both sides in common. */
function isSeam(at: number, down: readonly Rule[]): boolean {
  const above = down.filter(({ from, to }) => to > at + NEAR && from <= at + 2 * NEAR);
  const below = down.filter(({ from, to }) => from < at - NEAR && to >= at - 2 * NEAR);
  if (above.length < 2 || below.length < 2 || above.some((rule) => below.includes(rule)))
    return false;
  const goesOn = above.filter((rule) =>
    below.some((other) => Math.abs(rule.at - other.at) <= NEAR),
  );
  return goesOn.length < 2;
}

function gridOf(rules: Rules): Grid | null {
  const { across, down } = rules;
  if (across.length < 2 || down.length === 0) return null;
  const xs = edgesOf(down, across);
  const ys = edgesOf(across, down).toReversed();
  const [rows, columns] = [ys.length - 1, xs.length - 1];
  if (rows < 2 || columns < 2 || rows * columns > MAX_CELLS) return null;
  const cells = ys
    .slice(1)
    .map((_, row) => xs.slice(1).map((__, column) => row * columns + column));
  const rename = (from: number | undefined, to: number): void => {
    for (const row of cells) row.forEach((cell, at) => cell === from && (row[at] = to));
  };
  const sides = sidesOf(rules, xs, ys);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const cell = cells[row]?.[column] ?? 0;
      if (column + 1 < columns && !sides.right(row, column)) rename(cells[row]?.[column + 1], cell);
      if (row + 1 < rows && !sides.below(row, column)) rename(cells[row + 1]?.[column], cell);
    }
  }
  return { xs, ys, cells, rules };
}

/**
 * Whether a line is drawn to the right of a place, or below it. Two cells with a line between them that both go on in
 * the next row have it there, too: browsers leave it out beside cells that span three rows.
 */
function sidesOf({ across, down }: Rules, xs: readonly number[], ys: readonly number[]) {
  const middle = (edges: readonly number[], at: number) =>
    ((edges[at] ?? 0) + (edges[at + 1] ?? 0)) / 2;
  const below = (row: number, column: number): boolean =>
    isDrawn(across, ys[row + 1], middle(xs, column));
  // Told once for each place: it stands on what is told of the row above.
  const told: (boolean | undefined)[] = [];
  const right = (row: number, column: number): boolean =>
    (told[row * xs.length + column] ??=
      isDrawn(down, xs[column + 1], middle(ys, row)) ||
      (row > 0 &&
        !below(row - 1, column) &&
        !below(row - 1, column + 1) &&
        right(row - 1, column)));
  return { right, below };
}

/** Where the lines stand, and where those that cross them end, upwards. */
function edgesOf(rules: readonly Rule[], crossing: readonly Rule[]): number[] {
  const ends = [
    Math.min(...crossing.map(({ from }) => from)),
    Math.max(...crossing.map(({ to }) => to)),
  ];
  const all = [...rules.map(({ at }) => at), ...ends].toSorted((a, b) => a - b);
  return all.filter((edge, index) => index === 0 || edge - (all[index - 1] ?? edge) > NEAR);
}

const isDrawn = (rules: readonly Rule[], at = 0, across = 0): boolean =>
  rules.some(
    (rule) => Math.abs(rule.at - at) <= 2 * NEAR && rule.from <= across && across <= rule.to,
  );
