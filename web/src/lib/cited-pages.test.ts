import type { Statement } from '@contract';
import { buildCitation, buildSource, buildStoredSearch } from '../testing/builders';
import { citedPages, statementsOf } from './cited-pages';

const table: Statement = {
  kind: 'table',
  above: 'Presiones en frío',
  header: [{ cells: ['Neumático', 'Delante'] }],
  rows: [{ cells: ['185/65 R15', '2,2 bar'] }],
  below: 'Compruebe cada mes.',
  citations: [buildCitation(1)],
};

describe('statementsOf', () => {
  it('gives the parts of an answer as they are', () => {
    expect(statementsOf({ response: 'otra cosa', statements: [table] })).toEqual([table]);
  });

  it('[2.44] cuts an answer without parts at its blank lines', () => {
    expect(statementsOf({ response: 'Una.\n\n \n\nOtra.\nSigue.', statements: [] })).toEqual([
      { kind: 'text', text: 'Una.', citations: [] },
      { kind: 'text', text: 'Otra.\nSigue.', citations: [] },
    ]);
  });
});

describe('citedPages', () => {
  it('gives a page that two sources share once, with the marks of both', () => {
    const citations = [buildCitation(0, ['1-1-1']), buildCitation(1, ['1-2-1'])];
    const answer = buildStoredSearch({
      ...{ id: 7, response: 'En frío.', confidence: 'high', suggestions: [] },
      statements: [{ kind: 'text', text: 'En frío.', citations }],
      classification: {
        ...{ isSpecification: true, isMaintenance: false },
        ...{ isTroubleshooting: false, isModelSpecific: false },
      },
      sourceDocuments: [buildSource(['En frío.']), buildSource(['Otra.'])],
    });
    expect(citedPages(answer)).toEqual([
      { manual: 1, page: 214, marks: '1-1-1~1-1-1,1-2-1~1-2-1' },
    ]);
  });
});
