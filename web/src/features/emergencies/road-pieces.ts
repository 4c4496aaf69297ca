import type { EmergencyPart, Quote } from '@contract';
import { hasOrder, isNumbered } from './numbered';

export type WarningPart = Extract<EmergencyPart, { kind: 'warning' }>;

export type Step = {
  kind: 'step';
  title: string;
  mark: string;
  quote: Quote;
  /** What warns of it, before it and behind it. */
  before: WarningPart[];
  after: WarningPart[];
};

/** A step, what has to be at hand, or what stands between two steps. */
export type Piece =
  Step | { kind: 'needed'; quotes: Quote[] } | { kind: 'parts'; parts: EmergencyPart[] };

type Title = Extract<EmergencyPart, { kind: 'title' }>;
type Steps = Extract<EmergencyPart, { kind: 'steps' }>;

/** What waits for a piece to come below it: its title, and what warns of it. */
type Held = { title: Title | null; warnings: WarningPart[] };

/** What has no number stays together where it stands. */
function addOther(pieces: Piece[], part: EmergencyPart, held: Held): void {
  const last = pieces.at(-1);
  const own = held.title ? [held.title, part] : [part];
  if (last?.kind === 'parts') last.parts.push(...own);
  else pieces.push({ kind: 'parts', parts: own });
  held.title = null;
}

/** Points without a number that follow each other are one list. */
function addPoint(pieces: Piece[], point: Steps['steps'][number], held: Held): void {
  const last = pieces.at(-1);
  const list = last?.kind === 'parts' && !held.title ? last.parts.at(-1) : undefined;
  if (list?.kind === 'steps') list.steps.push(point);
  else addOther(pieces, { kind: 'steps', steps: [point] }, held);
}

function addSteps(pieces: Piece[], steps: Steps['steps'], held: Held): void {
  const title = held.title?.quote.text ?? '';
  for (const step of steps) {
    const { mark, quote } = step;
    if (isNumbered(mark)) {
      pieces.push({ kind: 'step', title, mark, quote, before: held.warnings, after: [] });
      held.warnings = [];
    } else addPoint(pieces, step, held);
  }
  held.title = null;
}

/** A warning stands at the step that it follows, else at the next one. */
function addWarning(pieces: Piece[], warning: WarningPart, held: Held): void {
  const last = pieces.at(-1);
  if (last?.kind === 'step' && !held.title) last.after.push(warning);
  else held.warnings.push(warning);
}

/** One step each; what has no order stays whole. */
export function piecesOf(parts: readonly EmergencyPart[]): Piece[] {
  if (!hasOrder(parts)) return parts.length > 0 ? [{ kind: 'parts', parts: [...parts] }] : [];
  const pieces: Piece[] = [];
  const held: Held = { title: null, warnings: [] };
  for (const part of parts) {
    if (part.kind === 'title') held.title = part;
    else if (part.kind === 'warning') addWarning(pieces, part, held);
    else if (part.kind === 'steps') addSteps(pieces, part.steps, held);
    else if (part.kind === 'text' && part.isNeeded) {
      pieces.push({ kind: 'needed', quotes: part.quotes });
    } else addOther(pieces, part, held);
  }
  for (const warning of held.warnings) addOther(pieces, warning, held);
  return pieces;
}
