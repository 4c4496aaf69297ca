import { temporaryFiles } from '../../../testing/temporary-file';
import { docxOf } from '../../../testing/word-package';
import { withHeaderRows } from './header-rows';
import { readDocx } from './read-docx';
import { readStyles } from './styles';

const files = temporaryFiles();
afterAll(() => files.remove());

const STYLE_SHEET = [
  '<w:style w:type="table" w:styleId="Lisa"><w:name w:val="Table Grid"/></w:style>',
  '<w:style w:type="table" w:styleId="Clara"><w:tblStylePr w:type="firstRow"><w:rPr><w:b/></w:rPr></w:tblStylePr></w:style>',
  '<w:style w:type="table" w:styleId="Suya"><w:basedOn w:val="Clara"/></w:style>',
  '<w:style w:type="table" w:styleId="Rayas"><w:tblStylePr w:type="firstRow"></w:tblStylePr><w:tblStylePr w:type="band1Horz"><w:tcPr><w:shd w:fill="EEEEEE"/></w:tcPr></w:tblStylePr></w:style>',
].join('');
const styles = readStyles(STYLE_SHEET);

const row = (cell: string): string => `<w:tr><w:tc><w:p><w:t>${cell}</w:t></w:p></w:tc></w:tr>`;
const table = (style: string, look: string): string =>
  `<w:tbl><w:tblPr><w:tblStyle w:val="${style}"/><w:tblLook ${look}/></w:tblPr>${row('Rueda')}${row('Delantera')}</w:tbl>`;

const headed = (xml: string): string[] =>
  withHeaderRows(xml, styles)
    .split('<w:tr>')
    .filter((one) => one.includes('<w:tblHeader/>'))
    .map((one) => /<w:t>([^<]*)/.exec(one)?.[1] ?? '');

describe('the first row of a table of Word', () => {
  it.each([
    ['the table shows what its style sets apart', 'Clara', 'w:firstRow="1"'],
    ['its style is based on one that does', 'Suya', 'w:firstRow="true"'],
    ['an older file says so by a bit', 'Clara', 'w:val="04A0"'],
  ])('names the columns where %s', (_, style, look) => {
    expect(headed(table(style, look))).toEqual(['Rueda']);
  });

  it.each([
    ['its style sets it apart by nothing', 'Lisa', 'w:firstRow="1"'],
    ['only other rows of it are set apart', 'Rayas', 'w:firstRow="1"'],
    ['the table does not show it', 'Clara', 'w:firstRow="0" w:val="04A0"'],
    ['an older file has the bit not set', 'Clara', 'w:val="0480"'],
    ['nothing is said', 'Clara', ''],
  ])('is like the others where %s', (_, style, look) => {
    const xml = table(style, look);
    expect(withHeaderRows(xml, styles)).toBe(xml);
  });

  it('keeps what else its row says', () => {
    const xml = table('Clara', 'w:firstRow="1"').replace(
      '<w:tr>',
      '<w:tr><w:trPr><w:del/></w:trPr>',
    );
    expect(withHeaderRows(xml, styles)).toContain('<w:tr><w:trPr><w:tblHeader/><w:del/></w:trPr>');
  });

  it('is told for each table by itself, also of one in a cell of another', () => {
    const inner = table('Clara', 'w:firstRow="1"');
    expect(headed(table('Lisa', 'w:firstRow="1"').replace('<w:t>Delantera</w:t>', inner))).toEqual([
      'Rueda',
    ]);
  });

  it('is told as a row of names by the reader', async () => {
    const body = table('Clara', 'w:firstRow="1"').replaceAll(
      '</w:tc></w:tr>',
      '</w:tc><w:tc><w:p><w:r><w:t>Roja</w:t></w:r></w:p></w:tc></w:tr>',
    );
    const runs = body.replace(/<w:p>(<w:t>[^<]*<\/w:t>)<\/w:p>/g, '<w:p><w:r>$1</w:r></w:p>');
    const { pages } = await readDocx(await files.write(docxOf(runs, { styles: STYLE_SHEET })));
    const read: unknown[] = [];
    for await (const { text, headRows } of pages) read.push({ text, headRows });
    expect(read).toEqual([{ text: 'Rueda\tRoja\nDelantera\tRoja', headRows: [0] }]);
  });
});
