import { readFileSync } from 'node:fs';
import { status } from '@grpc/grpc-js';
import type { google } from '@google-cloud/firestore/types/protos/firestore_v1_proto_api';
import { unservedShapes, type IndexFile } from '../checks/index-rules';
import { failure } from './failure';
import { shapesOf, type QueryShape } from './query-shapes';

const CONSOLE = 'https://console.firebase.google.com/project/_/firestore/indexes';

/** What Firestore says, with the place where its maintainer makes the index. */
const sentenceFor = ({ vector }: QueryShape): string =>
  vector === null
    ? `The query requires an index. You can create it here: ${CONSOLE}`
    : `Missing vector index configuration. Please create the required index here: ${CONSOLE}`;

type Guard = (query: google.firestore.v1.IStructuredQuery) => void;

/**
 * Refuses the queries that Firestore refuses for want of an index, by the file that a deploy would make them from
 * (FAILED_PRECONDITION). Google's own emulator answers them all.
 */
export function createIndexGuard(indexesFile: string | undefined): Guard {
  if (indexesFile === undefined) return () => undefined;
  const file = JSON.parse(readFileSync(indexesFile, 'utf8')) as IndexFile;
  return (query) => {
    const [unserved] = unservedShapes(shapesOf(query), file);
    if (unserved) throw failure(status.FAILED_PRECONDITION, sentenceFor(unserved));
  };
}
