import { existsSync, readFileSync } from 'node:fs';
import { fromRoot } from '../suite/paths';
import { problemOfApiModules, problemOfBundleSize } from './built-code';
import type { Check } from './check';
import {
  createUpload,
  describeFunctions,
  problemOfScale,
  type Manifest,
} from './deployed-functions';
import {
  describeGrowth,
  problemOfDefaults,
  problemOfLocation,
  problemOfParameters,
  problemOfPins,
  problemOfQuota,
} from './first-deploy';
import { problemOfSecrets } from './secrets';
import { problemOfConfig, problemOfIndexes } from './firebase-tools';

type FirebaseConfig = {
  functions: [{ ignore: string[] }];
  hosting: { rewrites: { function?: { functionId: string; region: string; pinTag?: boolean } }[] };
  firestore: { location?: string; rules: string; indexes: string };
  storage: { rules: string };
};

/** What is copied for a project of the cloud. */
const PARAMETERS = 'functions/.env.example';
const PARAMETER_FILES = [PARAMETERS, 'functions/.env.demo-guantera'];

const readJson = (path: string): unknown => JSON.parse(readFileSync(fromRoot(path), 'utf8'));

/** What a deploy would upload and ask for, proved on a copy. The checks stand on each other: run them in order. */
export function deployChecks(): Check[] {
  const config = readJson('firebase.json') as FirebaseConfig;
  const upload = createUpload(config.functions[0].ignore);
  let manifest: Manifest = { endpoints: {} };
  const check = (name: string, run: () => Promise<string | null> | string | null): Check => ({
    name,
    run: async () => run(),
  });
  return [
    check('firebase.json es válido', () => problemOfConfig(config)),
    check('firestore.indexes.json es válido', () =>
      problemOfIndexes(readJson(config.firestore.indexes)),
    ),
    check('la base de datos se crea en la región de las funciones', () =>
      problemOfLocation(config),
    ),
    check('ninguna ruta de Hosting se queda en una revisión anterior', () =>
      problemOfPins(config.hosting.rewrites),
    ),
    check(
      'las reglas lo deniegan todo',
      () =>
        [config.firestore.rules, config.storage.rules].map(problemOfRules).find(Boolean) ?? null,
    ),
    check('la subida contiene solo el paquete compilado y su lockfile', () => upload.pack()),
    check('la subida se instala en una carpeta vacía', () => upload.install()),
    check('la subida se carga y declara sus funciones', async () => {
      try {
        manifest = await upload.discover();
        console.log(describeFunctions(manifest).replace(/^/gm, '    '));
        return Object.keys(manifest.endpoints).length > 0 ? null : 'no hay ninguna función';
      } finally {
        upload.remove();
      }
    }),
    ...PARAMETER_FILES.map((file) =>
      check(`${file} tiene los parámetros de las funciones`, () =>
        problemOfParameters(file, manifest.params ?? []),
      ),
    ),
    check(`${PARAMETERS} tiene sus valores por defecto`, () =>
      problemOfDefaults(PARAMETERS, manifest.params ?? []),
    ),
    check('ninguna función crece sin límite', () => problemOfScale(manifest)),
    check('las funciones caben juntas en la cuota de un proyecto nuevo', () => {
      console.log(describeGrowth(manifest.endpoints).replace(/^/gm, '    '));
      return problemOfQuota(manifest.endpoints);
    }),
    check('Hosting reenvía a funciones que existen, en su región', () =>
      problemOfRewrites(config, manifest),
    ),
    check('nada de lo que se publica guarda un secreto', () =>
      problemOfSecrets(['web/dist', 'web/dist-emulator', 'functions/lib']),
    ),
    check('la API responde sin cargar lectores ni modelos', problemOfApiModules),
    check('cada página cabe en su presupuesto de JavaScript', problemOfBundleSize),
  ];
}

/** The server is the only door: no rule may let anybody in. */
function problemOfRules(path: string): string | null {
  if (!existsSync(fromRoot(path))) return `falta ${path}`;
  const rules = readFileSync(fromRoot(path), 'utf8').replace(/\/\/.*$/gm, '');
  const allowed = [...rules.matchAll(/\ballow\b[^;]*;/g)].map(([statement]) => statement);
  const isClosed =
    allowed.length > 0 && allowed.every((statement) => /:\s*if\s+false\s*;$/.test(statement));
  const isBalanced = rules.split('{').length === rules.split('}').length;
  if (!rules.includes("rules_version = '2'")) return `${path}: falta rules_version = '2'`;
  if (!isBalanced) return `${path}: las llaves no cuadran`;
  return isClosed ? null : `${path}: deja pasar a alguien: ${allowed.join(' ')}`;
}

function problemOfRewrites({ hosting }: FirebaseConfig, { endpoints }: Manifest): string | null {
  for (const { function: target } of hosting.rewrites) {
    if (!target) continue;
    const regions = endpoints[target.functionId]?.region ?? [];
    if (!regions.includes(target.region)) {
      return `${target.functionId} no está en ${target.region} (${regions.join() || 'no existe'})`;
    }
  }
  return null;
}
