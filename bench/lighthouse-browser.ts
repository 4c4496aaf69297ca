import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext } from '@playwright/test';
import lighthouse from 'lighthouse';
import { categories, reportOf, type Report } from './lighthouse-report';

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

  async audit(address: string, path: string): Promise<Report> {
    const [port] = readFileSync(join(this.profile, 'DevToolsActivePort'), 'utf8').split('\n');
    const outcome = await lighthouse(`${address}${path}`, {
      port: Number(port),
      onlyCategories: [...categories],
      formFactor: 'mobile',
      logLevel: 'error',
    });
    if (!outcome) throw new Error(`Lighthouse says nothing about ${path}`);
    const { lhr } = outcome;
    if (lhr.runtimeError) throw new Error(`${path}: ${lhr.runtimeError.message}`);
    const seen = new URL(lhr.finalDisplayedUrl).pathname;
    if (seen !== path) throw new Error(`${path} led to ${seen}`);
    return reportOf(path, lhr);
  }

  async close(): Promise<void> {
    await this.context.close();
    rmSync(this.profile, { recursive: true, force: true });
  }
}
