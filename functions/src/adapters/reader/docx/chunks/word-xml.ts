import { strToU8 } from 'fflate';

const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';

/** A part of Word of this content. */
export const wordPart = (content: string): Uint8Array =>
  strToU8(`<w:document xmlns:w="${WORD}"><w:body>${content}</w:body></w:document>`);

/** XML cannot hold them. */
const UNUSABLE = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

export const escapedXml = (text: string): string =>
  text
    .replace(UNUSABLE, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');

/** Letters with the properties that they have in Word. */
export const runOf = (text: string, properties = ''): string =>
  `<w:r>${properties && `<w:rPr>${properties}</w:rPr>`}<w:t>${escapedXml(text)}</w:t></w:r>`;

/** `depth`: of a title, 1 = outermost. */
export const paragraphOf = (content: string, depth: number | null = null): string =>
  `<w:p>${depth === null ? '' : `<w:pPr><w:outlineLvl w:val="${depth - 1}"/></w:pPr>`}${content}</w:p>`;
