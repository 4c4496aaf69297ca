import { quotesOfPart, type EmergencyPart } from '@contract';
import { splitFigures } from '../../lib/figures';

const namesSpeed = (text: string): boolean =>
  splitFigures(text).some((part) => part.kind === 'figure' && part.unit.toLowerCase() === 'km/h');

/**
 * Paragraphs and warnings before the last steps that limit how fast is driven. They are read before anything is done, and hold
 * once all is done: a spare wheel's 80 km/h.
 */
export function limitsOf(parts: readonly EmergencyPart[]): EmergencyPart[] {
  const end = parts.findLastIndex(({ kind }) => kind === 'steps');
  return parts
    .slice(0, Math.max(end, 0))
    .filter(
      (part) =>
        (part.kind === 'text' || part.kind === 'warning') &&
        quotesOfPart(part).some(({ text }) => namesSpeed(text)),
    );
}
