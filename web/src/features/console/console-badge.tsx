import BlockIcon from '@mui/icons-material/BlockOutlined';
import CheckCircleIcon from '@mui/icons-material/CheckCircleOutlined';
import ErrorIcon from '@mui/icons-material/ErrorOutlineOutlined';
import FactCheckIcon from '@mui/icons-material/FactCheckOutlined';
import HelpIcon from '@mui/icons-material/HelpOutlineOutlined';
import HighlightOffIcon from '@mui/icons-material/HighlightOffOutlined';
import ScheduleIcon from '@mui/icons-material/ScheduleOutlined';
import type { ComponentProps } from 'react';
import type { EditableStatus } from '@contract';
import { UNKNOWN, viewOf } from '../../lib/format';
import { StatusChip } from '../../ui/status-chip';

type View = ComponentProps<typeof StatusChip>;

/** The console's own colours (specification, section 4): pending is yellow here, processing blue. */
const views: Record<EditableStatus, View> = {
  pending: { label: 'pending', tone: 'warning', icon: <ScheduleIcon /> },
  processing: { label: 'processing', tone: 'info', icon: <ScheduleIcon />, isBusy: true },
  vectorizing: { label: 'vectorizing', tone: 'info', icon: <ScheduleIcon />, isBusy: true },
  completed: { label: 'completed', tone: 'success', icon: <CheckCircleIcon /> },
  ready: { label: 'ready', tone: 'success', icon: <FactCheckIcon /> },
  failed: { label: 'failed', tone: 'error', icon: <HighlightOffIcon /> },
  error: { label: 'error', tone: 'error', icon: <ErrorIcon /> },
  deleted: { label: 'deleted', tone: 'neutral', icon: <BlockIcon />, variant: 'outlined' },
};

const unknown: View = { label: UNKNOWN, tone: 'neutral', icon: <HelpIcon /> };

type Props = { status: EditableStatus };

/** The state of a manual: a colour, an icon and the word that the calls use. */
export const ConsoleBadge = ({ status }: Props) => (
  <StatusChip {...viewOf(views, status, unknown)} />
);
