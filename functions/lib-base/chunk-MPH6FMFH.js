import {
  withinQuota
} from "./chunk-UQ7S47Y5.js";
import {
  checkFileSize,
  checkTakesFile,
  sizeLimits
} from "./chunk-B42ACGQD.js";
import {
  deleteManual
} from "./chunk-BKEPPSX3.js";
import {
  acceptFilename
} from "./chunk-A724P4U4.js";
import {
  canChange,
  isBusy,
  stores
} from "./chunk-CY743CVW.js";
import {
  log
} from "./chunk-SVNDKVNX.js";
import {
  AppError,
  MAX_LISTED_CHUNKS
} from "./chunk-QFF6PAY2.js";
import {
  once
} from "./chunk-3462HG73.js";
import {
  config
} from "./chunk-GAVUEX4V.js";

// src/usecases/create-manual.ts
var createManual = ({ manuals, vehicles }) => async (uid, { vehicleId, originalFilename }) => {
  const { filename } = acceptFilename(originalFilename);
  const vehicle = await vehicles.get(uid, vehicleId);
  if (!vehicle) throw new AppError("VEHICLE_NOT_FOUND");
  const manual = await manuals.create(uid, { vehicleId, originalFilename: filename });
  return { manual, vehicle };
};

// src/usecases/get-manual.ts
var getManual = ({ manuals }) => async (uid, id) => {
  const manual = await manuals.get(uid, id);
  if (!manual) throw new AppError("MANUAL_NOT_FOUND");
  return manual;
};

// src/usecases/list-manual-chunks.ts
var listManualChunks = ({ manuals, chunks }) => async (uid, id) => {
  const manual = await manuals.get(uid, id);
  if (!manual) throw new AppError("MANUAL_NOT_FOUND");
  if (manual.activeRevision === null) return [];
  return chunks.list(uid, id, manual.activeRevision, MAX_LISTED_CHUNKS);
};

// src/usecases/list-manuals.ts
var listManuals = ({ manuals, vehicles }) => async (uid) => {
  const [shelf2, garage] = await Promise.all([manuals.list(uid), vehicles.list(uid)]);
  const byId = new Map(garage.map((vehicle) => [vehicle.id, vehicle]));
  return shelf2.map((manual) => ({ manual, vehicle: byId.get(manual.vehicleId) ?? null }));
};

// src/usecases/open-upload-session.ts
var openUploadSession = ({ manuals, files }) => async (uid, manualId, upload) => {
  const { fileSize: size, contentType, origin } = upload;
  const manual = await manuals.get(uid, manualId);
  if (!manual) throw new AppError("MANUAL_NOT_FOUND");
  checkFileSize(size);
  checkTakesFile(manual, await files.describe(uid, manualId));
  await manuals.reserve(uid, manualId, size);
  return files.openUploadSession(uid, manualId, { size, contentType, origin });
};

// src/domain/manual-edit.ts
var WAITING_MESSAGE = "En cola para procesarse de nuevo.";
function changeOfEdit(manual, edit) {
  const change = {};
  if (edit.vehicleId !== void 0) change.vehicleId = edit.vehicleId;
  if (edit.processingMessage !== void 0) change.processingMessage = edit.processingMessage;
  return { ...change, ...changeOfStatus(manual, edit) };
}
function changeOfStatus(manual, edit) {
  const status = edit.status === "error" ? "failed" : edit.status;
  if (status === void 0) return {};
  if (status === "processing") return readAgain(manual);
  if (status === manual.status) return {};
  if (isBusy(manual.status)) throw new AppError("MANUAL_BUSY");
  if (!canChange(manual.status, status, "owner") || status === "deleted") {
    throw new AppError("STATUS_NOT_ALLOWED");
  }
  return { status };
}
function readAgain(manual) {
  if (isBusy(manual.status)) throw new AppError("MANUAL_BUSY");
  if (manual.fileSize === 0) throw new AppError("MANUAL_HAS_NO_FILE");
  if (!canChange(manual.status, "processing", "owner")) throw new AppError("STATUS_NOT_ALLOWED");
  return {
    status: "processing",
    processingProgress: 0,
    processingMessage: WAITING_MESSAGE,
    lease: null
  };
}

