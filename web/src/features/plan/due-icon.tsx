import NowIcon from '@mui/icons-material/ErrorOutlineOutlined';
import LaterIcon from '@mui/icons-material/EventOutlined';
import SoonIcon from '@mui/icons-material/ScheduleOutlined';
import type { DueState } from '@contract';
import { viewOf } from '../../lib/format';

const ICONS = {
  now: <NowIcon color="error" />,
  soon: <SoonIcon color="warning" />,
  later: <LaterIcon color="disabled" />,
};

/** How near something is; its list says so in words. */
export const DueIcon = ({ state }: { state: DueState }) => viewOf(ICONS, state, ICONS.later);
