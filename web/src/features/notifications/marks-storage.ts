import { marksSchema, type Marks } from './notification-list';

const keyOf = (ownerId: string): string => `guantera-notifications-${ownerId}`;

/** What this browser keeps for an owner; null when it keeps nothing, or nothing that can be read. */
export function loadMarks(ownerId: string): Marks | null {
  try {
    return marksSchema.parse(JSON.parse(localStorage.getItem(keyOf(ownerId)) ?? 'null'));
  } catch {
    return null;
  }
}

export function saveMarks(ownerId: string, marks: Marks): void {
  try {
    localStorage.setItem(keyOf(ownerId), JSON.stringify(marks));
  } catch {
    // A browser that keeps nothing: the marks last as long as the page.
  }
}
