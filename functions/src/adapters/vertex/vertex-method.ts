import { z } from 'zod';
import { reasonOf } from '../error-info';
import { retryAfterOf, retryDelayOf } from '../retry-info';
import { hostOf, type VertexPlace } from './place';
import { noAnswer, refusal } from './vertex-failure';

type Call = { model: string; place: VertexPlace };
type Options = Call & {
  /** Of the model: `predict`, `generateContent`. */
  method: string;
  accessToken: () => Promise<string>;
};

const errorSchema = z.object({
  error: z.object({ status: z.string(), message: z.string(), details: z.unknown().optional() }),
});

/** Posts to a method of a model over REST; gives the body of its answer. Fails with VertexFailure. */
export function vertexMethod({ model, place, method, accessToken }: Options) {
  const call = { model, place };
  const url = `https://${hostOf(place)}/v1/projects/${place.project}/locations/${place.location}/publishers/google/models/${model}:${method}`;

  return async (sent: unknown, timeoutMs: number): Promise<unknown> => {
    const signal = AbortSignal.timeout(timeoutMs);
    const token = await accessToken();
    const { isOk, status, body, header } = await exchanged(url, { sent, token, signal }).catch(
      (cause: unknown) => {
        throw noAnswer(call, cause);
      },
    );
    if (isOk) return body;
    const error = errorSchema.safeParse(body).data?.error;
    throw refusal(call, status, {
      cause: error && new Error(`${error.status}: ${error.message}`),
      reason: reasonOf(error?.details),
      askedMs: header ?? retryDelayOf(error?.details),
    });
  };
}

async function exchanged(
  url: string,
  { sent, token, signal }: { sent: unknown; token: string; signal: AbortSignal },
) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(sent),
    signal,
  });
  const { ok: isOk, status } = response;
  // What refuses need not be Vertex AI, nor speak JSON: its status says enough.
  const body: unknown = await response.json().catch((error: unknown) => {
    if (isOk) throw error;
  });
  const header = retryAfterOf(response.headers.get('retry-after'), Date.now());
  return { isOk, status, body, header };
}
