import { strToU8, zipSync } from 'fflate';
import { temporaryFiles } from '../../../testing/temporary-file';
import { kindOf } from '../file-kind';
import { readDocx } from './read-docx';

const files = temporaryFiles();
afterAll(() => files.remove());

const NAMESPACES = {
  w: 'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
  mc: 'http://schemas.openxmlformats.org/markup-compatibility/2006',
  wp: 'http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing',
  a: 'http://schemas.openxmlformats.org/drawingml/2006/main',
  wps: 'http://schemas.microsoft.com/office/word/2010/wordprocessingShape',
  v: 'urn:schemas-microsoft-com:vml',
};
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const MAIN = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

const run = (text: string, look = ''): string =>
  `<w:r>${look && `<w:rPr>${look}</w:rPr>`}<w:t xml:space="preserve">${text}</w:t></w:r>`;
const paragraph = (...runs: string[]): string => `<w:p>${runs.join('')}</w:p>`;

/** A DOCX of these paragraphs, with its main part under any name. */
function docxOf(body: string, { main = 'word/document.xml', styles = '' } = {}): Uint8Array {
  const declared = Object.entries(NAMESPACES).map(([prefix, uri]) => `xmlns:${prefix}="${uri}"`);
  const folder = main.slice(0, main.lastIndexOf('/'));
  return zipSync({
    '[Content_Types].xml': strToU8(
      `<Types xmlns="${PACKAGE}/content-types"><Default Extension="xml" ContentType="application/xml"/><Override PartName="/${main}" ContentType="${MAIN}"/></Types>`,
    ),
    '_rels/.rels': strToU8(
      `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="r1" Type="${OFFICE}/officeDocument" Target="${main}"/></Relationships>`,
    ),
    [`${folder}/_rels/${main.slice(folder.length + 1)}.rels`]: strToU8(
      `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="r1" Type="${OFFICE}/styles" Target="/otros/estilos.xml"/></Relationships>`,
    ),
    'otros/estilos.xml': strToU8(
      `<w:styles xmlns:w="${NAMESPACES.w}"><w:style w:type="paragraph" w:styleId="T1"><w:name w:val="heading 1"/></w:style>${styles}</w:styles>`,
    ),
    [main]: strToU8(`<w:document ${declared.join(' ')}><w:body>${body}</w:body></w:document>`),
  });
}

async function textOf(...given: Parameters<typeof docxOf>): Promise<string> {
  const texts: string[] = [];
  for await (const { text } of (await readDocx(await files.write(docxOf(...given)))).pages) {
    texts.push(text);
  }
  return texts.join('\n');
}

const SEEN = paragraph(run('Son 2,3 bar.'));

describe('letters of a DOCX that nobody sees', () => {
  it.each([
    ['struck through', '<w:strike/>'],
    ['struck through twice', '<w:dstrike w:val="1"/>'],
    ['white', '<w:color w:val="FFFFFF"/>'],
    ['nearly white', '<w:color w:val="FDFDFD"/>'],
    ['of the colour of the paper', '<w:color w:val="auto" w:themeColor="background1"/>'],
    ['of one point', '<w:sz w:val="2"/>'],
  ])('are no text: %s', async (_, look) => {
    expect(await textOf(SEEN + paragraph(run('Son 9,9 bar.', look)))).toBe('Son 2,3 bar.');
  });

  it('are no text where their style says so', async () => {
    const styles =
      '<w:style w:type="character" w:styleId="Viejo"><w:rPr><w:strike/></w:rPr></w:style>';
    const body = SEEN + paragraph(run('Son 9,9 bar.', '<w:rStyle w:val="Viejo"/>'));
    expect(await textOf(body, { styles })).toBe('Son 2,3 bar.');
  });

  it('leave the rest of their sentence', async () => {
    const body = paragraph(run('Son '), run('2,0', '<w:strike/>'), run(' 2,5 bar.'));
    expect(await textOf(body)).toBe('Son 2,5 bar.');
  });
});

