import BookmarkAddedIcon from '@mui/icons-material/BookmarkAdded';
import BookmarkIcon from '@mui/icons-material/BookmarkBorderOutlined';
import HistoryIcon from '@mui/icons-material/HistoryOutlined';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import ReplayIcon from '@mui/icons-material/ReplayOutlined';
import ReplyIcon from '@mui/icons-material/ReplyOutlined';
import ShareIcon from '@mui/icons-material/ShareOutlined';
import ThumbDownFilledIcon from '@mui/icons-material/ThumbDown';
import ThumbDownIcon from '@mui/icons-material/ThumbDownOutlined';
import ThumbUpFilledIcon from '@mui/icons-material/ThumbUp';
import ThumbUpIcon from '@mui/icons-material/ThumbUpOutlined';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import type { ShownAnswer } from './shown-answer';
import { useFeedback } from './use-feedback';
import { useSaved } from './use-saved';
import { useShare } from './use-share';

/** Something to do with an answer. */
export type Action = {
  label: string;
  icon: ReactElement;
  /** Of one that stays as it is pressed; undefined for others. */
  isPressed?: boolean;
  disabled?: boolean;
  /** Where it leads, instead of what it does. */
  link?: { component: typeof Link; to: string };
  onClick?: () => void;
};

export type AnswerActionsProps = {
  answer: ShownAnswer;
  /** Null when it has been deleted meanwhile. */
  vehicle: string | null;
  historyPath: string;
  onAskAgain: () => void;
  /** Undefined where the answer cannot be gone on from. */
  onGoOn: (() => void) | undefined;
};

/** The verdicts, which say nothing of an answer that is not kept. */
const verdictsOf = ({ verdict, toggle }: ReturnType<typeof useFeedback>, disabled: boolean) => [
  {
    ...{ label: 'Útil', isPressed: verdict === 'helpful', disabled },
    icon: verdict === 'helpful' ? <ThumbUpFilledIcon /> : <ThumbUpIcon />,
    onClick: () => toggle('helpful'),
  },
  {
    ...{ label: 'No útil', isPressed: verdict === 'unhelpful', disabled },
    icon: verdict === 'unhelpful' ? <ThumbDownFilledIcon /> : <ThumbDownIcon />,
    onClick: () => toggle('unhelpful'),
  },
];

/** All that can be done with an answer, what is done most first. */
export function useAnswerActions(props: AnswerActionsProps) {
  const { answer, vehicle, historyPath, onAskAgain, onGoOn } = props;
  const feedback = useFeedback(answer);
  const saved = useSaved(answer);
  const share = useShare(answer, vehicle);
  const disabled = answer.id === null;
  const actions: readonly Action[] = [
    ...verdictsOf(feedback, disabled),
    {
      ...{ label: 'Guardar', isPressed: saved.isSaved, disabled, onClick: saved.toggle },
      icon: saved.isSaved ? <BookmarkAddedIcon /> : <BookmarkIcon />,
    },
    { label: 'Compartir', icon: <ShareIcon />, onClick: share },
    {
      ...{ label: 'Seguimiento', icon: <ReplyIcon />, disabled: !onGoOn },
      ...(onGoOn && { onClick: onGoOn }),
    },
    { label: 'Imprimir', icon: <PrintIcon />, onClick: () => window.print() },
    { label: 'Preguntar de nuevo', icon: <ReplayIcon />, onClick: onAskAgain },
    { label: 'Ver historial', icon: <HistoryIcon />, link: { component: Link, to: historyPath } },
  ];
  return { actions, feedback };
}
