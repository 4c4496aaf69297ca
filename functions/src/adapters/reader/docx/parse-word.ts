import { SaxesParser, type SaxesAttributeNS, type SaxesTagNS } from 'saxes';
import { ReadFailure } from '../../../domain/manuals/read-failure';
import { LOOKS } from './looks';
import { isSymbolFont } from './symbols';
import type { Attributes, WordElement } from './word-element';
import { xmlText } from './xml-text';

/** Namespaces of Word and of its strict format, by the prefixes that they have here. */
const NAMESPACES = new Map([
  ['http://schemas.openxmlformats.org/wordprocessingml/2006/main', 'w'],
  ['http://purl.oclc.org/ooxml/wordprocessingml/main', 'w'],
  ['http://schemas.openxmlformats.org/officeDocument/2006/math', 'm'],
  ['http://purl.oclc.org/ooxml/officeDocument/math', 'm'],
  ['http://schemas.openxmlformats.org/markup-compatibility/2006', 'mc'],
  ['urn:schemas-microsoft-com:vml', 'v'],
  ['http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing', 'wp'],
  ['http://purl.oclc.org/ooxml/drawingml/wordprocessingDrawing', 'wp'],
  ['http://schemas.openxmlformats.org/drawingml/2006/main', 'a'],
  ['http://purl.oclc.org/ooxml/drawingml/main', 'a'],
  ['http://schemas.microsoft.com/office/word/2010/wordprocessingShape', 'wps'],
  ['http://schemas.microsoft.com/office/word/2010/wordprocessingGroup', 'wpg'],
  ['http://schemas.microsoft.com/office/word/2010/wordprocessingCanvas', 'wpc'],
]);

/** What somebody here looks at. Of everything else there are ten times as many letters. */
const KEPT = new Set([
  ...[
    'w:document w:body w:background w:footnotes w:footnote w:endnotes w:endnote w:footnoteReference w:endnoteReference',
    'w:altChunk w:p w:pPr w:pStyle w:numPr w:numId w:ilvl w:outlineLvl w:r w:rPr w:rStyle w:specVanish',
    'w:fldChar w:ffData w:ddList w:result w:default w:listEntry w:checkBox w:checked w:rFonts',
    'w:t w:tab w:ptab w:br w:cr w:sym w:noBreakHyphen',
    'w:tbl w:tblPr w:tblStyle w:tblLook w:tr w:trPr w:tblHeader w:tc w:tcPr w:gridSpan w:vMerge',
    'w:txbxContent wp:anchor wp:extent wps:wsp wps:spPr a:solidFill a:srgbClr a:schemeClr',
    'v:shape v:rect v:roundrect v:oval v:line v:polyline v:curve v:arc v:image v:group',
    'w:styles w:docDefaults w:rPrDefault w:style w:name w:basedOn w:tblStylePr',
    'w:numbering w:abstractNum w:styleLink w:numStyleLink w:lvl w:start w:numFmt w:lvlText w:lvlRestart w:isLgl',
    'w:num w:abstractNumId w:lvlOverride w:startOverride mc:AlternateContent mc:Choice mc:Fallback',
  ].flatMap((names) => names.split(' ')),
  ...LOOKS,
]);
const KEPT_ATTRIBUTES = new Set(
  [
    'val id type font char styleId default numId abstractNumId ilvl firstRow behindDoc fillcolor filled',
    'fldCharType ascii hAnsi cx cy',
    'color themeColor themeShade themeTint fill themeFill',
  ].flatMap((names) => names.split(' ')),
);
/** Read as if only what is in them stood there. */
const UNWRAPPED = new Set(
  [
    'w:hyperlink w:ins w:moveTo w:smartTag w:customXml w:fldSimple w:dir w:bdo w:sdt w:sdtContent m:oMathPara',
    'w:pict w:object w:drawing wp:inline a:graphic a:graphicData wps:txbx wpg:wgp wpg:grpSp wpc:wpc v:textbox',
  ].flatMap((names) => names.split(' ')),
);
/** A deleted mark of a paragraph or row; anywhere else it holds deleted text. */
const MARKS_DELETED = new Set(['w:rPr', 'w:trPr']);
/** Shown like texts, though they hold none. */
const SIGNS = new Set(['w:sym', 'w:footnoteReference', 'w:endnoteReference']);
/** Errors of programs that all readers of XML put up with. */
const TOLERATED =
  /(?:disallowed|malformed) character(?: entity)?\.$|unbound namespace prefix|"\]\]>" is disallowed/;
