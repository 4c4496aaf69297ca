import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fromRoot } from '../suite/paths';
import { runTool } from '../suite/run-tool';
import type { Check } from './check';

type Canary = {
  name: string;
  /** Files of the sketch, by path. */
  files: Record<string, string>;
  /** The rule that must report it; null when everything is allowed. */
  rule: string | null;
};

const sketches: Canary[] = [
  {
    name: 'canario: lo permitido pasa',
    files: {
      'functions/src/domain/sketch.ts': "import { errors } from '@contract';\nexport { errors };\n",
    },
    rule: null,
  },
  {
    name: 'canario: el dominio importa un adaptador',
    files: {
      'functions/src/adapters/target.ts': 'export const target = 1;\n',
      'functions/src/domain/sketch.ts': "export { target } from '../adapters/target';\n",
    },
    rule: 'domain-is-pure',
  },
  {
    name: 'canario: una función importa otra',
    files: {
      'web/src/features/garage/target.ts': 'export const target = 1;\n',
      'web/src/features/manuals/sketch.ts': "export { target } from '../garage/target';\n",
    },
    rule: 'features-are-islands',
  },
  {
    name: 'canario: una etapa del lector de PDF importa otra',
    files: {
      'functions/src/adapters/reader/pdf/tables/target.ts': 'export type Target = 1;\n',
      'functions/src/adapters/reader/pdf/order/sketch.ts':
        "export type { Target } from '../tables/target';\n",
    },
    rule: 'pdf-stages-are-islands',
  },
  {
    name: 'canario: dos tipos que se importan uno a otro',
    files: {
      'functions/src/adapters/reader/pdf/types.ts':
        "import type { B } from './geometry/sketch';\nexport type A = B | 1;\n",
      'functions/src/adapters/reader/pdf/geometry/sketch.ts':
        "import type { A } from '../types';\nexport type B = A | 2;\n",
    },
    rule: 'no-cycles',
  },
  {
    name: 'canario: una importación que no existe',
    files: { 'web/src/lib/sketch.ts': "import './nowhere';\n" },
    rule: 'resolvable',
  },
];

/** Proof that the dependency gate can fail: each breaks one rule in a copy of the tree and expects to be caught. */
export const canaries: Check[] = sketches.map((sketch) => ({
  name: sketch.name,
  run: () => judge(sketch),
}));

async function judge({ files, rule }: Canary): Promise<string | null> {
  const folder = mkdtempSync(join(tmpdir(), 'guantera-canary-'));
  try {
    copyTree(folder);
    for (const [path, content] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), content);
    }
    const found = await violations(folder, Object.keys(files));
    if (rule === null) return found.length === 0 ? null : `señaló: ${found.join(', ')}`;
    return found.includes(rule) ? null : `tenía que señalar ${rule} y señaló: ${found.join(', ')}`;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function copyTree(folder: string): void {
  for (const path of [
    '.dependency-cruiser.cjs',
    'tsconfig.dependencies.json',
    'functions/contract',
  ]) {
    cpSync(fromRoot(path), join(folder, path), { recursive: true });
  }
  symlinkSync(fromRoot('functions/node_modules'), join(folder, 'functions/node_modules'));
}

/** Names of the rules that dependency-cruiser says are broken. */
async function violations(folder: string, files: readonly string[]): Promise<string[]> {
  const args = [...files, '--config', '.dependency-cruiser.cjs', '--output-type', 'json'];
  const { output } = await runTool('depcruise', args, { cwd: folder });
  const report = JSON.parse(output) as { summary: { violations: { rule: { name: string } }[] } };
  return report.summary.violations.map(({ rule }) => rule.name);
}
