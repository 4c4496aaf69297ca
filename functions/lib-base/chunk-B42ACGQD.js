import {
  AppError,
  MAX_ATTACHED_MANUAL_BYTES,
  MAX_MANUAL_BYTES
} from "./chunk-QFF6PAY2.js";

// src/domain/upload-rule.ts
var sizeLimits = {
  manual: { maxBytes: MAX_MANUAL_BYTES, tooLarge: "FILE_TOO_LARGE" },
  attached: { maxBytes: MAX_ATTACHED_MANUAL_BYTES, tooLarge: "ATTACHED_FILE_TOO_LARGE" }
};
function checkFileSize(bytes) {
  if (bytes === 0) throw new AppError("EMPTY_FILE");
  if (bytes > sizeLimits.manual.maxBytes) throw new AppError(sizeLimits.manual.tooLarge);
}
function checkTakesFile(manual, stored) {
  const isWaiting = manual.status === "pending" || manual.status === "failed";
  if (!isWaiting || stored !== null) throw new AppError("MANUAL_HAS_FILE");
}

export {
  sizeLimits,
  checkFileSize,
  checkTakesFile
};
//# sourceMappingURL=chunk-B42ACGQD.js.map
