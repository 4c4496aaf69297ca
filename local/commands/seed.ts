import { seed } from '../seed/seed';
import { localUrl, portsFor } from '../suite/ports';
import { exitWith } from '../suite/problem';

/** `npm run seed`: prepares the demonstration account in a suite that is running already. */
export async function main(): Promise<void> {
  const ports = portsFor(Number(process.env.PORT_OFFSET ?? 0));
  await seed({ url: localUrl(ports.hosting), ports }).catch(exitWith);
}
