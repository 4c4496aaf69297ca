import type { ReactNode } from 'react';
import type { Emergency, Gearbox, QuotedManual } from '@contract';
import type { StepScreen } from '../../ui/steps-dialog';
import { needsFigure } from '../../lib/figure-key';
import type { First } from './first-things';
import { tellsGearboxes } from './gearboxes';
import { limitsOf } from './limits';
import { piecesOf, type Piece } from './road-pieces';
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

/** The screens of pieces from the first step on, with what has to be at hand before it; steps alone are counted. */
function screensOfSteps(pieces: readonly Piece[], source: Source): StepScreen[] {
  const count = pieces.filter(({ kind }) => kind === 'step').length;
  let number = 0;
  return pieces.map((piece) => {
    if (piece.kind === 'step') number += 1;
    const reached = Math.round((number / count) * 100);
    switch (piece.kind) {
      case 'step':
        return stepScreen(
          piece,
          { name: `Paso ${number} de ${count}`, reached },
          source,
          number === count ? source.limits : [],
        );
      case 'needed':
        return neededScreen(piece.quotes, reached, source);
      case 'parts':
        return partsScreen(piece.parts, { name: 'Ten en cuenta', reached }, source, null);
    }
  });
}

/** A procedure, one step a screen, behind what law, Guantera and manual say before the first one. */
export function screensOf(told: Told, around: Around): StepScreen[] {
  const { first } = around;
  const source = sourceOf(told, around);
  const pieces = piecesOf(told.emergency.parts);
  const opening = pieces.find(({ kind }) => kind !== 'needed');
  const before = opening?.kind === 'parts' ? opening.parts : [];
  const rest = opening?.kind === 'parts' ? pieces.filter((piece) => piece !== opening) : pieces;
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
