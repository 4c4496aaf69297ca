import BlockIcon from '@mui/icons-material/BlockOutlined';
import CheckCircleIcon from '@mui/icons-material/CheckCircleOutlined';
import ErrorIcon from '@mui/icons-material/ErrorOutlineOutlined';
import FactCheckIcon from '@mui/icons-material/FactCheckOutlined';
import HelpIcon from '@mui/icons-material/HelpOutlineOutlined';
import ScheduleIcon from '@mui/icons-material/ScheduleOutlined';
import type { ComponentProps } from 'react';
import type { ManualStatus } from '@contract';
import { UNKNOWN, viewOf } from '../../lib/format';
import { StatusChip } from '../../ui/status-chip';
import { VisuallyHidden } from '../../ui/visually-hidden';

type View = ComponentProps<typeof StatusChip>;

const views: Record<ManualStatus, View> = {
  pending: { label: 'Pendiente', tone: 'neutral', icon: <ScheduleIcon /> },
  processing: { label: 'Procesando', tone: 'warning', icon: <ScheduleIcon />, isBusy: true },
  vectorizing: { label: 'Vectorizando', tone: 'info', icon: <ScheduleIcon />, isBusy: true },
  completed: { label: 'Completado', tone: 'success', icon: <CheckCircleIcon /> },
  ready: { label: 'Listo', tone: 'success', icon: <FactCheckIcon /> },
  failed: { label: 'Fallido', tone: 'error', icon: <ErrorIcon /> },
  deleted: { label: 'Eliminado', tone: 'neutral', icon: <BlockIcon />, variant: 'outlined' },
};

const unknown: View = { label: UNKNOWN, tone: 'neutral', icon: <HelpIcon /> };

type Props = {
  status: ManualStatus;
  /** What that means to its owner, in the place of the word. */
  meaning?: string;
};

/** The state of a manual: a colour, an icon and a word, or what it means. */
export function StatusBadge({ status, meaning }: Props) {
  const view = viewOf(views, status, unknown);
  if (meaning === undefined) return <StatusChip {...view} />;
  const label = (
    <>
      <VisuallyHidden>{view.label}</VisuallyHidden> {meaning}
    </>
  );
  return <StatusChip {...view} label={label} />;
}
