import { buildChanged } from '../suite/build';
import { sayWhile } from '../progress.mjs';
import { findRequirements, lacking } from '../suite/google-requirements';
import { watchForInterruption } from '../suite/interruption';
import { exitWith, Problem } from '../suite/problem';
import { startSuite } from '../suite/suite';
import { serveSuite } from './start';

/**
 * `npm run emulators`: the product on Google's own emulator suite, as `firebase emulators:start` starts it with the block of
 * firebase.json, with the demonstration owner in it. It begins anew each time. The gateway before Storage is ours: Google's
 * emulator has no resumable uploads.
 */
export async function main(): Promise<void> {
  const interruption = watchForInterruption();
  try {
    const sentence = lacking(await findRequirements());
    if (sentence !== null) throw new Problem(sentence);
    await buildChanged();
    const offset = Number(process.env.PORT_OFFSET ?? 0);
    const suite = await sayWhile(
      'Arrancando los emuladores de Google (la primera vez se descargan)…',
      () => startSuite({ offset, fresh: true, googles: 'everything' }, interruption),
    );
    if (suite) await serveSuite(suite, interruption);
    process.exit(0);
  } catch (error) {
    exitWith(error);
  }
}
