/**
 * Asking, by the number of passages of the vehicle's manuals: the product's own composition, in a process of its own,
 * against the Firestore and Storage of a local suite. All of `/api/search` but the session and the model: quota, vehicle,
 * manuals, search, passages, history. Cold is the first question of an instance, which loads the index.
 * Run: npm run bench -- ask [1000 5000] (a suite of its own, or the one at GUANTERA_URL).
 */
import { portsFor } from '../local/suite/ports';
import { onSuite } from './own-suite';
import { outputOf } from './beside';

const asked = process.argv.slice(2);
const SIZES = asked.length > 0 ? asked : ['1000', '5000', '20000'];

await onSuite(async (address) => {
  process.env.PORT_OFFSET = String(Number(new URL(address).port) - portsFor(0).hosting);
  console.log(await outputOf('ask/asking.ts', SIZES));
});
process.exit();
