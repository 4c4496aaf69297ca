/** What code page 850 of DOS has from 0x80 on. */
const CODE_PAGE_850 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤' +
  'ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0';

/** é í ó ú ñ ü in both. á is left out: it is a space that does not break in Windows-1252, and that stands between words. */
const OF_DOS = new Set([0x82, 0xa1, 0xa2, 0xa3, 0xa4, 0x81]);
const OF_WINDOWS = new Set([0xe1, 0xed, 0xf3, 0xfa, 0xf1, 0xfc]);

const isLetter = (byte = 0): boolean => (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7a;

/** Whether what follows letters is letters of Spanish in code page 850 more often than in Windows-1252. */
export function isDosText(bytes: Uint8Array): boolean {
  let [dos, windows] = [0, 0];
  for (let at = 1; at < bytes.length; at++) {
    const byte = bytes[at] ?? 0;
    if (byte < 0x80 || !isLetter(bytes[at - 1])) continue;
    if (OF_DOS.has(byte)) dos++;
    else if (OF_WINDOWS.has(byte)) windows++;
  }
  return dos > windows;
}

export const decodeDosText = (bytes: Buffer): string =>
  bytes
    .toString('latin1')
    .replace(/[\x80-\xff]/g, (byte) => CODE_PAGE_850[byte.charCodeAt(0) - 0x80] ?? '');