describe('letters of a DOCX that are seen', () => {
  const white = run('Neumáticos', '<w:color w:val="FFFFFF"/>');
  const shade = '<w:shd w:val="clear" w:fill="1F3864"/>';

  it.each([
    ['not struck through', paragraph(run('Neumáticos', '<w:strike w:val="0"/>'))],
    [
      'white on a dark ground of their own',
      paragraph(run('Neumáticos', `<w:color w:val="FFFFFF"/>${shade}`)),
    ],
    ['white on a paragraph’s dark ground', `<w:p><w:pPr>${shade}</w:pPr>${white}</w:p>`],
    ['white in a cell', `<w:tbl><w:tr><w:tc>${paragraph(white)}</w:tc></w:tr></w:tbl>`],
    [
      'white in a style that may have a ground',
      `<w:p><w:pPr><w:pStyle w:val="T1"/></w:pPr>${white}</w:p>`,
    ],
    [
      'before a paragraph’s end of one point',
      `<w:p><w:pPr><w:rPr><w:sz w:val="2"/></w:rPr></w:pPr>${run('Neumáticos')}</w:p>`,
    ],
    ['in a direction of their own', paragraph(`<w:dir w:val="ltr">${run('Neumáticos')}</w:dir>`)],
    ['in an order of their own', paragraph(`<w:bdo w:val="ltr">${run('Neumáticos')}</w:bdo>`)],
  ])('are text: %s', async (_, body) => {
    expect(await textOf(body)).toContain('Neumáticos');
  });

  it('are on another line behind the end of one', async () => {
    const body =
      '<w:p><w:r><w:t>Delante: 2,3 bar.</w:t><w:cr/><w:t>Detrás: 2,7 bar.</w:t></w:r></w:p>';
    expect(await textOf(body)).toBe('Delante: 2,3 bar.\nDetrás: 2,7 bar.');
  });
});

describe('a text box of a DOCX', () => {
  const box = (text: string): string => `<w:txbxContent>${paragraph(run(text))}</w:txbxContent>`;
  const drawing = (text: string): string =>
    `<w:drawing><wp:anchor><a:graphic><a:graphicData><wps:wsp><wps:txbx>${box(text)}</wps:txbx></wps:wsp></a:graphicData></a:graphic></wp:anchor></w:drawing>`;
  const old = (text: string): string =>
    `<w:pict><v:shape><v:textbox>${box(text)}</v:textbox></v:shape></w:pict>`;
  const either = (choice: string, fallback: string): string =>
    `<mc:AlternateContent><mc:Choice Requires="wps">${choice}</mc:Choice><mc:Fallback>${fallback}</mc:Fallback></mc:AlternateContent>`;

  it.each([
    ['drawn', drawing('Repuesto: 4,2 bar.')],
    ['drawn in two ways', either(drawing('Repuesto: 4,2 bar.'), old('Repuesto: 4,2 bar.'))],
    [
      'drawn in one way, with a picture as the other',
      either('<w:drawing/>', old('Repuesto: 4,2 bar.')),
    ],
  ])('is read once: %s', async (_, content) => {
    const text = await textOf(paragraph(run('Ruedas.'), `<w:r>${content}</w:r>`));
    expect(text.match(/Repuesto: 4,2 bar\./g)).toHaveLength(1);
  });
});

describe('a DOCX whose parts have other names', () => {
  it('is known by what it says of itself, and read with its styles', async () => {
    const title = `<w:p><w:pPr><w:pStyle w:val="T1"/></w:pPr>${run('Ruedas')}</w:p>`;
    const path = await files.write(docxOf(title + SEEN, { main: 'texto/principal.xml' }));
    expect(await kindOf(path)).toBe('docx');
    const pages = [];
    for await (const page of (await readDocx(path)).pages) pages.push(page);
    expect(pages).toMatchObject([{ reference: 'Ruedas', headings: [{ title: 'Ruedas' }] }]);
  });
});
