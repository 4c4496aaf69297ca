import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { google } from '@google-cloud/firestore/types/protos/firestore_v1_proto_api';
import { shapesOf, type QueryShape } from './query-shapes';

/** Writes every new query shape to a file at once, so that it is complete whenever the suite ends. */
export function createQueryRecorder(file: string | undefined) {
  const known = new Map<string, QueryShape>();
  return {
    record: (query: google.firestore.v1.IStructuredQuery): void => {
      if (!file) return;
      const before = known.size;
      for (const shape of shapesOf(query)) known.set(JSON.stringify(shape), shape);
      if (known.size === before) return;
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify([...known.values()], null, 2));
    },
  };
}
