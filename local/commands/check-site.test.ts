import { fakeSite, siteFaults, type SiteFault } from '../cloud/fake-site';
import { siteProbes } from '../cloud/site-probes';
import { runSiteProbes, urlIn } from './check-site';

const VISITOR = { email: 'ana@example.com', password: 'secreta' };
let site: Awaited<ReturnType<typeof fakeSite>>;
beforeAll(async () => {
  site = await fakeSite();
});
afterEach(() => {
  site.faults.clear();
  expect(site.left()).toEqual([]);
});
afterAll(() => site.stop());

async function check(visitor: typeof VISITOR | null = VISITOR): Promise<string[]> {
  const lines: string[] = [];
  await runSiteProbes(siteProbes(site.url, visitor), (line) => lines.push(line));
  return lines;
}

const PROBE_OF: Record<SiteFault, string> = {
  health: 'salud',
  invoker: 'sin sesión, 401',
  pageHeaders: 'cabeceras de /',
  callHeaders: 'cabeceras de una llamada',
  cookies: 'solo llega la cookie __session',
  password: 'con sesión, 200',
  origin: 'el origen de una subida',
  logout: 'la sesión se cierra',
};

describe('check:site', () => {
  it('finds a site well, and leaves nothing in it', async () => {
    expect(await check()).toEqual(Object.values(PROBE_OF).map((name) => `✓ ${name}`));
  });

  it.each(siteFaults)('tells what is wrong: %s', async (fault) => {
    site.faults.add(fault);
    const told = (await check()).find((line) => line.startsWith(`✗ ${PROBE_OF[fault]}: `));
    expect(told).toMatch(/despliega|check:cloud|--url|SITE_EMAIL|allUsers|incidencia|contesta/);
  });

  it('tries without an account what needs none', async () => {
    expect(await check(null)).toHaveLength(5);
  });

  it('tells a site that does not answer', async () => {
    const lines: string[] = [];
    const probes = siteProbes('http://127.0.0.1:9', null);
    expect(await runSiteProbes(probes, (line) => lines.push(line))).toBe(5);
    expect(lines[0]).toContain('No responde');
  });

  it.each([[[]], [['--url']], [['--url', 'guantera']], [['--url', 'ftp://a.b']]])(
    'refuses %j',
    (args) => {
      expect(() => urlIn(args)).toThrow(/^Uso: /);
    },
  );
});
