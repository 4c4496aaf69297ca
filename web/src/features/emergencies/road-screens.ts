import type { ReactNode } from 'react';
import type { Emergency, Gearbox, QuotedManual } from '@contract';
import type { StepScreen } from '../../ui/steps-dialog';
import { needsFigure } from '../../lib/figure-key';
import type { First } from './first-things';
import { tellsGearboxes } from './gearboxes';
import { limitsOf } from './limits';
import { piecesOf, type Piece, type Step } from './road-pieces';
import { neededScreen, onlyPlace, partsScreen, stepScreen, type Source } from './road-views';

type Told = { manual: QuotedManual; emergency: Emergency };

type Around = {
  /** What is done before what the manual says; null where it stands elsewhere, or there is none. */
  first: First | null;
  gearbox: Gearbox | undefined;
  /** What is asked where points depend on the gearbox. */
  question: ReactNode;
};

const sourceOf = ({ manual, emergency }: Told, { gearbox, question }: Around): Source => ({
  ...{ manual, gearbox, heading: emergency.heading, isToCheck: emergency.isToCheck ?? false },
  captions: emergency.parts.flatMap((part) =>
    part.kind === 'text' ? part.quotes.filter(({ text }) => needsFigure(text)) : [],
  ),
  limits: limitsOf(emergency.parts),
  question: tellsGearboxes([emergency]) ? question : null,
});

/** What warns of a step in more letters than these would leave a phone no room for the step itself. */
const MOST_LETTERS = 180;

const areLong = (warnings: Step['before']): boolean =>
  warnings.flatMap(({ quotes }) => quotes).reduce((sum, { text }) => sum + text.length, 0) >
  MOST_LETTERS;

type Counted = { number: number; count: number };

/** A step; what warns of it stands above it, or on a screen of its own before it where that is long. */
function screensOfStep(step: Step, { number, count }: Counted, source: Source): StepScreen[] {
  const reached = (at: number): number => Math.round((at / count) * 100);
  const place = { name: `Paso ${number} de ${count}`, reached: reached(number) };
  const again = number === count ? source.limits : [];
  if (!areLong(step.before)) return [stepScreen(step, place, source, again)];
  const warned = { name: `Antes del paso ${number}`, reached: reached(number - 1) };
  return [
    partsScreen(step.before, warned, { ...source, question: null }, null),
    stepScreen({ ...step, before: [] }, place, source, again),
  ];
}

/** The screens of pieces from the first step on, with what has to be at hand before it; steps alone are counted. */
function screensOfSteps(pieces: readonly Piece[], source: Source): StepScreen[] {
  const count = pieces.filter(({ kind }) => kind === 'step').length;
  let number = 0;
  return pieces.flatMap((piece) => {
    if (piece.kind === 'step') number += 1;
    const reached = Math.round((number / count) * 100);
    switch (piece.kind) {
      case 'step':
        return screensOfStep(piece, { number, count }, source);
      case 'needed':
        return neededScreen(piece.quotes, reached, source);
      case 'parts':
        return partsScreen(piece.parts, { name: 'Ten en cuenta', reached }, source, null);
    }
  });
}

/** What stands before the first step, with what warns of that at length: one screen, for each is a touch more to the step. */
function openingOf(pieces: readonly Piece[], isOpened: boolean) {
  const opening = pieces.find(({ kind }) => kind !== 'needed');
  const before = opening?.kind === 'parts' ? opening.parts : [];
  const rest = opening?.kind === 'parts' ? pieces.filter((piece) => piece !== opening) : pieces;
  const step = rest.find((piece) => piece.kind === 'step');
  if (!step || !areLong(step.before) || !(isOpened || before.length > 0)) return { before, rest };
  const unwarned = rest.map((piece) => (piece === step ? { ...step, before: [] } : piece));
  return { before: [...step.before, ...before], rest: unwarned };
}

/** A procedure, one step a screen, behind what law, Guantera and manual say before the first one. */
export function screensOf(told: Told, around: Around): StepScreen[] {
  const { first } = around;
  const source = sourceOf(told, around);
  const { before, rest } = openingOf(piecesOf(told.emergency.parts), first !== null);
  const isStepped = rest.some(({ kind }) => kind === 'step');
  const name = isStepped ? 'Antes de empezar' : 'Lo que hay que saber';
  return [
    ...(before.length > 0 || first
      ? [partsScreen(before, { name, reached: 0 }, source, first)]
      : []),
    ...(told.emergency.parts.length === 0 ? [onlyPlace(source)] : []),
    ...screensOfSteps(rest, source),
  ];
}
