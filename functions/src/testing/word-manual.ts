import { strToU8, zipSync } from 'fflate';

const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const TYPES = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const LOOK =
  '<w:rFonts w:ascii="Calibri" w:hAnsi="Calibri" w:cs="Calibri"/><w:color w:val="000000"/><w:sz w:val="22"/><w:szCs w:val="22"/><w:lang w:val="es-ES"/>';
const PLACE = '<w:spacing w:after="120" w:line="276" w:lineRule="auto"/><w:jc w:val="both"/>';
const BORDERS =
  '<w:tcBorders><w:top w:val="single" w:sz="4" w:space="0" w:color="auto"/><w:bottom w:val="single" w:sz="4" w:space="0" w:color="auto"/></w:tcBorders>';
const PARAGRAPHS_OF_A_PAGE = 17;
const RUNS_OF_A_PARAGRAPH = 3;

const run = (text: string, id: number): string =>
  `<w:proofErr w:type="spellStart"/><w:r w:rsidR="00A77B3E" w:rsidRPr="00C${id}"><w:rPr>${LOOK}</w:rPr><w:t xml:space="preserve">${text} </w:t></w:r><w:proofErr w:type="spellEnd"/>`;

const paragraph = (id: number, ...texts: string[]): string =>
  `<w:p w14:paraId="${id}" w:rsidR="00A77B3E" w:rsidRDefault="00A77B3E" w:rsidP="00D${id}"><w:pPr>${PLACE}<w:rPr>${LOOK}</w:rPr></w:pPr>${texts.map((text) => run(text, id)).join('')}</w:p>`;

const row = (id: number, ...cells: string[]): string =>
  `<w:tr w:rsidR="00A77B3E">${cells.map((cell) => `<w:tc><w:tcPr><w:tcW w:w="2000" w:type="dxa"/>${BORDERS}</w:tcPr>${paragraph(id, cell)}</w:tc>`).join('')}</w:tr>`;

/** "Apartado 7": its title, its text and a table. */
function pageOf(page: number): string {
  const title =
    `<w:p><w:pPr><w:pStyle w:val="Heading1"/></w:pPr><w:bookmarkStart w:id="${page}" ` +
    `w:name="_Toc${page}"/><w:r><w:lastRenderedPageBreak/><w:t>Apartado ` +
    `${page}</w:t></w:r><w:bookmarkEnd w:id="${page}"/></w:p>`;
  const texts = Array.from({ length: PARAGRAPHS_OF_A_PAGE }, (_, at) => {
    const said = (part: number) =>
      `compruebe el nivel del líquido refrigerante ${page}.${at}.${part} con el motor frío y en llano`;
    return paragraph(at, ...Array.from({ length: RUNS_OF_A_PARAGRAPH }, (_, part) => said(part)));
  });
  const table = `<w:tbl><w:tblPr><w:tblW w:w="0" w:type="auto"/></w:tblPr>${row(1, 'Rueda', 'Presión')}${row(2, 'Delantera', `2,${page} bar`)}</w:tbl>`;
  return title + texts.join('') + table;
}

/** A DOCX of so many pages as Word writes it: of some 25 kB of XML for a page, a tenth is its text. */
export function wordManual(pages: number): Uint8Array {
  const body = Array.from({ length: pages }, (_, index) => pageOf(index + 1)).join('');
  const parts = {
    '[Content_Types].xml':
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>',
    '_rels/.rels': `<Relationships xmlns="${RELATIONS}"><Relationship Id="r1" Type="${TYPES}/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/styles.xml': `<w:styles xmlns:w="${WORD}"><w:style w:type="paragraph" w:styleId="Heading1"><w:name w:val="heading 1"/></w:style></w:styles>`,
    'word/document.xml': `<w:document xmlns:w="${WORD}" xmlns:w14="http://schemas.microsoft.com/office/word/2010/wordml"><w:body>${body}</w:body></w:document>`,
  };
  return zipSync(
    Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)])),
    { level: 1 },
  );
}
