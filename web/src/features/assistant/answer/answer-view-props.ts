import type { ReactNode } from 'react';
import type { PagePane } from '../../../lib/page-pane';
import type { ShownAnswer } from './shown-answer';

/** What an answer is shown by, whether the manual says it or not. */
export type AnswerViewProps = {
  answer: ShownAnswer;
  /** Null when it has been deleted meanwhile. */
  vehicle: string | null;
  historyPath: string;
  PagePane: PagePane;
  onAskAgain: () => void;
  /** Undefined where the answer cannot be gone on from. */
  onGoOn: (() => void) | undefined;
  /** The question, and how it was read. */
  header: ReactNode;
  /** Where the next question is written. */
  box: ReactNode;
  /** What could be asked next. */
  children: ReactNode;
};
