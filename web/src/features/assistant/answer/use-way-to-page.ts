import { useLocation } from 'react-router-dom';
import { addressOf, type Place } from '../../../lib/page-address';
import { useAddress } from '../../../lib/use-address';

/** How a link leads to a printed page: the answer stays behind it, and one page after another is one step. */
export function useWayToPage(place: Place) {
  const behind = useLocation();
  const address = useAddress();
  return {
    to: addressOf(place),
    state: { behind },
    replace: address.pathname !== behind.pathname,
  };
}
