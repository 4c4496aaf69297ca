import { aReadManual } from '../../testing/builders';
import type { ManualRecord, Rereading } from '../ports/records';
import {
  changeOfRereading,
  mayBeLost,
  mayReread,
  MAX_REREADINGS,
  REREADING_RETRY_MS,
} from './rereading';

const NOW = new Date('2026-11-25T09:00:00Z');
const LONG_AGO = new Date(NOW.getTime() - REREADING_RETRY_MS);
const VERSION = 3;
const asked = (change: Partial<Rereading> = {}): Rereading => ({
  ...{ version: VERSION, attempts: 1, askedAt: LONG_AGO, begunAt: LONG_AGO, ended: null },
  ...change,
});
const old = (change: Partial<ManualRecord> = {}): ManualRecord =>
  aReadManual({ readerVersion: 2, ...change });
const alive = { holder: 'other', expiresAt: new Date(NOW.getTime() + 1000) };
const dead = { holder: 'dead', expiresAt: new Date(NOW.getTime() - 1000) };

const ask = (attempts: number) => ({
  rereading: asked({ attempts, askedAt: NOW, begunAt: null }),
  ...{ lease: null, updatedAt: old().updatedAt },
});
const left = { lease: null, overtakenAt: NOW, updatedAt: old().updatedAt };

const cases: Record<string, [ManualRecord, object | null]> = {
  'was read by the reader before': [old(), ask(1)],
  'was read before readers had versions': [old({ readerVersion: 0 }), ask(1)],
  'is ready with some pages': [old({ status: 'ready' }), ask(1)],
  'ended badly with the version before': [
    old({ rereading: asked({ version: 2, attempts: 3, ended: 'text' }) }),
    ask(1),
  ],
  'broke off with the version before': [old({ rereading: asked({ version: 2 }) }), ask(1)],
  'was asked for, and nothing came of it': [old({ rereading: asked() }), ask(2)],
  'lost its worker': [old({ rereading: asked(), lease: dead }), ask(2)],
  'was asked for as often as is tried': [
    old({ rereading: asked({ attempts: MAX_REREADINGS }) }),
    { ...left, rereading: asked({ attempts: MAX_REREADINGS, ended: 'failed' }) },
  ],
  'is up to date, and its worker died before it said so': [
    old({ readerVersion: VERSION, rereading: asked({ askedAt: NOW }), lease: dead }),
    { ...left, rereading: null },
  ],
  'is up to date': [old({ readerVersion: VERSION }), null],
  'was read by a later reader, which was taken back': [old({ readerVersion: 4 }), null],
  'waits in the queue, however long': [old({ rereading: asked({ begunAt: null }) }), null],
  'is tried by the queue again': [
    old({ rereading: asked({ begunAt: new Date(LONG_AGO.getTime() + 1) }) }),
    null,
  ],
  'is being read': [old({ rereading: asked(), lease: alive }), null],
  'was better before': [old({ rereading: asked({ ended: 'pages' }) }), null],
  'could not be read': [old({ rereading: asked({ ended: 'failed' }) }), null],
  'waits for its owner’s reading': [old({ status: 'processing' }), null],
  'failed for its owner to see': [old({ status: 'failed' }), null],
  'is being deleted': [old({ status: 'deleted', activeRevision: null }), null],
  'cannot be asked': [old({ activeRevision: null }), null],
};

describe('what the schedule does with a manual that', () => {
  it.each(Object.entries(cases))('%s', (_, [manual, change]) => {
    expect(changeOfRereading(manual, VERSION, NOW)).toEqual(change);
  });
});

describe('a task that may be lost', () => {
  it.each<[string, ManualRecord, boolean]>([
    [
      'is one that nobody has taken up for hours',
      old({ rereading: asked({ begunAt: null }) }),
      true,
    ],
    [
      'is none that waits since just now',
      old({ rereading: asked({ askedAt: NOW, begunAt: null }) }),
      false,
    ],
    ['is none that was taken up', old({ rereading: asked() }), false],
    [
      'is none of an older version',
      old({ rereading: asked({ version: 2, begunAt: null }) }),
      false,
    ],
    ['is none that nobody asked for', old(), false],
  ])('%s', (_, manual, isLost) => {
    expect(mayBeLost(manual, VERSION, NOW)).toBe(isLost);
  });
});

describe('a worker may read again', () => {
  it.each<[string, ManualRecord, boolean]>([
    ['what was asked for', old({ rereading: asked() }), true],
    ['nothing that was not', old(), false],
    ['nothing that ended', old({ rereading: asked({ ended: 'failed' }) }), false],
    ['nothing that is done', old({ readerVersion: VERSION, rereading: asked() }), false],
    ['nothing of another version', old({ rereading: asked({ version: 2 }) }), false],
    ['nothing that failed', old({ status: 'failed', rereading: asked() }), false],
  ])('%s', (_, manual, may) => {
    expect(mayReread(manual, VERSION)).toBe(may);
  });
});
