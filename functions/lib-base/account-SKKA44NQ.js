import {
  firestoreSearches
} from "./chunk-AZKQXLD7.js";
import {
  cleanFilename
} from "./chunk-A724P4U4.js";
import {
  firestoreErasures,
  inBatches,
  stores
} from "./chunk-CY743CVW.js";
import "./chunk-SOZG2MOT.js";
import {
  log
} from "./chunk-SVNDKVNX.js";
import {
  converter,
  inTransaction,
  storedMoment
} from "./chunk-5UQS6Z5H.js";
import {
  firebase
} from "./chunk-JSJALHLE.js";
import {
  AppError,
  ERASURE_KEPT_MS,
  EXPORTS_PER_DAY,
  EXPORT_KEPT_MS,
  EXPORT_LINK_MS,
  RECENT_SIGN_IN_MS,
  collections,
  dataExportSchema,
  exportObject,
  exportPath,
  exportPrefix,
  userPath,
  userPrefix
} from "./chunk-QFF6PAY2.js";
import {
  once
} from "./chunk-3462HG73.js";
import {
  REGION,
  config
} from "./chunk-GAVUEX4V.js";

// src/composition/account.ts
import { randomUUID as randomUUID2 } from "node:crypto";

// src/adapters/archive/zip.ts
import { PassThrough } from "node:stream";
import { finished } from "node:stream/promises";
import { ZipFile } from "yazl";
var zipPacker = (entries) => {
  const zip = new ZipFile();
  const output = zip.outputStream.pipe(new PassThrough());
  const fail = (error) => void output.destroy(error);
  zip.on("error", fail);
  void addAll(zip, output, entries).catch(fail);
  return output;
};
async function addAll(zip, output, entries) {
  for await (const { name, content, isPacked = false } of entries) {
    const abandon = () => void content.destroy();
    output.once("close", abandon);
    zip.addReadStream(content, name, { compress: !isPacked, mode: 33188 });
    await finished(content);
    output.off("close", abandon);
    if (output.destroyed) return;
  }
  zip.end();
}

// src/adapters/auth/accounts.ts
var firebaseAccounts = (auth) => ({
  async delete(uid) {
    try {
      await auth.deleteUser(uid);
    } catch (error) {
      const isGone = error instanceof Error && "code" in error && error.code === "auth/user-not-found";
      if (!isGone) throw error;
    }
  }
});

// src/adapters/firestore/data-exports.ts
import { z } from "zod";
var exportConverter = converter(
  z.object({
    id: z.string(),
    status: dataExportSchema.shape.status,
    progress: z.number(),
    size: z.number().int().nullable(),
    lease: z.object({ holder: z.string(), expiresAt: storedMoment }).nullable(),
    sweeps: z.number().int(),
    requestedAt: storedMoment,
    requests: z.array(storedMoment),
    dueAt: storedMoment
  })
);
function firestoreDataExports(db) {
  const record = (uid) => db.doc(exportPath(uid)).withConverter(exportConverter);
  return {
    async get(uid) {
      return (await record(uid).get()).data() ?? null;
    },
    update: (uid, decide) => inTransaction(db, async (transaction) => {
      if (!(await transaction.get(db.doc(userPath(uid)))).exists) return null;
      const stored = (await transaction.get(record(uid))).data() ?? null;
      const changed = decide(stored);
      if (changed === null) return stored;
      transaction.set(record(uid), changed);
      return changed;
    }),
    async delete(uid) {
      await record(uid).delete();
    },
    async listDue(now2) {
      const due = await db.collectionGroup(collections.exports).where("dueAt", "<", now2).withConverter(exportConverter).get();
      return due.docs.flatMap((document) => {
        const uid = document.ref.parent.parent?.id;
        return uid === void 0 ? [] : [{ uid, dataExport: document.data() }];
      });
    }
  };
}

// src/adapters/owner-data.ts
var PAGE = 2e3;
var ownerData = (db, bucket) => ({
  async deleteDocuments(uid) {
    const owner = db.doc(userPath(uid));
    await owner.delete();
    for (const collection of await owner.listCollections()) await empty(db, collection);
  },
  async deleteFiles(uid) {
    await bucket.deleteFiles({ prefix: userPrefix(uid), force: true });
  }
});
async function empty(db, collection) {
  for (; ; ) {
    const { docs } = await collection.select().limit(PAGE).get();
    if (docs.length === 0) return;
    await inBatches(db, docs, (batch, document) => batch.delete(document.ref));
  }
}

