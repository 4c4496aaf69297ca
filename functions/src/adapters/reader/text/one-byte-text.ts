/** What Windows-1252 has where Latin-1 has controls, by its bytes from 0x80 on. */
export const WINDOWS_1252 = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';

/** What code page 850 of DOS has from 0x80 on. */
const CODE_PAGE_850 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤' +
  'ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0';

/**
 * What letters of Spanish are in each encoding, where they stand between letters. Left out is what stands there in another one,
 * too: á of DOS is a space in Windows-1252, í and ú of a Mac are the apostrophe of "don’t" and the œ of "cœur".
 */
const LETTERS = {
  windows: new Set([0xe1, 0xed, 0xf3, 0xfa, 0xf1, 0xfc]),
  dos: new Set([0x82, 0xa1, 0xa2, 0xa3, 0xa4, 0x81]),
  mac: new Set([0x87, 0x8e, 0x96, 0x97]),
};
type Encoding = keyof typeof LETTERS;

const isLetter = (byte = 0): boolean => (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7a;

/** In which encoding of one byte for each letter a text has the most letters of Spanish; Windows-1252 where none has. */
export function oneByteEncoding(bytes: Uint8Array): Encoding {
  const counts = { windows: 0, dos: 0, mac: 0 };
  for (let at = 1; at < bytes.length; at++) {
    const byte = bytes[at] ?? 0;
    if (byte < 0x80 || !isLetter(bytes[at - 1])) continue;
    if (LETTERS.windows.has(byte)) counts.windows++;
    else if (LETTERS.dos.has(byte)) counts.dos++;
    else if (LETTERS.mac.has(byte) && isLetter(bytes[at + 1])) counts.mac++;
  }
  const most = Math.max(...Object.values(counts));
  return (['windows', 'dos', 'mac'] as const).find((name) => counts[name] === most) ?? 'windows';
}

export const decodeDosText = (bytes: Buffer): string =>
  bytes
    .toString('latin1')
    .replace(/[\x80-\xff]/g, (byte) => CODE_PAGE_850[byte.charCodeAt(0) - 0x80] ?? '');

export const decodeMacText = (bytes: Buffer): string => new TextDecoder('macintosh').decode(bytes);
