import type { ReadDocument } from '../../domain/ports';
import { kindOf } from './file-kind';

/** Opens a file by what it contains. The code of each format is loaded only when it is needed. */
export async function openDocument(path: string): Promise<ReadDocument> {
  switch (await kindOf(path)) {
    case 'pdf':
      return (await import('./pdf/read-pdf')).readPdf(path);
    case 'docx':
      return (await import('./docx/read-docx')).readDocx(path);
    case 'text':
      return (await import('./text/read-text')).readText(path);
  }
}
