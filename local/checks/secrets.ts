import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fromRoot } from '../suite/paths';

/** What must never stand in a file that is served or uploaded. A web API key (`AIza…`) is public by nature. */
const SECRETS: [string, RegExp][] = [
  ['una clave privada', /-----BEGIN [A-Z ]*PRIVATE KEY-----[\s\\n]+[A-Za-z0-9+/]{20}/],
  ['una cuenta de servicio', /"private_key_id"\s*:\s*"[0-9a-f]{40}"/],
  ['un secreto de OAuth', /GOCSPX-[\w-]{20}/],
  ['un token de Google', /\bya29\.[\w-]{20}|\b1\/\/0[\w-]{30}/],
  ['un token de GitHub', /\bgh[pousr]_\w{36}|\bgithub_pat_\w{22}/],
  ['un token de npm', /\bnpm_\w{36}/],
  ['una clave de AWS', /\bAKIA[0-9A-Z]{16}\b/],
];

/** What a text gives away; null when nothing. */
export const secretIn = (text: string): string | null =>
  SECRETS.find(([, pattern]) => pattern.test(text))?.[0] ?? null;

/** Files below the folders that give something away; null when there is none. */
export function problemOfSecrets(folders: readonly string[]): string | null {
  const found = folders
    .map((folder) => fromRoot(folder))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name)),
    )
    .flatMap((file) => {
      const secret = secretIn(readFileSync(file, 'latin1'));
      return secret === null ? [] : [`${file}: ${secret}`];
    });
  return found.length === 0 ? null : found.join('\n');
}
