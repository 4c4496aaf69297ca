import type { InvitationRecord } from '../ports/records';

/** Addresses by the name of their invitation, as maintainers configured them. */
export type InvitedAddresses = Readonly<Record<string, string>>;

/** Whom an invitation is for; null when there is none. The name comes from a URL: `constructor` is nobody's. */
export const invitedAddress = (addresses: InvitedAddresses, name: string): string | null =>
  Object.hasOwn(addresses, name) ? (addresses[name] ?? null) : null;

type Sending = Pick<InvitationRecord, 'name' | 'email'> & { message?: string | undefined };

/** An invitation after it was sent (again): it keeps its beginning, and its message when no new one comes. */
export function afterSending(
  stored: InvitationRecord | null,
  { name, email, message = '' }: Sending,
  now: Date,
): InvitationRecord {
  const said = message.trim();
  return {
    name,
    email,
    message: said === '' ? (stored?.message ?? null) : said,
    status: 'registered',
    createdAt: stored?.createdAt ?? now,
    updatedAt: now,
  };
}
