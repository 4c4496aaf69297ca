import { Skeleton } from '@mui/material';
import { useCallback } from 'react';
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { Door } from '@contract';
import { AskScreen } from '../../features/assistant/ask/ask-screen';
import { KeptAnswers } from '../../features/glovebox/lazy';
import { useServed } from '../../lib/offline/status';
import { useSession } from '../../lib/api/session';
import { Dispensable, onDemand } from '../../ui/lazy';
import { answerPath, ANSWER_PARAMETER } from '../answer-path';
import { mustBegin } from '../landing-path';
import { LIGHT_DOOR_HEIGHT } from '../light-door-height';
import { AnswerDoor, PagePane } from '../lazy';
import { paths, vehiclePath } from '../../lib/paths';

/** Comes after the box: nobody waits for it. */
const WaysIn = onDemand(async () => (await import('../ways-in')).WaysIn);

/** Pixels of the doors that tell something themselves, and of the others: what stands below one does not move. */
const TELLING: Partial<Record<Door['kind'], number>> = {
  inspection: 140,
  plan: 112,
  signals: LIGHT_DOOR_HEIGHT,
};
const STRAIGHT = { xs: 44, sm: 64 };

const DoorComing = ({ kind }: Pick<Door, 'kind'>) => (
  <Skeleton variant="rounded" sx={{ height: TELLING[kind] ?? STRAIGHT }} />
);

/** The number of the answer that the address names; null where it names none. */
function shownIdOf(parameters: URLSearchParams): number | null {
  const text = parameters.get(ANSWER_PARAMETER);
  return text !== null && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
}

export function Component() {
  const { key } = useLocation();
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const { user } = useSession();
  const isServed = useServed();
  const onAnswered = useCallback((id: number) => void navigate(answerPath(id)), [navigate]);
  if (user && mustBegin(user)) return <Navigate to={paths.onboarding} replace />;
  return (
    <AskScreen
      visit={key}
      shownId={shownIdOf(parameters)}
      {...{ onAnswered, paths, PagePane }}
      entry={({ id }) => (
        <Dispensable
          fallback={<Skeleton variant="rounded" sx={{ height: { xs: 216, sm: 144 } }} />}
        >
          <WaysIn vehicleId={id} />
        </Dispensable>
      )}
      door={(door, answer, vehicleId) => (
        <Dispensable fallback={<DoorComing kind={door.kind} />}>
          <AnswerDoor {...{ door, answer, vehicleId }} />
        </Dispensable>
      )}
      instead={
        isServed &&
        user && (
          <Dispensable>
            <KeptAnswers {...{ user, answerPath, vehiclePath }} />
          </Dispensable>
        )
      }
    />
  );
}
