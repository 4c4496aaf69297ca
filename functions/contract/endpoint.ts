import * as z from 'zod/mini';
import { MAX_JSON_BYTES } from './limits';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** How a body travels: JSON, a multipart form with one file, or none at all. */
export type BodyKind = 'json' | 'multipart' | 'none';

/** Who may call: anybody, or somebody whose session cookie the server accepted. */
type Access = 'public' | 'session';

/**
 * One call of the API, as a value from which server and client infer the same types.
 * `path` is an Express pattern; every `:name` in it is a key of `params`.
 */
export type Endpoint<Params, Body, Response, Query = unknown> = {
  method: Method;
  path: string;
  access: Access;
  bodyKind: BodyKind;
  /** Of a JSON body. */
  maxBodyBytes: number;
  /** Status of a successful answer; 204 answers carry no body. */
  status: 200 | 201 | 202 | 204;
  params: z.ZodMiniType<Params>;
  /** Of what stands behind the question mark; what it does not name is refused. */
  query: z.ZodMiniType<Query>;
  body: z.ZodMiniType<Body>;
  response: z.ZodMiniType<Response>;
};

type Definition<Params, Body, Response, Query> = Pick<
  Endpoint<Params, Body, Response, Query>,
  'method' | 'path'
> &
  Partial<Endpoint<Params, Body, Response, Query>>;

const nothing = z.strictObject({});

/** Answer of a call that succeeds without a body. */
const noContent = z.undefined();

/**
 * Declares a call; what is left out is: session required, no parameters, no query, JSON body when there is a body,
 * status 200.
 * Bodies are strict: what they do not name is refused, and where it is not, a decision record says why (0024).
 */
export function endpoint<
  Params = Record<string, never>,
  Body = Record<string, never>,
  Response = undefined,
  Query = Record<string, never>,
>(definition: Definition<Params, Body, Response, Query>): Endpoint<Params, Body, Response, Query> {
  return {
    access: 'session',
    bodyKind: definition.body ? 'json' : 'none',
    maxBodyBytes: MAX_JSON_BYTES,
    status: definition.response ? 200 : 204,
    params: nothing as unknown as z.ZodMiniType<Params>,
    query: nothing as unknown as z.ZodMiniType<Query>,
    body: nothing as unknown as z.ZodMiniType<Body>,
    response: noContent as unknown as z.ZodMiniType<Response>,
    ...definition,
  };
}

export const positiveInteger = z.int().check(z.positive());

/** How many, or how large. */
export const count = z.int().check(z.minimum(0));

export const percent = z.number().check(z.minimum(0), z.maximum(100));

/**
 * Ids that people see are positive whole numbers, counted per owner. In paths and forms they are digits: coercion
 * would also take `true`, "0x1" and "1e3" for numbers.
 */
export const numericId = z.pipe(
  z.union([z.number(), z.pipe(z.string().check(z.regex(/^\d{1,16}$/)), z.transform(Number))]),
  positiveInteger,
);

export const idParams = z.object({ id: numericId });

/** Moments travel as ISO 8601 text in UTC. */
export const moment = z.iso.datetime();
