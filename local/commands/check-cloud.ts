import { parseArgs } from 'node:util';
import { configureAs } from '../cloud/environment';
import { NO_ACCOUNT } from '../cloud/remedies';
import { reportProbes } from '../cloud/report';
import { demoManual } from '../seed/demo-owner';
import { exitWith, Problem } from '../suite/problem';

/** Stands in large letters on the first page of the demonstration manual. */
const WORD_OF_ITS_COVER = /brisa/i;

/**
 * `npm run check:cloud -- --project <id> [--origin <address of the site>]`: asks Google's cloud for one answer, one vector,
 * one query by vectors, one page of OCR, one upload, the event of a file, a task, a signed link, a session and its end, and
 * the server's key, as the deployed functions do, and says what to do about each that fails. Costs less than a cent, and
 * leaves nothing behind.
 */
export async function main(args: string[]): Promise<void> {
  try {
    process.exit((await run(args)) === 0 ? 0 : 1);
  } catch (error) {
    exitWith(error);
  }
}

async function run(args: string[]): Promise<number> {
  const { project, origin } = readOptions(args);
  configureAs(project);
  // Loaded only now: the configuration is read from the environment once.
  const { config } = await import('../../functions/src/config');
  const { accessTokens, cloudCheck, faultOf, saidOf } =
    await import('../../functions/src/composition/cloud-check');
  const settings = config();
  if (settings.aiProvider === 'local') {
    throw new Problem(
      `functions/.env.${project} dice AI_PROVIDER=local: ese proyecto no pregunta nada a los modelos de Google.`,
    );
  }
  // By itself: without an account every step would say the same.
  await accessTokens()().catch((error: unknown) => {
    throw new Problem(`${NO_ACCOUNT}\nGoogle: ${saidOf(error)}`);
  });
  console.log(`Proyecto ${project}, desde ${origin}`);
  const page = { path: demoManual.file, word: WORD_OF_ITS_COVER };
  const failed = await reportProbes(cloudCheck({ origin, page }), {
    settings: {
      ...settings,
      project,
      origin,
      bucket: settings.storageBucket,
      processor: settings.documentAiProcessor,
    },
    faultOf,
    saidOf,
    print: console.log,
  });
  console.log(failed === 0 ? 'Todo responde.' : `Fallan ${failed}.`);
  return failed;
}

function readOptions(args: string[]): { project: string; origin: string } {
  const usage =
    'Uso: npm run check:cloud -- --project PROYECTO [--origin https://la-dirección-de-la-web]';
  try {
    const { values } = parseArgs({
      args,
      options: { project: { type: 'string' }, origin: { type: 'string' } },
    });
    const { project } = values;
    if (project === undefined) throw new Problem(usage);
    return { project, origin: new URL(values.origin ?? `https://${project}.web.app`).origin };
  } catch {
    throw new Problem(usage);
  }
}
