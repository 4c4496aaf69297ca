// src/adapters/reader/zip-directory.ts
var END_SIGNATURE = 101010256;
var END_SIZE = 22;
var LONGEST_COMMENT = 65535;
var ENTRY_SIGNATURE = 33639248;
var ENTRY_SIZE = 46;
var LARGEST_DIRECTORY = 4 * 1024 * 1024;
async function readZipDirectory(file, size) {
  const tail = await readAt(file, Math.max(0, size - END_SIZE - LONGEST_COMMENT), size);
  for (let at = tail.length - END_SIZE; at >= 0; at--) {
    if (tail.readUInt32LE(at) !== END_SIGNATURE) continue;
    const length = tail.readUInt32LE(at + 12);
    const start = tail.readUInt32LE(at + 16);
    if (length > LARGEST_DIRECTORY || start + length > size) return null;
    return parseDirectory(await readAt(file, start, start + length));
  }
  return null;
}
async function readAt(file, start, end) {
  const buffer = Buffer.alloc(Math.max(0, end - start));
  const { bytesRead } = await file.read(buffer, 0, buffer.length, start);
  return buffer.subarray(0, bytesRead);
}
function parseDirectory(directory) {
  const entries = [];
  let at = 0;
  while (at + ENTRY_SIZE <= directory.length) {
    if (directory.readUInt32LE(at) !== ENTRY_SIGNATURE) return null;
    const nameLength = directory.readUInt16LE(at + 28);
    const next = at + ENTRY_SIZE + nameLength;
    entries.push({
      name: directory.toString("utf8", at + ENTRY_SIZE, next),
      method: directory.readUInt16LE(at + 10),
      isEncrypted: (directory.readUInt16LE(at + 8) & 1) === 1,
      compressedSize: directory.readUInt32LE(at + 20),
      size: directory.readUInt32LE(at + 24),
      offset: directory.readUInt32LE(at + 42)
    });
    at = next + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
  }
  return entries;
}

export {
  readZipDirectory,
  readAt
};
//# sourceMappingURL=chunk-F2PW4XA5.js.map
