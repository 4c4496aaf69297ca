import { readFileSync } from 'node:fs';
import { fromRoot } from './paths';
import { javaVersionIn, lacking } from './google-requirements';
import { HOST, portsFor } from './ports';

const all = { java: 21, missingJars: [], isReachable: true };

describe("what Google's emulators lack", () => {
  it('is nothing with Java 21 and a network, or with what was fetched before', () => {
    expect(lacking({ ...all, missingJars: ['firestore 1.22.0'] })).toBeNull();
    expect(lacking({ ...all, isReachable: false })).toBeNull();
  });

  it.each([
    [{ ...all, java: null }, /les falta Java: instala Java 21 o posterior\. Mientras/],
    [{ ...all, java: 17 }, /este es el 17 y hace falta el 21 o posterior\. Mientras/],
    [
      { ...all, missingJars: ['firestore 1.22.0', 'storage 1.1.3'], isReachable: false },
      /les falta red para descargar firestore 1\.22\.0 y storage 1\.1\.3 de storage\.googleapis\.com\./,
    ],
    [
      { java: 17, missingJars: ['storage 1.1.3'], isReachable: false },
      /este es el 17 .*; y red para descargar storage 1\.1\.3/,
    ],
  ])('is said in one sentence: %j', (found, sentence) => {
    expect(lacking(found)).toMatch(sentence);
  });

  it.each([
    ['openjdk version "21.0.5" 2024-10-15', 21],
    ['java version "1.8.0_202"', 8],
    ['openjdk version "25" 2025-09-16', 25],
    ['command not found', null],
  ])('is told by the version that Java names: %s', (output, version) => {
    expect(javaVersionIn(output)).toBe(version);
  });
});

it('firebase.json has the emulators at the ports that are written in the documents', () => {
  const { emulators } = JSON.parse(readFileSync(fromRoot('firebase.json'), 'utf8')) as {
    emulators: Record<string, { host?: string; port?: number }>;
  };
  const { gateway, vertex, ...ports } = portsFor(0);
  const listening = Object.entries(emulators).filter(([, { port }]) => port !== undefined);
  expect([gateway, vertex]).toEqual([9200, 9202]);
  expect(Object.fromEntries(listening)).toEqual(
    Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, { host: HOST, port }])),
  );
});
