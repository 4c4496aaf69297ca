import {
  readAt,
  readZipDirectory
} from "./chunk-F2PW4XA5.js";
import {
  webAssembly
} from "./chunk-4HBA3PCO.js";
import {
  ReadFailure
} from "./chunk-WY5TQRRD.js";

// src/adapters/reader/file-kind.ts
import { open } from "node:fs/promises";
var PDF_HEADER_WITHIN = 1024;
var OLE = Buffer.from("d0cf11e0a1b11ae1", "hex");
var ZIP = Buffer.from("PK", "latin1");
var MARKUP = /^\s*(?:<!doctype|<html|<head|<body|<\?xml|<svg|\{\\rtf|%!ps)/i;
async function kindOf(path2) {
  const file = await open(path2);
  try {
    const { size } = await file.stat();
    if (size === 0) throw new ReadFailure("EMPTY");
    const head = await readAt(file, 0, Math.min(size, PDF_HEADER_WITHIN));
    if (startsWith(head, ZIP) && await isDocx(file, size, head)) return "docx";
    if (head.includes("%PDF-")) return "pdf";
    if (startsWith(head, OLE)) throw new ReadFailure("OLD_WORD");
    const begin = head.toString("latin1").replace(/^(?:ï»¿|ÿþ|þÿ)|\0/g, "");
    if (startsWith(head, ZIP) || MARKUP.test(begin)) throw new ReadFailure("WRONG_TYPE");
    return "text";
  } finally {
    await file.close();
  }
}
var startsWith = (head, signature) => head.subarray(0, signature.length).equals(signature);
async function isDocx(file, size, head) {
  const entries = await readZipDirectory(file, size);
  if (entries) return entries.some(({ name }) => /^word\/document\d*\.xml$/.test(name));
  if (/\[Content_Types\]\.xml|_rels\/|word\//.test(head.toString("latin1")))
    throw new ReadFailure("DAMAGED");
  return false;
}

// src/adapters/reader/open-document.ts
var WHOLE = { part: 0, parts: 1, skip: 0 };
async function openDocument(path2, order2 = WHOLE) {
  switch (await kindOf(path2)) {
    case "pdf":
      return (await import("./read-pdf-DFDBV7EW.js")).readPdf(path2, { order: order2 });
    case "docx":
      return (await import("./read-docx-7XM7V374.js")).readDocx(path2);
    case "text":
      return (await import("./read-text-AIJ7WG7W.js")).readText(path2);
  }
}

// src/adapters/reader/watchdog.ts
import { Worker } from "node:worker_threads";
var CHECK_MS = 100;
var GUARD = `
const { workerData } = require('node:worker_threads');
setInterval(() => {
  const isAlone = process.ppid !== workerData.parent;
  if (isAlone || process.memoryUsage.rss() > workerData.memoryBytes) process.kill(process.pid, 'SIGKILL');
}, workerData.checkMs);
`;
function startWatchdog(memoryBytes2) {
  const workerData = { parent: process.ppid, memoryBytes: memoryBytes2, checkMs: CHECK_MS };
  new Worker(GUARD, { eval: true, workerData, stdin: false }).unref();
}

// src/adapters/reader/reader-process.ts
var wanted = 0;
var wake = () => void 0;
process.on("message", ({ pages }) => {
  wanted += pages;
  wake();
});
process.on("disconnect", () => process.exit());
var send = (message) => new Promise((resolve, reject) => {
  process.send?.(message, (error) => error ? reject(error) : resolve());
});
async function untilWanted() {
  while (wanted === 0) await new Promise((resolve) => wake = resolve);
  wanted -= 1;
}
async function read(path2, order2) {
  const document = await openDocument(path2, order2);
  await send({ kind: "opened", type: document.type, pageCount: document.pageCount });
  for await (const page of document.pages) {
    await untilWanted();
    await send({ kind: "page", page });
  }
  await send({ kind: "end" });
}
async function draw(path2, { dpi, pages }) {
  const { picturesOf } = await import("./draw-page-X6KOMIUP.js");
  for (const page of await picturesOf(path2, pages, dpi)) {
    await untilWanted();
    await send({ kind: "picture", page });
  }
  await send({ kind: "end" });
}
var failureOf = (error) => {
  if (error instanceof ReadFailure) return { kind: "failure", code: error.code };
  if (error instanceof webAssembly.RuntimeError) return { kind: "failure", code: "TOO_COMPLEX" };
  return { kind: "error", message: error instanceof Error ? error.message : String(error) };
};
var [path, memoryBytes, json] = process.argv.slice(2);
var order = JSON.parse(json);
startWatchdog(Number(memoryBytes));
try {
  await ("dpi" in order ? draw(path, order) : read(path, order));
} catch (error) {
  await send(failureOf(error));
}
process.disconnect?.();
//# sourceMappingURL=reader.js.map
