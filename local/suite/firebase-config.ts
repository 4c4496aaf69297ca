import { readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fromRoot, root } from './paths';
import { HOST, localUrl, type Ports, type Service } from './ports';

type Header = { key: string; value: string };

type FirebaseConfig = {
  functions: Record<string, unknown>[];
  hosting: { headers: { source: string; headers: Header[] }[] } & Record<string, unknown>;
  /** Those with a port listen at it, the rest are settings. */
  emulators: Record<string, unknown>;
};

/**
 * Writes firebase.json as the suite needs it: with its ports and the web app that was built for the emulators.
 * It lies in the root because firebase-tools resolves every path from the place of its configuration. `parameters` is the
 * folder that the functions' parameters lie in, where it is another one than their own.
 */
export function writeFirebaseConfig(offset: number, ports: Ports, parameters?: string): string {
  const config = JSON.parse(readFileSync(fromRoot('firebase.json'), 'utf8')) as FirebaseConfig;
  const file = fromRoot(`.firebase-local-${offset}.json`);
  const local = {
    ...config,
    ...(parameters !== undefined && {
      functions: config.functions.map((one) => ({ ...one, configDir: relative(root, parameters) })),
    }),
    hosting: {
      ...config.hosting,
      public: 'web/dist-emulator',
      headers: localHeaders(config.hosting.headers, ports),
    },
    emulators: shifted(config.emulators, ports),
  };
  writeFileSync(file, JSON.stringify(local, null, 2));
  return file;
}

/** The same emulators at the suite's ports. */
const shifted = (emulators: FirebaseConfig['emulators'], ports: Ports): object =>
  Object.fromEntries(
    Object.entries(emulators).map(([name, setting]) => [
      name,
      name in ports ? { host: HOST, port: ports[name as Service] } : setting,
    ]),
  );

/** The same headers; pages may also speak to the emulators that stand for Google's hosts. */
export function localHeaders(
  rules: FirebaseConfig['hosting']['headers'],
  ports: Pick<Ports, 'auth' | 'gateway'>,
): FirebaseConfig['hosting']['headers'] {
  const emulators = `${localUrl(ports.auth)} ${localUrl(ports.gateway)}`;
  const local = ({ key, value }: Header): Header => ({
    key,
    value:
      key === 'Content-Security-Policy'
        ? value.replace("connect-src 'self'", `connect-src 'self' ${emulators}`)
        : value,
  });
  return rules.map(({ source, headers }) => ({ source, headers: headers.map(local) }));
}
