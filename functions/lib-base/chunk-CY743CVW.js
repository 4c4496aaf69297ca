import {
  inParallel
} from "./chunk-SOZG2MOT.js";
import {
  converter,
  inOwnersTurn,
  inTransaction,
  manualConverter,
  storedMoment,
  userConverter,
  vehicleConverter
} from "./chunk-5UQS6Z5H.js";
import {
  firebase
} from "./chunk-JSJALHLE.js";
import {
  AppError,
  DEFAULT_LANGUAGE,
  chunkCategories,
  collections,
  indexObject,
  manualPrefix,
  originalObject,
  recognisedPrefix,
  recognisedRoot,
  userPath
} from "./chunk-QFF6PAY2.js";
import {
  once
} from "./chunk-3462HG73.js";
import {
  REGION,
  config
} from "./chunk-GAVUEX4V.js";

// src/adapters/firestore/erasures.ts
import { z } from "zod";
var erasureConverter = converter(
  z.object({
    uid: z.string(),
    requestedAt: storedMoment,
    completedAt: storedMoment.nullable()
  })
);
var erasureOf = (db, uid) => db.collection(collections.erasures).doc(uid).withConverter(erasureConverter);
var firestoreErasures = (db) => ({
  begin: (uid, at) => inTransaction(db, async (transaction) => {
    const erasure = erasureOf(db, uid);
    if ((await transaction.get(erasure)).exists) return;
    transaction.create(erasure, { uid, requestedAt: at, completedAt: null });
  }),
  async list() {
    const all = db.collection(collections.erasures).withConverter(erasureConverter);
    return (await all.get()).docs.map((document) => document.data());
  },
  complete: (uid, at) => inTransaction(db, async (transaction) => {
    const erasure = erasureOf(db, uid);
    const stored = (await transaction.get(erasure)).data();
    if (stored?.completedAt === null) transaction.update(erasure, { completedAt: at });
  }),
  async forget(uid) {
    await erasureOf(db, uid).delete();
  }
});

// src/adapters/firestore/chunks.ts
import { FieldValue } from "firebase-admin/firestore";
import { z as z3 } from "zod";

// src/adapters/firestore/batches.ts
var WRITES_PER_BATCH = 400;
var CONCURRENT_BATCHES = 4;
async function inBatches(db, items, write) {
  let next = 0;
  const commitRest = async () => {
    while (next < items.length) {
      const part = items.slice(next, next + WRITES_PER_BATCH);
      next += WRITES_PER_BATCH;
      const batch = db.batch();
      for (const item of part) write(batch, item);
      await batch.commit();
    }
  };
  await Promise.all(Array.from({ length: CONCURRENT_BATCHES }, commitRest));
}

// src/adapters/firestore/chunk-converter.ts
import { z as z2 } from "zod";
var chunkConverter = z2.object({
  id: z2.string(),
  manualId: z2.number().int().positive(),
  revision: z2.number().int().positive(),
  position: z2.number().int().min(0),
  content: z2.string(),
  pageReference: z2.string(),
  pageNumber: z2.number().int().positive().nullable(),
  headings: z2.array(z2.string()),
  category: z2.enum(chunkCategories),
  start: z2.number().int().min(0),
  end: z2.number().int().min(0),
  contentHash: z2.string(),
  createdAt: storedMoment
});
var storedVector = z2.object({
  contentHash: z2.string(),
  embeddingModel: z2.string(),
  embedding: z2.custom(
    (value) => typeof value === "object" && value !== null && "toArray" in value,
    "not a vector"
  ).transform((vector) => vector.toArray())
});

