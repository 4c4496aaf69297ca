/** 0x80 to 0x9f of PDFDocEncoding, and the accents before the space. */
const HIGH = '•†‡…—–ƒ⁄‹›−‰„“”‘’‚™ﬁﬂŁŒŠŸŽıłœšž';
const LOW = '˘ˇˆ˙˝˛˚˜';

const signOf = (code: number): string => {
  if (code >= 0x80 && code <= 0x9e) return HIGH[code - 0x80] ?? '';
  if (code >= 0x18 && code <= 0x1f) return LOW[code - 0x18] ?? '';
  return code === 0xa0 ? '€' : String.fromCharCode(code);
};

/** A title or label, whose bytes are UTF-16 or UTF-8 where they begin with a mark. */
export function textOfString(bytes: string): string {
  const buffer = Buffer.from(bytes, 'latin1');
  if (bytes.startsWith('\xfe\xff')) {
    return buffer
      .subarray(2, 2 + 2 * Math.floor((bytes.length - 2) / 2))
      .swap16()
      .toString('utf16le');
  }
  if (bytes.startsWith('\xff\xfe')) return buffer.subarray(2).toString('utf16le');
  if (bytes.startsWith('\xef\xbb\xbf')) return buffer.subarray(3).toString('utf8');
  return Array.from(buffer, signOf).join('');
}
