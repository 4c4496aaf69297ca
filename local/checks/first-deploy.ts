import { readFileSync } from 'node:fs';
import { fromRoot } from '../suite/paths';
import { parametersIn, sizeOf } from './firebase-tools';

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
    : `${file} no dice lo mismo que functions/src/parameters.ts: ${other.map(({ name }) => name).join()}`;
}

type Capacity = {
  region?: string[];
  cpu?: number | string | null;
  availableMemoryMb?: number | null;
  maxInstances?: number | null;
};
type Endpoints = Readonly<Record<string, Capacity>>;

/** What a new project has in one region. */
const QUOTA = { cpu: 20, memory: 40 * 1024 };
/** One function may take half of it, because a deploy runs two revisions for a while. */
const SHARE = 0.5;

function growthOf(endpoint: Capacity): { cpu: number; memory: number } {
  const { cpu, memory } = sizeOf(endpoint);
  const instances = endpoint.maxInstances ?? Infinity;
  return { cpu: instances * cpu, memory: instances * memory };
}

/** vCPUs and MiB of all functions of each region, when all of them have grown as far as they may. */
function growthByRegion(endpoints: Endpoints): Map<string, { cpu: number; memory: number }> {
  const sums = new Map<string, { cpu: number; memory: number }>();
  for (const endpoint of Object.values(endpoints)) {
    const { cpu, memory } = growthOf(endpoint);
    for (const region of endpoint.region ?? ['us-central1']) {
      const sum = sums.get(region) ?? { cpu: 0, memory: 0 };
      sums.set(region, { cpu: sum.cpu + cpu, memory: sum.memory + memory });
    }
  }
  return sums;
}

const sentenceOf = (region: string, { cpu, memory }: { cpu: number; memory: number }): string =>
  `${region}: ${cpu.toFixed(1)} de ${QUOTA.cpu} vCPU, ${memory} de ${QUOTA.memory} MiB`;

/** One line for each region: how far its functions may grow together, beside the quota of a new project. */
export const describeGrowth = (endpoints: Endpoints): string =>
  [...growthByRegion(endpoints)].map(([region, sum]) => sentenceOf(region, sum)).join('\n');

/** Functions that may grow beyond their half, or together beyond all that a new project has; null when none do. */
export function problemOfQuota(endpoints: Endpoints): string | null {
  const most = { cpu: SHARE * QUOTA.cpu, memory: SHARE * QUOTA.memory };
  const large = Object.entries(endpoints).filter(([, endpoint]) => {
    const { cpu, memory } = growthOf(endpoint);
    return cpu > most.cpu || memory > most.memory;
  });
  if (large.length > 0) {
    return `más de ${most.cpu} vCPU o ${most.memory} MiB: ${large.map(([name]) => name).join(', ')}`;
  }
  const full = [...growthByRegion(endpoints)].filter(
    ([, { cpu, memory }]) => cpu > QUOTA.cpu || memory > QUOTA.memory,
  );
  return full.length === 0
    ? null
    : `todas las funciones juntas, ${full.map(([region, sum]) => sentenceOf(region, sum)).join('; ')}`;
}
