import StarIcon from '@mui/icons-material/StarOutlined';
import { StatusChip } from '../../ui/status-chip';

/** Marks the vehicle that questions are about. */
export function DefaultChip() {
  return <StatusChip label="Predeterminado" tone="success" icon={<StarIcon />} />;
}
