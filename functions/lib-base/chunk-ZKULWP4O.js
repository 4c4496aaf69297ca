import {
  labelOf,
  openPdf,
  readUtf16
} from "./chunk-52P3NRQP.js";
import {
  HALF_A_POINT
} from "./chunk-MD4B4NCG.js";
import {
  countReadable,
  endsDivided,
  joinLines,
  repairText,
  withoutSoftHyphens
} from "./chunk-UHDYRXPT.js";

// src/adapters/reader/pdf/columns.ts
var LEAST_LINES = 6;
var SAME_EDGE = 3;
var FULL = 0.85;
var MOST_FULL = 0.7;
var LINE_SPACING = 1.25;
function untangleColumns(lines) {
  const untangled = [];
  let at = 0;
  while (at < lines.length) {
    const block = blockFrom(lines, at);
    if (block.length >= LEAST_LINES && isText(block)) {
      untangled.push(
        ...block.map((line) => halfOf(line, 0)),
        ...block.map((line) => halfOf(line, 1))
      );
    } else {
      untangled.push(...block);
    }
    at += block.length;
  }
  return untangled;
}
function blockFrom(lines, start) {
  let end = start + 1;
  for (; end < lines.length; end++) {
    const [last, line] = [lines[end - 1], lines[end]];
    if (!last || !line || !goesOn(last, line)) break;
  }
  return lines.slice(start, end);
}
function goesOn(last, line) {
  if (last.pieces?.length !== 2 || line.pieces?.length !== 2) return false;
  const drop = last.lastBaseline - line.baseline;
  const areAligned = line.pieces.every((piece, index) => {
    const other = last.pieces?.[index];
    return other !== void 0 && Math.abs(piece.left - other.left) <= SAME_EDGE;
  });
  return drop > 0 && drop <= LINE_SPACING * line.size && areAligned;
}
var isText = (block) => [0, 1].every((side) => isFilled(block, side));
function isFilled(block, side) {
  const widths = block.map((line) => {
    const piece = line.pieces?.[side];
    return piece ? piece.right - piece.left : 0;
  });
  const widest = Math.max(...widths);
  return widths.filter((width) => width >= FULL * widest).length >= MOST_FULL * widths.length;
}
function halfOf(line, side) {
  const piece = line.pieces?.[side];
  const half = { ...line, cells: [line.cells[side] ?? ""], pieces: null };
  return piece ? { ...half, left: piece.left, right: piece.right } : half;
}

// src/adapters/reader/pdf/fragments.ts
var CELL_GAP = 1;
var SAME_LINE = 0.4;
var OVERLAP = 0.5;
var LEADERS = /\s*(?:[.·…_]\s?){4,}\s*/g;
function fragmentsOf(words) {
  const fragments = [];
  for (const word of words) {
    const last = fragments.at(-1);
    if (last && goesOn2(last, word)) {
      last.text += ` ${word.text}`;
      last.right = Math.max(last.right, word.right);
      last.size = Math.max(last.size, word.size);
      last.bold &&= word.bold;
    } else {
      const { text, left, right, baseline, size, bold, turned } = word;
      fragments.push({ text, left, right, baseline, size, bold, turned });
    }
  }
  const readable = fragments.map((fragment) => ({ ...fragment, text: cleaned(fragment.text) }));
  return readable.filter(({ text }) => text !== "");
}
var cleaned = (text) => repairText(text).replace(LEADERS, "	").replace(/^\t|\t$/g, "");
var isSameBaseline = (a, b) => Math.abs(a.baseline - b.baseline) <= SAME_LINE * Math.max(a.size, b.size);
function goesOn2(last, word) {
  if (last.turned !== word.turned || !isSameBaseline(last, word)) return false;
  const gap = word.left - last.right;
  const size = Math.max(last.size, word.size);
  return gap >= -OVERLAP * size && gap <= CELL_GAP * size;
}

