import {
  READER_FLAGS
} from "./chunk-6TCGU4DY.js";
import {
  readPdf
} from "./chunk-ZKULWP4O.js";
import {
  fastModule,
  keepCode,
  slowModule
} from "./chunk-52P3NRQP.js";
import "./chunk-MD4B4NCG.js";
import "./chunk-UHDYRXPT.js";
import "./chunk-4HBA3PCO.js";
import "./chunk-WY5TQRRD.js";

// src/adapters/reader/prepare-reader.ts
import { spawnSync } from "node:child_process";
import { argv, execPath, execArgv, exit } from "node:process";
import { setTimeout as sleep } from "node:timers/promises";
var TIMES = 40;
var COMPILING_MS = 500;
var [, entry = "", manual = ""] = argv;
if (execArgv.length === 0) {
  exit(spawnSync(execPath, [...READER_FLAGS, entry, manual], { stdio: "inherit" }).status ?? 1);
}
var module = slowModule(entry);
for (let time = 0; time < TIMES; time++) {
  const { pages } = await readPdf(manual, { module });
  for await (const page of pages) if (page.unreadable === "damaged") exit(1);
}
await sleep(COMPILING_MS);
keepCode(module, entry);
if (!fastModule(entry)) exit(1);
//# sourceMappingURL=prepare-reader.js.map
