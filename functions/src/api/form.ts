import { PassThrough, Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { MAX_REQUEST_BYTES } from '@contract';
import busboy from 'busboy';
import type { Request } from 'express';
import { AppError } from '../domain/faults/app-error';
import { rawBodyOf } from './raw-body';

export type Form = {
  fields: ReadonlyMap<string, string>;
  /** `announcedBytes`: of the whole form. */
  file: { filename: string; content: Readable; announcedBytes: number };
};

const LIMITS = { fields: 20, fieldSize: 1024, files: 5, parts: 25 };

/** Where nothing is announced, what the platform lets through. */
const announcedBytesOf = (request: Request): number =>
  rawBodyOf(request)?.length ?? (Number(request.get('content-length')) || MAX_REQUEST_BYTES);

const openParser = (request: Request): busboy.Busboy => {
  try {
    // Browsers send file names in UTF-8 without saying so.
    return busboy({ headers: request.headers, defParamCharset: 'utf8', limits: LIMITS });
  } catch (cause) {
    throw new AppError('INVALID_REQUEST', { cause });
  }
};

/**
 * Reads a form and hands its file to `use` as a stream, while it arrives. Other files are skipped. Fields must stand
 * before the file, except where the platform has the whole body: then they are collected first.
 */
export async function receiveForm<Result>(
  request: Request,
  fileField: string,
  use: (form: Form) => Promise<Result>,
): Promise<Result> {
  const fields = new Map<string, string>();
  if (rawBodyOf(request)) await collectFields(request, fields);
  const parser = openParser(request);
  let result: Promise<Result> | undefined;
  parser.on('field', (name, value) => fields.set(name, value));
  parser.on('file', (name, content, { filename }) => {
    if (name !== fileField || result) {
      content.resume();
      return;
    }
    const announcedBytes = announcedBytesOf(request);
    const file = { filename: filename ?? '', content: detached(content), announcedBytes };
    result = use({ fields, file });
    // Awaited below, after the form has ended: until then a failure is nobody's unhandled rejection. What is left is dropped.
    result.catch(() => file.content.destroy());
  });
  try {
    await feed(request, parser);
  } catch (error) {
    // The stream has failed too; what `use` began is undone before the answer leaves.
    await Promise.allSettled([result]);
    throw error;
  }
  if (!result) throw new AppError('FILE_MISSING');
  return result;
}

/**
 * The file as a stream that may be abandoned. busboy waits for ever for a reader that went away, and browsers show no
 * answer before they have sent everything: the rest of a refused file is read and dropped.
 */
function detached(content: Readable): Readable {
  const copy = new PassThrough();
  content.on('error', (error) => copy.destroy(error));
  copy.on('error', () => undefined);
  copy.on('close', () => content.unpipe(copy).resume());
  return content.pipe(copy);
}

async function collectFields(request: Request, fields: Map<string, string>): Promise<void> {
  const parser = openParser(request);
  parser.on('field', (name, value) => fields.set(name, value));
  parser.on('file', (_name, content) => content.resume());
  await feed(request, parser);
}

/** Runs the body through the parser; a form that is cut off or malformed is the caller's fault. */
async function feed(request: Request, parser: busboy.Busboy): Promise<void> {
  const raw = rawBodyOf(request);
  const source = raw ? Readable.from([raw]) : request;
  const abandon = (error: Error) => parser.destroy(error);
  source.once('error', abandon);
  try {
    // `pipeline` would destroy the request when the parser fails, and with it the connection for our answer.
    source.pipe(parser);
    await finished(parser);
  } catch (cause) {
    source.unpipe(parser).resume();
    throw new AppError('INVALID_REQUEST', { cause });
  }
}
