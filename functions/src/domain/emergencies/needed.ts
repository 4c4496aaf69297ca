import type { EmergencyPart, Quote } from '@contract';
import { folded, SAYS_WHERE, type TopicWords } from './words';

/** A paragraph told apart: what has to be at hand, by its beginning, and the rest of it. */
type Told = { needed: Quote[]; rest: Quote[] };

/**
 * Of a paragraph that names a tool and says where it lies, all from its first sentence to the last one that does either:
 * sentences lean on those before ("Se guarda junto al gato"). None of what leads to a list by its colon.
 */
function toldApart(quotes: readonly Quote[], tools: RegExp): Told | null {
  const texts = quotes.map(({ text }) => folded(text).trim());
  const says = (words: RegExp) => (text: string) => words.test(text);
  if (!texts.some(says(tools)) || !texts.some(says(SAYS_WHERE))) return null;
  if (texts.at(-1)?.endsWith(':')) return null;
  const end = 1 + texts.findLastIndex((text) => tools.test(text) || SAYS_WHERE.test(text));
  return { needed: quotes.slice(0, end), rest: quotes.slice(end) };
}

/** A title, where it says something that what stands below it does not. */
function titleOf(title: Quote | null, below: readonly Quote[]): Quote[] {
  const said = folded(below.map(({ text }) => text).join(' '));
  return title && !said.includes(folded(title.text)) ? [title] : [];
}

/** A title that has nothing below it any more. */
const isLeftAlone = (part: EmergencyPart, next: EmergencyPart | undefined): boolean =>
  part.kind === 'title' && (!next || next.kind === 'title');

/**
 * What has to be at hand comes before the steps: no wheel comes off without the adapter that is told of behind them. The
 * title that it stands below goes with it, since it may say for whom it holds.
 */
export function neededFirst(
  parts: readonly EmergencyPart[],
  { tools }: TopicWords,
): readonly EmergencyPart[] {
  if (!tools || !parts.some(({ kind }) => kind === 'steps')) return parts;
  const needed = new Set<Quote>();
  const rest: EmergencyPart[] = [];
  let title: Quote | null = null;
  for (const part of parts) {
    if (part.kind === 'title') title = part.quote;
    const told = part.kind === 'text' ? toldApart(part.quotes, tools) : null;
    if (!told) {
      rest.push(part);
      continue;
    }
    for (const quote of [...titleOf(title, told.needed), ...told.needed]) needed.add(quote);
    if (told.rest.length > 0) rest.push({ kind: 'text', quotes: told.rest });
  }
  if (needed.size === 0) return parts;
  return [
    { kind: 'text', quotes: [...needed], isNeeded: true },
    ...rest.filter((part, at) => !isLeftAlone(part, rest[at + 1])),
  ];
}