// src/adapters/reader/pdf/rows.ts
var LINE_SPACING2 = 1.25;
var SAME_SIZE = 0.2;
var SAME_ROW = 0.5;
var MOST_CELL_LINES = 8;
var MARKER = /^(?:[•◦▪■●○–—*-]|\(?\d{1,3}(?:\.\d{1,3})*[.)]?|\(?[a-z][.)])$/;
var isMarker = (stack) => stack.fragments.length === 1 && MARKER.test(stack.fragments[0]?.text ?? "");
function rowsOf(fragments) {
  const rows = [];
  for (const stack of stacksOf(fragments)) {
    const row = rows.at(-1);
    if (row && isBeside(row, stack)) row.push(stack);
    else rows.push([stack]);
  }
  return rows;
}
function stacksOf(fragments) {
  const stacks = [];
  for (const fragment of fragments) {
    const stack = stacks.at(-1);
    if (stack && standsBelow(stack, fragment)) {
      stack.fragments.push(fragment);
      stack.left = Math.min(stack.left, fragment.left);
      stack.right = Math.max(stack.right, fragment.right);
    } else {
      stacks.push({ fragments: [fragment], left: fragment.left, right: fragment.right });
    }
  }
  return stacks;
}
function standsBelow(stack, next) {
  const last = stack.fragments.at(-1);
  if (!last || last.turned !== next.turned) return false;
  const size = Math.max(last.size, next.size);
  const drop = last.baseline - next.baseline;
  const overlap = Math.min(stack.right, next.right) - Math.max(stack.left, next.left);
  return drop > 0 && !isSameBaseline(last, next) && drop <= LINE_SPACING2 * size && Math.abs(last.size - next.size) <= SAME_SIZE * size && overlap > 0;
}
function isBeside(row, next) {
  const last = row.at(-1);
  const [first, cell] = [last?.fragments[0], next.fragments[0]];
  if (!last || !first || !cell || first.turned || cell.turned) return false;
  if (next.left < last.right - cell.size / 2) return false;
  const isText2 = next.fragments.length > MOST_CELL_LINES && !isMarker(last);
  if (isText2 || last.fragments.length > MOST_CELL_LINES) return false;
  return isSameBaseline(first, cell) || row.some((other) => overlapOf(other, next) >= SAME_ROW);
}
function overlapOf(a, b) {
  const [spanA, spanB] = [spanOf(a), spanOf(b)];
  const common = Math.min(spanA.top, spanB.top) - Math.max(spanA.bottom, spanB.bottom);
  return common / Math.min(spanA.top - spanA.bottom, spanB.top - spanB.bottom);
}
function spanOf({ fragments }) {
  const [first, last] = [fragments[0], fragments.at(-1)];
  if (!first || !last) return { top: 0, bottom: 0 };
  return { top: first.baseline + 0.7 * first.size, bottom: last.baseline - 0.2 * last.size };
}

