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
const merge = (byRules: Signal[], byModel: Signal[]) =>
  mergeLights({ byRules, byModel, sectionOf: (unit) => unit.split('/')[0] ?? null });
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

  describe('where rules took a sentence of another section', () => {
    const byRules = [light(meaning('stop', ROW, 'remolque/9'))];
    const own = light(meaning('workshop', ROW));
    const trailer: Signal = { ...light(meaning('stop', 'remolque/9')), name: 'Remolque' };
    const isTrailer = { ...trailer, id: 'remolque', catalogue: null };
    const shown = (rules: Signal[], byModel: Signal[]) => severities(merge(rules, byModel))[0];

    it('takes its own row where the model points at that sentence for another light', () => {
      expect(shown(byRules, [own, isTrailer])).toBe('workshop');
    });

    it('keeps to it where the model points nowhere else', () => {
      expect(shown(byRules, [own])).toBe('stop');
    });

    it('keeps to it where it names the light', () => {
      const named = meaning('stop', ROW, 'remolque/9');
      const quotes = named.quotes.map((one) =>
        one.unit === ROW ? one : { ...one, text: 'Con el testigo de frenos, detenga el vehículo.' },
      );
      expect(shown([light({ ...named, quotes })], [own, isTrailer])).toBe('stop');
    });

    it('keeps to it where the model points at it for this light, too', () => {
      const both = light({
        ...meaning('workshop', ROW),
        quotes: [quote(ROW), quote('remolque/9')],
      });
      expect(shown(byRules, [both, isTrailer])).toBe('stop');
    });

    it('keeps to it where the words of the model are not of its row', () => {
      const elsewhere = light(meaning('workshop', ROW, 'testigos/7'));
      expect(shown(byRules, [elsewhere, isTrailer])).toBe('stop');
    });

    it('keeps to it where its row asks for as much', () => {
      const own9 = meaning('stop', ROW, 'remolque/9');
      const quotes = own9.quotes.map((one) =>
        one.unit === ROW ? { ...one, text: 'Frenos: detenga el vehículo.' } : one,
      );
      expect(shown([light({ ...own9, quotes })], [own, isTrailer])).toBe('stop');
    });
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

  it('says that the manual sends to a workshop where either read so', () => {
    const named = { ...meaning('workshop', ROW), namesWorkshop: true };
    const [both] = merge([light(meaning('workshop', ROW))], [light(named)]);
    expect(both?.meanings).toMatchObject([{ severity: 'workshop', namesWorkshop: true }]);
    const [stop] = merge([light(meaning('stop', ROW))], [light(named)]);
    expect(stop?.meanings[0]).not.toHaveProperty('namesWorkshop');
  });

  it('keeps a light of the rules that the model left out', () => {
    expect(severities(merge([light(meaning('stop', ROW))], []))).toEqual(['stop']);
  });

  it('keeps it also where it is told by another section only', () => {
    const byRules = [light(meaning('stop', ROW, 'remolque/9'))];
    expect(merge(byRules, [])).toEqual(byRules);
  });

  it('lets nobody go on by a light that only the model saw', () => {
    const mayGoOn = { phrase: 'Puede continuar.', quote: quote(ROW) };
    const [seen] = merge([], [light({ ...meaning('workshop', ROW), mayGoOn })]);
    expect(seen).toMatchObject({ isToCheck: true, meanings: [{ mayGoOn: null }] });
  });

  it('takes no light that only the model saw for harmless without words or a colour', () => {
    const untold = { ...meaning('info', ROW), decidedBy: 'rule' as const, deciding: null };
    const of = (colours: Signal['colours']) =>
      severities(merge([], [{ ...light(untold), colours }]));
    expect(of([])).toEqual(['workshop']);
    expect(of(['green'])).toEqual(['info']);
  });

  it('adds a state that asks for something, and none that calms', () => {
    const rule = light({ ...meaning('stop', ROW), blinks: true });
    const steady = (severity: SignalSeverity) =>
      light({ ...meaning(severity, ROW), blinks: false });
    expect(severities(merge([rule], [steady('workshop')]))).toEqual(['stop', 'workshop']);
    expect(severities(merge([rule], [steady('info')]))).toEqual(['stop']);
  });

  it('gives a light that only the model saw an address of its own', () => {
    const merged = merge([light(meaning('stop', ROW))], [light(meaning('workshop', 'otra/2'))]);
    expect(merged.map(({ id, isToCheck }) => [id, isToCheck])).toEqual([
      ['frenos', undefined],
      ['frenos-2', true],
    ]);
  });
});
