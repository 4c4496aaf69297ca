import { growth, LINEAR } from '../../../testing/growth';
import { parseWord } from './parse-word';
import type { WordElement } from './word-element';

const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const OTHERS =
  'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" xmlns:v="urn:schemas-microsoft-com:vml" xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math"';

const bytesOf = (body: string, prefix = 'w'): Uint8Array =>
  Buffer.from(
    `<${prefix}:body xmlns:${prefix}="${WORD}" xmlns:w14="http://schemas.microsoft.com/office/word/2010/wordml" ${OTHERS}>${body}</${prefix}:body>`,
  );

/** What is left of a body, one element in brackets behind the other: "p(r(t(2,2 bar)))". */
const left = (elements: readonly WordElement[]): string =>
  elements
    .map(({ name, attributes: { val }, text, children }) => {
      const said = val === undefined ? '' : `=${val}`;
      return `${name.slice(2)}${said}(${text}${left(children)})`;
    })
    .join('');
const parsed = (body: string, prefix = 'w'): string =>
  left(parseWord(bytesOf(body, prefix)).children);

describe('a part of Word', () => {
  it('is read without what only looks', () => {
    const look = '<w:rFonts w:ascii="Arial"/><w:lang w:val="es"/>';
    const run = (text: string) =>
      `<w:proofErr w:type="spellStart"/><w:r w:rsidR="00A7"><w:rPr>${look}</w:rPr><w:lastRenderedPageBreak/><w:t xml:space="preserve">${text}</w:t></w:r>`;
    const paragraph = `<w:p w14:paraId="1" w:rsidR="00A7"><w:pPr><w:jc w:val="both"/></w:pPr><w:bookmarkStart w:id="0" w:name="x"/>${run('2,2 ')}${run('bar')}</w:p>`;
    expect(parsed(paragraph)).toBe('p(pPr()r(rPr()t(2,2 ))r(rPr()t(bar)))');
  });

  it.each([
    ['how it looked once', '<w:r><w:rPrChange><w:vanish/></w:rPrChange>', '</w:r>'],
    ['what was deleted', '<w:del><w:r><w:t>Ya no</w:t></w:r></w:del><w:r>', '</w:r>'],
    ['what was moved away', '<w:moveFrom><w:r><w:t>Ya no</w:t></w:r></w:moveFrom><w:r>', '</w:r>'],
    [
      'a second way to show the same',
      '<mc:AlternateContent><mc:Choice><w:r><w:t>x</w:t></w:r></mc:Choice><mc:Fallback><w:r>',
      '</w:r></mc:Fallback></mc:AlternateContent>',
    ],
    ['links', '<w:hyperlink w:anchor="x"><w:r>', '</w:r></w:hyperlink>'],
  ])('is read without %s', (_, before, after) => {
    expect(parsed(`${before}<w:t>x</w:t>${after}`)).toBe('r(t(x))');
  });

  it('is the same whatever its author wrote it with', () => {
    const written = `<!-- x --><o:p><?pi x?><o:pPr><o:pStyle o:val='a "b"'></o:pStyle></o:pPr><o:r><o:t><![CDATA[A & ]]>B&#32;&lt;</o:t></o:r></o:p>`;
    expect(parsed(written, 'o')).toBe('p(pPr(pStyle=a "b"())r(t(A & B <)))');
  });

  it.each(['<w:p>', '</w:p>', '<w:p', '<w:p w:id=1/>', '&x;', '<w:p/><w:t'])(
    'is none where it is malformed: %s',
    (malformed) => {
      expect(() => parsed(malformed)).toThrow('dañado');
    },
  );

  it.each(['2,2\u000bbar', ']]>', '<x:y/>'])('puts up with what others do: %j', (odd) => {
    expect(parsed(`<w:p><w:r><w:t>${odd}</w:t></w:r></w:p>`)).toContain('p(r(t(');
  });

  it.each(['w:p', 'w:x'])('is none of %s that stand in each other without end', async (name) => {
    const read = (size: number) =>
      expect(() => parseWord(bytesOf(`<${name}>`.repeat(size)))).toThrow('dañado');
    expect(await growth(read, 160_000)).toBeLessThan(LINEAR);
  });
});
