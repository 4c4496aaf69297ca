import { parseArgs } from 'node:util';
import { configureAs, LOCAL_PROJECT } from '../cloud/environment';
import { exitWith } from '../suite/problem';

/**
 * `npm run reembed [-- --project <id>] [-- --dry-run]`: lists the manuals whose vectors another embedding model made and
 * has them read again. Without a project it asks the local suite that runs at PORT_OFFSET.
 */
export async function main(args: string[]): Promise<void> {
  await run(args).catch(exitWith);
}

async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { project: { type: 'string' }, 'dry-run': { type: 'boolean', default: false } },
  });
  configureAs(values.project ?? LOCAL_PROJECT);
  // Loaded only now: the configuration is read from the environment once.
  const { maintenance } = await import('../../functions/src/composition/maintenance');
  const counts = { outdated: 0, enqueued: 0 };
  for await (const manual of maintenance().outdated()) {
    counts.outdated += 1;
    const outcome = values['dry-run'] ? 'listed' : await maintenance().enqueue(manual);
    if (outcome === 'enqueued') counts.enqueued += 1;
    console.log(`${manual.uid} ${manual.manualId} ${manual.model} ${outcome}`);
  }
  console.log(`${counts.outdated} manuals of another model, ${counts.enqueued} enqueued`);
}
