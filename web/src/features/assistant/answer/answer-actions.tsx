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
import { Box, Stack } from '@mui/material';
import { Link } from 'react-router-dom';
import { ActionButton } from './action-button';
import { FeedbackPanel } from './feedback-panel';
import type { ShownAnswer } from './shown-answer';
import { useFeedback } from './use-feedback';
import { useSaved } from './use-saved';
import { useShare } from './use-share';

type Props = {
  answer: ShownAnswer;
  /** Null when it has been deleted meanwhile. */
  vehicle: string | null;
  historyPath: string;
  onAskAgain: () => void;
  /** Undefined where the answer cannot be gone on from. */
  onGoOn: (() => void) | undefined;
};

/** What an owner does with an answer, in one row. What could not be kept can only be shared and printed. */
export function AnswerActions({ answer, vehicle, historyPath, onAskAgain, onGoOn }: Props) {
  const feedback = useFeedback(answer);
  const saved = useSaved(answer);
  const share = useShare(answer, vehicle);
  const isKept = answer.id !== null;
  const { verdict } = feedback;
  return (
    <Box sx={{ displayPrint: 'none' }}>
      <Stack
        direction="row"
        role="group"
        aria-label="Qué hacer con la respuesta"
        sx={{
          mx: -1,
          // Eight targets are wider than the narrowest window.
          '@media (max-width: 359.95px)': { flexWrap: 'wrap' },
          justifyContent: { xs: 'space-between', sm: 'flex-start' },
        }}
      >
        <ActionButton
          label="Útil"
          icon={verdict === 'helpful' ? <ThumbUpFilledIcon /> : <ThumbUpIcon />}
          isPressed={verdict === 'helpful'}
          disabled={!isKept}
          onClick={() => feedback.toggle('helpful')}
        />
        <ActionButton
          label="No útil"
          icon={verdict === 'unhelpful' ? <ThumbDownFilledIcon /> : <ThumbDownIcon />}
          isPressed={verdict === 'unhelpful'}
          disabled={!isKept}
          onClick={() => feedback.toggle('unhelpful')}
        />
        <ActionButton label="Compartir" icon={<ShareIcon />} onClick={share} />
        <ActionButton
          label="Guardar"
          icon={saved.isSaved ? <BookmarkAddedIcon /> : <BookmarkIcon />}
          isPressed={saved.isSaved}
          disabled={!isKept}
          onClick={saved.toggle}
        />
        <ActionButton
          label="Seguimiento"
          icon={<ReplyIcon />}
          isSmall
          disabled={!onGoOn}
          {...(onGoOn && { onClick: onGoOn })}
        />
        <ActionButton
          label="Imprimir"
          icon={<PrintIcon />}
          isSmall
          onClick={() => window.print()}
        />
        <ActionButton
          label="Preguntar de nuevo"
          icon={<ReplayIcon />}
          isSmall
          onClick={onAskAgain}
        />
        <ActionButton
          label="Ver historial"
          icon={<HistoryIcon />}
          isSmall
          link={{ component: Link, to: historyPath }}
        />
      </Stack>
      <FeedbackPanel key={verdict} feedback={feedback} />
    </Box>
  );
}
