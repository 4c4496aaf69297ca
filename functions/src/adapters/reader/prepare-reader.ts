/**
 * `node lib/prepare-reader.js manual.pdf`: reads a manual until PDFium runs fast and keeps its machine code for the reader
 * processes on this machine. The manual must be one to trust.
 */
import { spawnSync } from 'node:child_process';
import { argv, execPath, execArgv, exit } from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { fastModule, keepCode, slowModule } from './pdf/pdfium/machine-code';
import { readPdf } from './pdf/read-pdf';
import { READER_FLAGS } from './protocol';

/** Functions are compiled to fast code after some thousand calls. */
const TIMES = 40;
/** They are compiled in the background. */
const COMPILING_MS = 500;

const [, entry = '', manual = ''] = argv;
if (execArgv.length === 0) {
  exit(spawnSync(execPath, [...READER_FLAGS, entry, manual], { stdio: 'inherit' }).status ?? 1);
}
const module = slowModule(entry);
for (let time = 0; time < TIMES; time++) {
  const { pages } = await readPdf(manual, { module });
  for await (const page of pages) if (page.unreadable === 'damaged') exit(1);
}
await sleep(COMPILING_MS);
keepCode(module, entry);
if (!fastModule(entry)) exit(1);
