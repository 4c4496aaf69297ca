import type { ManualRecord } from '../domain/ports/records';
import { aManual } from '../testing/builders';
import { memoryPlaces, onePage } from '../testing/sweeping';
import { turnOf } from '../domain/manuals/reading-turn';
import type { Lane, ReadingTurn } from '../domain/ports/reading-queue';
import { sweepManuals } from './sweep-manuals';

const MINUTE = 60_000;
const SWEEP_EVERY = 10;
/** The dispatches of each queue, and how long they take: a scan, a text of some pages. */
const WORKERS: Readonly<Record<Lane, number>> = { large: 2, small: 2, again: 1 };
const READING_MINUTES: Readonly<Record<Lane, number>> = { large: 3, small: 1, again: 3 };
const COUNT = 1000;
const LARGE_BYTES = 20_000_000;

type Task = { id: number; name: string; lane: Lane };

/** Queues that pass over what they have or had within the hour, workers, and a clock that goes minute by minute. */
function backlog() {
  let minute = 0;
  const now = () => new Date(minute * MINUTE);
  const shelf = new Map<number, ManualRecord>();
  const waiting: Task[] = [];
  const names = new Set<string>();
  /** When each was begun, in minutes, each time. */
  const begun = new Map<number, number[]>();
  const busy: { id: number; lane: Lane; until: number }[] = [];
  const enqueue = async (uid: string, id: number, turn: ReadingTurn) => {
    const name = `${uid}/${id}/${turn.name}`;
    if (names.has(name)) return;
    names.add(name);
    waiting.push({ id, name, lane: turn.lane });
  };
  const change = (id: number, to: Partial<ManualRecord>) => {
    const manual = { ...shelf.get(id)!, ...to, updatedAt: now() };
    shelf.set(id, manual);
    return manual;
  };
  const sweep = sweepManuals({
    manuals: {
      listUnchanged: async (statuses) =>
        onePage(
          [...shelf.values()]
            .filter(({ status }) => (statuses as string[]).includes(status))
            .map((manual) => ({ uid: 'ana', manual })),
        ),
      update: async (_, id, decide) => {
        const decided = decide(shelf.get(id)!);
        return decided ? change(id, decided) : shelf.get(id)!;
      },
    },
    places: memoryPlaces(),
    queue: { enqueue },
    now,
    warn: () => undefined,
  });
  function begin({ id, lane }: Task) {
    const { status, lease, lastRevision } = shelf.get(id)!;
    if (status !== 'processing' || lease) return;
    begun.set(id, [...(begun.get(id) ?? []), minute]);
    const until = minute + READING_MINUTES[lane];
    const expiresAt = new Date((until + 1) * MINUTE);
    change(id, { lease: { holder: 'w', expiresAt }, lastRevision: lastRevision + 1 });
    busy.push({ id, lane, until });
  }
  function work() {
    for (const { id } of busy.filter(({ until }) => until <= minute)) {
      change(id, { status: 'completed', lease: null });
    }
    busy.splice(0, busy.length, ...busy.filter(({ until }) => until > minute));
    for (const task of [...waiting]) {
      if (busy.filter(({ lane }) => lane === task.lane).length === WORKERS[task.lane]) continue;
      waiting.splice(waiting.indexOf(task), 1);
      begin(task);
    }
  }
  return {
    shelf,
    begun,
    async upload(id: number, fileSize: number) {
      const manual = { id, fileSize, status: 'processing' as const, updatedAt: now() };
      shelf.set(id, aManual({ ...manual, lastRevision: 0 }));
      await enqueue('ana', id, turnOf(shelf.get(id)!));
    },
    async tick() {
      work();
      if (minute % SWEEP_EVERY === 0) await sweep();
      minute += 1;
    },
  };
}

describe('a backlog', () => {
  it('of a thousand manuals at once fails none, and reads none twice', async () => {
    const { shelf, begun, upload, tick } = backlog();
    for (let id = 1; id <= COUNT; id += 1) await upload(id, LARGE_BYTES);
    const minutes = Math.ceil(COUNT / WORKERS.large) * READING_MINUTES.large + SWEEP_EVERY;
    for (let minute = 0; minute <= minutes; minute += 1) await tick();
    const statuses = [...shelf.values()].map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set(['completed']));
    expect([...begun.values()].map(({ length }) => length)).toEqual(
      Array.from({ length: COUNT }, () => 1),
    );
  });

  it('of large manuals does not keep small ones waiting', async () => {
    const { begun, upload, tick } = backlog();
    const small = Array.from({ length: 40 }, (_, at) => 101 + at);
    for (let id = 1; id <= 100; id += 1) await upload(id, LARGE_BYTES);
    for (const id of small) await upload(id, 100);
    for (let minute = 0; minute < 20; minute += 1) await tick();
    // Two at a time, a minute each: as if there were no others.
    expect(small.map((id) => begun.get(id))).toEqual(small.map((_, at) => [Math.floor(at / 2)]));
  });
});
