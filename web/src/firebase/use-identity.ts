import { createContext, useContext } from 'react';
import type { Identity } from './identity';

export const IdentityContext = createContext<Identity | null>(null);

/** Who somebody is, according to Firebase, whose SDK comes when it is first needed. Only below IdentityProvider. */
export function useIdentity(): Identity {
  const identity = useContext(IdentityContext);
  if (!identity) throw new Error('useIdentity must be used within IdentityProvider');
  return identity;
}
