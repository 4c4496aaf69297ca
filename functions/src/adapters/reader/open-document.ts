import type { ReadDocument } from '../../domain/document/read-page';
import { kindOf } from './file-kind';
import type { ReadingOrder } from './protocol';

const WHOLE: ReadingOrder = { part: 0, parts: 1, skip: 0 };

/** Opens a file by what it contains. The code of each format is loaded only when it is needed. */
export async function openDocument(path: string, order = WHOLE): Promise<ReadDocument> {
  switch (await kindOf(path)) {
    case 'pdf':
      return (await import('./pdf/read-pdf')).readPdf(path, { order });
    case 'docx':
      return (await import('./docx/open-docx')).openDocx(path);
    case 'text':
      return (await import('./text/read-text')).readText(path);
  }
}
