import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, extname } from 'node:path';
import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';
import {
  createVehicle,
  listManuals,
  login,
  updateOnboarding,
  uploadVehicleManual,
  type Endpoint,
  type NewVehicle,
  type Vehicle,
} from '../../functions/contract/index';

export { expect };

export const PROJECT = 'demo-guantera';
// The suite's ports of Hosting and Auth.
const HOSTING_PORT = 5000;
const AUTH_PORT = 9099;
const PASSWORD = 'una-clave-larga';

export const demo = { email: 'demo@guantera.test', password: 'guantera-demo' };

export type Owner = { page: Page; email: string; password: string; call: Call };

/** Calls an endpoint with the session of the page's owner. */
type Call = <Params, Body, Response>(
  endpoint: Endpoint<Params, Body, Response>,
  input?: { params?: Params; body?: Body; multipart?: Record<string, File> },
) => Promise<Response>;

type File = { name: string; mimeType: string; buffer: Buffer };

const callerOf =
  ({ request }: BrowserContext, origin: string): Call =>
  async (endpoint, { params, body, multipart } = {}) => {
    const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
      String((params as Record<string, unknown>)[name]),
    );
    const response = await request.fetch(origin + path, {
      method: endpoint.method,
      headers: { origin },
      // The suite ends idle connections, now and then just when one is used again; nothing was received then.
      maxRetries: 2,
      ...(body && { data: body }),
      ...(multipart && { multipart }),
    });
    if (!response.ok()) throw new Error(`${endpoint.method} ${path}: ${response.status()}`);
    return endpoint.response.parse(endpoint.status === 204 ? undefined : await response.json());
  };

/** PORT_OFFSET moves every port of the suite by the same distance. */
export const portOf = (origin: string, port: number): number =>
  port + Number(new URL(origin).port) - HOSTING_PORT;

const authOrigin = (origin: string): string => `http://127.0.0.1:${portOf(origin, AUTH_PORT)}`;

/** An account of the Auth emulator with a confirmed e-mail of an allowed domain. */
async function createAccount(origin: string, email: string): Promise<void> {
  const path = `identitytoolkit.googleapis.com/v1/projects/${PROJECT}/accounts`;
  const response = await fetch(`${authOrigin(origin)}/${path}`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD, displayName: 'Prueba', emailVerified: true }),
  });
  if (!response.ok) throw new Error(`Account: ${response.status} ${await response.text()}`);
}

type OobCode = { email: string; requestType: string; oobLink: string };

/** The link of the last e-mail to an address that confirms it, or resets: what the Auth emulator would have sent. */
export async function mailedLink(
  origin: string,
  email: string,
  kind: 'VERIFY_EMAIL' | 'PASSWORD_RESET' = 'VERIFY_EMAIL',
): Promise<string> {
  const response = await fetch(`${authOrigin(origin)}/emulator/v1/projects/${PROJECT}/oobCodes`);
  const { oobCodes } = (await response.json()) as { oobCodes: OobCode[] };
  const mine = oobCodes.filter((code) => code.email === email && code.requestType === kind);
  const link = mine.at(-1)?.oobLink;
  if (!link) throw new Error(`No e-mail ${kind} for ${email}`);
  return link;
}

/** Opens a session without the form: what a test is about is something else. */
async function signIn(
  page: Page,
  origin: string,
  credentials: { email: string; password: string },
) {
  const call = callerOf(page.context(), origin);
  await call(login, { body: credentials });
  return call;
}

let count = 0;

type Fixtures = {
  origin: string;
  /**
   * The demonstration owner, whose manual was read before and whom other journeys share at the same time. To look at and
   * to ask, not to change, and never to sign out: that ends all sessions of an account.
   */
  demoOwner: Owner;
  /** An owner of this test alone, whose garage is empty. */
  owner: Owner;
  newEmail: () => Promise<{ email: string; password: string }>;
  /** What the Content-Security-Policy refused: every journey fails on what is left here. */
  refused: string[];
};

export const test = base.extend<Fixtures>({
  origin: async ({ baseURL }, use) => use(baseURL ?? 'http://127.0.0.1:5000'),
  refused: [
    async ({ page }, use) => {
      const refused: string[] = [];
      page.on('console', (message) => {
        const text = message.text();
        if (message.type() === 'error' && text.includes('Content Security Policy')) {
          refused.push(text);
        }
      });
      await use(refused);
      expect(refused).toEqual([]);
    },
    { auto: true },
  ],
  newEmail: async ({ origin }, use) => {
    await use(async () => {
      count += 1;
      const email = `journey-${Date.now()}-${process.pid}-${count}@guantera.test`;
      await createAccount(origin, email);
      return { email, password: PASSWORD };
    });
  },
  demoOwner: async ({ page, origin }, use) => {
    await use({ page, ...demo, call: await signIn(page, origin, demo) });
  },
  owner: async ({ page, origin, newEmail }, use) => {
    const credentials = await newEmail();
    const call = await signIn(page, origin, credentials);
    await call(updateOnboarding, { body: { completed: true } });
    await use({ page, ...credentials, call });
  },
});

