import { temporaryFiles } from '../../../testing/temporary-file';
import { docxOf, paragraph, run } from '../../../testing/word-package';
import { readDocx } from './read-docx';

const files = temporaryFiles();
afterAll(() => files.remove());

const STYLE_SHEET = [
  '<w:style w:type="table" w:styleId="Lisa"><w:name w:val="Table Grid"/></w:style>',
  '<w:style w:type="table" w:styleId="Clara"><w:tblStylePr w:type="firstRow"><w:rPr><w:b/></w:rPr></w:tblStylePr></w:style>',
  '<w:style w:type="table" w:styleId="Suya"><w:basedOn w:val="Clara"/></w:style>',
  '<w:style w:type="table" w:styleId="Rayas"><w:tblStylePr w:type="firstRow"></w:tblStylePr><w:tblStylePr w:type="band1Horz"><w:tcPr><w:shd w:fill="EEEEEE"/></w:tcPr></w:tblStylePr></w:style>',
].join('');
const row = (cell: string): string =>
  `<w:tr>${[cell, 'Roja'].map((one) => `<w:tc>${paragraph(run(one))}</w:tc>`).join('')}</w:tr>`;
const table = (style: string, look: string): string =>
  `<w:tbl><w:tblPr><w:tblStyle w:val="${style}"/><w:tblLook ${look}/></w:tblPr>${row('Rueda')}${row('Delantera')}</w:tbl>`;

/** The rows that name columns. */
async function headed(body: string): Promise<string[]> {
  const { pages } = await readDocx(await files.write(docxOf(body, { styles: STYLE_SHEET })));
  const rows: string[] = [];
  for await (const { text, headRows = [] } of pages)
    rows.push(...headRows.map((at) => text.slice(at).split('\t')[0] ?? ''));
  return rows;
}

describe('the first row of a table of Word', () => {
  it.each([
    ['the table shows what its style sets apart', 'Clara', 'w:firstRow="1"'],
    ['its style is based on one that does', 'Suya', 'w:firstRow="true"'],
    ['an older file says so by a bit', 'Clara', 'w:val="04A0"'],
  ])('names the columns where %s', async (_, style, look) => {
    expect(await headed(table(style, look))).toEqual(['Rueda']);
  });

  it.each([
    ['its style sets it apart by nothing', 'Lisa', 'w:firstRow="1"'],
    ['only other rows of it are set apart', 'Rayas', 'w:firstRow="1"'],
    ['the table does not show it', 'Clara', 'w:firstRow="0" w:val="04A0"'],
    ['an older file has the bit not set', 'Clara', 'w:val="0480"'],
    ['nothing is said', 'Clara', ''],
  ])('is like the others where %s', async (_, style, look) => {
    expect(await headed(table(style, look))).toEqual([]);
  });

  it('is told for each table by itself', async () => {
    const [plain, apart] = ['Lisa', 'Clara'].map((style) => table(style, 'w:firstRow="1"'));
    expect(await headed(`${plain}${paragraph(run('Y otra:'))}${apart}`)).toEqual(['Rueda']);
  });
});
