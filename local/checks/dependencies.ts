import { readFileSync } from 'node:fs';
import { fromRoot } from '../suite/paths';
import { runProgram } from '../suite/run-tool';
import type { Check } from './check';

/** What travels to the cloud and to browsers. The tools around it see only our own files. */
const SHIPPED = ['functions', 'web'];
const ALLOWED_FILE = 'local/checks/audit-allowed.json';

/** An advisory that somebody read and found harmless here, until a day on which it is read again. */
type Allowed = { advisory: string; reason: string; until: string };

type Advisory = { url?: string; title?: string; severity?: string };
type AuditReport = { vulnerabilities?: Record<string, { via: (Advisory | string)[] }> };

const idOf = ({ url = '' }: Advisory): string => url.split('/').at(-1) ?? '';

/** Advisories that nobody allowed, or whose time has come; null when there is none. */
export function problemOfAudit(
  report: AuditReport,
  allowed: readonly Allowed[],
  today: string,
): string | null {
  const known = new Set(
    allowed.filter(({ until }) => today <= until).map(({ advisory }) => advisory),
  );
  const open = Object.entries(report.vulnerabilities ?? {}).flatMap(([name, { via }]) =>
    via
      .filter((advisory) => typeof advisory !== 'string')
      .filter((advisory) => !known.has(idOf(advisory)))
      .map((advisory) => `${name}: ${advisory.severity} ${idOf(advisory)} ${advisory.title}`),
  );
  return open.length === 0 ? null : [...new Set(open)].join('\n');
}

async function audit(folder: string): Promise<string | null> {
  const { output } = await runProgram('npm', ['audit', '--omit=dev', '--json'], {
    cwd: fromRoot(folder),
  });
  const report = readReport(output);
  if (!report) {
    console.log(
      `    ⚠ ${folder}: el registro de npm no contesta a «npm audit»; los avisos quedan SIN COMPROBAR.`,
    );
    return null;
  }
  const allowed = JSON.parse(readFileSync(fromRoot(ALLOWED_FILE), 'utf8')) as Allowed[];
  return problemOfAudit(report, allowed, new Date().toISOString().slice(0, 10));
}

/** npm's report; null when the registry gave none. Warnings of npm may stand around it. */
export function readReport(output: string): AuditReport | null {
  try {
    const json = output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1);
    const report = JSON.parse(json) as AuditReport;
    return report.vulnerabilities ? report : null;
  } catch {
    return null;
  }
}

type Lockfile = {
  packages: Record<string, { dev?: boolean; optional?: boolean; license?: string }>;
};

/** May be shipped without publishing our own source. Fonts come under OFL. */
const LICENCES =
  /^(MIT|MIT-0|ISC|0BSD|BSD-2-Clause|BSD-3-Clause|Apache-2\.0|BlueOak-1\.0\.0|Unlicense|CC0-1\.0|CC-BY-4\.0|Python-2\.0|OFL-1\.1|Zlib|Artistic-2\.0)$/;

/** Whose lockfile does not say it, but whose LICENSE file does (read 2026-11-21). */
const READ: Record<string, string> = {
  busboy: 'MIT',
  streamsearch: 'MIT',
  limiter: 'MIT',
  duck: 'BSD-2-Clause',
};

/** libvips is loaded as a library of its own, as it is: the LGPL asks no more of whoever does so. */
const LOADED = /^@img\/sharp-/;
const isLesser = (name: string, licence: string): boolean =>
  LOADED.test(name) && licence === 'LGPL-3.0-or-later';

/** Every choice of "A OR B" counts, every part of "A AND B". */
const isAllowed = (name: string, licence: string): boolean =>
  licence
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) =>
      choice
        .split(' AND ')
        .map((part) => part.trim())
        .every((part) => LICENCES.test(part) || isLesser(name, part)),
    );

/** Packages under each licence, and those whose licence is not among ours. */
export function licencesOf({ packages }: Lockfile) {
  const count = new Map<string, number>();
  const foreign: string[] = [];
  for (const [path, { dev, license: said = 'sin licencia' }] of Object.entries(packages)) {
    if (path === '' || dev) continue;
    const name = path.replace(/^.*node_modules\//, '');
    const license = READ[name] ?? said;
    count.set(license, (count.get(license) ?? 0) + 1);
    if (!isAllowed(name, license)) foreign.push(`${name}: ${license}`);
  }
  return { count, foreign };
}

function licences(folder: string): string | null {
  const lockfile = JSON.parse(
    readFileSync(fromRoot(folder, 'package-lock.json'), 'utf8'),
  ) as Lockfile;
  const { count, foreign } = licencesOf(lockfile);
  const listed = [...count].sort(([, a], [, b]) => b - a).map(([name, many]) => `${many} ${name}`);
  console.log(`    ${folder}: ${listed.join(', ')}`);
  return foreign.length === 0 ? null : foreign.join('\n');
}

/** Known weaknesses and licences of what is shipped. */
export const dependencyChecks: Check[] = SHIPPED.flatMap((folder) => [
  { name: `avisos de seguridad: ${folder}`, run: () => audit(folder) },
  { name: `licencias: ${folder}`, run: () => Promise.resolve(licences(folder)) },
]);
