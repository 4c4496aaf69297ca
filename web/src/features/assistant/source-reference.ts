import type { SourceDocument } from '@contract';

/** "manual.pdf, p. 214": where a source stands. */
export const referenceOf = ({ metadata }: SourceDocument): string =>
  `${metadata.documentSource}, ${metadata.pageReference}`;

/** Path of headings above a source, outermost first. */
export const headingsOf = ({ metadata }: SourceDocument): string => metadata.headings.join(' › ');
