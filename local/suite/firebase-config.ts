import { readFileSync, writeFileSync } from 'node:fs';
import { fromRoot } from './paths';
import { HOST, localUrl, type Ports } from './ports';

type Header = { key: string; value: string };

type FirebaseConfig = {
  functions: Record<string, unknown>[];
  hosting: { headers: { source: string; headers: Header[] }[] } & Record<string, unknown>;
};

/**
 * Writes firebase.json as the suite needs it: with its ports and the web app that was built for the emulators.
 * It lies in the root because firebase-tools resolves every path from the place of its configuration.
 */
export function writeFirebaseConfig(offset: number, ports: Ports): string {
  const config = JSON.parse(readFileSync(fromRoot('firebase.json'), 'utf8')) as FirebaseConfig;
  const listen = (port: number) => ({ host: HOST, port });
  const file = fromRoot(`.firebase-local-${offset}.json`);
  const local = {
    ...config,
    hosting: {
      ...config.hosting,
      public: 'web/dist-emulator',
      headers: localHeaders(config.hosting.headers, ports),
    },
    emulators: {
      auth: listen(ports.auth),
      functions: listen(ports.functions),
      firestore: listen(ports.firestore),
      hosting: listen(ports.hosting),
      storage: listen(ports.storage),
      tasks: listen(ports.tasks),
      eventarc: listen(ports.eventarc),
      hub: listen(ports.hub),
      logging: listen(ports.logging),
      ui: { enabled: false },
      singleProjectMode: true,
    },
  };
  writeFileSync(file, JSON.stringify(local, null, 2));
  return file;
}

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
