import {
  statusRefusal,
  type EditableStatus,
  type ErrorCode,
  type Manual,
  type ManualStatus,
} from '@contract';

/** How often a status is asked for while it may change by itself, in milliseconds. */
export const TRACK_REFRESH_MS = 2000;

const moving: readonly ManualStatus[] = ['pending', 'processing', 'vectorizing'];

/** Whether background work can still change the status. */
export const isMoving = (status: ManualStatus): boolean => moving.includes(status);

/** Statuses that the edit form offers, each with what choosing it means. */
const offered = new Map<EditableStatus, string>([
  ['pending', 'Waits for its file.'],
  ['processing', 'The file is read again.'],
  ['completed', 'Read to the end.'],
  ['error', 'Another name of failed.'],
]);

export const meaningOf = (status: EditableStatus): string => offered.get(status) ?? '';

const whyNot: Partial<Record<ErrorCode, string>> = {
  MANUAL_BUSY: 'not while the manual is being read',
  MANUAL_HAS_NO_FILE: 'not before the manual has a file',
  STATUS_NOT_ALLOWED: 'set by reading the file, not by hand',
};

type Choice = {
  status: EditableStatus;
  /** Why the server would refuse it; null where it would not. */
  whyNot: string | null;
};

/** The form's choices: the four, and the status that the manual has when it is another. */
export function choicesFor(manual: Pick<Manual, 'status' | 'fileSize'>): Choice[] {
  const { status: current } = manual;
  const statuses = offered.has(current) ? [...offered.keys()] : [current, ...offered.keys()];
  return statuses.map((status) => {
    const refusal = statusRefusal(manual, status);
    return { status, whyNot: refusal && (whyNot[refusal] ?? 'not now') };
  });
}

/** Says of the choices that cannot be made why: those with the same reason together. */
export function reasonsOf(choices: readonly Choice[]): string[] {
  const reasons = new Set(choices.flatMap((choice) => choice.whyNot ?? []));
  return [...reasons].map((reason) => {
    const barred = choices.filter((choice) => choice.whyNot === reason);
    return `${barred.map(({ status }) => status).join(', ')}: ${reason}.`;
  });
}
