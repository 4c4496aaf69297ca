import { readFileSync } from 'node:fs';
import {
  createManual,
  createVehicle,
  deleteManual,
  deleteVehicle,
  getHealth,
  getUser,
  login,
  logout,
  openUploadSession,
  type Endpoint,
} from '../../functions/contract/index';
import { fromRoot } from '../suite/paths';

/** `run` gives what is wrong, as a sentence with what to do; null where nothing is. */
export type SiteProbe = { name: string; run: () => Promise<string | null> };
export type Visitor = { email: string; password: string } | null;

type Rule = { source: string; headers: { key: string; value: string }[] };
const { hosting } = JSON.parse(readFileSync(fromRoot('firebase.json'), 'utf8')) as {
  hosting: { headers: Rule[] };
};
const headersAt = (source: string) =>
  hosting.headers.find((rule) => rule.source === source)?.headers ?? [];

const PATIENCE_MS = 30_000;
const REDEPLOY = 'despliega Hosting otra vez (npx firebase deploy --only hosting)';
const INVOKER =
  'si es un 403 de Google, las funciones no admiten a «allUsers» (docs/deploying.md, paso 9); si es un 404 o una página, ' +
  REDEPLOY;

/** What is asked of a deployed site, through Hosting, in order: the last ones need an account that is invited. */
export function siteProbes(url: string, visitor: Visitor): SiteProbe[] {
  const site = visit(url);
  const always: SiteProbe[] = [
    { name: 'salud', run: () => health(site) },
    { name: 'sin sesión, 401', run: () => nobody(site) },
    { name: 'cabeceras de /', run: () => headers(site, '/', headersAt('**')) },
    {
      name: 'cabeceras de una llamada',
      run: () => headers(site, getHealth.path, headersAt('/api/**')),
    },
    { name: 'solo llega la cookie __session', run: () => cookies(site) },
  ];
  if (visitor === null) return always;
  return [
    ...always,
    { name: 'con sesión, 200', run: () => signIn(site, visitor) },
    { name: 'el origen de una subida', run: () => uploadOrigin(site) },
    { name: 'la sesión se cierra', run: () => leave(site) },
  ];
}

type Site = ReturnType<typeof visit>;

