import { FieldPath, Timestamp, type Query } from 'firebase-admin/firestore';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { z } from 'zod';
import type { Page } from '../../domain/ports/sweeps';

/** Documents held at a time. */
export const PAGE = 100;

/** Seconds and nanoseconds of the field that a page is ordered by, and the document's path. */
const placeSchema = z.tuple([z.number(), z.number(), z.string()]);

type Stored<Value> = QueryDocumentSnapshot<Value>;

/** Documents in the order of their paths, those after `after`. */
export async function pageByPath<Value>(
  query: Query<Value>,
  after: string | null,
  limit = PAGE,
): Promise<Page<Stored<Value>>> {
  const ordered = query.orderBy(FieldPath.documentId());
  const rest = after === null ? ordered : ordered.startAfter(query.firestore.doc(after));
  const { docs } = await rest.limit(limit).get();
  return { found: docs, next: docs.length < limit ? null : (docs.at(-1)?.ref.path ?? null) };
}

/** Documents in the order of a moment, which the query compares, and then of their paths. */
export async function pageByMoment<Value>(
  query: Query<Value>,
  field: string,
  after: string | null,
): Promise<Page<Stored<Value>>> {
  const ordered = query.orderBy(field).orderBy(FieldPath.documentId());
  const { docs } = await startAfter(ordered, after).limit(PAGE).get();
  const last = docs.at(-1);
  return { found: docs, next: last && docs.length === PAGE ? placeOf(last, field) : null };
}

function startAfter<Value>(query: Query<Value>, after: string | null): Query<Value> {
  if (after === null) return query;
  const [seconds, nanoseconds, path] = placeSchema.parse(JSON.parse(after));
  return query.startAfter(new Timestamp(seconds, nanoseconds), query.firestore.doc(path));
}

function placeOf(document: Stored<unknown>, field: string): string {
  const { seconds, nanoseconds } = document.get(field) as Timestamp;
  return JSON.stringify([seconds, nanoseconds, document.ref.path]);
}

/** The owner of a document, whom its path names: `users/{uid}/manuals/{id}`. */
export const ownerOf = ({ ref }: Stored<unknown>): string => ref.parent.parent?.id ?? '';

/** What a page holds, each made into something else. */
export const mapPage = <From, To>(
  { found, next }: Page<From>,
  to: (item: From) => To,
): Page<To> => ({
  found: found.map(to),
  next,
});
