import type { Endpoint } from '@contract';
import { request } from './api-client';
import { ApiError, OFFLINE } from './api-error';

/** Calls an endpoint that answers a file, with all that a call carries: an address in an `img` would carry no App Check. */
export async function callFile<Params>(
  endpoint: Endpoint<Params, Record<string, never>, Uint8Array>,
  input: { params: Params; query: Record<string, string>; signal: AbortSignal },
): Promise<Blob> {
  const { response, requestId } = await request(endpoint, input);
  try {
    return await response.blob();
  } catch (error) {
    if (input.signal.aborted) throw error;
    throw new ApiError(0, OFFLINE, null, requestId);
  }
}
