import { useLocation } from 'react-router-dom';
import { useAddress } from './use-address';

/** How a link leads to a page of a manual: what shows it stays behind that, and one page after another is one step. */
export function useWayToPage(): { state: { behind: object }; replace: boolean } {
  const behind = useLocation();
  const address = useAddress();
  return { state: { behind }, replace: address.pathname !== behind.pathname };
}
