import type { Rule, Rules } from '../types';

/** Lines that end within so many points of each other are as long, and those that near in height are one. */
export const NEAR = 3;
export const MIN_ROWS = 3;
/** The first row of a table is at most so many times as high as the box with the names of its columns. */
const MAX_HEIGHTS = 4;
/** Of the length of the longest line of a table. */
const SHORTEST = 0.6;
/** More lines are a drawing. */
const MAX_LINES = 300;
/** The cells of one table begin and end at the same points, but for rounding. */
const SAME_JOINT = 1;

/** `joints`: where the pieces of a line meet, as cells draw it. */
export type Line = Rule & { joints: number[] };

/** Joints from the left, those that are one once. */
export const distinctJoints = (joints: readonly number[]): number[] =>
  joints
    .toSorted((a, b) => a - b)
    .filter((joint, at, all) => joint - (all[at - 1] ?? Number.NEGATIVE_INFINITY) > SAME_JOINT);

/** Whether a joint is one of others. */
export const isAmong = (joint: number, others: readonly number[]): boolean =>
  others.some((other) => Math.abs(other - joint) <= SAME_JOINT);

export const reachOf = (lines: readonly Pick<Rule, 'from' | 'to'>[]) => ({
  from: Math.min(...lines.map((line) => line.from)),
  to: Math.max(...lines.map((line) => line.to)),
});

/** The lines that may part the rows of a table, table by table, from the top down; edges of coloured cells are such, too. */
export function linesOfTables(across: readonly Rule[], boxes: readonly Rules[]): Line[][] {
  const ofCells = boxes.filter(hasCells).flatMap((box) => box.across);
  const lines = wholeLines([...across, ...ofCells]);
  if (lines.length > MAX_LINES) return [];
  const whole = boxes.filter((box) => !hasCells(box)).map((box) => wholeLines(box.across));
  return asLong([...lines, ...whole.filter((box) => isHead(box, lines)).flat()]);
}

/** Whether a box is drawn cell by cell, so that it tells where its columns begin. */
const hasCells = ({ down }: Rules): boolean => {
  const [left, right] = [
    Math.min(...down.map(({ at }) => at)),
    Math.max(...down.map(({ at }) => at)),
  ];
  return down.some(({ at }) => at > left + NEAR && at < right - NEAR);
};

/** From the top down; pieces of one line that touch each other, as cells draw them, are joined. */
function wholeLines(across: readonly Rule[]): Line[] {
  const lines: Line[] = [];
  for (const rule of across.toSorted((a, b) => b.at - a.at || a.from - b.from)) {
    const touched = lines.find(
      ({ at, from, to }) =>
        Math.abs(at - rule.at) <= NEAR && rule.from <= to + NEAR && rule.to >= from - NEAR,
    );
    if (!touched) lines.push({ ...rule, joints: [] });
    else {
      if (Math.abs(touched.to - rule.from) <= NEAR) touched.joints.push(rule.from);
      touched.from = Math.min(touched.from, rule.from);
      touched.to = Math.max(touched.to, rule.to);
    }
  }
  return lines;
}

/** Whether a box stands right above lines as wide as it, as those of the rows of a table do. */
function isHead(box: readonly Line[], lines: readonly Line[]): boolean {
  const [above, below] = box;
  if (!above || !below) return false;
  const most = MAX_HEIGHTS * (above.at - below.at);
  const isAsWide = ({ from, to }: Line) =>
    Math.abs(from - below.from) <= NEAR && Math.abs(to - below.to) <= NEAR;
  let [at, rows] = [below.at, 0];
  for (const line of lines.filter(isAsWide)) {
    if (at - line.at <= NEAR) continue;
    if (at - line.at > most) break;
    rows += 1;
    at = line.at;
  }
  return rows >= MIN_ROWS - 1;
}

/** Lines that begin at the same margin and are as long, or shorter where a row lacks its last cells. */
function asLong(lines: readonly Line[]): Line[][] {
  const groups: Line[][] = [];
  for (const line of lines.toSorted((a, b) => b.to - b.from - (a.to - a.from))) {
    const isOfTable = ([first]: Line[]) =>
      first &&
      Math.abs(first.from - line.from) <= NEAR &&
      line.to - line.from >= SHORTEST * (first.to - first.from);
    const group = groups.find(isOfTable);
    if (group) group.push(line);
    else groups.push([line]);
  }
  return groups
    .filter(({ length }) => length >= MIN_ROWS)
    .map((group) => group.toSorted((a, b) => b.at - a.at));
}
