import { parseArgs } from 'node:util';
import { sayWhile } from '../progress.mjs';
import { demoOwner, demoQuestions } from '../seed/demo-owner';
import { seed } from '../seed/seed';
import { buildChanged } from '../suite/build';
import { aborted, watchForInterruption } from '../suite/interruption';
import { exitWith, Problem } from '../suite/problem';
import { startSuite, type Suite, type SuiteOptions } from '../suite/suite';

/** `npm start`: the whole product on this machine, with a demonstration owner and a manual in it. */
export async function main(args: string[]): Promise<void> {
  const interruption = watchForInterruption();
  try {
    const options = await readOptions(args);
    await buildChanged();
    const suite = await sayWhile('Arrancando los emuladores…', () =>
      startSuite(options, interruption),
    );
    if (suite) await serveSuite(suite, interruption);
    process.exit(0);
  } catch (error) {
    exitWith(error);
  }
}

/** Seeds the suite, says where it is, and serves until somebody ends it. */
export async function serveSuite(suite: Suite, interruption: AbortSignal): Promise<void> {
  const serve = async () => {
    await seed(suite);
    console.log(welcome(suite.url));
    await suite.broken;
    throw new Problem(`Una parte de la suite se ha detenido; mira ${suite.logFile}.`);
  };
  try {
    await Promise.race([serve(), aborted(interruption)]);
  } finally {
    console.log('Guardando los datos y deteniendo la suite…');
    await suite.stop();
  }
}

async function readOptions(args: string[]): Promise<SuiteOptions> {
  const values = valuesOf(args);
  return {
    offset: Number(process.env.PORT_OFFSET ?? 0),
    fresh: values.fresh ?? false,
    googles: values.official ? 'firestore' : 'nothing',
    ...(values.recorded && { recordings: await allRecordings() }),
  };
}

function valuesOf(args: string[]) {
  try {
    const { values } = parseArgs({
      args,
      options: {
        fresh: { type: 'boolean' },
        official: { type: 'boolean' },
        recorded: { type: 'boolean' },
      },
    });
    return values;
  } catch {
    throw new Problem(
      'Opciones de npm start: «-- --fresh» empieza de cero, «-- --official» usa el emulador de Google, «-- --recorded» tiene un modelo que repite lo grabado.',
    );
  }
}

/** Of every manual that has any: reading them takes a while. */
const allRecordings = () =>
  sayWhile('Leyendo lo grabado…', async () => {
    const { recordingsOf, RECORDED_MANUALS } = await import('../vertex/recordings');
    return recordingsOf(RECORDED_MANUALS);
  });

const welcome = (url: string): string => `
Guantera lista: ${url}

  Cuenta de demostración: ${demoOwner.email} / ${demoOwner.password}
  Preguntas para empezar:
${demoQuestions.map((question) => `    · ${question}`).join('\n')}

  Ctrl-C la detiene; los datos se conservan.`;
