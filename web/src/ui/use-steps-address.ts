import { useLocation, useNavigate } from 'react-router-dom';

/** Of the address: Back on a phone leaves the steps, and not what they are of. */
const STEPS = '#paso-a-paso';

/** Whether steps are shown one at a time, and the ways to them and back. */
export function useStepsAddress() {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  return {
    isOpen: hash === STEPS,
    open: () => void navigate({ search, hash: STEPS }),
    close: () => void navigate(-1),
  };
}
