import { readFileSync } from 'node:fs';
import { fromRoot } from '../suite/paths';
import { parametersIn } from './firebase-tools';

type Rewrite = { function?: { functionId: string; region?: string; pinTag?: boolean } };
type Config = { firestore: { location?: string }; hosting: { rewrites: readonly Rewrite[] } };

/** A database is created once and never moves: where firebase.json does not say, `nam5` in the United States. */
export function problemOfLocation({ firestore, hosting }: Config): string | null {
  const { location = 'nam5, por defecto' } = firestore;
  const regions = hosting.rewrites.flatMap(({ function: target }) => target?.region ?? []);
  return regions.includes(location)
    ? null
    : `firestore.location es ${location}, las funciones están en ${regions.join()}`;
}

/**
 * A pinned rewrite stays on the revision of the last deploy of Hosting: a deploy of the functions alone, which withdraws
 * an invitation or stops spending, would change nothing.
 */
export function problemOfPins(rewrites: readonly Rewrite[]): string | null {
  const pinned = rewrites.flatMap(({ function: target }) =>
    target?.pinTag ? [target.functionId] : [],
  );
  return pinned.length === 0 ? null : `pinTag fija una revisión de ${pinned.join(', ')}`;
}

/** As a function declares it; some have no default. */
export type Parameter = { name: string; default?: unknown };

const valuesIn = (file: string) => parametersIn(readFileSync(fromRoot(file), 'utf8'));

/** A parameter that the file lacks is asked for by a deploy, or fails it; one too many does nothing. */
export function problemOfParameters(file: string, declared: readonly Parameter[]): string | null {
  const given = Object.keys(valuesIn(file));
  const wanted = declared.map(({ name }) => name);
  const missing = wanted.filter((name) => !given.includes(name));
  const foreign = given.filter((name) => !wanted.includes(name));
  if (wanted.length === 0) return 'las funciones no declaran ningún parámetro';
  if (missing.length > 0) return `${file}: faltan ${missing.join(', ')}`;
  return foreign.length === 0 ? null : `${file}: sobran ${foreign.join(', ')}`;
}

/** Whoever copies the example gets what the functions do by themselves. */
export function problemOfDefaults(file: string, declared: readonly Parameter[]): string | null {
  const values = valuesIn(file);
  const other = declared.filter(({ name, default: usual = '' }) => values[name] !== usual);
  return other.length === 0
    ? null
    : `${file} no dice lo mismo que functions/src/config.ts: ${other.map(({ name }) => name).join()}`;
}

type Capacity = {
  cpu?: number | string | null;
  availableMemoryMb?: number | null;
  maxInstances?: number | null;
};

/** Of one region, for a new project: 20 vCPU and 40 GiB. Half of it, because a deploy runs two revisions for a while. */
const MOST_CPU = 10;
const MOST_MEMORY_MB = 20 * 1024;

/** Functions that may grow beyond half of what a new project has; null when there is none. */
export function problemOfQuota(endpoints: Readonly<Record<string, Capacity>>): string | null {
  const large = Object.entries(endpoints).filter(([, endpoint]) => {
    const { maxInstances, availableMemoryMb, cpu } = endpoint;
    const instances = maxInstances ?? Infinity;
    return (
      instances * (typeof cpu === 'number' ? cpu : 1) > MOST_CPU ||
      instances * (availableMemoryMb ?? 256) > MOST_MEMORY_MB
    );
  });
  return large.length === 0
    ? null
    : `más de ${MOST_CPU} vCPU o ${MOST_MEMORY_MB} MiB: ${large.map(([name]) => name).join(', ')}`;
}

export type CorsRule = { origin: string[]; method: string[]; responseHeader: string[] };

/** What the browser sends to an upload session, and reads of its answers (web/src/features/manuals/upload-transport.ts). */
const UPLOAD_METHODS = ['PUT', 'DELETE'];
const UPLOAD_HEADERS = ['Content-Type', 'Content-Range', 'Range'];

/** What is wrong with the bucket's CORS configuration; null when it lets uploads through and nothing else. */
export function problemOfCors(rules: readonly CorsRule[]): string | null {
  const [rule, ...others] = rules;
  if (!rule || others.length > 0) return 'cors.json: se espera una sola regla';
  const open = rule.origin.filter((origin) => !/^https:\/\/[\w.-]+$/.test(origin));
  if (rule.origin.length === 0 || open.length > 0) {
    return `cors.json: orígenes que no son de una web: ${open.join(' ')}`;
  }
  const isSame = (given: readonly string[], wanted: readonly string[]): boolean =>
    [...given].sort().join() === [...wanted].sort().join();
  if (!isSame(rule.method, UPLOAD_METHODS)) return `cors.json: métodos ${rule.method.join()}`;
  return isSame(rule.responseHeader, UPLOAD_HEADERS)
    ? null
    : `cors.json: cabeceras ${rule.responseHeader.join()}`;
}
