import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromium, type BrowserContext } from '@playwright/test';
import { categories, reportOf, type Report, type Result } from './lighthouse-report';

/** Fetched from the registry when it is first used: half a thousand packages that nobody else needs. 13 wants Node 22. */
const LIGHTHOUSE = 'lighthouse@12.8.2';

/** A headless Chromium with a profile of its own, which Lighthouse drives through its debugging port. */
export class Browser {
  private constructor(
    private readonly profile: string,
    private readonly context: BrowserContext,
  ) {}

  static async launch(executablePath: string): Promise<Browser> {
    const profile = mkdtempSync(join(tmpdir(), 'guantera-lighthouse-'));
    const context = await chromium.launchPersistentContext(profile, {
      executablePath,
      args: ['--no-sandbox', '--remote-debugging-port=0'],
    });
    return new Browser(profile, context);
  }

  /** The session cookie, as signing in at our server gives it. */
  async signIn(address: string, owner: { email: string; password: string }): Promise<void> {
    const { email, password } = owner;
    const answer = await this.context.request.post(`${address}/api/login`, {
      data: { email, password },
    });
    if (!answer.ok()) throw new Error(`POST /api/login: ${answer.status()}`);
  }

  /** Audits a page as a phone would show it whose processor is `slowdown` times slower than the one of this machine. */
  async audit(address: string, path: string, slowdown: number): Promise<Report> {
    const [port] = readFileSync(join(this.profile, 'DevToolsActivePort'), 'utf8').split('\n');
    const run = () => this.run(`${address}${path}`, Number(port), slowdown);
    const lhr = await run().catch((error: unknown) => {
      // Its own words where Chromium has kept the trace's beginning from it.
      if (!String(error).includes('Please run Lighthouse again')) throw error;
      return run();
    });
    if (lhr.runtimeError) throw new Error(`${path}: ${lhr.runtimeError.message}`);
    const seen = new URL(lhr.finalDisplayedUrl).pathname;
    if (seen !== path) throw new Error(`${path} led to ${seen}`);
    return reportOf(path, lhr);
  }

  private async run(url: string, port: number, slowdown: number): Promise<Result> {
    const file = join(this.profile, 'report.json');
    await promisify(execFile)(
      'npm',
      [
        ...['exec', '--yes', `--package=${LIGHTHOUSE}`, '--', 'lighthouse', url],
        ...['--port', String(port), '--form-factor', 'mobile', '--quiet'],
        ...['--only-categories', categories.join(','), '--output', 'json', '--output-path', file],
        ...['--throttling.cpuSlowdownMultiplier', String(slowdown)],
        '--no-enable-error-reporting',
      ],
      { maxBuffer: 1 << 26 },
    );
    return JSON.parse(readFileSync(file, 'utf8')) as Result;
  }

  async close(): Promise<void> {
    await this.context.close();
    rmSync(this.profile, { recursive: true, force: true });
  }
}