// src/adapters/storage/export-files.ts
import { pipeline } from "node:stream/promises";
import { z as z2 } from "zod";
var linkSchema = z2.object({ url: z2.url() });
var storageExportFiles = (bucket, gateway) => ({
  async store(uid, exportId, content) {
    const file = bucket.file(exportObject(uid, exportId));
    const target = file.createWriteStream({
      // A resumable upload that breaks off stores nothing.
      resumable: true,
      metadata: { contentType: "application/zip", cacheControl: "private, no-store" }
    });
    await pipeline(content, target);
    const [{ size }] = await file.getMetadata();
    return Number(size);
  },
  async link(uid, exportId, { name, expiresAt }) {
    const file = bucket.file(exportObject(uid, exportId));
    const disposition = `attachment; filename="${name}"`;
    if (gateway) return linkOfGateway(gateway, { object: file.name, disposition, expiresAt });
    const [url] = await file.getSignedUrl({
      version: "v4",
      action: "read",
      expires: expiresAt,
      responseDisposition: disposition,
      responseType: "application/zip"
    });
    return url;
  },
  async deleteAll(uid, keepId) {
    const [files] = await bucket.getFiles({ prefix: exportPrefix(uid) });
    const kept = keepId === void 0 ? null : exportObject(uid, keepId);
    const doomed = files.filter(({ name }) => name !== kept);
    await Promise.all(doomed.map((file) => file.delete({ ignoreNotFound: true })));
  }
});
async function linkOfGateway(gateway, wanted) {
  const response = await fetch(new URL("/links", gateway), {
    method: "POST",
    body: JSON.stringify(wanted)
  });
  return linkSchema.parse(await response.json()).url;
}

// src/adapters/tasks/owner-queue.ts
var taskOwnerQueue = (functions, region, name) => ({
  enqueue: (uid) => functions.taskQueue(`locations/${region}/functions/${name}`).enqueue({ uid })
});

// src/usecases/erase-account.ts
var eraseAccount = ({ erasures, accounts, ownerData: ownerData2, now: now2 }) => async (uid) => {
  await accounts.delete(uid);
  await ownerData2.deleteDocuments(uid);
  await ownerData2.deleteFiles(uid);
  await erasures.complete(uid, now2());
};

// src/usecases/expire-searches.ts
var DAY_MS = 24 * 60 * 60 * 1e3;
var PAGE2 = 400;
var MOST_PAGES = 50;
var expireSearches = ({ searches, retentionDays, now: now2 }) => async () => {
  if (retentionDays === 0) return 0;
  const before = new Date(now2().getTime() - retentionDays * DAY_MS);
  let deleted = 0;
  for (let page = 0; page < MOST_PAGES; page++) {
    const found = await searches.deleteOlder(before, PAGE2);
    deleted += found;
    if (found < PAGE2) break;
  }
  return deleted;
};

// src/domain/data-export.ts
var EXPORT_LEASE_MS = 5 * 6e4;
var MOST_EXPORT_SWEEPS = 3;
var later = (moment, milliseconds) => new Date(moment.getTime() + milliseconds);
var isBeingMade = ({ status }) => status === "queued" || status === "running";
function newExport(stored, id, now2) {
  if (stored && isBeingMade(stored)) return null;
  const since = later(now2, -EXPORT_KEPT_MS);
  const requests = (stored?.requests ?? []).filter((request) => request > since);
  if (requests.length >= EXPORTS_PER_DAY) throw new AppError("EXPORT_LIMIT");
  return {
    id,
    status: "queued",
    progress: 0,
    size: null,
    lease: null,
    sweeps: 0,
    requestedAt: now2,
    requests: [...requests, now2],
    dueAt: later(now2, EXPORT_LEASE_MS)
  };
}
var leased = (record, holder, now2, progress = record.progress) => {
  const expiresAt = later(now2, EXPORT_LEASE_MS);
  return { ...record, status: "running", progress, lease: { holder, expiresAt }, dueAt: expiresAt };
};
var ended = (record, size, now2) => ({
  ...record,
  status: size === null ? "failed" : "ready",
  progress: size === null ? 0 : 100,
  size,
  lease: null,
  dueAt: later(now2, EXPORT_KEPT_MS)
});
var returned = (record, now2) => ({
  ...record,
  status: "queued",
  lease: null,
  dueAt: later(now2, EXPORT_LEASE_MS)
});

// src/usecases/collect-owner-data.ts
import { Readable } from "node:stream";