// src/adapters/firestore/chunks.ts
var READ_FIELDS = Object.keys(chunkConverter.shape);
var EMBEDDING = "embedding";
var DISTANCE = "distance";
var VECTOR_DIMENSIONS = 768;
var MOST_REVISIONS = 10;
var MOST_NEAREST = 1e3;
var revisionKeyOf = ({ manualId, revision }) => `${manualId}-${revision}`;
function firestoreChunks(db) {
  const collection = (uid) => db.collection(`${userPath(uid)}/${collections.chunks}`);
  const ofRevision = (uid, revision) => collection(uid).where("revisionKey", "==", revisionKeyOf(revision));
  return {
    save: (uid, chunks) => inBatches(
      db,
      chunks,
      (batch, chunk) => batch.set(collection(uid).doc(chunk.id), documentOf(chunk))
    ),
    async list(uid, manualId, revision, limit) {
      const inOrder = ofRevision(uid, { manualId, revision }).orderBy("position");
      const { docs } = await inOrder.limit(limit).select(...READ_FIELDS).get();
      return docs.map((document) => chunkConverter.parse(document.data()));
    },
    async get(uid, ids) {
      if (ids.length === 0) return [];
      const wanted = ids.map((id) => collection(uid).doc(id));
      const documents = await db.getAll(...wanted, { fieldMask: READ_FIELDS });
      return documents.filter((document) => document.exists).map((document) => chunkConverter.parse(document.data()));
    },
    async nearest(uid, revisions, { model, values }, limit) {
      requireDimensions(values);
      if (revisions.length === 0 || !hasDirection(values)) return [];
      const groups = groupsOf(revisions.map(revisionKeyOf), MOST_REVISIONS);
      const found = await Promise.all(
        groups.map(async (keys) => {
          const query = collection(uid).where("revisionKey", "in", keys).where("embeddingModel", "==", model).select("id", DISTANCE).findNearest({
            vectorField: EMBEDDING,
            queryVector: [...values],
            limit: Math.min(limit, MOST_NEAREST),
            distanceMeasure: "COSINE",
            distanceResultField: DISTANCE
          });
          return (await query.get()).docs.map((document) => nearestSchema.parse(document.data()));
        })
      );
      return found.flat().filter(isFiniteDistance).sort(byDistance).slice(0, limit);
    },
    async modelOf(uid, revision) {
      const { docs } = await ofRevision(uid, revision).select("embeddingModel").limit(1).get();
      return docs[0] ? modelSchema.parse(docs[0].data()).embeddingModel : null;
    },
    async vectorsOf(uid, revision, model) {
      const query = ofRevision(uid, revision).select("contentHash", "embeddingModel", EMBEDDING);
      const vectors = /* @__PURE__ */ new Map();
      for await (const document of streamOf(query)) {
        const stored = storedVector.parse(document.data());
        if (stored.embeddingModel === model) vectors.set(stored.contentHash, stored.embedding);
      }
      return vectors;
    },
    async deleteOf(uid, manualId) {
      const ofManual = collection(uid).where("manualId", "==", manualId);
      const { docs } = await ofManual.select("revision").get();
      await inBatches(db, docs, (batch, document) => batch.delete(document.ref));
    },
    async deleteRevision(uid, revision) {
      const { docs } = await ofRevision(uid, revision).select("revision").get();
      await inBatches(db, docs, (batch, document) => batch.delete(document.ref));
    }
  };
}
var modelSchema = z3.object({ embeddingModel: z3.string() });
var isFiniteDistance = ({ distance }) => Number.isFinite(distance);
var byDistance = (a, b) => a.distance - b.distance;
var nearestSchema = z3.object({ id: z3.string(), [DISTANCE]: z3.number() });
function requireDimensions(vector) {
  if (vector.length === VECTOR_DIMENSIONS) return;
  throw new Error(`a vector of ${vector.length} numbers, the index takes ${VECTOR_DIMENSIONS}`);
}
function documentOf(chunk) {
  requireDimensions(chunk.embedding);
  return {
    ...chunk,
    revisionKey: revisionKeyOf(chunk),
    embeddingDimensions: chunk.embedding.length,
    [EMBEDDING]: FieldValue.vector(chunk.embedding)
  };
}
var hasDirection = (vector) => vector.some((value) => value !== 0) && vector.every(Number.isFinite);
var groupsOf = (values, size) => Array.from(
  { length: Math.ceil(values.length / size) },
  (_, group) => values.slice(group * size, (group + 1) * size)
);
var streamOf = (query) => query.stream();

