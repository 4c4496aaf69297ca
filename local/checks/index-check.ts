import { existsSync, readFileSync } from 'node:fs';
import type { QueryShape } from '../firestore/query-shapes';
import { fromRoot } from '../suite/paths';
import type { Check } from './check';
import { unservedShapes, type IndexFile } from './index-rules';

/** Compares the queries that Firestore really received during the API tests with firestore.indexes.json. */
export const indexCheck = (queriesFile: string): Check => ({
  name: 'los índices de Firestore sirven a todas las consultas que hubo',
  run: () => Promise.resolve(compare(queriesFile)),
});

function compare(queriesFile: string): string | null {
  if (!existsSync(queriesFile)) return 'no hubo ninguna consulta';
  const shapes = JSON.parse(readFileSync(queriesFile, 'utf8')) as QueryShape[];
  const file = JSON.parse(readFileSync(fromRoot('firestore.indexes.json'), 'utf8')) as IndexFile;
  const unserved = unservedShapes(shapes, file);
  if (unserved.length === 0) return null;
  return `faltan índices para:\n${unserved.map((shape) => JSON.stringify(shape)).join('\n')}`;
}
