import {
  inBatches,
  nextNumber
} from "./chunk-CY743CVW.js";
import {
  converter,
  inOwnersTurn,
  inTransaction,
  storedMoment
} from "./chunk-5UQS6Z5H.js";
import {
  classificationSchema,
  collections,
  confidenceSchema,
  sourceDocumentSchema,
  userPath
} from "./chunk-QFF6PAY2.js";

// src/adapters/firestore/searches.ts
import { z } from "zod";
var searchConverter = converter(
  z.object({
    id: z.number().int().positive(),
    query: z.string(),
    vehicleId: z.number().int().positive(),
    response: z.string(),
    classification: classificationSchema,
    sourceDocuments: z.array(sourceDocumentSchema),
    suggestions: z.array(sourceDocumentSchema),
    confidence: confidenceSchema,
    createdAt: storedMoment
  })
);
var PAGE = 100;
function firestoreSearches(db) {
  const collection = (uid) => db.collection(`${userPath(uid)}/${collections.searches}`);
  const history = (uid) => collection(uid).withConverter(searchConverter);
  return {
    save: (uid, search) => inOwnersTurn(db, uid, async (transaction) => {
      const number = await nextNumber(db, transaction, uid, "search");
      const record = { ...search, id: number.id, createdAt: /* @__PURE__ */ new Date() };
      number.take();
      transaction.create(history(uid).doc(String(record.id)), record);
      return record;
    }),
    async list(uid, limit) {
      const newest = await history(uid).orderBy("id", "desc").limit(limit).get();
      return newest.docs.map((document) => document.data());
    },
    async *all(uid) {
      let last = 0;
      for (; ; ) {
        const page = history(uid).orderBy("id").startAfter(last).limit(PAGE);
        const { docs } = await page.get();
        for (const document of docs) yield document.data();
        last = docs.at(-1)?.data().id ?? last;
        if (docs.length < PAGE) return;
      }
    },
    delete: (uid, id) => inTransaction(db, async (transaction) => {
      const document = collection(uid).doc(String(id));
      if (!(await transaction.get(document)).exists) return false;
      transaction.delete(document);
      return true;
    }),
    async deleteAll(uid) {
      const { docs } = await collection(uid).select("id").get();
      await inBatches(db, docs, (batch, document) => batch.delete(document.ref));
    },
    async deleteOlder(before, limit) {
      const older = db.collectionGroup(collections.searches).where("createdAt", "<", before);
      const { docs } = await older.select().limit(limit).get();
      await inBatches(db, docs, (batch, document) => batch.delete(document.ref));
      return docs.length;
    }
  };
}

export {
  firestoreSearches
};
//# sourceMappingURL=chunk-AZKQXLD7.js.map
