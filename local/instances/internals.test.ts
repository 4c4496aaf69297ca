import { createRequire } from 'node:module';
import { fromRoot } from '../suite/paths';
import { findInternals } from './internals';

const load = createRequire(fromRoot('package.json'));

describe('what we change in firebase-tools', () => {
  it('is where it was', () => {
    expect(Object.keys(findInternals(load))).toEqual([
      ...['emulator', 'pool', 'worker', 'shared', 'hosting'],
    ]);
  });

  it.each([
    ['functionsEmulator', 'FunctionsEmulator.startRuntime'],
    ['functionsRuntimeWorker', 'RuntimeWorkerPool.readyForWork'],
    ['functionsEmulatorShared', 'emulatedFunctionsFromEndpoints'],
    ['hosting/proxy', 'proxyRequestHandler'],
  ])('stops firebase-tools at start when %s has lost its part', (module, part) => {
    const changed = (path: string): unknown => (path.endsWith(`/${module}.js`) ? {} : load(path));
    expect(() => findInternals(changed)).toThrow(part);
  });
});
