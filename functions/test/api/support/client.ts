import type { Endpoint, Method } from '@contract';
import { OWN_CONNECTION } from './connection';
import { suiteUrl } from './suite';

export type Sent = {
  cookie?: string | undefined;
  headers?: Record<string, string>;
  /** Sent as JSON. */
  body?: unknown;
  form?: FormData;
  /** Sent to the letter. */
  raw?: string;
};

export type Answer = { status: number; headers: Headers; text: string; json: unknown };

/** Sends one request as a page of the suite's own origin would, with the cookie held by hand. */
export async function send(
  method: Method | 'HEAD' | 'OPTIONS',
  path: string,
  sent: Sent = {},
): Promise<Answer> {
  const response = await fetch(suiteUrl + path, {
    method,
    headers: {
      ...OWN_CONNECTION,
      origin: suiteUrl,
      ...(sent.cookie !== undefined && { cookie: `__session=${sent.cookie}` }),
      ...(sent.body !== undefined && { 'content-type': 'application/json' }),
      ...sent.headers,
    },
    body: sent.form ?? sent.raw ?? (sent.body === undefined ? null : JSON.stringify(sent.body)),
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  const json = isJson ? (JSON.parse(text) as unknown) : null;
  return { status: response.status, headers: response.headers, text, json };
}

type Call<Params, Body> = { params?: Params; body?: Body };

/** The path of an endpoint with its parameters filled in. */
export const pathOf = (path: string, params: Record<string, unknown> = {}): string =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));

/** Calls an endpoint that must succeed, and parses the answer as the web app does. */
export async function call<Params, Body, Response>(
  cookie: string,
  endpoint: Endpoint<Params, Body, Response>,
  { params, body }: Call<Params, Body> = {},
): Promise<Response> {
  const path = pathOf(endpoint.path, params as Record<string, unknown> | undefined);
  const answer = await send(endpoint.method, path, { cookie, body });
  if (answer.status !== endpoint.status) {
    throw new Error(`${endpoint.method} ${path}: ${answer.status} ${answer.text}`);
  }
  return endpoint.response.parse(answer.status === 204 ? undefined : answer.json);
}

/** A form with fields and one file. */
export function formWith(
  fields: Record<string, string>,
  file?: { field: string; name: string; content: string | Uint8Array<ArrayBuffer> },
): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  if (file) form.append(file.field, new Blob([file.content]), file.name);
  return form;
}
