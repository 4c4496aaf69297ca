import type { EmergencyPart } from '@contract';

/** Of a procedure that is prose alone, more is not read beside a road. */
const MOST_PARAGRAPHS = 3;

const isProse = ({ kind }: EmergencyPart): boolean =>
  kind === 'text' || kind === 'warning' || kind === 'title';

type Told = { shown: EmergencyPart[]; more: EmergencyPart[] };

/** What stands, and what is folded behind it: of long prose its first paragraph stands, and every warning. */
export function foldedProse(parts: readonly EmergencyPart[]): Told {
  const paragraphs = parts.filter(({ kind }) => kind === 'text');
  if (!parts.every(isProse) || paragraphs.length <= MOST_PARAGRAPHS) {
    return { shown: [...parts], more: [] };
  }
  const first = parts.findIndex(({ kind }) => kind === 'text');
  const stands = ({ kind }: EmergencyPart, at: number) => kind === 'warning' || at <= first;
  return {
    shown: parts.filter(stands),
    more: parts.filter((part, at) => !stands(part, at)),
  };
}
