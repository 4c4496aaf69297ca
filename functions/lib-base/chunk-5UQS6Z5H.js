import {
  AppError,
  manualStatusSchema,
  manualTypeSchema
} from "./chunk-QFF6PAY2.js";

// src/adapters/firestore/converters.ts
import { z } from "zod";
var storedMoment = z.custom(
  (value) => typeof value === "object" && value !== null && "toDate" in value,
  "not a Timestamp"
).transform((timestamp) => timestamp.toDate());
var converter = (schema) => ({
  toFirestore: (record) => record,
  fromFirestore: (snapshot) => schema.parse(snapshot.data())
});
var id = z.number().int().positive();
var userConverter = converter(
  z.object({
    id: z.string(),
    username: z.string(),
    displayName: z.string(),
    email: z.string(),
    preferredLanguage: z.string(),
    onboardingStep: z.number().int(),
    onboardingCompleted: z.boolean(),
    authMethod: z.string(),
    createdAt: storedMoment
  })
);
var vehicleConverter = converter(
  z.object({
    id,
    userId: z.string(),
    make: z.string(),
    model: z.string(),
    year: z.number().int(),
    trim: z.string().nullable(),
    vin: z.string().nullable(),
    nickname: z.string().nullable(),
    isDefault: z.boolean(),
    createdAt: storedMoment
  })
);
var manualConverter = converter(
  z.object({
    id,
    vehicleId: id,
    originalFilename: z.string(),
    contentType: manualTypeSchema.nullable(),
    fileSize: z.number().int(),
    reservedBytes: z.number().int().default(0),
    sha256: z.string().nullable(),
    status: manualStatusSchema,
    processingMessage: z.string().nullable(),
    processingProgress: z.number(),
    pageCount: z.number().int().nullable(),
    chunkCount: z.number().int(),
    activeRevision: z.number().int().nullable(),
    lastRevision: z.number().int(),
    generation: z.string().nullable(),
    lease: z.object({ holder: z.string(), expiresAt: storedMoment }).nullable(),
    sweeps: z.number().int().default(0),
    createdAt: storedMoment,
    updatedAt: storedMoment,
    lastQueriedAt: storedMoment.nullable(),
    settledAt: storedMoment.nullable().default(null)
  })
);

// src/adapters/one-at-a-time.ts
function oneAtATime() {
  const last = /* @__PURE__ */ new Map();
  return async (key, work) => {
    const before = last.get(key) ?? Promise.resolve();
    const result = before.then(work);
    const ended = result.then(
      () => void 0,
      () => void 0
    );
    last.set(key, ended);
    try {
      return await result;
    } finally {
      if (last.get(key) === ended) last.delete(key);
    }
  };
}

// src/adapters/firestore/transaction.ts
var MAX_ATTEMPTS = 12;
var ABORTED = 10;
async function inTransaction(db, work) {
  try {
    return await db.runTransaction(work, { maxAttempts: MAX_ATTEMPTS });
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === ABORTED) {
      throw new AppError("TRY_AGAIN", { cause: error });
    }
    throw error;
  }
}
var turns = oneAtATime();
var inOwnersTurn = (db, uid, work) => turns(uid, () => inTransaction(db, work));

export {
  storedMoment,
  converter,
  userConverter,
  vehicleConverter,
  manualConverter,
  inTransaction,
  inOwnersTurn
};
//# sourceMappingURL=chunk-5UQS6Z5H.js.map
