import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { BENCHES } from '../../bench/names';
import { fromRoot } from '../suite/paths';
import type { Check } from './check';
import { trackedEnds, unknownFiles } from './cited-files';

const RECORDS = 'docs/decisions';
const INDEX = `${RECORDS}/README.md`;
/** They tell of records that are gone, by their numbers. */
const OF_THE_PAST = [INDEX, 'docs/answering-log.md'];
const PLACES = ['README.md', 'SECURITY.md', 'docs', 'functions', 'web', 'local', 'bench'];
const LEFT_OUT = /(?:^|\/)(?:node_modules|lib|dist[\w-]*|coverage|\.\w[^/]*)(?:\/|$)/;

export type Source = { file: string; text: string };
/** A decision record: its number in four digits and its title, without the number. */
type DecisionRecord = { file: string; number: string; title: string };

/** `# 2. Title`, `# 0003. Title` or `# 0015: Title`. */
export const recordOf = ({ file, text }: Source): DecisionRecord => ({
  file,
  number: /(\d{4})-/.exec(file)?.[1] ?? '',
  title: /^# \d+[.:] (.+)$/m.exec(text)?.[1] ?? '',
});

const slugOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');

const headingsOf = (markdown: string): string[] =>
  [...markdown.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => slugOf(heading));

/** Links of a document to files and headings that are not there. */
export function brokenLinks(
  { file, text }: Source,
  read: (path: string) => string | null,
): string[] {
  const targets = [...text.matchAll(/\]\((?![a-z]+:)([^)\s]+)\)/g)].map(([, to = '']) => to);
  return targets.flatMap((target) => {
    const [path = '', heading] = target.split('#');
    const content = path === '' ? text : read(join(dirname(file), path));
    const isThere =
      content !== null && (heading === undefined || headingsOf(content).includes(heading));
    return isThere ? [] : [`${file}: no existe ${target}`];
  });
}

/** Records that a text names and that are not there: by four digits in documents, after "decision" elsewhere. */
export function unknownRecords({ file, text }: Source, known: ReadonlySet<string>): string[] {
  if (OF_THE_PAST.includes(file)) return [];
  const named = file.endsWith('.md')
    ? text.matchAll(/(?<![\w.,#-])00\d\d(?![\w.,]*\d)/g)
    : text.matchAll(/(?<=(?:decisions?|records?)(?: |\/)(?:00\d\d(?:,| and| to) )*)00\d\d\b/g);
  const missing = [...named].map(([number]) => number).filter((number) => !known.has(number));
  return [...new Set(missing)].map((number) => `${file}: no hay decisión ${number}`);
}

/** Records that the index does not list with their number and title. */
export const unlistedRecords = (index: string, records: readonly DecisionRecord[]): string[] =>
  records
    .filter(({ file, number, title }) => {
      const name = file.slice(RECORDS.length + 1);
      return !index.includes(`| [${number}](${name}) | ${title} | `);
    })
    .map(({ number, title }) => `${INDEX}: falta ${number}, ${title}`);

/** Records without a line that says of which day they are and whether they stand. */
export const withoutStatus = ({ file, text }: Source): string[] =>
  /^Date: \d{4}-\d\d-\d\d[^·\n]* · Status: \w/m.test(text)
    ? []
    : [`${file}: falta «Date · Status»`];

/** Commands that a text tells its reader to run, and that package.json or the list of benchmarks does not have. */
export function unknownScripts({ file, text }: Source, scripts: ReadonlySet<string>): string[] {
  const named = [...text.matchAll(/npm run (bench -- [a-z-]*[a-z]|[a-z][\w:-]*\w)(?![\w:-])/g)].map(
    ([, name = '']) => name,
  );
  const missing = named.filter((name) => !scripts.has(name));
  return [...new Set(missing)].map((name) => `${file}: no hay npm run ${name}`);
}

const README_LIMITS = { lines: 110, words: 900, letters: 140 };

/** What makes the README longer than somebody reads at once: lines, words, and a line's letters outside tables. */
export function tooLong(text: string): string[] {
  const lines = text.trimEnd().split('\n');
  const words = text.split(/\s+/).filter(Boolean).length;
  const wide = lines.filter((line) => !line.startsWith('|') && line.length > README_LIMITS.letters);
  return [
    ...(lines.length > README_LIMITS.lines ? [`README.md: ${lines.length} líneas`] : []),
    ...(words > README_LIMITS.words ? [`README.md: ${words} palabras`] : []),
    ...wide.map((line) => `README.md: ${line.length} letras en «${line.slice(0, 40)}»`),
  ];
}

/** A record is a page. */
const MAX_WORDS_OF_RECORD = 715;

/** Records that go on beyond a page. */
export function longRecords({ file, text }: Source): string[] {
  const words = text.split(/\s+/).filter(Boolean).length;
  return words > MAX_WORDS_OF_RECORD ? [`${file}: ${words} palabras, más de una página`] : [];
}

const sourcesBelow = (place: string): string[] =>
  place.includes('.')
    ? [place]
    : readdirSync(fromRoot(place), { withFileTypes: true }).flatMap((entry) => {
        const path = `${place}/${entry.name}`;
        if (LEFT_OUT.test(path)) return [];
        if (entry.isDirectory()) return sourcesBelow(path);
        return /\.(?:md|tsx?|mjs|syn)$/.test(path) ? [path] : [];
      });

const readPlace = (path: string): string | null => {
  if (!existsSync(fromRoot(path))) return null;
  return path.endsWith('.md') ? readFileSync(fromRoot(path), 'utf8') : '';
};

export const documentsCheck: Check = {
  name: 'enlaces y decisiones de los documentos',
  run: () => {
    const sources = PLACES.flatMap(sourcesBelow).map((file): Source => ({
      file,
      text: readFileSync(fromRoot(file), 'utf8'),
    }));
    const texts = sources.filter(({ file }) => file.startsWith(RECORDS) && file !== INDEX);
    const records = texts.map(recordOf);
    const known = new Set(records.map(({ number }) => number));
    const { scripts: named } = JSON.parse(readFileSync(fromRoot('package.json'), 'utf8')) as {
      scripts: Record<string, string>;
    };
    const benches = Object.keys(BENCHES).map((name) => `bench -- ${name}`);
    const scripts = new Set([...Object.keys(named), ...benches]);
    const ends = trackedEnds();
    const told = sources.filter(
      ({ file }) => !OF_THE_PAST.includes(file) && !/\.test\.tsx?$/.test(file),
    );
    const documents = sources.filter(({ file }) => file.endsWith('.md'));
    const problems = [
      ...documents.flatMap((document) => brokenLinks(document, readPlace)),
      ...sources.flatMap((source) => unknownRecords(source, known)),
      ...told.flatMap((source) => unknownScripts(source, scripts)),
      ...told.flatMap((source) => unknownFiles(source, ends)),
      ...texts.flatMap(withoutStatus),
      ...texts.flatMap(longRecords),
      ...tooLong(readFileSync(fromRoot('README.md'), 'utf8')),
      ...unlistedRecords(readFileSync(fromRoot(INDEX), 'utf8'), records),
    ];
    return Promise.resolve(problems.length === 0 ? null : problems.join('\n'));
  },
};
