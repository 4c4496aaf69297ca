import { useLocation } from 'react-router-dom';
import { invitationNameOf } from './invitation-name';
import { InvitationPage, NotFoundPage } from './pages';

/** Addresses that no route names: the router knows no partial segments, so `/invite-{name}` is told apart here. */
export function OtherPage() {
  const { pathname } = useLocation();
  return invitationNameOf(pathname) === null ? <NotFoundPage /> : <InvitationPage />;
}
