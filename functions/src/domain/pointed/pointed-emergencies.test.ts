import type { Emergency, EmergencyTopic } from '@contract';
import { below, partsOfPages, type Page } from '../../testing/manual-parts';
import { numbersOf, shownParts } from '../../testing/numbered-units';
import { emergenciesKind } from './emergencies-kind';
import { storedElements } from './pointed-manual';

const STEPS = [
  '1. Afloje las tuercas de la rueda.',
  '2. Levante el coche con el gato.',
  '3. Quite la rueda y coloque la de repuesto.',
  '4. Baje el coche y apriete las tuercas.',
];
const UNKNOWN = 'Cuando se queda sin aire';

const wheel = (title: string, ...steps: string[]): Page => below(['Imprevistos', title], ...steps);

type Wanted = { topic: EmergencyTopic; title: string; at: string[] };

function together(pages: Page[], byRules: 'rules' | readonly Emergency[], ...wanted: Wanted[]) {
  const parts = partsOfPages(...pages);
  const { manual, reading } = shownParts(parts);
  const elements = wanted.map(({ at, ...own }) => ({ ...own, units: numbersOf(reading, ...at) }));
  const found = byRules === 'rules' ? emergenciesKind.finder.find(parts) : byRules;
  const pointed = storedElements<'emergencies'>(elements, reading);
  return { rules: found, both: emergenciesKind.together(found, pointed, manual) };
}

const told = (found: readonly Emergency[]) =>
  found.map(({ topic, heading, parts }) => [
    ...[topic, heading.text],
    parts.flatMap((part) => (part.kind === 'steps' ? part.steps : [])).length,
  ]);

const AT: Wanted = { topic: 'wheel', title: UNKNOWN, at: ['Afloje'] };

describe('procedures that a model points at', () => {
  it('are shown whole, whichever of their steps it points at, to be checked', () => {
    const { rules, both } = together(
      [wheel(UNKNOWN, ...STEPS), below(['Otra cosa'], 'Fin.')],
      'rules',
      AT,
    );
    expect(rules).toEqual([]);
    expect(told(both)).toEqual([['wheel', UNKNOWN, 4]]);
    expect(both).toMatchObject([{ isToCheck: true }]);
  });

  it('are their page only where they are not whole, or say not what their topic needs', () => {
    const cut = together([wheel(UNKNOWN, STEPS[0]!, STEPS[3]!.replace('4', '3'))], [], AT).both;
    expect(told(cut)).toEqual([['wheel', UNKNOWN, 0]]);
    const other = together([wheel(UNKNOWN, '1. Afloje el tapón.', '2. Espere.')], [], AT).both;
    expect(told(other)).toEqual([['wheel', UNKNOWN, 0]]);
  });

  it.each<[string, Wanted]>([
    ['a title that is not printed above them', { ...AT, title: 'Rueda pinchada' }],
    ['a word of a title', { ...AT, title: 'aire' }],
    ['the title of another section', { ...AT, title: 'Otra cosa' }],
  ])('are left out with %s', (_what, wanted) => {
    const pages = [wheel(UNKNOWN, ...STEPS), below(['Otra cosa'], 'Fin.')];
    expect(together(pages, [], wanted).both).toEqual([]);
  });

  it('are left out where rules know their heading for another topic', () => {
    const pages = [wheel('Cambiar una rueda', ...STEPS)];
    const wrong: Wanted = { topic: 'towing', title: 'Cambiar una rueda', at: ['Afloje'] };
    const { rules, both } = together(pages, 'rules', wrong);
    expect(both).toEqual(rules);
  });

  it('that rules found as well are as rules tell them, be it below a title further out', () => {
    const pages = [wheel('Cambiar una rueda', ...STEPS)];
    const at = ['Afloje'];
    for (const title of ['Cambiar una rueda', 'Imprevistos']) {
      const { rules, both } = together(pages, 'rules', { topic: 'wheel', title, at });
      expect(rules).toHaveLength(1);
      expect(both).toEqual(rules);
    }
  });
});
