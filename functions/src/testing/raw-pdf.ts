/** A PDF from its objects, numbered from 1, the first of which is its catalog: what no library would write. */
export function rawPdf(objects: readonly string[]): Buffer {
  let text = '%PDF-1.7\n';
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}`;
  const trailer = `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
  return Buffer.from(text + table + trailer, 'latin1');
}

export const rawStream = (content: string, entries = ''): string =>
  `<< /Length ${Buffer.byteLength(content, 'latin1')} ${entries} >>\nstream\n${content}\nendstream`;

type PageOptions = {
  /** Entries of the page. */
  page?: string;
  /** Entries of its resources. */
  resources?: string;
  catalog?: string;
  /** From object 6 on. */
  others?: string[];
};

const HELVETICA =
  '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>';

/** One page with this content; its font F1 (object 5) is Helvetica. */
export const rawPage = (
  content: string,
  { page = '', resources = '', catalog = '', others = [] }: PageOptions = {},
): Buffer =>
  rawPdf([
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 /MediaBox [0 0 400 400] >>',
    `<< /Type /Page /Parent 2 0 R /Contents 4 0 R ${page} ` +
      `/Resources << /Font << /F1 5 0 R /F2 6 0 R >> ${resources} >> >>`,
    rawStream(content),
    HELVETICA,
    ...others,
  ]);
