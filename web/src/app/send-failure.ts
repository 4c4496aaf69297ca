import * as z from 'zod/mini';
import {
  brokenFieldSchema,
  builtFileSchema,
  errorNameSchema,
  MAX_REPORTED_FRAMES,
  reportClientError,
  type ClientError,
} from '@contract';
import { call } from '../lib/api/api-client';
import type { Failure } from '../lib/api/failures';
import { invitationNameOf } from './invitation-name';
import { paths } from '../lib/paths';

/** Chrome says "at f (place)" or "at place", Firefox and Safari "f@place". */
const FRAME = /(?:^\s*at .*?|@)(https?:\/\/[^/\s]+)\/assets\/([^/:\s]+):(\d+):(\d+)\)?$/;

/** The places in our own build, out of lines that may hold anything: messages, addresses, extensions. */
function framesOf(stack: string): ClientError['frames'] {
  const frames = stack.split('\n').flatMap((text) => {
    const [, origin, file, line, column] = FRAME.exec(text) ?? [];
    const isOurs = origin === window.location.origin && builtFileSchema.safeParse(file).success;
    return isOurs && file ? [{ file, line: Number(line), column: Number(column) }] : [];
  });
  return frames.slice(0, MAX_REPORTED_FRAMES);
}

const knownPaths: readonly string[] = Object.values(paths);

/** The route of an address: an address may name somebody. */
export function routeOf(pathname: string): string {
  if (knownPaths.includes(pathname)) return pathname;
  return invitationNameOf(pathname) === null ? '*' : '/invite-:name';
}

/** The first file that the page loads: its name changes with the build. */
function buildOf(page: Document): string | null {
  const source = page.querySelector('script[type="module"][src]')?.getAttribute('src');
  return builtFileSchema.safeParse(source?.split('/').at(-1)).data ?? null;
}

/** Where an answer broke the contract, which holds no keys but its own. */
function fieldOf({ cause }: Error): { field?: string } {
  if (!(cause instanceof z.core.$ZodError)) return {};
  const field = cause.issues[0]?.path.join('.');
  return brokenFieldSchema.safeParse(field).success && field ? { field } : {};
}

/** What the server may know of a failure: nothing that somebody typed, asked or was called. */
export function reportOf({ kind, error, id, componentStack }: Failure): ClientError {
  const known = error instanceof Error ? error : new Error();
  return {
    requestId: id,
    kind,
    name: errorNameSchema.safeParse(known.name).data ?? 'Error',
    where: routeOf(window.location.pathname),
    build: buildOf(document),
    frames: framesOf(`${known.stack ?? ''}\n${componentStack}`),
    ...fieldOf(known),
  };
}

/** That it cannot be told is no failure of its own. */
export const sendFailure = (failure: Failure): Promise<void> =>
  call(reportClientError, { body: reportOf(failure) }).catch(() => undefined);
