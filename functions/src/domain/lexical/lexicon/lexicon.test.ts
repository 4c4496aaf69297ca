import { rememberLexemes } from '../lexemes';
import { phraseStopword } from '../phrases';
import { startOf, startsOf, stemOf } from '../stems';
import { stopwords } from '../stopwords';
import { fold, wordsOf } from '../words';
import { readLexicon } from './lexicon';

const { same, hints } = readLexicon();
const lexemeOf = rememberLexemes();
const lists = [...same, ...hints.flatMap(({ asked, meant }) => [asked, meant])];

it('knows many names of many things', () => {
  expect(same.length).toBeGreaterThan(1500);
  expect(hints.length).toBeGreaterThan(2500);
});

it('has at least two names of the same thing in a line', () => {
  expect(same.filter((names) => names.length < 2)).toEqual([]);
});

it('says of every hint what is asked and what is meant', () => {
  expect(hints.filter(({ asked, meant }) => asked.length === 0 || meant.length === 0)).toEqual([]);
});

it('has no name twice in a list, and none that says nothing', () => {
  const saysSomething = (name: string) =>
    /^(?:no|sin|solo) /.test(name) || wordsOf(name).words.some((word) => lexemeOf(word));
  expect(lists.filter((names) => new Set(names).size < names.length)).toEqual([]);
  expect(lists.flat().filter((name) => !saysSomething(name))).toEqual([]);
});

it('has no phrase of which stopwords leave one word, as every such word would be taken for it', () => {
  const asked = [...same, ...hints.map((hint) => hint.asked)].flat();
  const wordsLeft = (name: string) =>
    name.split(' ').filter((word) => !stopwords.has(fold(word)) || phraseStopword(word) !== null);
  expect(asked.filter((name) => name.includes(' ') && wordsLeft(name).length < 2)).toEqual([]);
});

it('is written as a manual is indexed, words with single spaces between them', () => {
  expect(lists.flat().filter((name) => wordsOf(name).words.join(' ') !== name)).toEqual([]);
});

it('has no line twice', () => {
  const lines = [...same, ...hints.map(({ asked, meant }) => [...asked, '>', ...meant])].map(
    String,
  );
  expect(lines.filter((line, at) => lines.indexOf(line) !== at)).toEqual([]);
});

it('has words whose beginnings are known from all other words of their stem', () => {
  const words = new Set(lists.flat().flatMap((name) => name.split(' ')));
  const stems = new Map([...words].map((word) => [word, stemOf(word)]));
  const byStem = new Map([...stems].map(([word, stem]) => [stem, word]));
  const unknown = [...stems].filter(([word, stem]) => {
    const other = byStem.get(stem) ?? '';
    return other !== word && !startsOf(other).includes(startOf(word));
  });
  expect(unknown).toEqual([]);
});
