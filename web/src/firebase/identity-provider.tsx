import { useCallback, useMemo, useState, type ComponentType, type ReactNode } from 'react';
import type { Identity } from './identity';
import { lazyIdentity, loadFirebase } from './lazy-identity';
import { IdentityContext } from './use-identity';

type Handover = ComponentType<{ onReady: (identity: Identity) => void }>;

/** A promise and what fulfils it. */
function createArrival() {
  let arrive: (identity: Identity) => void = () => undefined;
  const identity = new Promise<Identity>((resolve) => {
    arrive = resolve;
  });
  return { identity, arrive };
}

/**
 * Gives `useIdentity` its Firebase. The SDK is fetched when somebody approaches what is inside (pointer, finger or
 * focus), so that it is there at the click: browsers open a provider's window only right after one.
 */
export function IdentityProvider({ children }: { children: ReactNode }) {
  const [arrival] = useState(createArrival);
  const [Firebase, setFirebase] = useState<Handover | null>(null);
  const ready = useCallback(async () => {
    const { FirebaseIdentity } = await loadFirebase();
    setFirebase(() => FirebaseIdentity);
    return arrival.identity;
  }, [arrival]);
  const identity = useMemo(() => lazyIdentity(ready), [ready]);
  // Who acts without a network learns it from the act itself.
  const approach = () => void ready().catch(() => undefined);
  return (
    <IdentityContext value={identity}>
      <div style={{ display: 'contents' }} onPointerEnter={approach} onFocus={approach}>
        {children}
      </div>
      {Firebase && <Firebase onReady={arrival.arrive} />}
    </IdentityContext>
  );
}
