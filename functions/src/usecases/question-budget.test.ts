import { extractiveModel } from '../adapters/local/extractive-model';
import { GIVEN_UP } from '../domain/answering/no-answer';
import { processorBudget } from '../domain/quotas/processor-budget';
import { askingWorld } from '../testing/asking-world';
import { aReadManual, aVehicle } from '../testing/builders';
import { aChunk } from '../testing/excerpts';

const PRESSURE = { query: '¿Qué presión llevan los neumáticos en frío?', vehicleId: 1 };
const LIMIT_MS = 2_000;

const TEXTS = [
  'La presión de los neumáticos en frío es de 2,2 bar delante y 2,0 bar detrás.',
  'Los neumáticos se montan en frío en un taller.',
  'Los neumáticos de invierno llevan una marca en el flanco.',
  'La presión del aceite se lee en el cuadro.',
  'El motor en frío gira más deprisa.',
];

/** Passages that hold words of the question, on a processor of which each look at its clock takes so long. */
function world(lookMs: number) {
  let now = 0;
  let looks = 0;
  const clock = () => {
    looks += 1;
    return (now += lookMs);
  };
  const chunks = TEXTS.map((content, position) => aChunk({ position, content }));
  const asking = askingWorld({
    owners: { ana: { vehicles: [aVehicle()], manuals: [aReadManual({})], chunks } },
    model: extractiveModel,
    budget: () => processorBudget(LIMIT_MS, clock),
  });
  return { ...asking, looks: () => looks };
}

describe('a question whose passages take more than two seconds of the processor', () => {
  it('ends with a sentence that cites nothing, and is kept', async () => {
    const { answer, saved, warnings } = world(150);
    const { response, isFailed } = await answer('ana', PRESSURE);
    expect(response).toMatchObject({
      id: 1,
      response: GIVEN_UP,
      confidence: 'low',
      sourceDocuments: [],
      suggestions: [],
    });
    // It was worked on: it counts for the day.
    expect(isFailed).toBe(false);
    expect(saved).toHaveLength(1);
    expect(warnings).toContain('question given up');
  });

  it('ends at the first look beyond them, with passages left', async () => {
    const whole = world(0);
    await whole.ask('ana', PRESSURE);
    const { ask, looks } = world(LIMIT_MS / 8);
    await ask('ana', PRESSURE);
    expect(looks()).toBeLessThan(whole.looks() / 2);
  });

  it('takes nothing from the next one', async () => {
    const { ask } = world(20);
    for (let asked = 0; asked < 4; asked += 1) {
      expect((await ask('ana', PRESSURE)).response).toContain('2,2 bar');
    }
  });
});
