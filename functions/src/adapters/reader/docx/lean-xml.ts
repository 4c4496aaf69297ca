import { SaxesParser, type SaxesAttributeNS, type SaxesTagNS } from 'saxes';
import { ReadFailure } from '../../../domain/read-failure';
import type { Attributes } from './colours';
import type { LetterWatch } from './letter-watch';
import { LOOKS } from './looks';

/** Namespaces of Word and of its strict format, by the prefixes that they have here whatever a document calls them. */
const NAMESPACES = new Map([
  ['http://schemas.openxmlformats.org/wordprocessingml/2006/main', 'w'],
  ['http://purl.oclc.org/ooxml/wordprocessingml/main', 'w'],
  ['http://schemas.openxmlformats.org/officeDocument/2006/math', 'm'],
  ['http://purl.oclc.org/ooxml/officeDocument/math', 'm'],
  ['http://schemas.openxmlformats.org/markup-compatibility/2006', 'mc'],
  ['http://schemas.microsoft.com/office/word/2010/wordml', 'w14'],
  ['urn:schemas-microsoft-com:vml', 'v'],
  ['http://schemas.openxmlformats.org/officeDocument/2006/relationships', 'r'],
  ['http://purl.oclc.org/ooxml/officeDocument/relationships', 'r'],
]);
/** Of drawings, which hold text boxes. */
const DRAWINGS = new Map([
  ['http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing', 'wp'],
  ['http://purl.oclc.org/ooxml/drawingml/wordprocessingDrawing', 'wp'],
  ['http://schemas.openxmlformats.org/drawingml/2006/main', 'a'],
  ['http://purl.oclc.org/ooxml/drawingml/main', 'a'],
  ['http://schemas.microsoft.com/office/word/2010/wordprocessingShape', 'wps'],
  ['http://schemas.microsoft.com/office/word/2010/wordprocessingGroup', 'wpg'],
  ['http://schemas.microsoft.com/office/word/2010/wordprocessingCanvas', 'wpc'],
]);
const DECLARED = [...new Map([...NAMESPACES].map(([uri, prefix]) => [prefix, uri]))]
  .map(([prefix, uri]) => ` xmlns:${prefix}="${uri}"`)
  .join('');

/** What a reader of the text looks at, mammoth or one of ours. Of everything else there are ten times as many letters. */
const KEPT = new Set(
  [
    'w:document w:body w:footnotes w:footnote w:endnotes w:endnote w:footnoteReference w:endnoteReference',
    'w:altChunk w:p w:pPr w:pStyle w:numPr w:numId w:ilvl w:outlineLvl w:r w:rPr w:rStyle w:b w:sz w:vertAlign',
    'w:t w:tab w:br w:cr w:sym w:noBreakHyphen w:softHyphen w:sdt w:sdtPr w14:checkbox w:sdtContent',
    'w:tbl w:tblPr w:tblStyle w:tblLook w:tr w:trPr w:tc w:tcPr w:gridSpan w:vMerge',
    'w:pict w:object w:txbxContent',
    'w:styles w:docDefaults w:rPrDefault w:pPrDefault w:style w:name w:basedOn w:tblStylePr',
    'w:numbering w:abstractNum w:styleLink w:numStyleLink w:lvl w:start w:numFmt w:lvlText w:lvlRestart w:isLgl',
    'w:num w:abstractNumId w:lvlOverride w:startOverride',
  ].flatMap((names) => names.split(' ')),
);
const KEPT_ATTRIBUTES = new Set(
  [
    'val id type font char styleId default numId abstractNumId ilvl firstRow',
    'color themeColor themeShade themeTint fill themeFill themeFillShade themeFillTint',
  ].flatMap((names) => names.split(' ')),
);
/** Read as if only what is in them stood there. */
const UNWRAPPED = new Set(
  [
    'w:hyperlink w:ins w:moveTo w:smartTag w:customXml w:fldSimple w:dir w:bdo m:oMathPara',
    'mc:AlternateContent mc:Choice mc:Fallback wp:inline wp:anchor a:graphic a:graphicData',
    'wps:wsp wps:spPr a:solidFill a:schemeClr wps:txbx wpg:wgp wpg:grpSp wpc:wpc',
    'v:shape v:rect v:roundrect v:oval v:line v:polyline v:curve v:arc v:image v:group v:textbox',
  ].flatMap((names) => names.split(' ')),
);
/** Said in other words: a text box is one whatever draws it, and a line that ends has ended. */
const RENAMED = new Map([
  ['w:drawing', 'w:pict'],
  ['w:cr', 'w:br'],
  ['w:ptab', 'w:tab'],
]);
/** Shown like texts, though they hold none. */
const COUNTED = new Set(['w:sym', 'w:footnoteReference', 'w:endnoteReference']);
/** Left out where nothing in them is kept. */
const HOLLOW = /^w:(?:r|[a-z]+Pr)$/;
/** A deleted mark of a paragraph or row; anywhere else it holds deleted text. */
const MARKS_DELETED = new Set(['w:rPr', 'w:trPr']);
const OFF = /^(?:0|false|off)$/;
/** Errors of programs that all readers of XML put up with. */
const TOLERATED =
  /(?:disallowed|malformed) character(?: entity)?\.$|unbound namespace prefix|"\]\]>" is disallowed/;