// src/domain/new-manual.ts
function newManual(named, createdAt) {
  return {
    ...named,
    contentType: null,
    fileSize: 0,
    reservedBytes: 0,
    sha256: null,
    status: "pending",
    processingMessage: null,
    processingProgress: 0,
    pageCount: null,
    chunkCount: 0,
    activeRevision: null,
    lastRevision: 0,
    generation: null,
    lease: null,
    sweeps: 0,
    createdAt,
    updatedAt: createdAt,
    lastQueriedAt: null,
    settledAt: null
  };
}

// src/domain/quota.ts
var MINUTE_MS = 6e4;
var DAY_MS = 24 * 60 * MINUTE_MS;
var NO_ROOM_SECONDS = DAY_MS / 1e3;
var windows = {
  questionsPerMinute: { milliseconds: MINUTE_MS, code: "QUESTIONS_PER_MINUTE" },
  questionsPerDay: { milliseconds: DAY_MS, code: "QUESTIONS_PER_DAY" },
  uploadsPerDay: { milliseconds: DAY_MS, code: "UPLOADS_PER_DAY" }
};
var quotaNames = Object.keys(windows);
function current(usage, name, now) {
  const use = usage[name];
  return use && now.getTime() < use.since + windows[name].milliseconds ? use : null;
}
function spend(usage, names, limits, now) {
  const after = { ...usage };
  for (const name of names) {
    const { since, count } = current(usage, name, now) ?? { since: now.getTime(), count: 0 };
    const { milliseconds, code } = windows[name];
    if (count >= limits[name]) {
      const wait = since + milliseconds - now.getTime();
      throw new AppError(code, { retryAfterSeconds: Math.max(1, Math.ceil(wait / 1e3)) });
    }
    after[name] = { since, count: count + 1 };
  }
  return after;
}
function giveBack(usage, names, { spentAt, now }) {
  const after = { ...usage };
  for (const name of names) {
    const use = current(usage, name, now);
    if (use && use.since <= spentAt.getTime() && use.count > 0) {
      after[name] = { ...use, count: use.count - 1 };
    }
  }
  return after;
}
var refuseForRoom = (code) => new AppError(code, { retryAfterSeconds: NO_ROOM_SECONDS });
function checkCount(kind, count, limits) {
  if (count < limits[kind]) return;
  throw refuseForRoom(kind === "vehicles" ? "TOO_MANY_VEHICLES" : "TOO_MANY_MANUALS");
}
function checkRoom(manuals, { id, bytes }, limits) {
  const used = manuals.filter((manual) => manual.id !== id).reduce((sum, { fileSize, reservedBytes }) => sum + Math.max(fileSize, reservedBytes), 0);
  if (used + bytes > limits.storedBytes) throw refuseForRoom("STORAGE_FULL");
}

// src/domain/manual-change.ts
var isSettled = (status) => status === "completed" || status === "ready" || status === "failed";
function afterChange(manual, change, now) {
  const changed = { ...manual, ...change, updatedAt: now };
  const hasSettled = isSettled(changed.status) && !isSettled(manual.status);
  return hasSettled ? { ...changed, settledAt: now } : changed;
}

// src/domain/manual-status.ts
var both = ["owner", "worker"];
var owner = ["owner"];
var worker = ["worker"];
var changes = {
  pending: { processing: worker, failed: worker, deleted: owner },
  processing: { vectorizing: worker, failed: worker, deleted: owner },
  // Back to `processing` when a worker died and another begins again.
  vectorizing: {
    processing: worker,
    completed: worker,
    ready: worker,
    failed: worker,
    deleted: owner
  },
  completed: { processing: owner, deleted: owner },
  ready: { processing: owner, deleted: owner },
  // The worker's way back is a new file after one that was refused.
  failed: { processing: both, deleted: owner },
  deleted: {}
};
function canChange(from, to, by) {
  const actors = changes[from][to];
  return actors !== void 0 && (by === void 0 || actors.includes(by));
}
var isBusy = (status) => status === "processing" || status === "vectorizing";

