import { readFile } from 'node:fs/promises';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { withFormulas } from './formulas';
import { shownText } from './hidden-text';
import { readNumbering, withNumbers } from './numbering';
import { readStyles } from './styles';
import { withTitles } from './title-marks';

/** Parts with text of the manual, and those that say how it is shown. */
const TEXT_PART = /^word\/(?:document|footnotes|endnotes)\d*\.xml$/i;
const STYLES = 'word/styles.xml';
const NUMBERING = 'word/numbering.xml';
const XML_PART = /\.(?:xml|rels)$/i;
const FIELD = /<\/?w:fldSimple(?=[\s/>])[^<>]*>/g;

/** A DOCX without pictures, its text with what mammoth does not tell: what is hidden or a title, formulas, numbers of lists. */
export async function shownDocument(path: string): Promise<Buffer> {
  const parts = unzipSync(await readFile(path), { filter: ({ name }) => XML_PART.test(name) });
  const textOf = (name: string) => (parts[name] ? strFromU8(parts[name]) : '');
  const styles = readStyles(textOf(STYLES));
  const numbering = readNumbering(textOf(NUMBERING));
  const shown = Object.entries(parts).map(([name, part]): [string, Uint8Array] => {
    if (!TEXT_PART.test(name)) return [name, part];
    const xml = withFormulas(strFromU8(part).replace(FIELD, ''));
    return [
      name,
      strToU8(withTitles(withNumbers(shownText(xml, styles), numbering, styles), styles)),
    ];
  });
  return Buffer.from(zipSync(Object.fromEntries(shown), { level: 0 }));
}
