import { VehiclesScreen } from '../../features/garage/vehicles-screen';
import { GloveboxSection } from '../../features/glovebox/glovebox-section';
import { useSession } from '../../lib/session';

export function Component() {
  const { user } = useSession();
  return <VehiclesScreen below={user && <GloveboxSection user={user} />} />;
}
