import type { editableStatuses, ManualStatus } from '@contract';

/** What a manual can be, and `error`: the form's other name of `failed`. */
export type ConsoleStatus = (typeof editableStatuses)[number];

/** How often a status is asked for while it may change by itself, in milliseconds. */
export const TRACK_REFRESH_MS = 2000;

const moving: readonly ManualStatus[] = ['pending', 'processing', 'vectorizing'];

/** Whether background work can still change the status. */
export const isMoving = (status: ManualStatus): boolean => moving.includes(status);

/** Statuses that the edit form offers, each with what choosing it means. */
const offered = new Map<ConsoleStatus, string>([
  ['pending', 'Waits for its file.'],
  ['processing', 'The file is read again.'],
  ['completed', 'Read to the end.'],
  ['error', 'Another name of failed.'],
]);

export const meaningOf = (status: ConsoleStatus): string => offered.get(status) ?? '';

/** The form's choices: the four, and the status that the manual has when it is another. */
export const choicesFor = (current: ManualStatus): readonly ConsoleStatus[] =>
  offered.has(current) ? [...offered.keys()] : [current, ...offered.keys()];