// src/domain/stuck-manual.ts
var QUEUE_GRACE_MS = 10 * 60 * 1e3;
function isStuck(manual, before) {
  if (!isBusy(manual.status)) return false;
  const stuckFrom = manual.lease ? manual.lease.expiresAt.getTime() : manual.updatedAt.getTime() + QUEUE_GRACE_MS;
  return stuckFrom < before.getTime();
}

// src/adapters/firestore/counters.ts
import { z as z4 } from "zod";
var countersSchema = z4.object({ counters: z4.record(z4.string(), z4.number().int()).default({}) });
async function nextNumber(db, transaction, uid, kind) {
  const owner2 = db.doc(userPath(uid));
  const { counters } = countersSchema.parse((await transaction.get(owner2)).data() ?? {});
  const id = (counters[kind] ?? 0) + 1;
  return {
    id,
    take: () => transaction.update(owner2, { [`counters.${kind}`]: id })
  };
}

// src/adapters/firestore/manuals.ts
function firestoreManuals(db, limits) {
  const shelf = (uid) => db.collection(`${userPath(uid)}/${collections.manuals}`).withConverter(manualConverter);
  const vehicle = (uid, id) => db.doc(`${userPath(uid)}/${collections.vehicles}/${id}`).withConverter(vehicleConverter);
  const unchangedSince = async (before, statuses) => {
    const found = await db.collectionGroup(collections.manuals).where("status", "in", statuses).where("updatedAt", "<", before).withConverter(manualConverter).get();
    return found.docs.map(owned);
  };
  return {
    async list(uid) {
      return (await shelf(uid).orderBy("id", "desc").get()).docs.map((document) => document.data());
    },
    async get(uid, id) {
      return (await shelf(uid).doc(String(id)).get()).data() ?? null;
    },
    create: (uid, manual) => inTransaction(db, async (transaction) => {
      if (!(await transaction.get(vehicle(uid, manual.vehicleId))).exists) {
        throw new AppError("VEHICLE_NOT_FOUND");
      }
      const others = shelf(uid).where("vehicleId", "==", manual.vehicleId);
      checkCount("manualsPerVehicle", (await transaction.get(others)).size, limits);
      const number = await nextNumber(db, transaction, uid, "manual");
      const record = newManual({ ...manual, id: number.id }, /* @__PURE__ */ new Date());
      number.take();
      transaction.create(shelf(uid).doc(String(record.id)), record);
      return record;
    }),
    update: (uid, id, decide) => inTransaction(db, async (transaction) => {
      const document = shelf(uid).doc(String(id));
      const stored = (await transaction.get(document)).data();
      if (!stored) return null;
      const change = decide(stored);
      if (change === null) return stored;
      const changed = afterChange(stored, change, /* @__PURE__ */ new Date());
      transaction.set(document, changed);
      return changed;
    }),
    reserve: (uid, id, bytes) => inTransaction(db, async (transaction) => {
      const { docs } = await transaction.get(shelf(uid));
      const manuals = docs.map((document) => document.data());
      checkRoom(manuals, { id, bytes }, limits);
      transaction.update(shelf(uid).doc(String(id)), { reservedBytes: bytes });
    }),
    async delete(uid, id) {
      await shelf(uid).doc(String(id)).delete();
    },
    async listStuck(before) {
      const busy = await unchangedSince(before, ["processing", "vectorizing"]);
      return busy.filter(({ manual }) => isStuck(manual, before));
    },
    listLeft: (before) => unchangedSince(before, ["pending", "deleted"]),
    async *listOfAllOwners() {
      const all = db.collectionGroup(collections.manuals).withConverter(manualConverter).stream();
      for await (const document of all) {
        yield owned(document);
      }
    }
  };
}
var owned = (document) => ({
  uid: document.ref.parent.parent?.id ?? "",
  manual: document.data()
});

