import { createContext, useContext } from 'react';
import { useLocation, type Location } from 'react-router-dom';

const AddressContext = createContext<Location | null>(null);

export const AddressProvider = AddressContext.Provider;

/** What the browser's address is: another one than the screen's own where a page of a manual was opened from that. */
export function useAddress(): Location {
  const own = useLocation();
  return useContext(AddressContext) ?? own;
}
