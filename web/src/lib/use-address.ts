import { useContext } from 'react';
import { useLocation, type Location } from 'react-router-dom';
import { AddressContext } from './address';

/** The browser's address. A file of its own: the first page does without it. */
export function useAddress(): Location {
  const own = useLocation();
  return useContext(AddressContext) ?? own;
}
