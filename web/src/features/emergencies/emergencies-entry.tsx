import RoadIcon from '@mui/icons-material/CarRepairOutlined';
import { WayIn } from '../../ui/way-in';

/** The way in for whoever stands beside a road. */
export const EmergenciesEntry = ({ to }: { to: string }) => (
  <WayIn to={to} icon={<RoadIcon />}>
    Emergencia en la carretera
  </WayIn>
);
