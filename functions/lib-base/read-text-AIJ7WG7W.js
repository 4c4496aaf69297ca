import {
  sectionsOf
} from "./chunk-FEIATOZT.js";
import {
  joinLines,
  repairText
} from "./chunk-UHDYRXPT.js";
import {
  ReadFailure
} from "./chunk-WY5TQRRD.js";

// src/adapters/reader/text/read-text.ts
import { readFile } from "node:fs/promises";

// src/adapters/reader/text/decode-text.ts
var BYTE_ORDER_MARKS = [
  [[239, 187, 191], "utf-8"],
  [[255, 254], "utf-16le"],
  [[254, 255], "utf-16be"]
];
var SAMPLE_BYTES = 64 * 1024;
var MANY_ZEROS = 0.3;
var FEW_ZEROS = 0.05;
var MOST_BROKEN = 0.02;
var ALLOWED_CONTROLS = /* @__PURE__ */ new Set([9, 10, 11, 12, 13, 26]);
function decodeText(bytes) {
  const text = decode(bytes);
  return text !== null && isPlain(text) ? text : null;
}
function decode(bytes) {
  const marked = BYTE_ORDER_MARKS.find(([mark]) => mark.every((byte, at) => bytes[at] === byte));
  if (marked) return new TextDecoder(marked[1]).decode(bytes);
  const wide = wideEncoding(bytes.subarray(0, SAMPLE_BYTES));
  if (wide) return new TextDecoder(wide).decode(bytes);
  if (bytes.includes(0)) return null;
  const utf8 = new TextDecoder("utf-8").decode(bytes);
  const broken = count(utf8, "\uFFFD");
  if (broken === 0 || broken <= MOST_BROKEN * (countNonAscii(utf8) - broken)) return utf8;
  return decodeWindows1252(bytes);
}
var WINDOWS_1252 = "\u20AC \u201A\u0192\u201E\u2026\u2020\u2021\u02C6\u2030\u0160\u2039\u0152 \u017D  \u2018\u2019\u201C\u201D\u2022\u2013\u2014\u02DC\u2122\u0161\u203A\u0153 \u017E\u0178";
var decodeWindows1252 = (bytes) => bytes.toString("latin1").replace(/[\x80-\x9f]/g, (control) => WINDOWS_1252[control.charCodeAt(0) - 128] ?? "");
function wideEncoding(sample) {
  const zeros = [0, 0];
  sample.forEach((byte, at) => {
    if (byte === 0) zeros[at & 1] = (zeros[at & 1] ?? 0) + 1;
  });
  const [even, odd] = zeros.map((number) => number / Math.max(1, sample.length / 2));
  if (even === void 0 || odd === void 0) return null;
  if (odd >= MANY_ZEROS && even <= FEW_ZEROS) return "utf-16le";
  return even >= MANY_ZEROS && odd <= FEW_ZEROS ? "utf-16be" : null;
}
function count(text, character) {
  let found = 0;
  for (let at = text.indexOf(character); at !== -1; at = text.indexOf(character, at + 1)) found++;
  return found;
}
function countNonAscii(text) {
  let found = 0;
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) > 127) found++;
  return found;
}
function isPlain(text) {
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code < 32 && !ALLOWED_CONTROLS.has(code)) return false;
  }
  return true;
}

// src/adapters/reader/text/line-kind.ts
var LONGEST_HEADING = 90;
var UNDERLINE = /^\s*([=\-~*_^#])\1{2,}\s*$/;
var MARKDOWN = /^(#{1,6})\s+(.+?)\s*#*$/;
var NUMBERED = new RegExp("^(\\d{1,2}(?:\\.\\d{1,2})*)\\.?\\s+\\p{Lu}", "u");
var NAMED = /^(?:cap[ií]tulo|secci[oó]n|parte|anexo|ap[eé]ndice)\s+[\divxlc]+\b/i;
var LIST_ITEM = /^\s*(?:[•◦▪·*+–—-]\s|\(?\d{1,2}[.)]\s|[a-z]\)\s)/;
var isUnderline = (line) => UNDERLINE.test(line);
var isListItem = (line) => LIST_ITEM.test(line);
function headingDepth({ before, line, after }) {
  const text = line.trim();
  if (text.length > LONGEST_HEADING || !new RegExp("\\p{L}{2}", "u").test(text)) return null;
  if (MARKDOWN.test(text)) return MARKDOWN.exec(text)?.[1]?.length ?? 1;
  if (isUnderline(after) && before.trim() === "" && after.trim().length >= text.length / 2) {
    return after.trim().startsWith("=") ? 1 : 2;
  }
  if (/[.,;:!?]$/.test(text) || before.trim() !== "") return null;
  const stands = after.trim() === "";
  if (NAMED.test(text)) return 1;
  const number = NUMBERED.exec(text)?.[1];
  if (number) return number.includes(".") || stands ? number.split(".").length : null;
  return isAllCapitals(text) ? 1 : null;
}
var isAllCapitals = (text) => !new RegExp("\\p{Ll}", "u").test(text) && (text.match(new RegExp("\\p{Lu}", "gu"))?.length ?? 0) >= 4 && !/\t| {3,}/.test(text);
var titleOf = (line) => line.trim().replace(MARKDOWN, "$2").replace(/\s+/g, " ");

// src/adapters/reader/text/text-blocks.ts
var CELL_GAP = /\t+| {3,}| \| /;
var WRAPPED_FROM = 45;
function* textBlocks(text) {
  const lines = text.split(/\r\n|[\n\r\f\v\u2028\u2029]/);
  let open = null;
  let wasBlank = true;
  for (const [index, line] of lines.entries()) {
    const [before, after] = [lines[index - 1] ?? "", lines[index + 1] ?? ""];
    if (line.trim() === "" || isUnderline(line)) {
      wasBlank = true;
      continue;
    }
    const depth = headingDepth({ before, line, after });
    const content = depth === null ? textOf(line) : titleOf(line);
    if (content === "") continue;
    const number = index + 1;
    if (open && !wasBlank && depth === null && goesOn(before, line)) {
      open.text = joinLines(open.text, content);
      open.last = number;
      continue;
    }
    if (open) yield open;
    open = { text: content, depth, first: number, last: number, isApart: wasBlank };
    wasBlank = depth !== null;
  }
  if (open) yield open;
}
var textOf = (line) => line.trim().replace(/^\| ?| ?\|$/g, "").split(CELL_GAP).map(repairText).filter((cell) => cell !== "").join("	");
function goesOn(before, line) {
  if (isListItem(line) || CELL_GAP.test(line.trim()) || CELL_GAP.test(before.trim())) return false;
  return before.trim().length >= WRAPPED_FROM && before.length < 400;
}

// src/adapters/reader/text/read-text.ts
var LINES = { name: "l\xEDneas", perSection: 80 };
async function readText(path) {
  const text = decodeText(await readFile(path));
  if (text === null) throw new ReadFailure("WRONG_TYPE");
  return { type: "text/plain", pageCount: null, pages: sectionsOf(textBlocks(text), LINES) };
}
export {
  readText
};
//# sourceMappingURL=read-text-AIJ7WG7W.js.map
