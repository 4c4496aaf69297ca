import { useLocation } from 'react-router-dom';
import { InvitationScreen } from '../../features/invitation/invitation-screen';
import { invitationNameOf } from '../invitation-name';
import { PublicPage } from '../layout/public-page';
import { Component as NotFound } from './not-found';

export function Component() {
  const name = invitationNameOf(useLocation().pathname);
  if (name === null) return <NotFound />;
  return (
    <InvitationScreen
      key={name}
      name={name}
      frame={(children) => <PublicPage>{children}</PublicPage>}
      notFound={<NotFound />}
    />
  );
}
