import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { AskScreen } from '../../features/assistant/ask-screen';
import { useSession } from '../../lib/session';
import { readAskAgain } from '../ask-again';
import { mustBegin } from '../landing-path';
import { paths } from '../paths';

/** Left in the router's state once a question was taken from it, so that a reload does not ask it again. */
const ANSWERED = 'answered';

export function Component() {
  const { key, state } = useLocation() as { key: string; state: unknown };
  const navigate = useNavigate();
  const { user } = useSession();
  if (user && mustBegin(user)) return <Navigate to={paths.onboarding} replace />;
  return (
    <AskScreen
      visit={key}
      brought={readAskAgain(state)}
      isAnswered={state === ANSWERED}
      onBroughtTaken={() => void navigate(paths.home, { replace: true, state: ANSWERED })}
      paths={paths}
    />
  );
}
