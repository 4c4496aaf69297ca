import { rememberedLexeme } from '../spanish/lexemes';
import { phraseStopword } from './phrases';
import { startOf, startsOf, stemOf } from '../spanish/stems';
import { stopwords } from '../spanish/stopwords';
import { parseSynonyms, readLexicon } from './synonyms';
import { fold, wordsOf } from '../spanish/words';

describe('a file of synonyms', () => {
  it('holds names of one thing, mappings and comments', () => {
    const text =
      '# Wheels\n\nllanta, neumático\nrueda ponchada, ponchó => pinchazo, neumático averiado\n';
    expect(parseSynonyms('wheels.syn', text)).toEqual({
      equivalents: [['llanta', 'neumático']],
      mappings: [{ from: ['rueda ponchada', 'ponchó'], to: ['pinchazo', 'neumático averiado'] }],
    });
  });

  it.each([
    ['a name alone', 'llanta', 'one name alone'],
    ['two arrows', 'a => b => c', 'more than one arrow'],
    ['nothing after the arrow', 'llanta => ', '"" is no name'],
    ['an arrow without blanks', 'llanta=>rueda, goma', '"llanta=>rueda" is no name'],
    ['a lost comma', 'llanta, , goma', '"" is no name'],
    ['a comma without a blank', 'llanta,goma', '"llanta,goma" is no name'],
    ['capital letters', 'Llanta, goma', '"Llanta" is no name'],
    ['a name twice', 'llanta, goma, llanta', 'a name stands in it twice'],
  ])('with %s is refused by file and line', (_, line, why) => {
    expect(() => parseSynonyms('wheels.syn', `# Wheels\n${line}\n`)).toThrow(
      `wheels.syn:2: ${why}: ${line}`,
    );
  });
});

describe('the lexicon', () => {
  const { equivalents, mappings } = readLexicon();
  const asked = [...equivalents, ...mappings.map(({ from }) => from)].flat();
  const names = [...asked, ...mappings.flatMap(({ to }) => to)];

  it('knows many names of many things', () => {
    expect(equivalents.length).toBeGreaterThan(1500);
    expect(mappings.length).toBeGreaterThan(2500);
  });

  it('has no name that says nothing', () => {
    const saysSomething = (name: string) =>
      /^(?:no|sin|solo) /.test(name) || wordsOf(name).words.some((word) => rememberedLexeme(word));
    expect(names.filter((name) => !saysSomething(name))).toEqual([]);
  });

  it('has no phrase of which stopwords leave one word, as every such word would be taken for it', () => {
    const wordsLeft = (name: string) =>
      name.split(' ').filter((word) => !stopwords.has(fold(word)) || phraseStopword(word) !== null);
    expect(asked.filter((name) => name.includes(' ') && wordsLeft(name).length < 2)).toEqual([]);
  });

  it('is written as a manual is indexed', () => {
    expect(names.filter((name) => wordsOf(name).words.join(' ') !== name)).toEqual([]);
  });

  it('has words whose beginnings are known from all other words of their stem', () => {
    const words = new Set(names.flatMap((name) => name.split(' ')));
    const stems = new Map([...words].map((word) => [word, stemOf(word)]));
    const byStem = new Map([...stems].map(([word, stem]) => [stem, word]));
    const unknown = [...stems].filter(([word, stem]) => {
      const other = byStem.get(stem) ?? '';
      return other !== word && !startsOf(other).includes(startOf(word));
    });
    expect(unknown).toEqual([]);
  });
});