// src/adapters/firestore/quotas.ts
import { z as z5 } from "zod";
var useSchema = z5.object({ since: z5.number(), count: z5.number().int() });
var usageSchema = z5.object({
  usage: z5.partialRecord(z5.enum(quotaNames), useSchema).default({})
});
function firestoreQuotas(db, limits, now) {
  const change = (uid, decide) => inOwnersTurn(db, uid, async (transaction) => {
    const owner2 = db.doc(userPath(uid));
    const stored = await transaction.get(owner2);
    if (!stored.exists) throw new AppError("NOT_SIGNED_IN");
    transaction.update(owner2, { usage: decide(usageSchema.parse(stored.data()).usage) });
  });
  return {
    spend: (uid, names) => change(uid, (usage) => spend(usage, names, limits, now())),
    giveBack: (uid, names, spentAt) => change(uid, (usage) => giveBack(usage, names, { spentAt, now: now() }))
  };
}

// src/domain/new-user.ts
function newUser(signIn, createdAt) {
  const username = signIn.email.slice(0, signIn.email.lastIndexOf("@"));
  return {
    ...signIn,
    username,
    displayName: signIn.displayName.trim() === "" ? username : signIn.displayName,
    preferredLanguage: DEFAULT_LANGUAGE,
    onboardingStep: 0,
    onboardingCompleted: false,
    createdAt
  };
}

// src/adapters/firestore/users.ts
function firestoreUsers(db) {
  const owner2 = (uid) => db.doc(userPath(uid)).withConverter(userConverter);
  return {
    async get(uid) {
      return (await owner2(uid).get()).data() ?? null;
    },
    signIn: (signIn) => inTransaction(db, async (transaction) => {
      if ((await transaction.get(erasureOf(db, signIn.id))).exists) {
        throw new AppError("ACCOUNT_BEING_ERASED");
      }
      const stored = (await transaction.get(owner2(signIn.id))).data();
      if (stored) {
        const { email, authMethod } = signIn;
        transaction.update(owner2(signIn.id), { email, authMethod });
        return { ...stored, email, authMethod };
      }
      const created = newUser(signIn, /* @__PURE__ */ new Date());
      transaction.create(owner2(signIn.id), created);
      return created;
    }),
    update: (uid, change) => inTransaction(db, async (transaction) => {
      const stored = (await transaction.get(owner2(uid))).data();
      if (!stored) return null;
      if (Object.keys(change).length > 0) transaction.update(owner2(uid), change);
      return { ...stored, ...change };
    })
  };
}

// src/domain/default-vehicle.ts
function changesForDefault(vehicles, id) {
  return vehicles.filter((vehicle) => vehicle.isDefault !== (vehicle.id === id)).map((vehicle) => ({ id: vehicle.id, isDefault: vehicle.id === id }));
}
var becomesDefault = (others, wantsToBe) => wantsToBe || !others.some((vehicle) => vehicle.isDefault);
function successor(remaining) {
  if (remaining.length === 0 || remaining.some((vehicle) => vehicle.isDefault)) return null;
  return Math.max(...remaining.map((vehicle) => vehicle.id));
}

