import BookmarkIcon from '@mui/icons-material/BookmarkBorderOutlined';
import HistoryIcon from '@mui/icons-material/HistoryOutlined';
import ReplyIcon from '@mui/icons-material/ReplyOutlined';
import ShareIcon from '@mui/icons-material/ShareOutlined';
import ThumbDownIcon from '@mui/icons-material/ThumbDownOutlined';
import ThumbUpIcon from '@mui/icons-material/ThumbUpOutlined';
import { Button, Stack } from '@mui/material';
import { Link } from 'react-router-dom';

type Props = { historyPath: string };

/** By the specification only the history does something yet. */
const announced = [
  { label: 'Seguimiento', icon: <ReplyIcon /> },
  { label: 'Compartir', icon: <ShareIcon /> },
  { label: 'Guardar', icon: <BookmarkIcon /> },
  { label: 'Útil', icon: <ThumbUpIcon /> },
  { label: 'No útil', icon: <ThumbDownIcon /> },
] as const;

export const AnswerActions = ({ historyPath }: Props) => (
  <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 0.5, mx: -1 }}>
    <Button component={Link} to={historyPath} startIcon={<HistoryIcon />} sx={{ px: 1.25 }}>
      Ver historial
    </Button>
    {announced.map(({ label, icon }) => (
      <Button key={label} color="secondary" startIcon={icon} sx={{ px: 1.25 }}>
        {label}
      </Button>
    ))}
  </Stack>
);
