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
    const options = readOptions(args);
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

function readOptions(args: string[]): SuiteOptions {
  const offset = Number(process.env.PORT_OFFSET ?? 0);
  try {
    const { values } = parseArgs({
      args,
      options: { fresh: { type: 'boolean' }, official: { type: 'boolean' } },
    });
    return {
      offset,
      fresh: values.fresh ?? false,
      googles: values.official ? 'firestore' : 'nothing',
    };
  } catch {
    throw new Problem(
      'Opciones de npm start: «-- --fresh» empieza de cero, «-- --official» usa el emulador de Google.',
    );
  }
}

const welcome = (url: string): string => `
Guantera lista: ${url}

  Cuenta de demostración: ${demoOwner.email} / ${demoOwner.password}
  Preguntas para empezar:
${demoQuestions.map((question) => `    · ${question}`).join('\n')}

  Ctrl-C la detiene; los datos se conservan.`;