const someVehicle: NewVehicle = {
  make: 'Faro',
  model: 'Brisa 1.6',
  year: 2022,
  trim: null,
  vin: null,
  nickname: null,
  engine: null,
  tyreSize: null,
  country: null,
  firstRegistration: null,
  assistancePhone: null,
  isDefault: true,
};

/** Gives the owner a vehicle without the dialog. */
export const giveVehicle = ({ call }: Owner, parts: Partial<NewVehicle> = {}): Promise<Vehicle> =>
  call(createVehicle, { body: { ...someVehicle, ...parts } });

export async function ask(page: Page, question: string): Promise<void> {
  await page.goto('/');
  await page.getByLabel('Tu pregunta').fill(question);
  // Waits until the garage has arrived: before, there is no vehicle to ask about.
  await page.getByRole('button', { name: 'Preguntar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: question })).toBeVisible();
}

/** The pages beside what an answer says: on desks they lead to the page beside it, elsewhere to their words below. */
export const badgesOn = (page: Page, place = '') =>
  answerOn(page).getByRole('button', {
    name: new RegExp(`^Ver (el extracto|en la página): .*${place}$`),
  });

/** What is marked of the page that stands beside an answer. */
export const markOn = (page: Page) =>
  page
    .getByRole('region', { name: 'Manual', exact: true })
    .getByRole('button', { name: /^Marcado: / });

export const answerOn = (page: Page) => page.getByRole('article', { name: 'Respuesta' });

/** Chooses a file in the upload dialog; the dialog stays open. */
export async function chooseFile(page: Page, file: string | File): Promise<void> {
  await page.goto('/manuals');
  await page.getByRole('button', { name: /^Subir (primer )?manual$/ }).click();
  await page.getByLabel('Archivo del manual').setInputFiles(file);
}

export const startUpload = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: 'Subir manual' }).click();

/** Badge of a manual that can be asked. */
export const READ = /^(Completado|Listo)$/;

/** Row of the list of manuals. */
export const rowOf = (page: Page, filename: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: filename }) });

const mimeTypes: Record<string, string> = {
  '.pdf': 'application/pdf',
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  '.txt': 'text/plain',
};

const fileAt = (path: string): File => ({
  name: basename(path),
  mimeType: mimeTypes[extname(path)]!,
  buffer: readFileSync(path),
});

/** Gives the owner's first vehicle a manual without the dialog, and waits until it has been read, or cannot be. */
export async function addManual({ call }: Owner, file: string | File): Promise<void> {
  const manual = typeof file === 'string' ? fileAt(file) : file;
  const { id } = await call(uploadVehicleManual, { params: { id: 1 }, multipart: { manual } });
  const isRead = async () => {
    const manuals = await call(listManuals);
    const status = manuals.find((one) => one.id === id)?.status ?? '';
    return ['completed', 'ready', 'failed'].includes(status);
  };
  await expect.poll(isRead, { timeout: 240_000 }).toBe(true);
}

/** Gives the owner a vehicle and a manual of it without the dialogs, and waits until it has been read. */
export async function giveManual(owner: Owner, file: string | File): Promise<void> {
  await giveVehicle(owner);
  await addManual(owner, file);
}

/** Reads a toast and closes it: what it half covers has no contrast to measure. */
export async function readToast(page: Page, title: string): Promise<void> {
  const toast = page.locator('.MuiSnackbar-root').filter({ hasText: title });
  await expect(toast).toBeVisible();
  await toast.getByRole('button', { name: 'Cerrar' }).click();
  await expect(toast).toHaveCount(0);
}

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

type AxeResult = { violations: { id: string; nodes: { target: string[] }[] }[] };

/** The rules of axe that a theme can break. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Fails with the rules and places that hinder people. */
export async function expectAccessible(
  page: Page,
  rules: 'all' | 'colours' = 'all',
): Promise<void> {
  // Nothing is to lie under the pointer by chance: its tooltip may open after the dialog that a click on it has opened.
  await page.mouse.move(0, 0);
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource);
  const runOnly = rules === 'colours' ? { runOnly: COLOUR_RULES } : {};
  const violations = await page.evaluate(async (only) => {
    const { axe } = globalThis as unknown as {
      axe: { run: (context: object, options: object) => Promise<AxeResult> };
    };
    // Colours on their way from one to another have a contrast that nobody sees for long; one way may start another.
    const passing = () =>
      document
        .getAnimations()
        .filter(({ playState }) => playState === 'running')
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    for (let on = passing(); on.length > 0; on = passing()) {
      await Promise.allSettled(on.map(({ finished }) => finished));
    }
    // A tooltip that fades is no part of the page any more.
    const context = { exclude: ['.MuiTooltip-popperClose'] };
    // Where everything is in order nobody reads what was looked at.
    const result = await axe.run(context, { resultTypes: ['violations'], ...only });
    return result.violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    );
  }, runOnly);
  expect(violations).toEqual([]);
}
