import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runJest } from '../stages/jest';
import { exitWith } from '../suite/problem';

type Figures = { scenario: string; fault: string; injected: number; lost: number };

const readFigures = (file: string): Figures[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Figures);

/** `npm run test:faults`: hurts what uploads, reads, deletes, packs and erases at every call, and counts what was lost. */
export async function main(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'guantera-faults-'));
  const report = join(folder, 'figures.jsonl');
  try {
    const args = ['--testPathPatterns', 'unit/faults'];
    const { failed } = await runJest(['unit'], args, { FAULTS_REPORT: report });
    const figures = readFigures(report);
    console.table(figures);
    const sum = (of: 'injected' | 'lost') => figures.reduce((all, each) => all + each[of], 0);
    const [injected, lost] = [sum('injected'), sum('lost')];
    console.log(`${injected} faults injected, ${injected - lost} survived, ${lost} lost`);
    process.exitCode = failed === 0 && lost === 0 ? 0 : 1;
  } catch (error) {
    exitWith(error);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