// src/adapters/firestore/vehicles.ts
function firestoreVehicles(db, limits) {
  const garage = (uid) => db.collection(`${userPath(uid)}/${collections.vehicles}`).withConverter(vehicleConverter);
  const readAll = async (transaction, uid) => (await transaction.get(garage(uid))).docs.map((document) => document.data());
  const setDefault = (transaction, uid, all, id) => {
    for (const change of changesForDefault(all, id)) {
      transaction.update(garage(uid).doc(String(change.id)), { isDefault: change.isDefault });
    }
  };
  return {
    async list(uid) {
      return (await garage(uid).orderBy("id").get()).docs.map((document) => document.data());
    },
    async listOfAllOwners() {
      const all = db.collectionGroup(collections.vehicles).withConverter(vehicleConverter);
      return (await all.get()).docs.map((document) => document.data());
    },
    async get(uid, id) {
      return (await garage(uid).doc(String(id)).get()).data() ?? null;
    },
    create: (uid, vehicle) => inTransaction(db, async (transaction) => {
      const others = await readAll(transaction, uid);
      checkCount("vehicles", others.length, limits);
      const number = await nextNumber(db, transaction, uid, "vehicle");
      const isDefault = becomesDefault(others, vehicle.isDefault);
      const { id } = number;
      const record = { ...vehicle, id, userId: uid, isDefault, createdAt: /* @__PURE__ */ new Date() };
      number.take();
      if (isDefault) setDefault(transaction, uid, others, record.id);
      transaction.create(garage(uid).doc(String(record.id)), record);
      return record;
    }),
    makeDefault: (uid, id) => inTransaction(db, async (transaction) => {
      const all = await readAll(transaction, uid);
      const vehicle = all.find((candidate) => candidate.id === id);
      if (!vehicle) return null;
      setDefault(transaction, uid, all, id);
      return { ...vehicle, isDefault: true };
    }),
    delete: (uid, id) => inTransaction(db, async (transaction) => {
      const all = await readAll(transaction, uid);
      const remaining = all.filter((vehicle) => vehicle.id !== id);
      if (remaining.length === all.length) return false;
      const next = successor(remaining);
      if (next !== null) setDefault(transaction, uid, remaining, next);
      transaction.delete(garage(uid).doc(String(id)));
      return true;
    })
  };
}

