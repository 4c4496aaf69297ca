import type { Citation, Statement } from '@contract';
import { linesOf, partsOfLine, saidOf, statementsOf } from './statements';

const citation = (source: number): Citation => ({
  source,
  manualId: 1,
  revision: 1,
  pageNumber: 39,
  pageReference: 'p. 35',
  units: [],
  boxes: [],
});

const table: Statement = {
  kind: 'table',
  above: 'Presiones en frío',
  header: [{ cells: ['Neumático', 'Delante'] }],
  rows: [{ cells: ['185/65 R15', '2,2 bar'] }],
  below: 'Compruebe cada mes.',
  citations: [citation(1)],
};

describe('statementsOf', () => {
  it('gives the parts of an answer as they are', () => {
    expect(statementsOf({ response: 'otra cosa', statements: [table] })).toEqual([table]);
  });

  it('cuts an answer without parts at its blank lines', () => {
    expect(statementsOf({ response: 'Una.\n\n \n\nOtra.\nSigue.', statements: [] })).toEqual([
      { kind: 'text', text: 'Una.', citations: [] },
      { kind: 'text', text: 'Otra.\nSigue.', citations: [] },
    ]);
  });
});

describe('saidOf', () => {
  it('gives the words of what cites a source, rows as lines, and none of our remarks', () => {
    const text: Statement = { kind: 'text', text: 'En frío.', citations: [citation(0)] };
    const statements: Statement[] = [text, table, { kind: 'remark', text: 'Con cuidado.' }];
    expect(saidOf(statements, 0)).toEqual(['En frío.']);
    expect(saidOf(statements, 1)).toEqual([
      'Presiones en frío\n185/65 R15 2,2 bar\nCompruebe cada mes.',
    ]);
    expect(saidOf(statements, 2)).toEqual([]);
  });
});

describe('partsOfLine', () => {
  it('sets figures apart from words', () => {
    expect(partsOfLine('Son 2,2 bar.').map(({ kind }) => kind)).toEqual(['text', 'figure', 'text']);
  });

  it.each(['* 50 kg con remolque', '(1) 2,4 bar', '¹ 3 litros'])(
    'leaves the figures of a note alone: %s',
    (note) => {
      expect(partsOfLine(note)).toEqual([{ kind: 'text', text: note }]);
    },
  );
});

describe('linesOf', () => {
  it('leaves out blank lines', () => expect(linesOf('a\n\nb')).toEqual(['a', 'b']));
});