// src/adapters/reader/pdf/lines.ts
var textOfLine = (line) => line.cells.join("	");
function linesOf({ words, turns }) {
  const fragments = fragmentsOf(words);
  const ordered = turns === 0 ? fragments : fragments.toSorted(byHeight);
  return untangleColumns(rowsOf(ordered).flatMap(linesOfRow));
}
var byHeight = (a, b) => isSameBaseline(a, b) ? a.left - b.left : b.baseline - a.baseline;
function linesOfRow(row) {
  const [first, ...others] = row;
  if (!first) return [];
  if (others.length === 0) return first.fragments.map((fragment) => lineOf([[fragment]]));
  if (isColumnByColumn(row)) return rowsByBaseline(row);
  const cells = row.map(({ fragments }) => fragments);
  const [marker, item, ...rest] = cells;
  const hasMarker = marker && item && isMarker(first) && new RegExp("^\\p{L}", "u").test(item[0]?.text ?? "");
  return [hasMarker ? withMarker(marker, [item, ...rest]) : lineOf(cells)];
}
function withMarker(marker, cells) {
  const line = lineOf([marker, ...cells]);
  const [sign, item, ...rest] = line.cells;
  return { ...line, cells: [`${sign ?? ""} ${item ?? ""}`, ...rest] };
}
function lineOf(cells) {
  const all = cells.flat();
  const baselines = all.map(({ baseline }) => baseline);
  return {
    cells: cells.map((fragments) => fragments.map(({ text }) => text).reduce(joinLines)),
    left: Math.min(...all.map(({ left }) => left)),
    right: Math.max(...all.map(({ right }) => right)),
    baseline: Math.max(...baselines),
    lastBaseline: Math.min(...baselines),
    size: Math.max(...all.map(({ size }) => size)),
    bold: all.every(({ bold }) => bold),
    pieces: all.length === cells.length ? all.map(({ left, right }) => ({ left, right })) : null
  };
}
var BEGINS = /^[\p{Lu}\p{N}±+<>≤≥(–—-]/u;
function isColumnByColumn(row) {
  const [first, ...others] = row;
  if (!first || first.fragments.length < 2) return false;
  return others.every((stack) => matches(first, stack)) && row.every(({ fragments }) => fragments.every(({ text }) => BEGINS.test(text)));
}
var matches = (a, b) => a.fragments.length === b.fragments.length && a.fragments.every((fragment, index) => {
  const other = b.fragments[index];
  return other !== void 0 && isSameBaseline(fragment, other);
});
var rowsByBaseline = (row) => (row[0]?.fragments ?? []).map(
  (_, index) => lineOf(row.flatMap(({ fragments }) => fragments[index] ? [[fragments[index]]] : []))
);

// src/adapters/reader/pdf/font-headings.ts
var LARGER = 1.14;
var SMALLER = 0.95;
var MOST_BOLD = 0.3;
var GAP_BEFORE = 1.25;
var LONGEST_HEADING = 120;
function createFontHeadings() {
  const characters = /* @__PURE__ */ new Map();
  const seen = { all: 0, bold: 0 };
  let body = 0;
  return {
    learn(lines) {
      for (const line of lines) {
        const size = Math.round(line.size * 2) / 2;
        const { length } = textOfLine(line);
        characters.set(size, (characters.get(size) ?? 0) + length);
        seen.all += length;
        if (line.bold) seen.bold += length;
      }
      body = [...characters].reduce(
        (most, entry) => entry[1] > most[1] ? entry : most,
        [0, 0]
      )[0];
    },
    headingsOf(lines) {
      const headings = [];
      const boldTells = seen.bold < MOST_BOLD * seen.all;
      lines.forEach((line, index) => {
        const before = lines[index - 1];
        const isLarge = body > 0 && line.size >= body * LARGER;
        const isBold2 = boldTells && line.size > body * SMALLER && standsAlone(before, line, lines[index + 1]);
        if (!(isLarge || isBold2) || !readsLikeHeading(line)) return;
        const last = headings.at(-1);
        const goesOn4 = last !== void 0 && before !== void 0 && last.first + last.lines === index && isSameStyle(before, line) && before.lastBaseline - line.baseline < 1.6 * line.size;
        if (goesOn4 && `${last.title} ${textOfLine(line)}`.length <= LONGEST_HEADING) {
          last.title += ` ${textOfLine(line)}`;
          last.lines += 1;
        } else {
          headings.push({
            first: index,
            lines: 1,
            depth: 0,
            size: line.size,
            title: textOfLine(line)
          });
        }
      });
      return headings;
    }
  };
}
var isSameStyle = (a, b) => Math.abs(a.size - b.size) <= HALF_A_POINT && a.bold === b.bold;
function standsAlone(before, line, after) {
  if (!line.bold || after === void 0 || after.bold) return false;
  const gap = before ? before.lastBaseline - line.baseline : Number.POSITIVE_INFINITY;
  return gap > GAP_BEFORE * line.size || gap < 0 || before?.bold === true;
}
function readsLikeHeading(line) {
  const text = textOfLine(line);
  return line.cells.length === 1 && text.length <= LONGEST_HEADING && new RegExp("\\p{L}{3}", "u").test(text) && !/[.,;:]$/.test(text);
}

// src/adapters/reader/pdf/headings.ts
var fold = (text) => text.normalize("NFD").replace(/[^\p{L}\p{N}]+/gu, "").toLowerCase();
var NUMBER_BEFORE = /^(?:(?:cap[ií]tulo|secci[oó]n|parte|anexo)\s*)?[\divxlc.]+[.):\s-]*/i;
var MOST_LINES = 3;
function outlineHeadings(lines, entries) {
  const found = [];
  for (const { title, depth, y } of entries) {
    const match = matchTitle(lines, title, y) ?? { first: lineAt(lines, y), lines: 0 };
    found.push({ ...match, depth, title });
  }
  return found.toSorted((a, b) => a.first - b.first);
}
function matchTitle(lines, title, y) {
  const wanted = fold(title);
  const bare = fold(title.replace(NUMBER_BEFORE, ""));
  if (wanted === "") return null;
  let best = null;
  lines.forEach((line, first) => {
    let printed = "";
    for (let count = 1; count <= MOST_LINES && first + count <= lines.length; count++) {
      const next = lines[first + count - 1];
      if (!next) break;
      printed += fold(textOfLine(next));
      if (!wanted.startsWith(printed) && !printed.endsWith(bare || wanted)) break;
      const without = fold(textOfLine(line).replace(NUMBER_BEFORE, ""));
      if (printed === wanted || count === 1 && without === (bare || wanted)) {
        const away = y === null ? first : Math.abs(line.baseline + line.size - y);
        if (!best || away < best.away) best = { first, lines: count, away };
        break;
      }
    }
  });
  return best;
}
function lineAt(lines, y) {
  if (y === null) return 0;
  const first = lines.findIndex((line) => line.baseline <= y);
  return first === -1 ? lines.length : first;
}

