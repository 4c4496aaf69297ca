/**
 * Version of what makes a file into passages and a document: the readers, the document model, the chunker. To be counted up
 * in the change that makes them read ordinary manuals better, once for all such changes of a deploy: every stored manual is
 * then read again, a few at a time (decision 0060). Not for files that could not be read at all (their owners send
 * them again), nor for what is made of passages at every question.
 */
export const READER_VERSION = 7;
