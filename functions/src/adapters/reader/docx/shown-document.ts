import { readFile } from 'node:fs/promises';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { withFormulas } from './formulas';
import { shownText } from './hidden-text';
import { leanXml } from './lean-xml';
import { readNumbering, withNumbers } from './numbering';
import { withPlainRuns } from './plain-runs';
import { readStyles } from './styles';
import { withTitles } from './title-marks';

/** Parts with text of the manual, and those that say how it is shown. */
const TEXT_PART = /^word\/(?:document|footnotes|endnotes)\d*\.xml$/i;
const STYLES = 'word/styles.xml';
const NUMBERING = 'word/numbering.xml';
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
  const [styleSheet, lists] = [lean(STYLES), lean(NUMBERING)];
  const [styles, numbering] = [readStyles(styleSheet), readNumbering(lists)];
  const shown = Object.entries(parts).map(([name, part]): [string, Uint8Array] => {
    const looks = name === STYLES ? styleSheet : name === NUMBERING ? lists : '';
    if (!TEXT_PART.test(name)) return [name, looks === '' ? part : strToU8(looks)];
    const xml = withNumbers(shownText(withFormulas(leanXml(part)), styles), numbering, styles);
    return [name, strToU8(withPlainRuns(withTitles(xml, styles)))];
  });
  return Buffer.from(zipSync(Object.fromEntries(shown), { level: 0 }));
}
