import type { SourceDocument } from '@contract';

/** "manual.pdf, p. 214": where a source stands. */
export const referenceOf = ({ metadata }: SourceDocument): string =>
  `${metadata.documentSource}, ${metadata.pageReference}`;

/** Path of headings above a source, outermost first; nothing where the reference already says it. */
export function headingsOf({ metadata }: SourceDocument): string {
  const path = metadata.headings.join(' › ');
  return path === metadata.pageReference ? '' : path;
}
