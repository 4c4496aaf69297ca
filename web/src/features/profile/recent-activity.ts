import type { Manual, SearchHistoryItem } from '@contract';

export type Activity = {
  key: string;
  kind: 'search' | 'manual';
  text: string;
  /** ISO moment. */
  at: string;
};

/** The rest stands in the history. */
const SHOWN = 3;

/** What has no readable moment comes last. */
const timeOf = ({ at }: Activity): number => Date.parse(at) || 0;

/** What was asked again stands where it was asked last. */
const distinct = (activities: readonly Activity[]): Activity[] => {
  const seen = new Set<string>();
  return activities.filter(({ kind, text }) => {
    const isNew = !seen.has(`${kind} ${text}`);
    seen.add(`${kind} ${text}`);
    return isNew;
  });
};

/** The last questions and uploads together, the newest first. */
export function recentActivity(
  searches: readonly SearchHistoryItem[],
  manuals: readonly Manual[],
): Activity[] {
  const asked = searches.map(({ id, query, createdAt }): Activity => {
    return { key: `search-${id}`, kind: 'search', text: query, at: createdAt };
  });
  const uploaded = manuals.map(({ id, originalFilename, createdAt }): Activity => {
    return { key: `manual-${id}`, kind: 'manual', text: originalFilename, at: createdAt };
  });
  const all = [...asked, ...uploaded].sort((one, other) => timeOf(other) - timeOf(one));
  return distinct(all).slice(0, SHOWN);
}