// src/domain/export-content.ts
var EXPORT_README = `Tus datos de Guantera
=====================

perfil.json       Tu cuenta: nombre, correo, idioma y forma de acceso.
vehiculos.json    Los veh\xEDculos de tu garaje.
manuales.json     Tus manuales con su estado. \xABarchivo\xBB dice cu\xE1l es en esta carpeta.
busquedas.json    Tus preguntas con sus respuestas y las p\xE1ginas en que se apoyan.
manuales/         Los archivos originales, tal como los subiste.

Los momentos est\xE1n en hora universal (UTC). No est\xE1n los \xEDndices con los que Guantera
busca: se calculan a partir de los originales y no dicen nada m\xE1s.
`;
function entryOf({
  id,
  originalFilename
}) {
  const name = cleanFilename(originalFilename).replace(/[<>:"/\\|?*]/g, "_");
  return `manuales/${id}-${name.replace(/[. ]+$/, "") || "manual"}`;
}
var jsonText = (value) => `${JSON.stringify(value, null, 2)}
`;
async function* jsonList(items) {
  let before = "[\n";
  for await (const item of items) {
    yield before + JSON.stringify(item, null, 2);
    before = ",\n";
  }
  yield before === "[\n" ? "[]\n" : "\n]\n";
}

// src/usecases/collect-owner-data.ts
var textEntry = (name, text) => ({
  name,
  content: Readable.from(typeof text === "string" ? [text] : text, { objectMode: false })
});
var manualData = (manual, file) => ({
  ...manual,
  ...{ lease: void 0, sweeps: void 0, generation: void 0 },
  archivo: file
});
async function* collectOwnerData({ users, vehicles, manuals, searches, files }, uid, onShare) {
  const all = await manuals.list(uid);
  const stored = [];
  for (const manual of all) stored.push({ manual, file: await files.describe(uid, manual.id) });
  yield textEntry("LEEME.txt", EXPORT_README);
  yield textEntry("perfil.json", jsonText(await users.get(uid)));
  yield textEntry("vehiculos.json", jsonText(await vehicles.list(uid)));
  yield textEntry("busquedas.json", jsonList(searches.all(uid)));
  const listed = stored.map(({ manual, file }) => manualData(manual, file && entryOf(manual)));
  yield textEntry("manuales.json", jsonText(listed));
  const total = stored.reduce((sum, { file }) => sum + (file?.size ?? 0), 0);
  let read = 0;
  for (const { manual, file } of stored) {
    await onShare(total === 0 ? 1 : read / total);
    if (!file) continue;
    yield { name: entryOf(manual), content: files.read(uid, manual.id), isPacked: true };
    read += file.size;
  }
}

// src/usecases/export-data.ts
var PROGRESS_MS = 1e3;
var ExportLost = class extends Error {
};
var exportData = (ports) => async ({ uid, holder, isLastAttempt }) => {
  const { dataExports, exportFiles, pack, now: now2 } = ports;
  const taken = await dataExports.update(
    uid,
    (stored) => stored && isFree(stored, now2()) ? leased(stored, holder, now2()) : null
  );
  if (taken?.lease?.holder !== holder) return "nothing";
  const change = async (next) => {
    const after = await dataExports.update(uid, (stored) => {
      if (stored?.lease?.holder !== holder) throw new ExportLost();
      return next(stored);
    });
    if (!after) throw new ExportLost();
  };
  let written = now2().getTime();
  const onShare = async (share) => {
    if (now2().getTime() - written < PROGRESS_MS) return;
    written = now2().getTime();
    await change((own) => leased(own, holder, now2(), Math.round(share * 99)));
  };
  try {
    await exportFiles.deleteAll(uid);
    const content = pack(collectOwnerData(ports, uid, onShare));
    const size = await exportFiles.store(uid, taken.id, content);
    await change((own) => ended(own, size, now2()));
    return "exported";
  } catch (error) {
    if (!(error instanceof ExportLost)) {
      const giveBack = (own) => isLastAttempt ? ended(own, null, now2()) : returned(own, now2());
      await change(giveBack).catch(() => void 0);
      throw error;
    }
    if (!await isKept(ports, uid)) await exportFiles.deleteAll(uid);
    return "stopped";
  }
};
var isFree = (stored, now2) => isBeingMade(stored) && (stored.lease === null || stored.lease.expiresAt <= now2);
var isKept = async ({ dataExports }, uid) => await dataExports.update(uid, () => null) !== null;

// src/usecases/open-data-export.ts
var openDataExport = ({ dataExports, exportFiles, now: now2 }) => async (uid) => {
  const record = await dataExports.get(uid);
  if (record?.status !== "ready" || record.dueAt <= now2()) throw new AppError("EXPORT_NOT_READY");
  const name = `guantera-${record.requestedAt.toISOString().slice(0, 10)}.zip`;
  const expiresAt = new Date(now2().getTime() + EXPORT_LINK_MS);
  return exportFiles.link(uid, record.id, { name, expiresAt });
};

// src/usecases/request-erasure.ts
var requestErasure = ({ erasures, accounts, queue, now: now2, warn: warn2 }) => async ({ uid, signedInAt }) => {
  if (now2().getTime() - signedInAt.getTime() > RECENT_SIGN_IN_MS) {
    throw new AppError("RECENT_SIGN_IN_REQUIRED");
  }
  await erasures.begin(uid, now2());
  const [account2, task] = await Promise.allSettled([accounts.delete(uid), queue.enqueue(uid)]);
  if (account2.status === "rejected") warn2("account not deleted yet", account2.reason);
  if (task.status === "rejected") warn2("erasure not queued", task.reason);
};

// src/usecases/start-data-export.ts
import { randomUUID } from "node:crypto";
var startDataExport = ({ dataExports, queue, now: now2 }) => async (uid) => {
  const id = randomUUID();
  const record = await dataExports.update(uid, (stored) => newExport(stored, id, now2()));
  if (!record) throw new AppError("NOT_SIGNED_IN");
  if (record.id === id) await queue.enqueue(uid);
  return record;
};

// src/usecases/sweep-data-exports.ts
var sweepDataExports = ({ dataExports, exportFiles, queue, now: now2 }) => async () => {
  const due = await dataExports.listDue(now2());
  for (const { uid, dataExport } of due) {
    if (isBeingMade(dataExport)) {
      const swept = await dataExports.update(
        uid,
        (stored) => isUntouched(stored, dataExport) ? afterSweep(dataExport, now2()) : null
      );
      if (swept?.status === "queued") await queue.enqueue(uid);
    } else {
      await exportFiles.deleteAll(uid);
      await dataExports.delete(uid);
    }
  }
  return due.length;
};
var isUntouched = (stored, found) => stored?.id === found.id && stored.dueAt.getTime() === found.dueAt.getTime();
var afterSweep = (record, now2) => record.sweeps < MOST_EXPORT_SWEEPS ? { ...returned(record, now2), sweeps: record.sweeps + 1 } : ended(record, null, now2);

// src/usecases/sweep-erasures.ts
var sweepErasures = ({ erasures, eraseAccount: eraseAccount2, now: now2, warn: warn2 }) => async () => {
  const all = await erasures.list();
  for (const { uid, completedAt } of all) {
    try {
      await eraseAccount2(uid);
    } catch (error) {
      warn2("erasure failed", error);
      continue;
    }
    const isOver = completedAt !== null && now2().getTime() - completedAt.getTime() > ERASURE_KEPT_MS;
    if (isOver) await erasures.forget(uid);
  }
  return all.length;
};

// src/composition/account.ts
var now = () => /* @__PURE__ */ new Date();
var warn = (event, error) => log.error(event, error);
var account = once(() => {
  const { db, bucket, auth, functions } = firebase();
  const { uploadGateway, searchRetentionDays: retentionDays } = config();
  const { users, vehicles, manuals, files } = stores();
  const searches = firestoreSearches(db);
  const dataExports = firestoreDataExports(db);
  const exportFiles = storageExportFiles(bucket, uploadGateway);
  const exportQueue = taskOwnerQueue(functions, REGION, "exportData");
  const erasures = firestoreErasures(db);
  const accounts = firebaseAccounts(auth);
  const erase = eraseAccount({ erasures, accounts, ownerData: ownerData(db, bucket), now });
  const make = exportData({
    ...{ users, vehicles, manuals, searches, files },
    ...{ dataExports, exportFiles, pack: zipPacker, now }
  });
  return {
    getDataExport: (uid) => dataExports.get(uid),
    startDataExport: startDataExport({ dataExports, queue: exportQueue, now }),
    openDataExport: openDataExport({ dataExports, exportFiles, now }),
    exportData: (task) => make({ ...task, holder: randomUUID2() }),
    requestErasure: requestErasure({
      ...{ erasures, accounts, now, warn },
      queue: taskOwnerQueue(functions, REGION, "eraseAccount")
    }),
    eraseAccount: erase,
    sweepDataExports: sweepDataExports({ dataExports, exportFiles, queue: exportQueue, now }),
    sweepErasures: sweepErasures({ erasures, eraseAccount: erase, now, warn }),
    expireSearches: expireSearches({ searches, retentionDays, now })
  };
});
export {
  account
};
//# sourceMappingURL=account-SKKA44NQ.js.map
