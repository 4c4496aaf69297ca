import { readFile } from 'node:fs/promises';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { withFormulas } from './formulas';
import { shownText } from './hidden-text';
import { leanXml } from './lean-xml';
import { readNumbering, withNumbers } from './numbering';
import { partsOf } from './parts';
import { withPlainRuns } from './plain-runs';
import { readStyles } from './styles';
import { withTitles } from './title-marks';

const XML_PART = /\.(?:xml|rels)$/i;
/** Mammoth would read them, and show nothing of them. */
const COMMENTS = /^word\/comments[^/]*$/i;

/**
 * A DOCX without pictures and what only looks, its text with what mammoth does not tell: what is hidden or a title, formulas,
 * numbers of lists. Fails with DAMAGED where its XML is malformed.
 */
export async function shownDocument(path: string): Promise<Buffer> {
  const isRead = (name: string): boolean => XML_PART.test(name) && !COMMENTS.test(name);
  const parts = unzipSync(await readFile(path), { filter: ({ name }) => isRead(name) });
  const lean = (name: string): string => (parts[name] ? leanXml(parts[name]) : '');
  const { texts, styles: looks, numbering: counts } = partsOf(parts);
  const [styleSheet, lists] = [lean(looks), lean(counts)];
  const [styles, numbering] = [readStyles(styleSheet), readNumbering(lists)];
  const shown = Object.entries(parts).map(([name, part]): [string, Uint8Array] => {
    const plain = name === looks ? styleSheet : name === counts ? lists : '';
    if (!texts.has(name)) return [name, plain === '' ? part : strToU8(plain)];
    const xml = withNumbers(shownText(withFormulas(leanXml(part)), styles), numbering, styles);
    return [name, strToU8(withPlainRuns(withTitles(xml, styles)))];
  });
  return Buffer.from(zipSync(Object.fromEntries(shown), { level: 0 }));
}