// src/adapters/storage/lexical-indexes.ts
var isMissing = (error) => error instanceof Error && "code" in error && Number(error.code) === 404;
var storageLexicalIndexes = (bucket) => ({
  async save(uid, { manualId, revision }, index) {
    const file = bucket.file(indexObject(uid, manualId, revision));
    await file.save(Buffer.from(index.buffer, index.byteOffset, index.byteLength), {
      resumable: false,
      contentType: "application/octet-stream"
    });
  },
  async load(uid, { manualId, revision }) {
    try {
      const [content] = await bucket.file(indexObject(uid, manualId, revision)).download();
      return content;
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  },
  async deleteOf(uid, manualId) {
    const [files] = await bucket.getFiles({ prefix: `${manualPrefix(uid, manualId)}index-` });
    await Promise.all(files.map((file) => file.delete({ ignoreNotFound: true })));
  },
  async deleteRevision(uid, { manualId, revision }) {
    await bucket.file(indexObject(uid, manualId, revision)).delete({ ignoreNotFound: true });
  }
});

// src/adapters/storage/manual-files.ts
import { pipeline } from "node:stream/promises";

// src/domain/byte-limit.ts
import { Transform } from "node:stream";
function limitBytes({ maxBytes, tooLarge }) {
  let bytes = 0;
  return new Transform({
    transform(piece, _encoding, done) {
      bytes += piece.length;
      if (bytes > maxBytes) done(new AppError(tooLarge));
      else done(null, piece);
    },
    flush(done) {
      done(bytes === 0 ? new AppError("EMPTY_FILE") : null);
    }
  });
}

// src/adapters/storage/manual-files.ts
var ONLY_IF_ABSENT = { ifGenerationMatch: 0 };
var hasStatus = (error, status) => error instanceof Error && "code" in error && Number(error.code) === status;
function storageManualFiles(bucket, uploadGateway) {
  const original = (uid, manualId) => bucket.file(originalObject(uid, manualId));
  async function describe(uid, manualId) {
    try {
      const [metadata] = await original(uid, manualId).getMetadata();
      return {
        size: Number(metadata.size),
        generation: String(metadata.generation),
        contentType: metadata.contentType ?? null
      };
    } catch (error) {
      if (hasStatus(error, 404)) return null;
      throw error;
    }
  }
  return {
    describe,
    async openUploadSession(uid, manualId, { size, contentType, origin }) {
      const [url] = await original(uid, manualId).createResumableUpload({
        origin,
        preconditionOpts: ONLY_IF_ABSENT,
        // Cloud Storage refuses a body that is longer or shorter than announced.
        metadata: { contentType, contentLength: size }
      });
      return uploadGateway ? withHost(url, uploadGateway) : url;
    },
    async store(uid, manualId, content, { contentType, limit }) {
      const file = original(uid, manualId);
      const target = file.createWriteStream({
        // A resumable upload that breaks off stores nothing.
        resumable: true,
        preconditionOpts: ONLY_IF_ABSENT,
        metadata: { contentType }
      });
      try {
        await pipeline(content, limitBytes(limit), target);
      } catch (error) {
        if (hasStatus(error, 412)) throw new AppError("MANUAL_HAS_FILE", { cause: error });
        throw error;
      }
      const stored = await describe(uid, manualId);
      if (!stored) throw new AppError("MANUAL_NOT_FOUND");
      return stored;
    },
    read: (uid, manualId) => original(uid, manualId).createReadStream(),
    async download(uid, manualId, toPath) {
      await original(uid, manualId).download({ destination: toPath });
    },
    async deleteOriginal(uid, manualId) {
      await original(uid, manualId).delete({ ignoreNotFound: true });
    },
    async deleteAll(uid, manualId) {
      await bucket.deleteFiles({ prefix: manualPrefix(uid, manualId), force: true });
    }
  };
}
function withHost(url, gateway) {
  const { pathname, search } = new URL(url);
  return new URL(pathname + search, gateway).href;
}

// src/adapters/storage/recognised-pages.ts
import { z as z6 } from "zod";
var WIDTH = 8;
var pageSchema = z6.object({ number: z6.number(), text: z6.string().nullable() });
var storageRecognisedPages = (bucket) => ({
  async save(uid, manualId, source, page) {
    await bucket.file(`${recognisedPrefix(uid, manualId, source)}${page.number}.json`).save(JSON.stringify(page), { resumable: false, contentType: "application/json" });
  },
  async load(uid, manualId, source) {
    const [files] = await bucket.getFiles({ prefix: recognisedPrefix(uid, manualId, source) });
    return inParallel(files, WIDTH, async (file) => {
      const [content] = await file.download();
      return pageSchema.parse(JSON.parse(content.toString("utf8")));
    });
  },
  async deleteOf(uid, manualId) {
    await bucket.deleteFiles({ prefix: recognisedRoot(uid, manualId), force: true });
  }
});

// src/adapters/tasks/reading-queue.ts
var taskReadingQueue = (functions, region) => ({
  enqueue: (uid, manualId) => functions.taskQueue(`locations/${region}/functions/readManual`).enqueue({ uid, manualId })
});

// src/composition/stores.ts
var stores = once(() => {
  const { db, bucket, functions } = firebase();
  const { limits, uploadGateway } = config();
  return {
    users: firestoreUsers(db),
    vehicles: firestoreVehicles(db, limits),
    manuals: firestoreManuals(db, limits),
    quotas: firestoreQuotas(db, limits, () => /* @__PURE__ */ new Date()),
    chunks: firestoreChunks(db),
    indexes: storageLexicalIndexes(bucket),
    recognised: storageRecognisedPages(bucket),
    files: storageManualFiles(bucket, uploadGateway),
    queue: taskReadingQueue(functions, REGION)
  };
});

export {
  firestoreErasures,
  inBatches,
  nextNumber,
  canChange,
  isBusy,
  stores
};
//# sourceMappingURL=chunk-CY743CVW.js.map
