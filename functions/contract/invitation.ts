import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { MAX_INVITATION_MESSAGE_LENGTH } from './limits';

export const invitationNameSchema = z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,59}$/));

/** Whom the invitation of this name is for. Its name is all that opens it: maintainers choose one that nobody guesses. */
export const getInvitation = endpoint({
  method: 'GET',
  path: '/api/invite-:name',
  access: 'public',
  params: z.object({ name: invitationNameSchema }),
  response: z.object({ name: z.string(), email: z.string() }),
});

/** Registers the invitation; no mail is sent. */
export const sendInvitation = endpoint({
  method: 'POST',
  path: '/api/invite-:name',
  access: 'public',
  params: z.object({ name: invitationNameSchema }),
  body: z.strictObject({
    message: z.optional(
      z
        .string()
        .check(
          z.trim(),
          z.maxLength(
            MAX_INVITATION_MESSAGE_LENGTH,
            `El mensaje no debe pasar de ${MAX_INVITATION_MESSAGE_LENGTH} caracteres.`,
          ),
        ),
    ),
  }),
  response: z.object({ message: z.string() }),
});
