import { Timestamp } from 'firebase-admin/firestore';

/** What was stored of one owner. Object contents are base64. */
export type Past = {
  uid: string;
  documents: { path: string; data: unknown }[];
  objects: { name: string; contentType: string; content: string }[];
};

const isVector = (value: object): value is { toArray(): number[] } => 'toArray' in value;

/** A document's data as JSON can hold it: moments and vectors are named as such. */
export function packed(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(packed);
  if (value instanceof Timestamp) return { $moment: [value.seconds, value.nanoseconds] };
  if (isVector(value)) return { $vector: value.toArray() };
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, packed(part)]));
}
