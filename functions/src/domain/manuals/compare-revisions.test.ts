import type { PassageSize } from '../ports';
import type { WorseBy } from '../ports/records';
import { whatIsWorse } from './compare-revisions';

/** Passages of 500 characters, so many on each page. */
const pages = (count: number, each = 3, characters = 500): PassageSize[] =>
  Array.from({ length: count * each }, (_, at) => ({
    pageNumber: 1 + Math.floor(at / each),
    characters,
  }));
const without = (passages: PassageSize[], ...gone: number[]): PassageSize[] =>
  passages.filter(({ pageNumber }) => !gone.includes(pageNumber ?? 0));
const sections = (count: number, characters = 500): PassageSize[] =>
  Array.from({ length: count }, () => ({ pageNumber: null, characters }));

type Case = {
  before: PassageSize[];
  after: PassageSize[];
  unreadable?: number[];
  worse: WorseBy | null;
};

const cases: Record<string, Case> = {
  'the same': { before: pages(60), after: pages(60), worse: null },
  'more of everything': { before: pages(60, 2), after: pages(70), worse: null },
  'a page of a hundred that is told apart as contents': {
    before: pages(100),
    after: without(pages(100), 4, 5),
    worse: null,
  },
  'three pages of a hundred without a word': {
    before: pages(100),
    after: without(pages(100), 4, 5, 90),
    worse: 'pages',
  },
  'one page of a short manual without a word': {
    before: pages(20),
    after: without(pages(20), 7),
    worse: 'pages',
  },
  'a page of a hundred that could be asked and is named as unreadable': {
    before: pages(100),
    after: without(pages(100), 7),
    unreadable: [7],
    worse: 'pages',
  },
  'a page named as unreadable that said nothing before': {
    before: without(pages(20), 7),
    after: without(pages(20), 7),
    unreadable: [7],
    worse: null,
  },
  'a page of which little is left': {
    before: pages(20),
    after: [...without(pages(20), 7), { pageNumber: 7, characters: 200 }],
    worse: 'pages',
  },
  'pages that held a running line only': {
    before: [...pages(20), ...[21, 22, 23].map((pageNumber) => ({ pageNumber, characters: 40 }))],
    after: pages(20),
    worse: null,
  },
  'a scan whose pages were recognised, and are not any more': {
    before: pages(12),
    after: pages(1),
    unreadable: [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
    worse: 'pages',
  },
  'a tenth less text': { before: pages(60), after: pages(60, 3, 450), worse: null },
  'a third less text': { before: pages(60), after: pages(60, 3, 330), worse: 'text' },
  'the same text in half as many passages': {
    before: pages(60, 4, 300),
    after: pages(60, 2, 600),
    worse: null,
  },
  'the same text in a quarter of the passages': {
    before: pages(60, 4, 300),
    after: pages(60, 1, 1200),
    worse: 'passages',
  },
  'a text without pages': { before: sections(9), after: sections(9), worse: null },
  'half of a text without pages': { before: sections(9), after: sections(4), worse: 'text' },
  'nothing before': { before: [], after: pages(1), worse: null },
  'nothing after': { before: sections(3), after: [], worse: 'text' },
};

describe('a new revision', () => {
  it.each(Object.entries(cases))(
    'is compared with the one before: %s',
    (_, { before, after, unreadable = [], worse }) => {
      expect(whatIsWorse({ passages: before }, { passages: after, unreadable })).toBe(worse);
    },
  );
});
