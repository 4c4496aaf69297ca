import {
  AppError,
  MAX_FILENAME_LENGTH,
  manualTypeOf
} from "./chunk-QFF6PAY2.js";

// src/domain/filename.ts
function cleanFilename(name) {
  const base = name.slice(Math.max(name.lastIndexOf("/"), name.lastIndexOf("\\")) + 1);
  const visible = base.normalize("NFC").replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, " ").replace(/[\p{Cf}\p{Cs}\p{Co}]/gu, "").replace(/\s+/g, " ").trim();
  return shorten(visible);
}
function shorten(name) {
  if (name.length <= MAX_FILENAME_LENGTH) return name;
  const dot = name.lastIndexOf(".");
  const extension = dot < 0 || name.length - dot > 10 ? "" : name.slice(dot);
  return name.slice(0, MAX_FILENAME_LENGTH - extension.length) + extension;
}
function acceptFilename(name) {
  const filename = cleanFilename(name);
  const type = manualTypeOf(filename);
  if (type === null || filename.startsWith(".")) throw new AppError("UNSUPPORTED_FILE_TYPE");
  return { filename, type };
}

export {
  cleanFilename,
  acceptFilename
};
//# sourceMappingURL=chunk-A724P4U4.js.map
