import { cleanFilename, isVisible, manualTypeOf, type ManualType } from '@contract';
import { AppError } from '../faults/app-error';

/** Name and type of a manual's file; refuses names that promise none of our formats. */
export function acceptFilename(name: string): { filename: string; type: ManualType } {
  const filename = cleanFilename(name);
  const type = manualTypeOf(filename);
  const isNamed =
    !filename.startsWith('.') && isVisible(filename.slice(0, filename.lastIndexOf('.')));
  if (type === null || !isNamed) throw new AppError('UNSUPPORTED_FILE_TYPE');
  return { filename, type };
}
