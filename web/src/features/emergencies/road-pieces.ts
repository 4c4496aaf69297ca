import type { EmergencyPart, Quote } from '@contract';

/** A step, or what stands between two of them. */
export type Piece =
  | { kind: 'step'; title: string; mark: string; quote: Quote }
  | { kind: 'parts'; parts: EmergencyPart[] };

/** One step each; what else there is stays together where it stands. A title belongs to what comes below it. */
export function piecesOf(parts: readonly EmergencyPart[]): Piece[] {
  const pieces: Piece[] = [];
  let title: EmergencyPart | null = null;
  for (const part of parts) {
    if (part.kind === 'title') {
      title = part;
      continue;
    }
    if (part.kind === 'steps') {
      const name = title?.kind === 'title' ? title.quote.text : '';
      pieces.push(...part.steps.map((step): Piece => ({ kind: 'step', title: name, ...step })));
    } else {
      const last = pieces.at(-1);
      const own = title ? [title, part] : [part];
      if (last?.kind === 'parts') last.parts.push(...own);
      else pieces.push({ kind: 'parts', parts: own });
    }
    title = null;
  }
  return pieces;
}
