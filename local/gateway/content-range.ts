/** What a PUT to an upload session says about its bytes. `total` is null while the client does not know it. */
type ContentRange =
  { kind: 'query'; total: number | null } | { kind: 'bytes'; start: number; total: number | null };

/** Reads the Content-Range header of a resumable upload; null when it is malformed. A PUT without one is the whole file. */
export function readContentRange(
  header: string | undefined,
  contentLength: string | undefined,
): ContentRange | null {
  if (header === undefined) {
    return {
      kind: 'bytes',
      start: 0,
      total: contentLength === undefined ? null : Number(contentLength),
    };
  }
  const match = /^bytes (?:\*|(\d+)-(\d+))\/(\d+|\*)$/.exec(header);
  if (!match) return null;
  const total = match[3] === '*' ? null : Number(match[3]);
  return match[1] === undefined
    ? { kind: 'query', total }
    : { kind: 'bytes', start: Number(match[1]), total };
}
