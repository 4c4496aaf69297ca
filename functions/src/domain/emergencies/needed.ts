import type { EmergencyPart } from '@contract';
import { folded, SAYS_WHERE, type TopicWords } from './words';

type Text = Extract<EmergencyPart, { kind: 'text' }>;

/** Whether a paragraph names a tool and says where it lies; what leads to a list by its colon belongs there. */
function isNeeded(part: EmergencyPart, tools: RegExp): part is Text {
  if (part.kind !== 'text') return false;
  const text = folded(part.quotes.map((quote) => quote.text).join(' '));
  return tools.test(text) && SAYS_WHERE.test(text) && !text.trimEnd().endsWith(':');
}

/** A title that has nothing below it any more. */
const isLeftAlone = (part: EmergencyPart, next: EmergencyPart | undefined): boolean =>
  part.kind === 'title' && (!next || next.kind === 'title');

/**
 * What has to be at hand comes before the steps: no wheel comes off without the adapter that is told of behind them. A
 * paragraph is taken whole, since its sentences lean on each other.
 */
export function neededFirst(
  parts: readonly EmergencyPart[],
  { tools }: TopicWords,
): readonly EmergencyPart[] {
  if (!tools || !parts.some(({ kind }) => kind === 'steps')) return parts;
  const needed = parts.filter((part) => isNeeded(part, tools));
  if (needed.length === 0) return parts;
  const rest = parts.filter((part) => !isNeeded(part, tools));
  return [
    { kind: 'text', quotes: needed.flatMap(({ quotes }) => quotes), isNeeded: true },
    ...rest.filter((part, at) => !isLeftAlone(part, rest[at + 1])),
  ];
}
