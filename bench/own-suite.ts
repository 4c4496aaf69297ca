import { rmSync } from 'node:fs';
import { seed } from '../local/seed/seed';
import { buildChanged } from '../local/suite/build';
import { watchForInterruption } from '../local/suite/interruption';
import { freeOffset } from '../local/suite/ports';
import { startSuite } from '../local/suite/suite';

/** Measures on the suite that GUANTERA_URL names; else on one of its own, which is built, seeded and taken away. */
export async function onSuite<Result>(
  measure: (address: string) => Promise<Result>,
): Promise<Result> {
  const { GUANTERA_URL } = process.env;
  if (GUANTERA_URL) return measure(GUANTERA_URL);
  await buildChanged();
  const options = {
    offset: await freeOffset(),
    fresh: true,
    googles: 'nothing',
    isThrowaway: true,
  } as const;
  const suite = await startSuite(options, watchForInterruption());
  if (!suite) throw new Error('interrupted');
  try {
    await seed(suite);
    return await measure(suite.url);
  } finally {
    await suite.stop();
    rmSync(suite.dataFolder, { recursive: true, force: true });
  }
}