// src/adapters/reader/pdf/contents-page.ts
var CONTENTS_ENTRY = new RegExp("\\p{L}{2}.*\\t\\s*(\\d{1,4}|[ivxlc]{1,7})$", "u");
var INDEX_ENTRY = new RegExp("^\\p{L}.*?[\\s,\\t]\\d{1,4}(?:-\\d{1,4})?(?:, ?\\d{1,4}(?:-\\d{1,4})?)*$", "u");
var LONGEST_ENTRY = 200;
var INDEX_FROM = 0.8;
var LEAST_ENTRIES = 6;
var MOST_LINES2 = 0.6;
var MOST_IN_ORDER = 0.9;
function isContentsPage(lines, { number, pageCount }) {
  const texts = lines.map((line) => textOfLine(line).slice(-LONGEST_ENTRY));
  const contents = texts.flatMap((text) => CONTENTS_ENTRY.exec(text)?.[1] ?? []);
  if (isMost(contents.length, texts.length)) {
    const pages = contents.filter((page) => /^\d/.test(page)).map(Number);
    const last = Math.max(0, ...pages);
    return isMostlyInOrder(pages, (a, b) => a <= b) && last > number && last <= pageCount;
  }
  const words = texts.filter((text) => INDEX_ENTRY.test(text));
  const isAtEnd = number > pageCount * INDEX_FROM;
  return isAtEnd && isMost(words.length, texts.length) && isMostlyInOrder(words, inAlphabet);
}
var isMost = (entries, lines) => entries >= LEAST_ENTRIES && entries >= MOST_LINES2 * lines;
var inAlphabet = (a, b) => a.localeCompare(b, "es", { sensitivity: "base" }) <= 0;
function isMostlyInOrder(values, isOrdered) {
  const pairs = values.slice(1).map((value, index) => isOrdered(values[index] ?? value, value));
  return pairs.filter(Boolean).length >= MOST_IN_ORDER * pairs.length;
}

// src/adapters/reader/pdf/outline.ts
var DEEPEST = 8;
var MOST_ENTRIES = 2e4;
function readOutline(document) {
  const { pdfium, handle } = document;
  const byPage = /* @__PURE__ */ new Map();
  const seen = /* @__PURE__ */ new Set();
  const visit = (parent, depth) => {
    let bookmark = pdfium._FPDFBookmark_GetFirstChild(handle, parent);
    while (bookmark !== 0 && !seen.has(bookmark) && seen.size < MOST_ENTRIES) {
      seen.add(bookmark);
      addEntry(document, bookmark, depth, byPage);
      if (depth < DEEPEST) visit(bookmark, depth + 1);
      bookmark = pdfium._FPDFBookmark_GetNextSibling(handle, bookmark);
    }
  };
  visit(0, 1);
  return byPage;
}
function addEntry({ pdfium, scratch, handle }, bookmark, depth, byPage) {
  const title = readUtf16(
    pdfium,
    scratch,
    (buffer, size) => pdfium._FPDFBookmark_GetTitle(bookmark, buffer, size)
  ).replace(/\s+/g, " ").trim();
  const direct = pdfium._FPDFBookmark_GetDest(handle, bookmark);
  const action = direct === 0 ? pdfium._FPDFBookmark_GetAction(bookmark) : 0;
  const destination = action === 0 ? direct : pdfium._FPDFAction_GetDest(handle, action);
  if (title === "" || destination === 0) return;
  const page = pdfium._FPDFDest_GetDestPageIndex(handle, destination);
  if (page < 0) return;
  const at = scratch.pointer;
  const found = pdfium._FPDFDest_GetLocationInPage(
    destination,
    at,
    at + 4,
    at + 8,
    at + 12,
    at + 16,
    at + 20
  );
  const hasY = found !== 0 && pdfium.HEAP32[at + 4 >> 2] !== 0;
  const y = hasY ? pdfium.HEAPF32[at + 16 >> 2] ?? null : null;
  byPage.set(page, [...byPage.get(page) ?? [], { title, depth, y }]);
}
var referenceOf = (document, index) => `p. ${labelOf(document, index) ?? index + 1}`;

