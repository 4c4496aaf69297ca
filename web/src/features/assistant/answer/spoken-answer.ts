import { useEffect, useEffectEvent } from 'react';
import { statementsOf } from '../../../lib/cited-pages';
import { useReadAloud } from '../../../ui/use-read-aloud';
import { stateOf, titles } from './answer-state';
import { certaintyOf } from './doubts';
import { confidenceLabel } from './confidence-meter';
import type { ShownAnswer } from './shown-answer';
import { spokenText } from './spoken-text';

/** Whoever only listens hears the doubt that others see. */
function piecesOf(answer: ShownAnswer): string[] {
  const state = stateOf(answer);
  if (state !== 'found') return [`${titles[state]}.`];
  const { title, why, isSure } = certaintyOf(answer);
  const isHigh = answer.confidence === 'high';
  const doubt = isHigh ? `${title}. ${why}` : `${confidenceLabel(answer.confidence)}.`;
  return [...(isSure ? [] : [doubt]), ...spokenText(statementsOf(answer))];
}

/** Reads out an answer that was asked for by voice, once; the answer's own button stops it. */
export function SpokenAnswer({ answer }: { answer: ShownAnswer }) {
  const { read } = useReadAloud(piecesOf(answer));
  const begin = useEffectEvent(read);
  useEffect(() => begin(), []);
  return null;
}
