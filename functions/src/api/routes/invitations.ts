import { getInvitation, sendInvitation } from '@contract';
import { mountPublic, type Api } from '../mount';

const office = async () => (await import('../../composition/invitations')).invitations();

const REGISTERED =
  'La invitación queda registrada y se enviará en cuanto el correo esté configurado del todo. Todavía no se ha enviado ningún mensaje.';

/** Invitations, for who holds their link. */
export function invitationRoutes(api: Api): void {
  mountPublic(api, getInvitation, async ({ params }) =>
    (await office()).getInvitation(params.name),
  );

  mountPublic(api, sendInvitation, async ({ params, body }) => {
    await (await office()).sendInvitation(params.name, body.message);
    return { message: REGISTERED };
  });
}