// src/adapters/reader/pdf/page-images.ts
var IMAGE = 3;
var FORM = 5;
var MOST_OBJECTS = 2e3;
var DEEPEST_FORM = 3;
function imageShareOf(document, page, box) {
  const { pdfium, scratch } = document;
  const area = Math.abs((box.right - box.left) * (box.top - box.bottom));
  const count = Math.min(pdfium._FPDFPage_CountObjects(page), MOST_OBJECTS);
  let covered = 0;
  for (let index = 0; index < count; index++) {
    const object = pdfium._FPDFPage_GetObject(page, index);
    if (!showsImage(document, object)) continue;
    const at = scratch.pointer;
    if (pdfium._FPDFPageObj_GetBounds(object, at, at + 4, at + 8, at + 12) === 0) continue;
    const [left = 0, bottom = 0, right = 0, top = 0] = pdfium.HEAPF32.subarray(
      at >> 2,
      (at >> 2) + 4
    );
    covered += Math.abs((right - left) * (top - bottom));
  }
  return area > 0 ? Math.min(1, covered / area) : 0;
}
function showsImage(document, object, depth = 0) {
  const { pdfium } = document;
  const type = pdfium._FPDFPageObj_GetType(object);
  if (type === IMAGE) return true;
  if (type !== FORM || depth === DEEPEST_FORM) return false;
  const count = Math.min(pdfium._FPDFFormObj_CountObjects(object), MOST_OBJECTS);
  for (let index = 0; index < count; index++) {
    if (showsImage(document, pdfium._FPDFFormObj_GetObject(object, index), depth + 1)) return true;
  }
  return false;
}

