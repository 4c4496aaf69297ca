import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fromRoot } from '../suite/paths';
import { runTool } from '../suite/run-tool';
import type { Check } from './check';

/** Files that each break one kind of rule: by the text alone, by types, of React's hooks, of one folder only. */
const sketches = [
  {
    path: 'local/sketch.ts',
    content: 'export var sketch = 1;\n',
    code: 'eslint(no-var)',
  },
  {
    path: 'functions/src/sketch.ts',
    content: 'const later = async () => 1;\nexport function f() {\n  later();\n}\n',
    code: 'typescript(no-floating-promises)',
  },
  {
    path: 'web/src/sketch.tsx',
    content:
      'declare function useOne(): number;\nexport const A = ({ on }: { on: boolean }) => (on ? useOne() : 0);\n',
    code: 'react-hooks(rules-of-hooks)',
  },
  {
    path: 'web/src/ui/sketch.tsx',
    content: "export { default } from '@mui/icons-material/Alarm';\n",
    code: 'eslint(no-restricted-imports)',
  },
  {
    path: 'functions/src/domain/sketch.ts',
    content: "export * from 'firebase-admin/app';\n",
    code: 'eslint(no-restricted-imports)',
  },
];

/** Proof that the linter can fail, with types and without: a rule that is spelt wrong or not loaded tells nobody. */
export const lintCanary: Check = {
  name: 'canario: el lint señala lo que debe',
  run: async () => {
    const folder = mkdtempSync(join(tmpdir(), 'guantera-lint-'));
    try {
      for (const path of ['.oxlintrc.json', 'tsconfig.json']) {
        cpSync(fromRoot(path), join(folder, path));
      }
      symlinkSync(fromRoot('node_modules'), join(folder, 'node_modules'));
      for (const { path, content } of sketches) {
        mkdirSync(dirname(join(folder, path)), { recursive: true });
        writeFileSync(join(folder, path), content);
      }
      const found = await findings(folder);
      const missed = sketches.filter(({ path, code }) => !found.has(`${path} ${code}`));
      return missed.length === 0 ? null : `no señaló: ${missed.map(({ code }) => code).join(', ')}`;
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

/** Files and codes of what the linter says. */
async function findings(folder: string): Promise<ReadonlySet<string>> {
  const { output } = await runTool('oxlint', ['--format', 'json', 'functions', 'local', 'web'], {
    cwd: folder,
  });
  const { diagnostics } = JSON.parse(output) as {
    diagnostics: { code: string; filename: string }[];
  };
  return new Set(diagnostics.map(({ code, filename }) => `${filename} ${code}`));
}
