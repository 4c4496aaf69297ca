import { ApiError } from '../../lib/api/api-error';

/** Notes for whoever helps an owner that the address's domain is not let in. The server decides; the address stays private. */
export function logRefusedDomain(error: unknown, email: string | null): void {
  if (!(error instanceof ApiError) || error.status !== 403) return;
  if (error.code !== null && error.code !== 'INVITATION_ONLY') return;
  const domain = email?.slice(email.lastIndexOf('@') + 1).toLowerCase() ?? null;
  console.info('The domain of this address is not allowed', { domain });
}
