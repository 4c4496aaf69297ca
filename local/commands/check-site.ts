import { siteProbes, type SiteProbe, type Visitor } from '../cloud/site-probes';
import { exitWith, Problem } from '../suite/problem';

const USAGE =
  'Uso: [SITE_EMAIL=… SITE_PASSWORD=…] npm run check:site -- --url https://la-dirección-de-la-web';

/**
 * `npm run check:site -- --url <address>`: asks a deployed site through Hosting what `check:cloud` cannot see. With the
 * e-mail and password of an invited account in `SITE_EMAIL` and `SITE_PASSWORD`, what needs a session, too.
 */
export async function main(args: string[]): Promise<void> {
  try {
    const { SITE_EMAIL: email, SITE_PASSWORD: password } = process.env;
    const visitor: Visitor = email && password ? { email, password } : null;
    const failed = await runSiteProbes(siteProbes(urlIn(args), visitor), console.log);
    if (visitor === null) {
      console.log('– Sin SITE_EMAIL y SITE_PASSWORD no se prueba lo que necesita una sesión.');
    }
    console.log(failed === 0 ? 'Todo responde.' : `Fallan ${failed}.`);
    process.exit(failed === 0 ? 0 : 1);
  } catch (error) {
    exitWith(error);
  }
}

export function urlIn(args: readonly string[]): string {
  const [flag, url = ''] = args;
  const isAddress = flag === '--url' && args.length === 2 && URL.canParse(url);
  if (!isAddress || !/^https?:$/.test(new URL(url).protocol)) throw new Problem(USAGE);
  return url;
}

/** One after the other; gives how many are not well. */
export async function runSiteProbes(
  probes: readonly SiteProbe[],
  print: (line: string) => void,
): Promise<number> {
  let failed = 0;
  for (const { name, run } of probes) {
    const problem = await run().catch(
      (error: unknown) => `No responde, o no a tiempo: ${String(error)}. ¿Es esa la dirección?`,
    );
    print(problem === null ? `✓ ${name}` : `✗ ${name}: ${problem}`);
    if (problem !== null) failed += 1;
  }
  return failed;
}
