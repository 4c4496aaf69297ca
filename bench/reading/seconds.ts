/**
 * Reads one document in this process, cuts it into passages and finds their context; prints the seconds of a processor that it took, as
 * others may be at work: seconds.ts FILE. Laid over older commits.
 */
import { openWhole } from '../../functions/src/adapters/reader/whole-document';
import { collectPassages } from '../../functions/src/usecases/collect-passages';

const [path] = process.argv.slice(2);
if (path === undefined) throw new Error('seconds.ts FILE');

const before = process.cpuUsage();
const nothing = (): Promise<void> => Promise.resolve();
await collectPassages(await openWhole(path), {
  key: { manualId: 1, revision: 1 },
  createdAt: new Date(0),
  onPassages: nothing,
  onPage: nothing,
});
const { user, system } = process.cpuUsage(before);
console.log((user + system) / 1e6);