function visit(url: string) {
  const { origin } = new URL(url);
  let session = '';
  const get = (path: string, more: Record<string, string> = {}) =>
    fetch(origin + path, { headers: more, signal: AbortSignal.timeout(PATIENCE_MS) });

  /** As a page of the site does it. */
  async function call(
    endpoint: Endpoint<unknown, unknown, unknown>,
    { id, body }: { id?: number; body?: object } = {},
  ): Promise<Response> {
    const response = await fetch(origin + endpoint.path.replace(':id', String(id)), {
      method: endpoint.method,
      headers: {
        ...{ origin, cookie: session },
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    // The cookie that is taken back at the end is sent on: a session that was ended must not hold.
    const cookie = response.headers.getSetCookie().find((each) => /^__session=[^;]/.test(each));
    if (cookie !== undefined) session = cookie.split(';')[0] ?? '';
    return response;
  }
  return { origin, get, call };
}

async function health({ get }: Site): Promise<string | null> {
  const response = await get(getHealth.path);
  const answer = getHealth.response.safeParse(await response.json().catch(() => null));
  if (!answer.success)
    return `/api/health contesta ${response.status}, y no es la API: ${INVOKER}.`;
  if (answer.data.status === 'ok') return null;
  const ill = answer.data.parts.filter(({ state }) => state !== 'up').map(({ name }) => name);
  return `No está bien: ${ill.join(', ')}. npm run check:cloud dice qué hacer.`;
}

async function nobody({ get }: Site): Promise<string | null> {
  const { status } = await get(getUser.path);
  return status === 401 ? null : `${getUser.path} sin sesión contesta ${status}: ${INVOKER}.`;
}

async function headers(
  { get }: Site,
  path: string,
  wanted: Rule['headers'],
): Promise<string | null> {
  const response = await get(path);
  const other = wanted.filter(({ key, value }) => response.headers.get(key) !== value);
  return other.length === 0
    ? null
    : `${path} no lleva lo que dice firebase.json en ${other.map(({ key }) => key).join(', ')}: ${REDEPLOY}.`;
}

async function cookies({ get }: Site): Promise<string | null> {
  const response = await get(getHealth.path, { cookie: 'other=1; __session=check-site' });
  const received = response.headers.get('x-received-cookies');
  if (received === '__session') return null;
  return received === 'other,__session'
    ? 'Llegan también otras cookies: delante no está Firebase Hosting (o es el emulador, que las pasa todas). Da la dirección de Hosting en --url.'
    : `Llegan «${received ?? 'no lo dice'}» y no __session: nadie podría seguir dentro. Mira qué hay entre el navegador y Hosting, y ${REDEPLOY}.`;
}

async function signIn({ call }: Site, visitor: NonNullable<Visitor>): Promise<string | null> {
  const entered = await call(login, { body: visitor });
  if (entered.status !== 200) {
    return `${login.path} contesta ${entered.status}: revisa SITE_EMAIL y SITE_PASSWORD (una cuenta invitada, con el correo confirmado) y la clave WEB_API_KEY (npm run check:cloud).`;
  }
  const { status } = await call(getUser);
  return status === 200
    ? null
    : `${getUser.path} con sesión contesta ${status}: la cookie no llega, o la sesión no vale (npm run check:cloud).`;
}

/** A vehicle and a manual that are deleted at once, and a session that takes no file. */
async function uploadOrigin({ origin, call }: Site): Promise<string | null> {
  const vehicle = { make: 'Faro', model: 'check:site', year: 2022 };
  const vehicleId = await idOf(await call(createVehicle, { body: vehicle }));
  if (vehicleId === null) return 'No se puede crear un vehículo: entra antes con esa cuenta.';
  try {
    const body = { vehicleId, originalFilename: 'check-site.pdf' };
    const id = await idOf(await call(createManual, { body }));
    if (id === null) return 'No se puede crear un manual: lee la respuesta en los registros.';
    const form = { fileSize: 1, contentType: 'application/pdf' };
    const opened = await call(openUploadSession, { id, body: form });
    const answer = openUploadSession.response.safeParse(await opened.json().catch(() => null));
    const problem = answer.success
      ? await originOf(answer.data.uploadUrl, origin)
      : `No se abre una sesión de subida (${opened.status}): npm run check:cloud dice qué falta.`;
    await call(deleteManual, { id });
    return problem;
  } finally {
    await call(deleteVehicle, { id: vehicleId });
  }
}

async function originOf(uploadUrl: string, origin: string): Promise<string | null> {
  const { headers: answered } = await fetch(uploadUrl, {
    method: 'OPTIONS',
    headers: { origin, 'access-control-request-method': 'PUT' },
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  await fetch(uploadUrl, { method: 'DELETE', headers: { origin } }).catch(() => undefined);
  const allowed = answered.get('access-control-allow-origin');
  return allowed === origin || allowed === '*'
    ? null
    : `La sesión de subida contesta a ${allowed ?? 'nadie'}, no a ${origin}: la función no recibe X-Forwarded-Host de Hosting. Abre una incidencia con esta salida; los navegadores no podrán subir.`;
}

async function idOf(response: Response): Promise<number | null> {
  const answer = (await response.json().catch(() => null)) as { id?: unknown } | null;
  return typeof answer?.id === 'number' ? answer.id : null;
}

async function leave({ call }: Site): Promise<string | null> {
  const { status } = await call(logout);
  const after = await call(getUser);
  return status < 300 && after.status === 401
    ? null
    : `Tras cerrarla, la sesión contesta ${after.status}.`;
}
