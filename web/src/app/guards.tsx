import { useDeferredValue, useEffect, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useSession } from '../lib/api/session';
import { FullPageSpinner } from '../ui/spinner';
import { landingPath } from './landing-path';
import { fetchOtherPagesLater, fetchOwnPage, isOwnPageHere } from './pages';
import { paths } from '../lib/paths';
import { readReturnPath } from './return-path';

/** Whether the code of the page that was asked for first is here, or cannot be had: the page itself then says so. */
function useOwnPage(pathname: string): boolean {
  const [first] = useState(pathname);
  const [isFetched, setFetched] = useState(() => isOwnPageHere(first));
  useEffect(() => {
    if (!isFetched) void fetchOwnPage(first).then(() => setFetched(true));
  }, [first, isFetched]);
  return isFetched;
}

/** Lets only signed-in owners through; others sign in first and come back. */
export function RequireSession() {
  const session = useSession();
  const { pathname, search } = useLocation();
  const isSignedIn = session.status === 'signedIn';
  const isFetched = useOwnPage(pathname);
  // Rendered in slices: a whole page at once would hold the processor of a phone for too long.
  const isReady = useDeferredValue(isSignedIn && isFetched);
  useEffect(() => (isSignedIn ? fetchOtherPagesLater() : undefined), [isSignedIn]);
  if (session.status === 'loading') return <FullPageSpinner />;
  if (session.status === 'signedOut') {
    return <Navigate to={paths.auth} state={{ returnTo: pathname + search }} replace />;
  }
  if (!isReady) return <FullPageSpinner />;
  // A new owner means a new tree: no screen keeps what the last one saw.
  return <Outlet key={session.user.id} />;
}

/**
 * The sign-in page has nothing to say to somebody who is signed in. Nobody else waits for the server's word on that: the
 * form can be written in a second earlier on a phone.
 */
export function SignedOutOnly() {
  const session = useSession();
  const location = useLocation();
  if (session.status === 'signedIn') {
    const landing = landingPath(session.user);
    // Who has not finished the guided setup begins there, wherever they wanted to go.
    const wanted = landing === paths.home ? readReturnPath(location.state) : null;
    return <Navigate to={wanted ?? landing} replace />;
  }
  return <Outlet />;
}
