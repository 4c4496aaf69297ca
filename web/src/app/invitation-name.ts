import { invitationNameSchema } from '@contract';

const INVITATION = /^\/invite-([^/]+)\/?$/;

/** The name in an invitation's address, `/invite-{name}`; null for any other address. */
export const invitationNameOf = (pathname: string): string | null =>
  invitationNameSchema.safeParse(INVITATION.exec(pathname)?.[1]).data ?? null;
