import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { textByMammoth } from './by-mammoth';
import { readDocx } from './read-docx';

const ROOT = join(import.meta.dirname, '../../../../..');
const FOLDERS = ['functions/test/fixtures/cases', 'local/demo', 'bench'];
/** Made to be refused or to take long: what they say is told by tests of their own. */
const HOSTILE = /^SEC/;

/** What mammoth has and our walk has not, by document, with the rule by which it is left out. All else is a fault to mend. */
const EXPLAINED: Record<string, { words: string; rule: 'hidden' | 'struck' | 'deleted' | 'sign' }> =
  {
    'DX07.docx': {
      words: ['9,9', '9,8', '9,7', '9,6', '9,5']
        .map((bar) => `La presión de los neumáticos es de ${bar} bar.`)
        .join(' '),
      rule: 'hidden',
    },
    // A field within the code of another one, which nobody sees.
    'BG10.docx': { words: '1 22', rule: 'hidden' },
    // Letters in Wingdings.
    'BG12.docx': { words: 'ü ü ü ü ü ü l l', rule: 'sign' },
    'DX17.docx': { words: '2,0 Los tornillos se aprietan a 90 Nm.', rule: 'struck' },
  };

const documents = FOLDERS.flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.docx') && !HOSTILE.test(name))
    .map((name) => [name, join(ROOT, folder, name)] as const),
);

/** Letters and figures only: blanks, signs of lists and hyphens that only show at a line's end are each reader's own. */
const countedWords = (text: string): Map<string, number> => {
  const words =
    text
      .normalize('NFKC')
      .replaceAll('\u00ad', '')
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
};

async function textOfWalk(path: string): Promise<string> {
  const texts: string[] = [];
  for await (const { text } of (await readDocx(path)).pages) texts.push(text);
  return texts.join('\n');
}

it('the comparison has documents to compare', () => {
  expect(documents.length).toBeGreaterThan(15);
});

it.each(documents)(
  'our walk has every word that mammoth has of %s, but for a rule',
  async (name, path) => {
    const seen = countedWords(await textOfWalk(path));
    const missing = [...countedWords(await textByMammoth(path))]
      .map(([word, count]) => [word, count - (seen.get(word) ?? 0)] as const)
      .filter(([, count]) => count > 0);
    const { words = '' } = EXPLAINED[name] ?? {};
    expect(Object.fromEntries(missing)).toEqual(Object.fromEntries(countedWords(words)));
  },
);
