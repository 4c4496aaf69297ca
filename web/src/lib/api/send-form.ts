import type { Endpoint } from '@contract';
import { headersOf, pathOf } from './api-client';
import { ApiError, OFFLINE, readApiError } from './api-error';

type Progress = (share: number) => void;
type Sent = { method: string; url: string; headers: Record<string, string>; body: FormData };

/** XMLHttpRequest and not fetch: only it tells how much of a body has left. Null where no answer came. */
function post({ method, url, headers, body }: Sent, onSent: Progress): Promise<Response | null> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open(method, url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onSent(total > 0 ? loaded / total : 0);
    request.onload = () => {
      const { status, statusText, responseText } = request;
      resolve(new Response(responseText, { status, statusText }));
    };
    request.onerror = () => resolve(null);
    request.send(body);
  });
}

/** Sends a form as `call` does, and tells how much of it has left (0 to 1). Fails with ApiError. */
export async function sendForm<Params extends Record<string, unknown>, Answer>(
  endpoint: Endpoint<Params, Record<string, never>, Answer>,
  { params, body }: { params: Params; body: FormData },
  onSent: Progress,
): Promise<Answer> {
  const requestId = crypto.randomUUID();
  const { method, path } = endpoint;
  const headers = await headersOf(requestId);
  const response = await post({ method, url: pathOf(path, params), headers, body }, onSent);
  if (!response) throw new ApiError(0, OFFLINE, null, requestId);
  if (!response.ok) throw await readApiError(response, requestId);
  return endpoint.response.parse(await response.json());
}
