import {
  sectionsOf
} from "./chunk-FEIATOZT.js";
import {
  readAt,
  readZipDirectory
} from "./chunk-F2PW4XA5.js";
import {
  repairText
} from "./chunk-UHDYRXPT.js";
import {
  ReadFailure
} from "./chunk-WY5TQRRD.js";

// src/adapters/reader/docx/read-docx.ts
import mammoth from "mammoth";

// src/adapters/reader/docx/docx-safety.ts
import { open } from "node:fs/promises";
import { promisify } from "node:util";
import { inflateRaw } from "node:zlib";
var MEGABYTE = 1024 * 1024;
var MOST_XML_BYTES = 96 * MEGABYTE;
var MOST_ENTRIES = 1e4;
var LOCAL_HEADER_SIZE = 30;
var DEFLATED = 8;
var inflate = promisify(inflateRaw);
async function checkDocx(path) {
  const file = await open(path);
  try {
    const entries = await readZipDirectory(file, (await file.stat()).size) ?? [];
    if (entries.length > MOST_ENTRIES) throw new ReadFailure("TOO_COMPLEX");
    if (entries.some(({ isEncrypted }) => isEncrypted)) throw new ReadFailure("ENCRYPTED");
    const parts = entries.filter(({ name }) => /\.(?:xml|rels)$/i.test(name));
    const bytes = parts.reduce((sum, { size }) => sum + size, 0);
    if (bytes > MOST_XML_BYTES) throw new ReadFailure("TOO_COMPLEX");
    for (const part of parts) await checkPart(file, part);
  } finally {
    await file.close();
  }
}
async function checkPart(file, part) {
  if (part.method !== DEFLATED || part.size === 0) return;
  const header = await readAt(file, part.offset, part.offset + LOCAL_HEADER_SIZE);
  if (header.length < LOCAL_HEADER_SIZE) throw new ReadFailure("DAMAGED");
  const start = part.offset + LOCAL_HEADER_SIZE + header.readUInt16LE(26) + header.readUInt16LE(28);
  const packed = await readAt(file, start, start + part.compressedSize);
  try {
    await inflate(packed, { maxOutputLength: part.size });
  } catch (cause) {
    const isTooLarge = cause.code === "ERR_BUFFER_TOO_LARGE";
    throw new ReadFailure(isTooLarge ? "TOO_COMPLEX" : "DAMAGED", { cause });
  }
}

// src/adapters/reader/docx/html-blocks.ts
var BOLD_DEPTH = 7;
var LONGEST_BOLD_HEADING = 90;
var TOKEN = /<(\/?)([a-z][a-z0-9]*)[^>]*?(\/?)>|[^<]+/g;
function* htmlBlocks(html) {
  let paragraph = 0;
  let text = "";
  let bold = 0;
  let boldLength = 0;
  const lists = [];
  let marker = "";
  let row = null;
  const blockOf = (content, depth, isApart) => {
    paragraph += 1;
    return { text: content, depth, first: paragraph, last: paragraph, isApart };
  };
  function* close(tag) {
    const content = repairText(text);
    const isBold = boldLength >= text.trim().length && boldLength > 0;
    text = "";
    boldLength = 0;
    if (content === "") return;
    if (row) {
      row.cells.push(content);
      return;
    }
    const level = /^h([1-6])$/.exec(tag)?.[1];
    const looksBold = tag === "p" && isBold && isShortTitle(content) && lists.length === 0;
    const depth = level ? Number(level) : looksBold ? BOLD_DEPTH : null;
    yield blockOf(marker + content, depth, depth !== null || marker === "");
    marker = "";
  }
  for (const [token, slash, tag, empty] of html.matchAll(TOKEN)) {
    if (tag === void 0) {
      const plain = unescapeHtml(token);
      text += plain;
      if (bold > 0) boldLength += plain.trim().length === 0 ? 0 : plain.length;
      continue;
    }
    const closes = slash === "/" || empty === "/";
    if (tag === "strong") bold += closes ? -1 : 1;
    else if (tag === "br") text += " ";
    else if (tag === "ul" || tag === "ol") {
      yield* close("li");
      if (closes) lists.pop();
      else lists.push({ ordered: tag === "ol", count: 0 });
    } else if (tag === "li") {
      yield* close("li");
      if (!closes) marker = nextMarker(lists.at(-1));
    } else if (tag === "tr") {
      yield* close("td");
      const cells = row?.cells ?? [];
      if (closes && cells.length > 0) yield blockOf(cells.join("	"), null, false);
      row = closes ? null : { cells: [] };
    } else if (closes && (tag === "p" || tag === "td" || tag === "th" || /^h[1-6]$/.test(tag))) {
      yield* close(tag);
    }
  }
  yield* close("p");
}
function nextMarker(list) {
  if (!list) return "";
  list.count += 1;
  return list.ordered ? `${list.count}. ` : "\u2022 ";
}
var isShortTitle = (text) => text.length <= LONGEST_BOLD_HEADING && !/[.,;:]$/.test(text) && new RegExp("\\p{L}{3}", "u").test(text);
var ENTITIES = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'" };
var unescapeHtml = (text) => text.replace(/&(amp|lt|gt|quot|#39);/g, (_, name) => ENTITIES[name] ?? "");

// src/adapters/reader/docx/read-docx.ts
var PARAGRAPHS = { name: "p\xE1rrafos", perSection: 25 };
var LEVELS = [1, 2, 3, 4, 5, 6];
var STYLE_MAP = [
  ...["Title", "T\xEDtulo", "Titulo"].map((name) => `p[style-name='${name}'] => h1:fresh`),
  ...LEVELS.flatMap(
    (level) => ["T\xEDtulo", "Titulo", "Encabezado"].map(
      (name) => `p[style-name='${name} ${level}'] => h${level}:fresh`
    )
  )
];
async function readDocx(path) {
  await checkDocx(path);
  const html = await toHtml(path);
  return {
    type: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    pageCount: null,
    pages: sectionsOf(htmlBlocks(html), PARAGRAPHS)
  };
}
async function toHtml(path) {
  try {
    const { value } = await mammoth.convertToHtml(
      { path },
      {
        styleMap: STYLE_MAP,
        // Pictures are dropped without being unpacked; files outside of the document are never opened.
        convertImage: mammoth.images.imgElement(() => Promise.resolve({ src: "" })),
        externalFileAccess: false
      }
    );
    return value;
  } catch (cause) {
    throw new ReadFailure("DAMAGED", { cause });
  }
}
export {
  readDocx
};
//# sourceMappingURL=read-docx-7XM7V374.js.map
