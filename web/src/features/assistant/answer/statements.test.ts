import type { Statement } from '@contract';
import { buildCitation } from '../../../testing/builders';
import { linesOf, partsOfLine, quotedUnits } from './statements';

describe('quotedUnits', () => {
  it('gives the units that citations of a source name, and none of another source', () => {
    const citations = [buildCitation(0, ['1-1-2']), buildCitation(1, ['2-1-1'])];
    const statements: Statement[] = [
      { kind: 'text', text: 'En frío.', citations },
      { kind: 'text', text: 'En caliente.', citations: [buildCitation(0, ['1-2-1'])] },
      { kind: 'remark', text: 'Con cuidado.' },
    ];
    expect([...quotedUnits(statements, 0)]).toEqual(['1-1-2', '1-2-1']);
    expect([...quotedUnits(statements, 1)]).toEqual(['2-1-1']);
    expect([...quotedUnits(statements, 2)]).toEqual([]);
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
