import { readFile } from 'node:fs/promises';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';

/** Parts with text of the manual. */
const TEXT_PART = /^word\/(?:document|footnotes|endnotes)\d*\.xml$/i;
const XML_PART = /\.(?:xml|rels)$/i;
const MARK = 'w:vanish';

/** What was not unpacked may hide anything. */
export const mayHide = (name: string, xml: Buffer | null): boolean =>
  TEXT_PART.test(name) && xml?.includes(MARK) !== false;

/** A DOCX without pictures and without the text that Word does not show: drafts, remarks of its authors. */
export async function withoutHiddenText(path: string): Promise<Buffer> {
  const parts = unzipSync(await readFile(path), { filter: ({ name }) => XML_PART.test(name) });
  const shown = Object.entries(parts).map(([name, xml]): [string, Uint8Array] => [
    name,
    TEXT_PART.test(name) ? strToU8(shownText(strFromU8(xml))) : xml,
  ]);
  return Buffer.from(zipSync(Object.fromEntries(shown), { level: 0 }));
}

const TAG = /<(\/?)w:(r|t|rPrChange|vanish)(?=[\s/>])([^<>]*)>/g;
const OFF = /w:val="(?:0|false|off)"/;

/** The XML of a part without the letters of hidden runs; runs stand in each other where they hold text boxes. */
export function shownText(xml: string): string {
  const runs: { isHidden: boolean }[] = [];
  let formerly = 0;
  let shown = '';
  let from = 0;
  for (const { 0: tag, 1: slash, 2: name, 3: rest = '', index } of xml.matchAll(TAG)) {
    if (rest.endsWith('/') && name !== 'vanish') continue;
    const opens = slash === '';
    const run = runs.at(-1);
    if (name === 'rPrChange') formerly += opens ? 1 : -1;
    else if (name === 'r' && opens) runs.push({ isHidden: false });
    else if (name === 'r') runs.pop();
    else if (name === 'vanish' && run && formerly === 0) run.isHidden = !OFF.test(rest);
    else if (name === 't' && run?.isHidden) {
      if (opens) shown += xml.slice(from, index + tag.length);
      from = opens ? from : index;
    }
  }
  return shown + xml.slice(from);
}