// src/adapters/reader/pdf/page-content.ts
var LITTLE_TEXT = 400;
function readPageContent(document, index) {
  const { pdfium, handle } = document;
  const page = pdfium._FPDF_LoadPage(handle, index);
  if (page === 0) return null;
  const text = pdfium._FPDFText_LoadPage(page);
  if (text === 0) {
    pdfium._FPDF_ClosePage(page);
    return null;
  }
  const count = pdfium._FPDFText_CountChars(text);
  const turns = turnsOf(pdfium, text, count);
  const words = count > 0 ? readWords(document, { text, count, turns }) : [];
  const characters = words.reduce((sum, word) => sum + word.text.length, 0);
  const box = pageBox(document, page);
  const imageShare = characters < LITTLE_TEXT ? imageShareOf(document, page, box) : 0;
  pdfium._FPDFText_ClosePage(text);
  pdfium._FPDF_ClosePage(page);
  const corners = [turn(box.left, box.bottom, turns).y, turn(box.right, box.top, turns).y];
  return { words, turns, imageShare, top: Math.max(...corners), bottom: Math.min(...corners) };
}
function pageBox({ pdfium, scratch }, page) {
  pdfium._FPDF_GetPageBoundingBox(page, scratch.pointer);
  return boxAt(pdfium, scratch.pointer);
}
function boxAt({ HEAPF32 }, pointer) {
  const at = pointer >> 2;
  return {
    left: HEAPF32[at] ?? 0,
    top: HEAPF32[at + 1] ?? 0,
    right: HEAPF32[at + 2] ?? 0,
    bottom: HEAPF32[at + 3] ?? 0
  };
}
function turn(x, y, turns) {
  if (turns === 1) return { x: y, y: -x };
  if (turns === 2) return { x: -x, y: -y };
  if (turns === 3) return { x: -y, y: x };
  return { x, y };
}
var quarterTurns = (angle) => Math.round(-angle * 2 / Math.PI) & 3;
var SAMPLE = 200;
function turnsOf(pdfium, text, count) {
  const votes = [0, 0, 0, 0];
  const step = Math.max(1, Math.floor(count / SAMPLE));
  for (let index = 0; index < count; index += step) {
    if (pdfium._FPDFText_IsGenerated(text, index) === 1) continue;
    const turns = quarterTurns(pdfium._FPDFText_GetCharAngle(text, index));
    votes[turns] = (votes[turns] ?? 0) + 1;
  }
  return votes.indexOf(Math.max(...votes));
}
var LINE_END_HYPHENS = /* @__PURE__ */ new Set([2, 65534]);
function readWords(document, page) {
  const letters = lettersOf(document, page);
  const words = [];
  const styles = /* @__PURE__ */ new Map();
  let first = -1;
  for (let index = 0; index <= page.count; index++) {
    const code = index < page.count ? letters.codeAt(index) : SPACE;
    const endsLine = LINE_END_HYPHENS.has(code);
    if (!endsLine && !isBlank(code)) {
      if (first === -1) first = index;
      continue;
    }
    if (first !== -1) {
      const text = letters.slice(first, index) + (endsLine ? "\xAD" : "");
      words.push(wordOf(document, page, { text, first, last: index - 1, styles }));
    }
    first = -1;
  }
  return words;
}
function lettersOf({ pdfium }, { text, count }) {
  const buffer = pdfium.wasmExports.malloc(2 * (count + 1));
  const written = pdfium._FPDFText_GetText(text, 0, count, buffer);
  const bytes = pdfium.HEAPU8.subarray(buffer, buffer + 2 * count);
  const all = written === count + 1 ? Buffer.from(bytes).toString("utf16le") : null;
  pdfium.wasmExports.free(buffer);
  if (all !== null) {
    return { codeAt: (index) => all.charCodeAt(index), slice: (from, to) => all.slice(from, to) };
  }
  const codes = Array.from(
    { length: count },
    (_, index) => pdfium._FPDFText_GetUnicode(text, index)
  );
  return {
    codeAt: (index) => codes[index] ?? SPACE,
    slice: (from, to) => codes.slice(from, to).map(letterOf).join("")
  };
}
var letterOf = (code) => String.fromCodePoint(Math.min(code >>> 0, 1114111));
function wordOf(document, page, { text, first, last, styles }) {
  const { turns } = page;
  const start = letterBox(document, page, first);
  const end = first === last ? start : letterBox(document, page, last);
  const { bold, angle } = styleOf(document, page.text, first, styles);
  return {
    text,
    left: Math.min(start.left, end.left),
    right: Math.max(start.right, end.right),
    baseline: baselineOf(document, page.text, first, turns),
    size: start.size,
    bold,
    turned: quarterTurns(angle) !== turns
  };
}
function letterBox({ pdfium, scratch }, { text, turns }, index) {
  pdfium._FPDFText_GetLooseCharBox(text, index, scratch.pointer);
  const { HEAPF32 } = pdfium;
  const at = scratch.pointer >> 2;
  const from = turn(HEAPF32[at] ?? 0, HEAPF32[at + 3] ?? 0, turns);
  const to = turn(HEAPF32[at + 2] ?? 0, HEAPF32[at + 1] ?? 0, turns);
  return {
    left: Math.min(from.x, to.x),
    right: Math.max(from.x, to.x),
    size: Math.abs(to.y - from.y)
  };
}
function styleOf(document, text, index, styles) {
  const { pdfium } = document;
  const object = pdfium._FPDFText_GetTextObject(text, index);
  const known = styles.get(object);
  if (known) return known;
  const style = {
    bold: isBold(document, text, index),
    angle: pdfium._FPDFText_GetCharAngle(text, index)
  };
  if (object !== 0) styles.set(object, style);
  return style;
}
var SPACE = 32;
function isBlank(code) {
  return code === SPACE || code === 160 || code < 32 || code === 65279;
}
function baselineOf({ pdfium, scratch }, text, index, turns) {
  const x = scratch.pointer;
  pdfium._FPDFText_GetCharOrigin(text, index, x, x + 8);
  return turn(pdfium.HEAPF64[x >> 3] ?? 0, pdfium.HEAPF64[(x >> 3) + 1] ?? 0, turns).y;
}
var BOLD = /bold|black|heavy|semibold|demi|negrita/i;
function isBold({ pdfium, scratch }, text, index) {
  const nameAt = scratch.pointer + 16;
  const size = pdfium._FPDFText_GetFontInfo(text, index, nameAt, 256, scratch.pointer);
  if (size < 2 || size > 256) return false;
  return BOLD.test(
    Buffer.from(pdfium.HEAPU8.subarray(nameAt, nameAt + size - 1)).toString("latin1")
  );
}

