import { deflateSync } from 'node:zlib';
import type { Picture } from '../reader/protocol';

const POINTS_PER_INCH = 72;

/** A PDF with one picture per page, in order and in their sizes on paper. */
export function imagePdf(pictures: readonly Picture[]): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.4\n')];
  const offsets: number[] = [];
  let length = parts[0]?.length ?? 0;
  const add = (number: number, ...content: (string | Buffer)[]): void => {
    offsets[number] = length;
    const all = [`${number} 0 obj\n`, ...content, '\nendobj\n'].map((each) => Buffer.from(each));
    parts.push(...all);
    length += all.reduce((sum, each) => sum + each.length, 0);
  };
  const pageOf = (index: number): number => 3 + 3 * index;
  add(1, '<</Type/Catalog/Pages 2 0 R>>');
  const kids = pictures.map((_, index) => `${pageOf(index)} 0 R`).join(' ');
  add(2, `<</Type/Pages/Count ${pictures.length}/Kids[${kids}]>>`);
  pictures.forEach(({ width, height, dpi, gray }, index) => {
    const page = pageOf(index);
    const points = [width, height].map((pixels) => ((pixels * POINTS_PER_INCH) / dpi).toFixed(2));
    const size = points.join(' ');
    const drawing = `${points[0] ?? ''} 0 0 ${points[1] ?? ''} 0 0 cm /I Do`;
    const image = deflateSync(gray);
    add(
      page,
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${size}]`,
      `/Resources<</XObject<</I ${page + 1} 0 R>>>>/Contents ${page + 2} 0 R>>`,
    );
    add(
      page + 1,
      `<</Type/XObject/Subtype/Image/Width ${width}/Height ${height}/ColorSpace/DeviceGray`,
      `/BitsPerComponent 8/Filter/FlateDecode/Length ${image.length}>>stream\n`,
      image,
      '\nendstream',
    );
    add(page + 2, `<</Length ${drawing.length}>>stream\n${drawing}\nendstream`);
  });
  const entries = offsets
    .slice(1)
    .map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
  const table = `xref\n0 ${offsets.length}\n0000000000 65535 f \n${entries.join('')}`;
  const trailer = `trailer<</Size ${offsets.length}/Root 1 0 R>>\nstartxref\n${length}\n%%EOF\n`;
  return Buffer.concat([...parts, Buffer.from(table + trailer)]);
}
