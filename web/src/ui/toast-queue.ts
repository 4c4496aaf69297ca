import type { ReactNode } from 'react';

export type Toast = {
  /** Text, or text marked as another language than the page's. */
  title: ReactNode;
  description?: ReactNode;
  /** What went wrong, if anything did: its reference stands below. */
  error?: unknown;
  severity?: 'success' | 'info' | 'warning' | 'error';
  /** A further part of what is being told: it lets the toast before it be read first. */
  isPatient?: boolean;
};

type State = {
  toast: (Toast & { key: number }) | null;
  isOpen: boolean;
  waiting: readonly Toast[];
};

type Action = { type: 'show'; toast: Toast } | { type: 'close' };

export const noToast: State = { toast: null, isOpen: false, waiting: [] };

/** One toast at a time: a new one takes the place of the last, a patient one waits until that has closed. */
export function afterToast(state: State, action: Action): State {
  if (action.type === 'show') {
    return action.toast.isPatient && state.isOpen
      ? { ...state, waiting: [...state.waiting, action.toast] }
      : shown(state, action.toast, state.waiting);
  }
  const [next, ...waiting] = state.waiting;
  return next ? shown(state, next, waiting) : { ...state, isOpen: false };
}

const shown = ({ toast }: State, next: Toast, waiting: readonly Toast[]): State => ({
  toast: { ...next, key: (toast?.key ?? 0) + 1 },
  isOpen: true,
  waiting,
});
