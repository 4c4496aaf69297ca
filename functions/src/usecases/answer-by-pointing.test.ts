import type { CallAllowance, TotalUsage } from '../domain/quotas/call-allowance';
import type { Pointed } from '../domain/ports/pointing-model';
import { anExcerpt } from '../testing/excerpts';
import { aQuestion } from '../testing/questions';
import { answerByPointing } from './answer-by-pointing';

const excerpts = [anExcerpt({ content: 'El depósito tiene 47 litros.' })];
const further = anExcerpt({ position: 7, content: 'El tanque de AdBlue admite 13 litros.' });
const pointing = (units: number[], change: Partial<Pointed> = {}): Pointed => ({
  claims: [{ units, headline: '' }],
  missing: '',
  isSafetyCritical: false,
  isDoubtful: false,
  found: true,
  ...change,
});
const searching = (...busqueda: string[]) => pointing([], { found: false, busqueda });
const TAKEN = { model: 'm', prompt: 900, candidates: 80, thoughts: 5, cached: 7 };

type Call = { msLeft: number; units: string[] };

/** Asks a model whose answers take some time each; `finds` is what a search for a phrase finds. */
async function asked(
  answers: Pointed[],
  { eachMs = 0, finds = {} }: { eachMs?: number; finds?: Record<string, typeof excerpts> } = {},
) {
  let clock = 0;
  const calls: Call[] = [];
  const usages: TotalUsage[] = [];
  const searched: string[] = [];
  const point = (_asked: unknown, shown: { units: { text: string }[] }[], left: CallAllowance) => {
    calls.push({
      msLeft: left.msLeft(),
      units: shown.flatMap(({ units }) => units.map(({ text }) => text)),
    });
    clock += eachMs;
    left.answered(TAKEN);
    return Promise.resolve(answers[calls.length - 1] ?? pointing([]));
  };
  const model = answerByPointing(
    { point: (_asked, shown, left) => point(_asked, [...shown], left) },
    { now: () => clock, onUsage: (usage) => void usages.push(usage) },
  );
  const draft = await model.answer(aQuestion('¿Cuánto cabe?'), excerpts, {
    search: (phrase) => {
      searched.push(phrase);
      return Promise.resolve(finds[phrase] ?? []);
    },
  });
  return { draft, calls, usages, searched };
}

describe('answerByPointing', () => {
  it('tells each time that the model has pointed, and what it points at is checked', async () => {
    const onPointed = jest.fn();
    const model = answerByPointing({ point: () => Promise.resolve(pointing([1])) });
    await model.answer(aQuestion('¿Cuánto cabe?'), excerpts, { onPointed });
    expect(onPointed).toHaveBeenCalledTimes(1);
  });

  it('asks nothing where nothing was found', async () => {
    const point = jest.fn();
    const draft = await answerByPointing({ point }).answer(aQuestion('¿Y?'), []);
    expect(draft).toEqual({ found: false, statements: [] });
    expect(point).not.toHaveBeenCalled();
  });

  it('asks once where something stands, with 45 seconds', async () => {
    const { draft, calls } = await asked([pointing([1])]);
    expect(draft).toMatchObject({ found: true, isDoubtful: false });
    expect(calls).toMatchObject([{ msLeft: 45_000 }]);
  });

  it('asks once more where nothing stands, within what is left, and doubts that answer', async () => {
    const { draft, calls } = await asked([pointing([4711]), pointing([1])], { eachMs: 20_000 });
    expect(draft).toMatchObject({ isDoubtful: true, statements: [{}] });
    expect(calls).toMatchObject([{ msLeft: 45_000 }, { msLeft: 25_000 }]);
  });

  it('does not ask more often, nor with less than eight seconds left', async () => {
    const twice = await asked([pointing([4711]), pointing([4711]), pointing([1])]);
    expect(twice.calls).toHaveLength(2);
    expect(twice.draft.statements).toEqual([]);
    const slow = await asked([pointing([4711]), pointing([1])], { eachMs: 38_000 });
    expect(slow.calls).toHaveLength(1);
  });

  it('tells once what all answers of a question took', async () => {
    const { usages } = await asked([pointing([4711]), pointing([1])]);
    const twice = { prompt: 1800, candidates: 160, thoughts: 10, cached: 14 };
    expect(usages).toEqual([{ model: 'm', answers: 2, ...twice }]);
  });

  it('tells it of a question that fails, too', async () => {
    const usages: TotalUsage[] = [];
    const model = answerByPointing(
      {
        point: (_asked, _excerpts, left) => {
          left.answered(TAKEN);
          return Promise.reject(new Error('unusable'));
        },
      },
      { onUsage: (usage) => void usages.push(usage) },
    );
    await expect(model.answer(aQuestion('¿Y?'), excerpts)).rejects.toThrow('unusable');
    expect(usages).toMatchObject([{ answers: 1, prompt: 900 }]);
  });
});

describe('answerByPointing, where a model finds nothing', () => {
  const finds = { AdBlue: [...excerpts, further] };

  it('asks once more about what its own phrases find, and cites that', async () => {
    const { draft, calls, searched } = await asked([searching('AdBlue'), pointing([1])], { finds });
    expect(searched).toEqual(['AdBlue']);
    expect(calls[1]?.units).toEqual(['El tanque de AdBlue admite 13 litros.']);
    expect(draft).toMatchObject({
      found: true,
      isDoubtful: false,
      statements: [{ text: 'El tanque de AdBlue admite 13 litros.' }],
      excerpts: [{ chunk: further.chunk, score: 0 }],
    });
  });

  it('searches three phrases at most, none twice and none as long as a paragraph', async () => {
    const phrases = ['', 'a'.repeat(121), 'uno', ' uno ', 'dos', 'tres', 'cuatro'];
    expect((await asked([searching(...phrases)])).searched).toEqual(['uno', 'dos', 'tres']);
  });

  it('does not search again after the second answer', async () => {
    const { draft, calls } = await asked([searching('AdBlue'), searching('urea')], { finds });
    expect(draft).toEqual({ found: false, statements: [] });
    expect(calls).toHaveLength(2);
  });

  it('does not ask again where nothing new is found', async () => {
    const { draft, calls } = await asked([searching('AdBlue')], { finds: { AdBlue: excerpts } });
    expect(draft.found).toBe(false);
    expect(calls).toHaveLength(1);
  });

  it('searches nothing where it has answered, nor with less than eight seconds left', async () => {
    const answered = pointing([1], { busqueda: ['AdBlue'] });
    expect((await asked([answered], { finds })).searched).toEqual([]);
    const slow = await asked([searching('AdBlue')], { finds, eachMs: 38_000 });
    expect(slow.searched).toEqual([]);
  });
});
