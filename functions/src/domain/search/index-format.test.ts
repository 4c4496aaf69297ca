import { searchIndexes } from './search';
import { buildLexicalIndex, indexedText } from './build-index';
import { openLexicalIndex, UnreadableIndex } from './index-format';

const bytes = buildLexicalIndex([
  { id: '7-1-0', text: 'El par de apriete es de 110 Nm' },
  { id: '7-1-1', text: 'Revise el aceite cada mes' },
]);

const changed = (position: number, value: number): Uint8Array => {
  const copy = bytes.slice();
  copy[position] = value;
  return copy;
};

describe('openLexicalIndex', () => {
  it('gives back the ids that were built in', () => {
    expect(openLexicalIndex(bytes).ids).toEqual(['7-1-0', '7-1-1']);
  });

  it('makes views on the given bytes instead of copies', () => {
    expect(openLexicalIndex(bytes).fields.gram.documents.buffer).toBe(bytes.buffer);
  });

  it('opens bytes that begin anywhere in their buffer', () => {
    const shifted = new Uint8Array(bytes.byteLength + 1).subarray(1);
    shifted.set(bytes);
    expect(searchIndexes([openLexicalIndex(shifted)], 'aceite', 1)[0]?.id).toBe('7-1-1');
  });

  it.each([
    ['no bytes', new Uint8Array(0)],
    ['other bytes', new Uint8Array(400).fill(7)],
    ['another version', changed(4, 99)],
    ['a cut end', bytes.slice(0, -8)],
    ['more bytes', new Uint8Array([...bytes, 0, 0, 0, 0])],
    ['a wrong count of terms', changed(20, 255)],
    ['damaged ids', changed(bytes.byteLength - 5, 0)],
  ])('refuses %s', (_, damaged) => {
    expect(() => openLexicalIndex(damaged)).toThrow(UnreadableIndex);
  });

  it('takes fewer than four bytes for each character of a text', () => {
    const text = Array.from(
      { length: 400 },
      (_, n) => `La pieza ${n} del motor se revisa ${n % 7} veces`,
    );
    const documents = text.map((line, id) => ({ id: String(id), text: line.repeat(10) }));
    const characters = documents.reduce((sum, document) => sum + document.text.length, 0);
    expect(buildLexicalIndex(documents).byteLength).toBeLessThan(4 * characters);
  });
});

it('the index holds the headings of a passage with its text', () => {
  expect(indexedText({ headings: ['Ruedas', 'Presiones'], content: '2,2 bar' })).toBe(
    'Ruedas\nPresiones\n2,2 bar',
  );
});
