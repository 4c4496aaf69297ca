import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeCredentials } from '../../functions/src/testing/fake-vertex';
import { PROJECT } from '../suite/emulators';
import { fromRoot } from '../suite/paths';
import { HOST } from '../suite/ports';

/** What the functions run with where models are asked for at this port, with credentials and a certificate in a folder. */
export async function vertexEnvironment(
  folder: string,
  { port, certificate }: { port: number; certificate: string },
): Promise<NodeJS.ProcessEnv> {
  const file = join(folder, 'vertex.pem');
  writeFileSync(file, certificate);
  const host = `${HOST}:${port}`;
  return {
    VERTEX_EMULATOR_HOST: host,
    NODE_EXTRA_CA_CERTS: file,
    GOOGLE_APPLICATION_CREDENTIALS: await writeCredentials(folder, `https://${host}/token`),
  };
}

/** Writes the parameters of the local suite into a folder, but for who reads, embeds and answers. */
export function writeVertexParameters(folder: string): void {
  const name = `.env.${PROJECT}`;
  const parameters = readFileSync(fromRoot('functions', name), 'utf8');
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, name),
    parameters.replace(/^AI_PROVIDER=local$/m, 'AI_PROVIDER=vertex'),
  );
}
