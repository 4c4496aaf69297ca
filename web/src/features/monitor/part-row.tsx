import DownIcon from '@mui/icons-material/ErrorOutlineOutlined';
import UnknownIcon from '@mui/icons-material/HelpOutlineOutlined';
import SlowIcon from '@mui/icons-material/WarningAmberOutlined';
import UpIcon from '@mui/icons-material/CheckCircleOutlined';
import { ListItem, ListItemText, Skeleton } from '@mui/material';
import type { ComponentProps } from 'react';
import { StatusChip } from '../../ui/status-chip';
import type { Light } from './service-view';

const chips: Record<Light, ComponentProps<typeof StatusChip>> = {
  up: { label: 'Funciona', tone: 'success', icon: <UpIcon /> },
  slow: { label: 'Va lento', tone: 'warning', icon: <SlowIcon /> },
  overQuota: { label: 'Cuota agotada', tone: 'warning', icon: <SlowIcon /> },
  retired: { label: 'Modelo retirado', tone: 'error', icon: <DownIcon /> },
  down: { label: 'No responde', tone: 'error', icon: <DownIcon /> },
  unknown: { label: 'Desconocido', tone: 'neutral', icon: <UnknownIcon /> },
};

type Props = {
  name: string;
  purpose: string;
  /** Null while nobody has answered yet. */
  light: Light | null;
};

/** One part of the service: what it is for, and whether it answers. */
export const PartRow = ({ name, purpose, light }: Props) => (
  <ListItem sx={{ gap: 2, '& + &': { borderTop: 1, borderColor: 'divider' } }}>
    <ListItemText primary={name} secondary={purpose} />
    {light ? (
      <StatusChip {...chips[light]} />
    ) : (
      <Skeleton variant="rounded" width={92} height={24} />
    )}
  </ListItem>
);
