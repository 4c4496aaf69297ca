import type { ManualRecord } from '../domain/records';
import { aManual } from '../testing/builders';
import { memoryPlaces, onePage } from '../testing/sweeping';
import { turnOf } from '../domain/reading-turn';
import { sweepManuals } from './sweep-manuals';

const MINUTE = 60_000;
const SWEEP_EVERY = 10;
const WORKERS = 6;
/** A scan. */
const READING_MINUTES = 3;
const COUNT = 1000;

/** A queue that passes over what it has or had within the hour, workers, and a clock that goes minute by minute. */
function backlog() {
  let minute = 0;
  const now = () => new Date(minute * MINUTE);
  const shelf = new Map<number, ManualRecord>();
  const waiting: { id: number; name: string }[] = [];
  const names = new Set<string>();
  const reads = new Map<number, number>();
  const busy: { id: number; until: number }[] = [];
  const enqueue = async (uid: string, id: number, turn: string) => {
    const name = `${uid}/${id}/${turn}`;
    if (names.has(name)) return;
    names.add(name);
    waiting.push({ id, name });
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
  function work() {
    for (const { id } of busy.filter(({ until }) => until <= minute)) {
      change(id, { status: 'completed', lease: null });
    }
    busy.splice(0, busy.length, ...busy.filter(({ until }) => until > minute));
    while (busy.length < WORKERS) {
      const next = waiting.shift();
      if (!next) return;
      const { status, lease, lastRevision } = shelf.get(next.id)!;
      if (status !== 'processing' || lease) continue;
      reads.set(next.id, (reads.get(next.id) ?? 0) + 1);
      const expiresAt = new Date((minute + READING_MINUTES + 1) * MINUTE);
      change(next.id, { lease: { holder: 'w', expiresAt }, lastRevision: lastRevision + 1 });
      busy.push({ id: next.id, until: minute + READING_MINUTES });
    }
  }
  return {
    shelf,
    reads,
    async upload(id: number) {
      shelf.set(id, aManual({ id, status: 'processing', updatedAt: now(), lastRevision: 0 }));
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
    const { shelf, reads, upload, tick } = backlog();
    for (let id = 1; id <= COUNT; id += 1) await upload(id);
    const minutes = Math.ceil(COUNT / WORKERS) * READING_MINUTES + SWEEP_EVERY;
    for (let minute = 0; minute <= minutes; minute += 1) await tick();
    const statuses = [...shelf.values()].map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set(['completed']));
    expect([...reads.values()]).toEqual(Array.from({ length: COUNT }, () => 1));
  });
});