// src/adapters/reader/pdf/page-text.ts
var LIST_ITEM = /^(?:[•◦▪■●○–—*-]|\(?\d{1,2}[.)]|[a-z]\))\s/;
var PARAGRAPH_GAP = 1.45;
var FULL_LINE = 0.82;
var SAME_SIZE2 = 0.12;
function pageTextOf(lines, headings) {
  const paragraphs = paragraphsOf(lines, headings);
  const offsets = /* @__PURE__ */ new Map();
  let text = "";
  for (const paragraph of paragraphs) {
    if (text !== "") text += paragraph.isApart ? "\n\n" : "\n";
    for (const index of paragraph.lines) offsets.set(index, text.length);
    text += withoutSoftHyphens(paragraph.text);
  }
  return {
    text,
    headings: headings.map(({ first, depth, title, size }) => ({
      offset: offsets.get(first) ?? text.length,
      depth,
      title: title.replace(/\s+/g, " "),
      ...size !== void 0 && { size }
    }))
  };
}
function paragraphsOf(lines, headings) {
  const headingOf = /* @__PURE__ */ new Map();
  for (const heading of headings) {
    for (let line = 0; line < Math.max(1, heading.lines); line++) {
      headingOf.set(heading.first + line, heading);
    }
  }
  const paragraphs = [];
  lines.forEach((line, index) => {
    const text = textOfLine(line);
    const before = lines[index - 1];
    const last = paragraphs.at(-1);
    const isSameHeading = headingOf.get(index) === headingOf.get(index - 1);
    if (last && before && isSameHeading && (headingOf.has(index) || goesOn3(lines, index))) {
      last.text = joinLines(last.text, text);
      last.lines.push(index);
      return;
    }
    const isApart = !isSameHeading || !before || isFarFrom(before, line);
    paragraphs.push({ text, lines: [index], isApart });
  });
  return paragraphs;
}
var isFarFrom = (before, line) => {
  const gap = before.lastBaseline - line.baseline;
  return gap > PARAGRAPH_GAP * Math.max(before.size, line.size) || gap < 0;
};
function goesOn3(lines, index) {
  const [before, line] = [lines[index - 1], lines[index]];
  if (!before || !line || before.cells.length > 1 || line.cells.length > 1) return false;
  const isSameSize = Math.abs(before.size - line.size) <= SAME_SIZE2 * line.size;
  if (!isSameSize || isFarFrom(before, line) || LIST_ITEM.test(textOfLine(line))) return false;
  if (endsDivided(textOfLine(before))) return true;
  return before.right - before.left >= FULL_LINE * widthAround(lines, index);
}
var REACH = 3;
function widthAround(lines, index) {
  const near = lines.slice(Math.max(0, index - REACH), index + REACH);
  return Math.max(
    ...near.filter((line) => line.cells.length === 1).map((line) => line.right - line.left)
  );
}

// src/adapters/reader/pdf/running-lines.ts
var MARGIN = 0.12;
var MOST_LINES3 = 3;
var SAME_PLACE = 4;
var REPEATS = 3;
var PAGE_NUMBER = /^(?:p[áa]g(?:ina|\.)?\s*)?[-–—|[(]*\s*(?:\d{1,4}|[ivxlc]{1,7}|\d{1,2}-\d{1,3})\s*[-–—|\])]*(?:\s*(?:de|\/)\s*\d{1,4})?$/i;
var NUMBER_AT_END = /^(?:\d+|[ivxlc]+)(?=\s|$)|(?<=^|\s)(?:\d+|[ivxlc]+)(?: ?(?:\/|de|of) ?\d+)?$/gi;
var patternOf = (line) => line.cells.map((cell) => cell.replace(/\s+/g, " ").replace(NUMBER_AT_END, "#")).join(" ");
var distance = (a, b) => Math.abs(a.baseline - b.baseline);
function marginLines(page) {
  const height = page.top - page.bottom;
  const byHeight2 = page.lines.toSorted((a, b) => b.baseline - a.baseline);
  const atTop = byHeight2.filter(({ baseline }) => baseline > page.top - MARGIN * height);
  const atFoot = byHeight2.filter(({ baseline }) => baseline < page.bottom + MARGIN * height);
  return [...atTop.slice(0, MOST_LINES3), ...atFoot.slice(-MOST_LINES3)];
}
var isPageNumber = (line) => PAGE_NUMBER.test(textOfLine(line));
var figuresAtEnds = (line) => {
  const text = textOfLine(line);
  return [/^\d{1,4}(?=\s)/, /(?<=\s)\d{1,4}$/].flatMap((end) => end.exec(text)?.[0] ?? []).map(Number);
};
function countsOn(line, page, others) {
  const shifts = figuresAtEnds(line).map((figure) => figure - page.index);
  const agreeing = others.filter(
    ({ index, lines }) => lines.some(
      (other) => distance(line, other) <= SAME_PLACE && figuresAtEnds(other).some((figure) => shifts.includes(figure - index))
    )
  );
  return agreeing.length >= REPEATS;
}
function withoutRunningLines(page, around) {
  const others = around.filter((other) => other !== page).map((other) => ({ index: other.index, lines: marginLines(other) }));
  const needed = Math.min(REPEATS, others.length);
  const running = /* @__PURE__ */ new Set();
  for (const line of marginLines(page)) {
    const pattern = patternOf(line);
    const repeats = others.filter(
      ({ lines }) => lines.some((other) => distance(line, other) <= SAME_PLACE && patternOf(other) === pattern)
    ).length;
    const isRepeated = needed >= 2 && repeats >= needed;
    if (isRepeated || isPageNumber(line) || countsOn(line, page, others)) running.add(line);
  }
  return page.lines.filter((line) => !running.has(line));
}

