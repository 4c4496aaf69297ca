import { receiptKindOf, receiptName } from './receipt';

const bytes = (text: string) => Buffer.from(text, 'latin1');

describe('receiptKindOf', () => {
  it.each([
    ['a JPEG', '\xff\xd8\xff\xe1..Exif', 'picture'],
    ['a PNG', '\x89PNG\r\n\x1a\n', 'picture'],
    ['a WebP', 'RIFF\x10\0\0\0WEBPVP8 ', 'picture'],
    ['a PDF', '%PDF-1.7', 'pdf'],
    ['a PDF behind what a scanner wrote first', `${' '.repeat(900)}%PDF-1.4`, 'pdf'],
    // It is decoded, and nothing of it but pixels is kept.
    ['a picture that says it is a PDF, too', '\xff\xd8\xff\xe1%PDF-1.7', 'picture'],
  ])('tells %s by its content', (_what, content, kind) => {
    expect(receiptKindOf(bytes(content))).toBe(kind);
  });

  it.each([
    ['HEIC of an iPhone', '\0\0\0\x18ftypheic\0\0\0\0', 'RECEIPT_IS_HEIC'],
    ['HEIF', '\0\0\0\x18ftypmif1\0\0\0\0', 'RECEIPT_IS_HEIC'],
    ['AVIF', '\0\0\0\x18ftypavif\0\0\0\0', 'RECEIPT_TYPE'],
    ['a GIF', 'GIF89a', 'RECEIPT_TYPE'],
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'RECEIPT_TYPE'],
    ['a page', '<!doctype html><script>alert(1)</script>', 'RECEIPT_TYPE'],
    ['a program', 'MZ\x90\0', 'RECEIPT_TYPE'],
    ['a PDF far behind something else', `${'x'.repeat(2000)}%PDF-1.4`, 'RECEIPT_TYPE'],
  ])('refuses %s', (_what, content, code) => {
    expect(() => receiptKindOf(bytes(content))).toThrow(expect.objectContaining({ code }) as Error);
  });
});

describe('receiptName', () => {
  it.each([
    ['IMG_0001.PNG', 'image/jpeg', 'IMG_0001.jpg'],
    ['C:\\facturas\\Taller Pérez.pdf', 'application/pdf', 'Taller Pérez.pdf'],
    ['exe.\u202Efdp', 'application/pdf', 'exe.pdf'],
    ['', 'image/jpeg', 'recibo.jpg'],
    ['.pdf', 'application/pdf', 'recibo.pdf'],
    [`${'a'.repeat(300)}.jpeg`, 'image/jpeg', `${'a'.repeat(80)}.jpg`],
  ] as const)('%s is kept as %s: %s', (filename, contentType, name) => {
    expect(receiptName(filename, contentType)).toBe(name);
  });
});