// src/usecases/update-manual.ts
var updateManual = ({ manuals, vehicles, queue }) => async (uid, id, edit) => {
  if (edit.vehicleId !== void 0 && !await vehicles.get(uid, edit.vehicleId)) {
    throw new AppError("VEHICLE_NOT_FOUND");
  }
  const manual = await manuals.update(uid, id, (stored) => changeOfEdit(stored, edit));
  if (!manual) throw new AppError("MANUAL_NOT_FOUND");
  if (edit.status === "processing") await queue.enqueue(uid, id);
  return { manual, vehicle: await vehicles.get(uid, manual.vehicleId) };
};

// src/usecases/upload-manual.ts
var uploadManual = ({ manuals, vehicles, files }) => async (uid, { vehicleId, file, limit }) => {
  const { filename, type: contentType } = acceptFilename(file.filename);
  const created = await createManual({ manuals, vehicles })(uid, {
    vehicleId,
    originalFilename: filename
  });
  const { manual, vehicle } = created;
  try {
    await manuals.reserve(uid, manual.id, file.announcedBytes);
    const { size } = await files.store(uid, manual.id, file.content, { contentType, limit });
    return { manual: { ...manual, fileSize: size }, vehicle };
  } catch (error) {
    await Promise.allSettled([files.deleteAll(uid, manual.id), manuals.delete(uid, manual.id)]);
    throw error;
  }
};

// src/usecases/upload-manual-file.ts
var uploadManualFile = ({ manuals, vehicles, files }) => async (uid, manualId, file) => {
  const manual = await manuals.get(uid, manualId);
  if (!manual) throw new AppError("MANUAL_NOT_FOUND");
  const { type: contentType } = acceptFilename(file.filename);
  checkTakesFile(manual, await files.describe(uid, manualId));
  await manuals.reserve(uid, manualId, file.announcedBytes);
  const accepted = { contentType, limit: sizeLimits.manual };
  const { size } = await files.store(uid, manualId, file.content, accepted);
  const vehicle = await vehicles.get(uid, manual.vehicleId);
  return { manual: { ...manual, fileSize: size }, vehicle };
};

// src/usecases/limited-shelf.ts
function limitedShelf({ shelf: shelf2, within, isReadingPaused }) {
  const unlessPaused = (work) => async (...args) => {
    if (isReadingPaused) throw new AppError("READING_PAUSED");
    return work(...args);
  };
  const readAgain2 = unlessPaused((uid, ...rest) => within.reading(uid, () => shelf2.updateManual(uid, ...rest)));
  return {
    createManual: unlessPaused(
      (uid, manual) => within.reading(uid, () => shelf2.createManual(uid, manual))
    ),
    openUploadSession: unlessPaused(shelf2.openUploadSession),
    uploadManual: unlessPaused(
      (uid, upload) => within.form(uid, () => shelf2.uploadManual(uid, upload))
    ),
    uploadManualFile: unlessPaused(shelf2.uploadManualFile),
    updateManual: (uid, id, edit) => edit.status === "processing" ? readAgain2(uid, id, edit) : shelf2.updateManual(uid, id, edit)
  };
}

// src/composition/manuals.ts
var shelf = once(() => {
  const { vehicles, manuals, chunks, indexes, files, queue, quotas } = stores();
  const within = withinQuota({
    quotas,
    now: () => /* @__PURE__ */ new Date(),
    warn: (event, error) => log.error(event, error)
  });
  return {
    listManuals: listManuals({ manuals, vehicles }),
    getManual: getManual({ manuals }),
    ...limitedShelf({
      within,
      isReadingPaused: config().isSpendingStopped,
      shelf: {
        createManual: createManual({ manuals, vehicles }),
        openUploadSession: openUploadSession({ manuals, files }),
        uploadManual: uploadManual({ manuals, vehicles, files }),
        uploadManualFile: uploadManualFile({ manuals, vehicles, files }),
        updateManual: updateManual({ manuals, vehicles, queue })
      }
    }),
    deleteManual: deleteManual({ manuals, chunks, indexes, files }),
    listManualChunks: listManualChunks({ manuals, chunks })
  };
});

export {
  shelf
};
//# sourceMappingURL=chunk-MPH6FMFH.js.map
