import {
  AppError
} from "./chunk-QFF6PAY2.js";

// src/usecases/delete-manual.ts
var deleteManual = ({ manuals, chunks, indexes, files }) => async (uid, id) => {
  const manual = await manuals.update(uid, id, () => ({
    status: "deleted",
    activeRevision: null,
    lease: null
  }));
  if (!manual) throw new AppError("MANUAL_NOT_FOUND");
  await chunks.deleteOf(uid, id);
  await indexes.deleteOf(uid, id);
  await files.deleteAll(uid, id);
  await manuals.delete(uid, id);
};

export {
  deleteManual
};
//# sourceMappingURL=chunk-BKEPPSX3.js.map
