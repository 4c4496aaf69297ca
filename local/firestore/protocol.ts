import { readFileSync } from 'node:fs';
import type { ServiceDefinition } from '@grpc/grpc-js';
import { fromJSON } from '@grpc/proto-loader';
import protobuf from 'protobufjs';
import type { google } from '@google-cloud/firestore/types/protos/firestore_v1_proto_api';
import { fromRoot } from '../suite/paths';
import { vectorField } from './vector-bytes';

const definitions = JSON.parse(
  readFileSync(fromRoot('node_modules/@google-cloud/firestore/build/protos/v1.json'), 'utf8'),
) as protobuf.INamespace;

/** The shape that google-gax hands to the Admin SDK, and which the mock therefore expects. */
const conversion = { longs: String, enums: String, oneofs: true, arrays: true, objects: true };

const loaded = fromJSON(definitions, { ...conversion, keepCase: false, defaults: false });

/** google.firestore.v1.Firestore, as a gRPC server offers it. */
export const firestoreService = loaded['google.firestore.v1.Firestore'] as ServiceDefinition;

const documentType = protobuf.Root.fromJSON(definitions).lookupType('google.firestore.v1.Document');

export type WireDocument = Pick<google.firestore.v1.IDocument, 'fields' | 'updateTime'> & {
  name: string;
};

/** A document in Firestore's own bytes: all types, vectors included. */
export function encodeDocument(document: google.firestore.v1.IDocument): Uint8Array {
  const others: NonNullable<typeof document.fields> = {};
  const vectors: Uint8Array[] = [];
  for (const [name, value] of Object.entries(document.fields ?? {})) {
    const vector = vectorField(name, value);
    if (vector) vectors.push(vector);
    else others[name] = value;
  }
  const rest = documentType.fromObject({ ...document, fields: others });
  return Buffer.concat([documentType.encode(rest).finish(), ...vectors]);
}

export const decodeDocument = (bytes: Uint8Array): WireDocument =>
  documentType.toObject(documentType.decode(bytes), conversion) as WireDocument;
