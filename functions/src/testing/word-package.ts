import { strToU8, zipSync } from 'fflate';

const NAMESPACES = {
  r: 'http://schemas.openxmlformats.org/officeDocument/2006/relationships',
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

export const run = (text: string, look = ''): string =>
  `<w:r>${look && `<w:rPr>${look}</w:rPr>`}<w:t xml:space="preserve">${text}</w:t></w:r>`;
export const paragraph = (...runs: string[]): string => `<w:p>${runs.join('')}</w:p>`;

type Options = {
  main?: string;
  styles?: string;
  /** Of other files that are said to stand in it, `c1`, `c2`, …, by their names. */
  files?: Record<string, string>;
};

/** A DOCX of these paragraphs, with its main part under any name. */
export function docxOf(
  body: string,
  { main = 'word/document.xml', styles = '', files = {} }: Options = {},
): Uint8Array {
  const chunks = Object.keys(files).map(
    (name, at) => `<Relationship Id="c${at + 1}" Type="${OFFICE}/aFChunk" Target="/${name}"/>`,
  );
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
      `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="r1" Type="${OFFICE}/styles" Target="/otros/estilos.xml"/>${chunks.join('')}</Relationships>`,
    ),
    'otros/estilos.xml': strToU8(
      `<w:styles xmlns:w="${NAMESPACES.w}"><w:style w:type="paragraph" w:styleId="T1"><w:name w:val="heading 1"/></w:style>${styles}</w:styles>`,
    ),
    ...Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])),
    [main]: strToU8(`<w:document ${declared.join(' ')}><w:body>${body}</w:body></w:document>`),
  });
}
