import type { Statement } from '@contract';

export type Step = Extract<Statement, { kind: 'steps' }>['steps'][number];
/** A step, or a point, with those of the level below it. */
export type NestedStep = Step & { inner: NestedStep[] };

/** Without what only parts it from the words behind it: "3.2.1", "a". */
export const shownMark = (mark: string): string => mark.replace(/^\(|[.)]+$/g, '');

/** A number or a letter: what is left of marks are bullets. */
export const isCounted = (mark: string): boolean => /^\(?[\da-z]/.test(mark);

const BULLETS = ['•·●*', '○◦', '▪■□', '–—-', '✓✔✗✘☐❏❐❑❒', '+', '»', '►➤→➢'];
const ROMAN = /^(?:[ivx]{2,}|[ivx])$/;

/** The level before this one in the alphabet stands open: "i" behind "h" is a letter. */
const follows = (mark: string, before: string): boolean =>
  mark.charCodeAt(0) === before.charCodeAt(0) + 1;

type Level = { kind: string; parts: number; last: string };

function levelOf(mark: string, open: readonly Level[]): Level {
  const last = shownMark(mark);
  if (/^\d/.test(last)) return { kind: 'number', parts: last.split('.').length, last };
  if (!/^[a-z]/.test(last)) {
    const kind = BULLETS.find((bullets) => bullets.includes(mark)) ?? mark;
    return { kind, parts: 0, last };
  }
  const letter = open.find(({ kind }) => kind === 'letter');
  const isLetter = !ROMAN.test(last) || (letter !== undefined && follows(last, letter.last));
  const isRoman = !isLetter && (last.startsWith('i') || open.some(({ kind }) => kind === 'roman'));
  return { kind: isRoman ? 'roman' : 'letter', parts: 0, last };
}

/** Which of the open levels a mark goes on with, or closes because it counts further out. */
const placeOf = ({ kind, parts }: Level, open: readonly Level[]): number =>
  open.findIndex((level) => level.kind === kind && level.parts >= parts);

/** How deep each step stands, from 0, as its printed mark tells. A remark stands with the step before it. */
export function depthsOf(steps: readonly Pick<Step, 'mark'>[]): number[] {
  let open: Level[] = [];
  return steps.map(({ mark }) => {
    if (mark !== '') {
      const level = levelOf(mark, open);
      const place = placeOf(level, open);
      open = [...(place < 0 ? open : open.slice(0, place)), level];
    }
    return Math.max(0, open.length - 1);
  });
}

/** Steps as their marks nest them, in the same order. */
export function nestedSteps(steps: readonly Step[]): NestedStep[] {
  const depths = depthsOf(steps);
  const levels: NestedStep[][] = [[]];
  steps.forEach((step, at) => {
    const depth = depths[at] ?? 0;
    const nested: NestedStep = { ...step, inner: [] };
    levels.length = depth + 1;
    levels[depth]?.push(nested);
    levels.push(nested.inner);
  });
  return levels[0] ?? [];
}