/** Tables in tables are ten elements deep, each. */
const DEEPEST = 500;
const NOTHING: Attributes = {};

/**
 * A part of a DOCX without what only looks: a tenth of what Word writes. What is malformed or absurdly deep fails as
 * DAMAGED, and so does an entity of the document's own. `take`: gets what stands in the body piece by piece, and nothing of
 * that is kept: of a long manual all of it would fill the reader's memory.
 */
export function parseWord(
  part: Uint8Array,
  take?: (element: WordElement, document: WordElement) => void,
): WordElement {
  const parser = new SaxesParser({ xmlns: true, position: false });
  const root: WordElement = { name: '', attributes: NOTHING, children: [], text: '' };
  /** Those that are open, the innermost one last. */
  const open = [root];
  let [depth, dropped] = [0, 0];
  const addText = (text: string): void => {
    const last = open.at(-1);
    if (dropped === 0 && (last?.name === 'w:t' || last?.name === 'm:t')) last.text += text;
  };
  parser.on('error', (cause) => {
    if (!TOLERATED.test(cause.message)) throw new ReadFailure('DAMAGED', { cause });
  });
  parser.on('opentag', (tag) => {
    if (depth++ === DEEPEST) throw new ReadFailure('DAMAGED');
    const [name, parent] = [nameOf(tag), open.at(-1) ?? root];
    if (dropped > 0 || !isRead(name, parent.name, tag)) dropped += 1;
    else if (!UNWRAPPED.has(name)) {
      const element = { name, attributes: attributesOf(tag), children: [], text: '' };
      parent.children.push(element);
      open.push(element);
    }
  });
  parser.on('closetag', (tag) => {
    depth -= 1;
    if (dropped > 0) dropped -= 1;
    else if (!UNWRAPPED.has(nameOf(tag))) {
      const [closed, parent] = [open.pop(), open.at(-1)];
      if (closed?.name === 'mc:AlternateContent')
        parent?.children.splice(-1, 1, ...chosenOf(closed));
      if (take && parent?.name === 'w:body')
        for (const element of parent.children.splice(0)) take(element, root.children[0] ?? root);
    }
  });
  parser.on('text', addText);
  parser.on('cdata', addText);
  for (const text of xmlText(part)) parser.write(text);
  parser.close();
  return root.children[0] ?? root;
}

const nameOf = ({ uri, local }: SaxesTagNS | SaxesAttributeNS): string =>
  `${NAMESPACES.get(uri) ?? '?'}:${local}`;

function attributesOf({ attributes }: SaxesTagNS): Attributes {
  const kept = Object.values(attributes).filter(({ local }) => KEPT_ATTRIBUTES.has(local));
  if (kept.length === 0) return NOTHING;
  return Object.fromEntries(kept.map(({ local, value }) => [local, value]));
}

function isRead(name: string, parent: string, { attributes }: SaxesTagNS): boolean {
  if (name === 'w:rFonts')
    return Object.values(attributes).some(({ value }) => isSymbolFont(value));
  if (name === 'w:del') return MARKS_DELETED.has(parent);
  const isOfColour = parent === 'a:schemeClr';
  return KEPT.has(name) || UNWRAPPED.has(name) || isOfColour || name.startsWith('m:');
}

/** Of ways to show the same the first one that says something; the last one where none does. */
const chosenOf = ({ children }: WordElement): WordElement[] =>
  (children.find(saysSomething) ?? children.find(({ name }) => name === 'mc:Fallback'))?.children ??
  [];

const saysSomething = ({ name, text, children }: WordElement): boolean =>
  text !== '' || SIGNS.has(name) || children.some(saysSomething);
