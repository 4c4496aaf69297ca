import { quotesOfPart, type EmergencyPart } from '@contract';

const IS_SPEED = /\d\s*km\/h/iu;

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
        quotesOfPart(part).some(({ text }) => IS_SPEED.test(text)),
    );
}
