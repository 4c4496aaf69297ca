import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { userPath } from '@contract';
import { FieldValue, Timestamp, type DocumentData, type Firestore } from 'firebase-admin/firestore';
import { z } from 'zod';
import { newOwner, type Owner } from './owners';
import { putObject } from './storage';

/** What commit 3767d82 stored of an owner; `local/past/write-past.ts` writes it again. */
const FIXTURE = join(__dirname, '../../fixtures/past.json.br');

const pastSchema = z.object({
  uid: z.string(),
  documents: z.array(z.object({ path: z.string(), data: z.record(z.string(), z.unknown()) })),
  objects: z.array(z.object({ name: z.string(), contentType: z.string(), content: z.base64() })),
});
export type Past = z.infer<typeof pastSchema>;

const momentSchema = z.object({ $moment: z.tuple([z.number(), z.number()]) });
const vectorSchema = z.object({ $vector: z.array(z.number()) });

/** Moments and vectors as Firestore takes them. */
function unpacked(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(unpacked);
  if (typeof value !== 'object' || value === null) return value;
  const moment = momentSchema.safeParse(value);
  if (moment.success) return new Timestamp(...moment.data.$moment);
  const vector = vectorSchema.safeParse(value);
  if (vector.success) return FieldValue.vector(vector.data.$vector);
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, unpacked(part)]));
}

/** Later than any object: the file that is put where it was is no new one, which would be read at once. */
const GENERATION = '9000000000000000000';

/** An owner whose documents and objects the earlier commit wrote, signed in. */
export async function ownerOfThePast(db: Firestore): Promise<{ owner: Owner; past: Past }> {
  const owner = await newOwner();
  const text = brotliDecompressSync(readFileSync(FIXTURE)).toString('utf8');
  const { uid } = z.object({ uid: z.string() }).parse(JSON.parse(text));
  const past = pastSchema.parse(JSON.parse(text.replaceAll(uid, owner.uid)));
  const batch = db.batch();
  for (const { path, data } of past.documents) {
    const change = 'generation' in data ? { generation: GENERATION } : {};
    batch.set(db.doc(path), { ...(unpacked(data) as DocumentData), ...change });
  }
  // Who signed in is the account of this test, whatever the address was.
  batch.update(db.doc(userPath(owner.uid)), { email: owner.email });
  await batch.commit();
  for (const object of past.objects) {
    await putObject(object.name, Buffer.from(object.content, 'base64'), object.contentType);
  }
  return { owner, past };
}
