import { Transform, type TransformCallback } from 'node:stream';
import { AppError } from '../faults/app-error';
import type { SizeLimit } from '../ports';

/** Passes a file on and fails with `tooLarge` as soon as it is longer than `maxBytes`, or with EMPTY_FILE at the end of nothing. */
export function limitBytes({ maxBytes, tooLarge }: SizeLimit): Transform {
  let bytes = 0;
  return new Transform({
    transform(piece: Buffer, _encoding, done: TransformCallback) {
      bytes += piece.length;
      if (bytes > maxBytes) done(new AppError(tooLarge));
      else done(null, piece);
    },
    flush(done: TransformCallback) {
      done(bytes === 0 ? new AppError('EMPTY_FILE') : null);
    },
  });
}