// src/adapters/reader/pdf/read-pdf.ts
var WINDOW = 8;
var IMAGES_OF_TEXT = [
  { most: 20, share: 0.1 },
  // A scan with what was stamped on it: a page number, the line of an application or of a site.
  { most: 150, share: 0.8 }
];
var DENSE_OUTLINE = 1 / 3;
var FEWEST_PAGES = 24;
async function readPdf(path, { order, module } = {}) {
  const document = await openPdf(path, module);
  const range = rangeOf(document.pageCount, order ?? { part: 0, parts: 1, skip: 0 });
  return {
    type: "application/pdf",
    pageCount: document.pageCount,
    pages: pagesOf(document, range)
  };
}
function rangeOf(pageCount, { part, parts, skip }) {
  const each = pageCount < FEWEST_PAGES ? pageCount : Math.ceil(pageCount / parts);
  const [from, to] = [part * each + skip, (part + 1) * each];
  return { from: Math.min(from, pageCount), to: Math.min(to, pageCount) };
}
function* pagesOf(document, { from, to }) {
  if (from >= to) return;
  const headings = createHeadings(document);
  const window = [];
  const last = Math.min(document.pageCount, to + WINDOW);
  for (let next = Math.max(0, from - WINDOW); next < to + WINDOW; next++) {
    if (next < last) {
      const page = layOut(document, next);
      headings.learn(page.lines);
      window.push(page);
    }
    const current = window.find(({ index }) => index === next - WINDOW && index >= from);
    if (current) yield readPage(document, current, window, headings);
    if (window[0] && window[0].index < next - 2 * WINDOW) window.shift();
  }
}
function layOut(document, index) {
  const content = readPageContent(document, index);
  if (!content) return { index, isDamaged: true, lines: [], top: 0, bottom: 0, imageShare: 0 };
  const { top, bottom, imageShare } = content;
  return { index, isDamaged: false, lines: linesOf(content), top, bottom, imageShare };
}
function readPage(document, page, window, headings) {
  const lines = withoutRunningLines(page, window);
  const content = pageTextOf(lines, headings.of(page.index, lines));
  const number = page.index + 1;
  const identity = { number, reference: referenceOf(document, page.index) };
  if (page.isDamaged) return { ...identity, ...content, unreadable: "damaged" };
  const characters = countReadable(content.text);
  const isImage = IMAGES_OF_TEXT.some(
    ({ most, share }) => characters < most && page.imageShare >= share
  );
  return {
    ...identity,
    ...content,
    ...isContentsPage(lines, { number, pageCount: document.pageCount }) && { isContents: true },
    ...isImage && { unreadable: "image" }
  };
}
function createHeadings(document) {
  const outline = readOutline(document);
  const entries = [...outline.values()].flat();
  const byFont = createFontHeadings();
  const of = (index, lines) => {
    const named = outlineHeadings(lines, outline.get(index) ?? []);
    if (entries.length >= document.pageCount * DENSE_OUTLINE) return named;
    const taken = new Set(named.flatMap(({ first, lines: count }) => linesFrom(first, count)));
    const below = deepest(entries);
    const others = byFont.headingsOf(lines).filter(({ first }) => !taken.has(first)).map((heading) => ({ ...heading, depth: heading.depth + below }));
    return [...named, ...others].toSorted((a, b) => a.first - b.first);
  };
  return { learn: (lines) => byFont.learn(lines), of };
}
var linesFrom = (first, count) => Array.from({ length: count }, (_, index) => first + index);
var deepest = (entries) => Math.max(0, ...entries.map(({ depth }) => depth));

export {
  readPdf
};
//# sourceMappingURL=chunk-ZKULWP4O.js.map
