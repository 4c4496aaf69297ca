import { processorMs } from '../../../testing/processor-time';
import { leanXml } from './lean-xml';
import { watchLetters } from './letter-watch';
import { withPlainRuns } from './plain-runs';
import { readStyles } from './styles';

const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const OTHERS =
  'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" xmlns:v="urn:schemas-microsoft-com:vml" xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math"';

const bytesOf = (body: string, prefix = 'w'): Uint8Array =>
  Buffer.from(
    `<${prefix}:body xmlns:${prefix}="${WORD}" xmlns:w14="http://schemas.microsoft.com/office/word/2010/wordml" ${OTHERS}>${body}</${prefix}:body>`,
  );
const lean = (body: string, prefix = 'w'): string => {
  const [, inside] =
    /^<w:body[^>]*>(.*)<\/w:body>$/s.exec(
      leanXml(bytesOf(body, prefix), watchLetters(readStyles(''))),
    ) ?? [];
  return inside ?? 'no body';
};

describe('lean XML of Word', () => {
  it('has nothing of what only looks', () => {
    const look = '<w:rFonts w:ascii="Arial"/><w:color w:val="F00"/><w:lang w:val="es"/>';
    const run = (text: string) =>
      `<w:proofErr w:type="spellStart"/><w:r w:rsidR="00A7"><w:rPr>${look}</w:rPr><w:lastRenderedPageBreak/><w:t xml:space="preserve">${text}</w:t></w:r>`;
    const paragraph = `<w:p w14:paraId="1" w:rsidR="00A7"><w:pPr><w:jc w:val="both"/><w:rPr>${look}</w:rPr></w:pPr><w:bookmarkStart w:id="0" w:name="x"/>${run('2,2 ')}${run('bar')}</w:p>`;
    const short = lean(paragraph);
    expect(short).toBe('<w:p><w:r><w:t>2,2 </w:t></w:r><w:r><w:t>bar</w:t></w:r></w:p>');
    expect(withPlainRuns(short)).toBe('<w:p><w:t>2,2 bar</w:t></w:p>');
  });

  it('keeps what tells titles and lists until they are told', () => {
    const paragraph =
      '<w:p><w:pPr><w:pStyle w:val="a"/><w:outlineLvl w:val="1"/></w:pPr><w:r><w:rPr><w:b/><w:sz w:val="32"/></w:rPr><w:t>x</w:t></w:r></w:p>';
    expect(lean(paragraph)).toBe(paragraph);
    expect(withPlainRuns(paragraph)).toBe(
      '<w:p><w:pPr><w:pStyle w:val="a"/></w:pPr><w:t>x</w:t></w:p>',
    );
  });

  it('keeps raised letters apart from those beside them', () => {
    const raised = '<w:r><w:rPr><w:vertAlign w:val="superscript"/></w:rPr><w:t>2</w:t></w:r>';
    const run = (text: string) => `<w:r><w:t>${text}</w:t></w:r>`;
    expect(withPlainRuns(run('cm') + raised + run(' de') + run(' goma'))).toBe(
      `<w:t>cm</w:t>${raised}<w:t> de goma</w:t>`,
    );
  });

  it.each([
    ['how it looked once', '<w:r><w:rPr><w:rPrChange><w:vanish/></w:rPrChange></w:rPr>', '</w:r>'],
    ['what was deleted', '<w:del><w:r><w:t>Ya no</w:t></w:r></w:del><w:r>', '</w:r>'],
    ['what was moved away', '<w:moveFrom><w:r><w:t>Ya no</w:t></w:r></w:moveFrom><w:r>', '</w:r>'],
    [
      'a second way to show the same',
      '<mc:AlternateContent><mc:Choice><w:r><w:t>x</w:t></w:r></mc:Choice><mc:Fallback><w:r>',
      '</w:r></mc:Fallback></mc:AlternateContent>',
    ],
    ['links', '<w:hyperlink w:anchor="x"><w:r>', '</w:r></w:hyperlink>'],
  ])('is without %s', (_, before, after) => {
    expect(lean(`${before}<w:t>x</w:t>${after}`)).toBe('<w:r><w:t>x</w:t></w:r>');
  });

  it('is the same whatever its author wrote it with', () => {
    const written = `<!-- x --><o:p><?pi x?><o:pPr><o:pStyle o:val='a "b"'></o:pStyle></o:pPr><o:r><o:t><![CDATA[A & ]]>B&#32;&lt;</o:t></o:r></o:p>`;
    expect(lean(written, 'o')).toBe(
      '<w:p><w:pPr><w:pStyle w:val="a &quot;b&quot;"></w:pStyle></w:pPr><w:r><w:t>A &amp; B &lt;</w:t></w:r></w:p>',
    );
  });

  it.each(['<w:p>', '</w:p>', '<w:p', '<w:p w:id=1/>', '&x;', '<w:p/><w:t'])(
    'is none where it is malformed: %s',
    (malformed) => {
      expect(() => lean(malformed)).toThrow('dañado');
    },
  );

  it.each(['2,2\u000bbar', ']]>', '<x:y/>'])('puts up with what others do: %j', (odd) => {
    expect(lean(`<w:p><w:r><w:t>${odd}</w:t></w:r></w:p>`)).toContain('<w:p><w:r><w:t>');
  });

  it.each(['w:p', 'w:x'])('is none of %s that stand in each other without end', async (name) => {
    const part = bytesOf(`<${name}>`.repeat(200_000));
    const read = () => expect(() => leanXml(part)).toThrow('dañado');
    expect(await processorMs(read)).toBeLessThan(5000);
  });

  it('has its runs joined in linear time', async () => {
    const xml = '<w:r><w:t>x</w:t></w:r><w:r><w:rPr>'.repeat(100_000);
    expect(await processorMs(() => withPlainRuns(xml))).toBeLessThan(5000);
  });
});