/** Tables in tables are ten elements deep, each; what takes longer for every depth is bounded by it. */
const DEEPEST = 500;
const SLICE = 64 * 1024;

type Open = {
  name: string;
  tag: string;
  at: number;
  /** Texts that had been read when it began. */
  texts: number;
  /** Of alternatives: one of them has been read, and the others say the same. */
  isChosen?: boolean;
};

/**
 * The XML of a part of a DOCX without what only looks: a tenth of what Word writes. Prefixes and quotes are the same in all.
 * Where a watch is kept on its letters, those that nobody sees are left out; elsewhere, as in styles, what letters look like stays.
 * What is malformed or absurdly deep fails as DAMAGED, and so does an entity of the document's own.
 */
export function leanXml(part: Uint8Array, watch?: LetterWatch): string {
  const parser = new SaxesParser({ xmlns: true, position: false });
  const pieces: string[] = [];
  const open: Open[] = [];
  let [dropped, texts] = [0, 0];
  const addText = (text: string): void => {
    const name = dropped > 0 ? '' : open.at(-1)?.name;
    if (name !== 'w:t' && name !== 'm:t') return;
    texts += 1;
    pieces.push(escaped(text));
  };
  parser.on('error', (cause) => {
    if (!TOLERATED.test(cause.message)) throw new ReadFailure('DAMAGED', { cause });
  });
  parser.on('opentag', (element) => {
    if (open.length + dropped === DEEPEST) throw new ReadFailure('DAMAGED');
    const name = RENAMED.get(nameOf(element)) ?? nameOf(element);
    const [attributes, parent] = [attributesOf(element), open.at(-1)?.name];
    if (dropped === 0) watch?.note(name, attributes, [open.at(-2)?.name, parent]);
    const isLeftOut = (): boolean => watch?.hides(name) ?? false;
    const isKept = (): boolean => isRead(name, element, parent) || (!watch && LOOKS.has(name));
    if (dropped > 0 || open.at(-1)?.isChosen || !isKept() || isLeftOut()) {
      dropped += 1;
      return;
    }
    watch?.open(name, attributes);
    if (COUNTED.has(name)) texts += 1;
    const tag = UNWRAPPED.has(name) ? '' : tagOf(name, element, open.length === 0);
    open.push({ name, tag, at: pieces.length, texts });
    pieces.push(tag);
  });
  parser.on('closetag', ({ isSelfClosing }) => {
    const last = dropped > 0 ? undefined : open.pop();
    if (dropped > 0) dropped -= 1;
    if (last?.name === 'mc:Choice') choose(last);
    const isGone = last?.name === 'w:p' && texts === last.texts && watch?.isParagraphHidden();
    if (last) watch?.close(last.name);
    if (last && isGone) pieces.length = last.at;
    if (!last || isGone || last.tag === '') return;
    const isEmpty = pieces.length === last.at + 1;
    if (isEmpty && HOLLOW.test(last.name)) pieces.pop();
    else if (isSelfClosing) pieces[last.at] = `${last.tag.slice(0, -1)}/>`;
    else pieces.push(`</${last.name}>`);
  });
  /** The first alternative that says something is the one; of others nothing is left. */
  const choose = ({ at, texts: before }: Open): void => {
    const alternatives = open.at(-1);
    if (texts > before && alternatives) alternatives.isChosen = true;
    else pieces.length = at;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  const decoder = new TextDecoder();
  for (let at = 0; at < part.length; at += SLICE) {
    parser.write(decoder.decode(part.subarray(at, at + SLICE), { stream: true }));
  }
  parser.write(decoder.decode()).close();
  return pieces.join('');
}

const nameOf = ({ uri, local }: SaxesTagNS | SaxesAttributeNS): string =>
  `${NAMESPACES.get(uri) ?? DRAWINGS.get(uri) ?? '?'}:${local}`;

/** What an element says, by the names of its attributes without their prefixes. */
const attributesOf =
  ({ attributes }: SaxesTagNS): Attributes =>
  (name) =>
    Object.values(attributes).find(({ local }) => local === name)?.value;

function isRead(name: string, { attributes }: SaxesTagNS, parent = ''): boolean {
  if (name === 'w:del') return MARKS_DELETED.has(parent);
  // No other letters are read in another way for where they stand.
  if (name === 'w:vertAlign')
    return Object.values(attributes).some(({ value }) => value === 'superscript');
  // Mammoth asks only whether it is there.
  if (name === 'w:tblHeader')
    return !Object.values(attributes).some(({ value }) => OFF.test(value));
  return KEPT.has(name) || UNWRAPPED.has(name) || name.startsWith('m:');
}

function tagOf(name: string, { attributes }: SaxesTagNS, isRoot: boolean): string {
  let tag = `<${name}${isRoot ? DECLARED : ''}`;
  for (const attribute of Object.values(attributes)) {
    const own = nameOf(attribute);
    const isKept = own.startsWith('w:') && KEPT_ATTRIBUTES.has(attribute.local);
    if (!isKept && own !== 'r:id') continue;
    tag += ` ${own}="${escaped(attribute.value).replaceAll('"', '&quot;')}"`;
  }
  return `${tag}>`;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
