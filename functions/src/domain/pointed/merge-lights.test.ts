import type { SignalSeverity } from '@contract';
import type { Meaning, Signal } from '../warning-lights/signal';
import { mergeLights } from './merge-lights';

const quote = (unit: string) => ({
  ...{ unit, hash: `h-${unit}`, text: `Texto de ${unit}.`, page: 1, pageReference: 'p. 1' },
});

const meaning = (severity: SignalSeverity, unit: string, decidingUnit = unit): Meaning => ({
  ...{ blinks: null, severity, decidedBy: 'words', mayGoOn: null },
  deciding: { phrase: `Texto de ${decidingUnit}.`, quote: quote(decidingUnit) },
  quotes: [quote(unit), ...(decidingUnit === unit ? [] : [quote(decidingUnit)])],
});

const light = (...meanings: Meaning[]): Signal => ({
  ...{ id: 'frenos', name: 'Frenos', catalogue: 'frenos', isMessage: false },
  ...{ colours: ['red'], meanings },
});

/** "testigos/1" is of the section "testigos". */
const merge = (byRules: Signal[], byModel: Signal[], pages = [1]) =>
  mergeLights({
    ...{ byRules, byModel, pages: new Set(pages) },
    sectionOf: (unit) => unit.split('/')[0] ?? null,
  });
const severities = (signals: readonly Signal[]) =>
  signals.flatMap(({ meanings }) => meanings.map(({ severity }) => severity));

const ROW = 'testigos/1';

describe('mergeLights', () => {
  it.each<[SignalSeverity, SignalSeverity]>([
    ['stop', 'workshop'],
    ['workshop', 'stop'],
  ])('shows the more urgent where rules say %s, the model %s, both by its row', (rule, own) => {
    const merged = merge([light(meaning(rule, ROW))], [light(meaning(own, ROW))]);
    expect(severities(merged)).toEqual(['stop']);
    expect(merged[0]?.isToCheck).toBeUndefined();
  });

  it("takes the words of the light's own row before those of another section", () => {
    const byRules = [light(meaning('stop', ROW, 'remolque/9'))];
    expect(severities(merge(byRules, [light(meaning('workshop', ROW))]))).toEqual(['workshop']);
  });

  it('keeps what other sections say where no words of its own row decide', () => {
    const byRules = [light(meaning('stop', ROW, 'remolque/9'))];
    const own = { ...meaning('workshop', ROW), decidedBy: 'rule' as const, deciding: null };
    expect(severities(merge(byRules, [light(own)]))).toEqual(['stop']);
  });

  it('lets its owner go on only where both say so', () => {
    const mayGoOn = { phrase: 'Puede continuar.', quote: quote(ROW) };
    const byRules = [light({ ...meaning('workshop', ROW), mayGoOn })];
    expect(merge(byRules, [light(meaning('workshop', ROW))])[0]?.meanings[0]?.mayGoOn).toBeNull();
  });

  it('keeps a light of the rules that the model left out', () => {
    expect(severities(merge([light(meaning('stop', ROW))], []))).toEqual(['stop']);
  });

  it('drops it where it is told by another section, of pages that the model has read', () => {
    const byRules = [light(meaning('stop', ROW, 'remolque/9'))];
    expect(merge(byRules, [])).toEqual([]);
    expect(severities(merge(byRules, [], []))).toEqual(['stop']);
  });

  it('gives a light that only the model saw an address of its own', () => {
    const merged = merge([light(meaning('stop', ROW))], [light(meaning('workshop', 'otra/2'))]);
    expect(merged.map(({ id, isToCheck }) => [id, isToCheck])).toEqual([
      ['frenos', undefined],
      ['frenos-2', true],
    ]);
  });
});
