import { z } from 'zod';
import { endpoint } from './endpoint';
import { MAX_INVITATION_MESSAGE_LENGTH } from './limits';

export const invitationNameSchema = z.string().regex(/^[a-z0-9][a-z0-9-]{0,59}$/);

export const sendInvitation = endpoint({
  method: 'POST',
  path: '/api/invite-:name',
  access: 'public',
  params: z.object({ name: invitationNameSchema }),
  body: z.object({ message: z.string().trim().max(MAX_INVITATION_MESSAGE_LENGTH).optional() }),
  response: z.object({ message: z.string() }),
});
