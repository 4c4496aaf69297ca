import { WayIn } from '../../ui/way-in';

/** The way in for whoever stands beside a road. */
export const EmergenciesEntry = ({ to }: { to: string }) => (
  <WayIn to={to} drawing="beacon" isAlarm>
    Emergencia en la carretera
  </WayIn>
);
