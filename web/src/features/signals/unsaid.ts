import { isAllTold, untoldSentences } from '../../lib/vehicle-part';
import type { Asked, decide } from './decision';
import { NONE } from './drawing-step';
import { STATES } from './views';

/** What the manual is silent about, and what counts instead. */
export type Unsaid = { why: string; so: string };

type Decided = ReturnType<typeof decide>;

/** That the manual is silent, of the light or of the state that was seen; or that it cannot be told yet. */
function whyOf({ step, manuals }: Pick<Asked, 'step' | 'manuals'>, isKnown: boolean): string {
  if (!isAllTold({ manuals })) return untoldSentences({ manuals }).join(' ');
  const what = isKnown && step.state ? `: qué significa ${STATES[step.state].said}` : '';
  return `Tu manual no lo dice${what}.`;
}

function soOf(signal: string, advice: Decided['advice']): string {
  if (advice) {
    return advice.decidedBy === 'rule'
      ? 'Decide su color.'
      : 'Lo de arriba es lo que dice de él cuando luce de otro modo.';
  }
  return signal === NONE
    ? 'Di de qué color es y te decimos la regla general.'
    : 'Mira de qué color es: si es roja, para en un lugar seguro.';
}

/** Null where the manual says all that decides. */
export function unsaidOf(
  asked: Pick<Asked, 'step' | 'manuals'>,
  { said, colours, advice, isSaid }: Pick<Decided, 'said' | 'colours' | 'advice' | 'isSaid'>,
): Unsaid | null {
  if (!isSaid) return { why: whyOf(asked, said.length > 0), so: soOf(asked.step.signal, advice) };
  return colours.length === 0 && advice?.decidedBy === 'rule'
    ? { why: 'Tu manual no dice de qué color es.', so: 'Cuenta el que has visto.' }
    : null;
}
