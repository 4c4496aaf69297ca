import { mkdtempSync, cpSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fromRoot } from '../suite/paths';
import { hasParametersFor } from './firebase-tools';
import {
  describeGrowth,
  problemOfDefaults,
  problemOfLocation,
  problemOfParameters,
  problemOfPins,
  problemOfQuota,
} from './first-deploy';

describe('problemOfLocation', () => {
  const hosting = { rewrites: [{ function: { functionId: 'api', region: 'europe-west1' } }, {}] };

  it.each([
    [{ location: 'europe-west1' }, null],
    [{ location: 'nam5' }, 'firestore.location es nam5, las funciones están en europe-west1'],
    [{}, 'firestore.location es nam5, por defecto, las funciones están en europe-west1'],
  ])('judges %j', (firestore, problem) => {
    expect(problemOfLocation({ firestore, hosting })).toBe(problem);
  });
});

it('the check of a deploy refuses a rewrite that is pinned to a revision', () => {
  const target = { functionId: 'api', region: 'europe-west1' };
  expect(problemOfPins([{ function: target }, {}])).toBeNull();
  expect(problemOfPins([{ function: { ...target, pinTag: true } }])).toContain('api');
});

describe('files of parameters', () => {
  const file = 'functions/.env.demo-guantera';

  it('are told which parameter they forgot, and which one no function declares', () => {
    const forgotten = problemOfParameters(file, [{ name: 'NEW_PARAMETER' }]);
    expect(forgotten).toBe(`${file}: faltan NEW_PARAMETER`);
    expect(problemOfParameters(file, [{ name: 'AI_PROVIDER' }])).toContain(`${file}: sobran `);
    expect(problemOfParameters(file, [])).not.toBeNull();
  });

  it('are told where an example has another value than the default', () => {
    const example = 'functions/.env.example';
    expect(problemOfDefaults(example, [{ name: 'AI_PROVIDER', default: 'vertex' }])).toBeNull();
    expect(problemOfDefaults(example, [{ name: 'OPERATOR_NAME' }])).toBeNull();
    expect(problemOfDefaults(example, [{ name: 'AI_PROVIDER', default: 'local' }])).toContain(
      'AI_',
    );
  });

  it('are read by the CLI for their project only, the example for none', () => {
    const folder = mkdtempSync(join(tmpdir(), 'guantera-parameters-'));
    cpSync(fromRoot('functions/.env.example'), join(folder, '.env.example'));
    const before = hasParametersFor(folder, 'guantera-real');
    cpSync(fromRoot('functions/.env.example'), join(folder, '.env.guantera-real'));
    const after = hasParametersFor(folder, 'guantera-real');
    rmSync(folder, { recursive: true });
    expect([before, after]).toEqual([false, true]);
  });
});

describe('problemOfQuota', () => {
  it.each([
    ['ten of one processor', { maxInstances: 10, availableMemoryMb: 1024 }, true],
    ['five of two', { cpu: 2, maxInstances: 5, availableMemoryMb: 2048 }, true],
    ['the whole quota of processors', { maxInstances: 20 }, false],
    ['ten of two', { cpu: 2, maxInstances: 10 }, false],
    ['too much memory', { maxInstances: 10, availableMemoryMb: 4096 }, false],
    ['no limit', {}, false],
  ])('judges %s', (_, endpoint, isRight) => {
    expect(problemOfQuota({ api: endpoint }) === null).toBe(isRight);
  });

  const half = { region: ['europe-west1'], availableMemoryMb: 512, maxInstances: 10 };
  const share = { ...half, cpu: 'gcf_gen1', maxInstances: 1 };

  it('adds what the functions of one region may take together', () => {
    const { region, ...anywhere } = half;
    const full = { a: half, b: half };
    expect(problemOfQuota(full)).toBeNull();
    expect(describeGrowth(full)).toBe('europe-west1: 20.0 de 20 vCPU, 10240 de 40960 MiB');
    expect(problemOfQuota({ ...full, c: { ...anywhere, region: ['europe-west4'] } })).toBeNull();
    expect(problemOfQuota({ ...full, c: share })).toBe(
      'todas las funciones juntas, europe-west1: 20.3 de 20 vCPU, 10752 de 40960 MiB',
    );
    expect(region).toEqual(['europe-west1']);
  });
});
