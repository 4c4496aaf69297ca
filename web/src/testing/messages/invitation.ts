import { screen } from '@testing-library/react';
import { getInvitation, sendInvitation } from '@contract';
import { Refusal } from '../fake-api';
import { renderApp } from '../render-app';
import type { Message } from './message';

async function sendInVain() {
  const { person } = renderApp('/invite-ana', {
    user: null,
    prepare: (server) => {
      server.on(getInvitation, () => ({ name: 'ana', email: 'ana@invitada.example' }));
      server.on(sendInvitation, () => {
        throw new Refusal('UNAVAILABLE');
      });
    },
  });
  await person.click(await screen.findByRole('button', { name: 'Enviar invitación' }));
}

export const invitationMessages: readonly Message[] = [
  [
    'a server that does not answer',
    'Hubo un problema al enviar la invitación, pero ha sido registrada.',
    null,
    sendInVain,
  ],
];
