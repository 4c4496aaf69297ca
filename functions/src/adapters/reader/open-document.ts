import type { ReadDocument } from '../../domain/ports';
import { ReadFailure } from '../../domain/read-failure';
import { kindOf } from './file-kind';

/** Opens a file by what it contains. The code of each format is loaded only when it is needed. */
export async function openDocument(path: string): Promise<ReadDocument> {
  switch (await kindOf(path)) {
    case 'pdf':
      return (await import('./pdf/read-pdf')).readPdf(path);
    case 'docx':
    case 'text':
      throw new ReadFailure('WRONG_TYPE');
  }
}
