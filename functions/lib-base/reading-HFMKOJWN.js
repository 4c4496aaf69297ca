import {
  indexOfChunks
} from "./chunk-UCEHUWKD.js";
import {
  PAGES_AHEAD,
  READER_FLAGS
} from "./chunk-6TCGU4DY.js";
import {
  rankHeadings
} from "./chunk-MD4B4NCG.js";
import {
  countReadable,
  joinLines,
  repairText,
  withoutSoftHyphens
} from "./chunk-UHDYRXPT.js";
import {
  ReadFailure,
  readFailures
} from "./chunk-WY5TQRRD.js";
import {
  CELL_SEPARATOR,
  kindOfStatus,
  models,
  splitSentences,
  trimSpan,
  withRetries
} from "./chunk-ABETVKFU.js";
import {
  deleteManual
} from "./chunk-BKEPPSX3.js";
import {
  canChange,
  isBusy,
  stores
} from "./chunk-CY743CVW.js";
import "./chunk-SOZG2MOT.js";
import {
  log
} from "./chunk-SVNDKVNX.js";
import "./chunk-5UQS6Z5H.js";
import "./chunk-JSJALHLE.js";
import {
  MAX_MANUAL_BYTES,
  originalObject,
  ownerOfOriginal
} from "./chunk-QFF6PAY2.js";
import {
  once
} from "./chunk-3462HG73.js";
import {
  config
} from "./chunk-GAVUEX4V.js";

// src/composition/reading.ts
import { randomUUID } from "node:crypto";
import { dirname, join as join2 } from "node:path";
import { fileURLToPath } from "node:url";

// src/adapters/in-order.ts
async function* inOrder(items, atOnce, work) {
  const running = [];
  for await (const item of items) {
    const result = work(item);
    result.catch(() => void 0);
    running.push(result);
    if (running.length < atOnce) continue;
    const [first] = running.splice(0, 1);
    if (first) yield await first;
  }
  for (const result of running) yield await result;
}

// src/adapters/reader/recognised-headings.ts
var LARGER = 1.17;
var DEPTHS = [1.9, 1.4];
var SAME_SIZE = 0.08;
var LONGEST_LINE = 80;
var LONGEST_HEADING = 120;
var FEWEST_CHARACTERS = 200;
var MOST_LINES = 0.3;
var WORD = new RegExp("\\p{L}{3}", "u");
var MOSTLY_LETTERS = 0.7;
function recognisedHeadings(paragraphs) {
  const lines = paragraphs.flat();
  const body = bodyHeightOf(lines);
  if (body === null) return [];
  const headings = [];
  for (const paragraph of paragraphs) {
    let open2 = null;
    for (const line of paragraph) {
      if (line.height < LARGER * body || !readsLikeTitle(line.text)) {
        open2 = null;
      } else if (open2 && goesOn(open2, line)) {
        open2.lines.push(line);
        open2.title += ` ${line.text}`;
      } else {
        open2 = { lines: [line], depth: depthOf(line.height / body), title: line.text };
        headings.push(open2);
      }
    }
  }
  const large = headings.reduce((sum, heading) => sum + heading.lines.length, 0);
  return large > MOST_LINES * lines.length ? [] : headings;
}
function bodyHeightOf(lines) {
  const all = lines.reduce((sum, { text }) => sum + text.length, 0);
  if (all < FEWEST_CHARACTERS) return null;
  let seen = 0;
  for (const { text, height } of lines.toSorted((a, b) => a.height - b.height)) {
    seen += text.length;
    if (seen >= all / 2) return height > 0 ? height : null;
  }
  return null;
}
function readsLikeTitle(text) {
  const letters = text.match(/[\p{L}\p{N}\s]/gu)?.length ?? 0;
  return text.length <= LONGEST_LINE && WORD.test(text) && letters >= MOSTLY_LETTERS * text.length && !text.includes(CELL_SEPARATOR) && !/[.,;:]$/.test(text);
}
function goesOn(open2, line) {
  const last = open2.lines.at(-1)?.height ?? 0;
  const isSameSize = Math.abs(last - line.height) <= SAME_SIZE * line.height;
  return isSameSize && open2.title.length + line.text.length < LONGEST_HEADING;
}
function depthOf(timesTheBody) {
  const deeper = DEPTHS.findIndex((least) => timesTheBody >= least);
  return 1 + (deeper === -1 ? DEPTHS.length : deeper);
}

// src/adapters/reader/recognised-text.ts
var CELL_GAP = 2;
var FULL_LINE = 0.82;
var FEWEST_CHARACTERS2 = 4;
var BULLET = new RegExp("^(?:[=*+\xBB\xAB\xA2\xA9\xAEe\xB0]|[oO]) (?=\\p{Lu})", "u");
var LIST_ITEM = /^(?:[•–—-]|\(?\d{1,2}[.)]|[a-z]\))\s/;
function recognisedPage(number, found) {
  const paragraphs = found.map((lines) => lines.map(lineOf).filter(({ text: text2 }) => text2 !== ""));
  const headingOf = new Map(
    recognisedHeadings(paragraphs).flatMap(
      (heading) => heading.lines.map((line) => [line, heading])
    )
  );
  const headings = [];
  let text = "";
  for (const part of paragraphs.flatMap((lines) => splitBy(lines, (line) => headingOf.get(line)))) {
    const heading = part[0] && headingOf.get(part[0]);
    const own = heading ? withoutSoftHyphens(heading.title) : textOfParagraph(part);
    if (text !== "") text += "\n\n";
    if (heading) headings.push({ offset: text.length, depth: heading.depth, title: own });
    text += own;
  }
  return countReadable(text) < FEWEST_CHARACTERS2 ? { number, text: null } : { number, text, headings };
}
function splitBy(lines, keyOf) {
  const runs = [];
  for (const line of lines) {
    const last = runs.at(-1);
    if (last?.[0] && keyOf(last[0]) === keyOf(line)) last.push(line);
    else runs.push([line]);
  }
  return runs;
}
function textOfParagraph(lines) {
  const left = Math.min(...lines.map((line) => line.left));
  const width = Math.max(...lines.map((line) => line.right)) - left;
  let text = "";
  let goesOn2 = false;
  for (const line of lines) {
    const isRow = line.text.includes(CELL_SEPARATOR);
    const isNew = !goesOn2 || isRow || LIST_ITEM.test(line.text);
    text = text === "" ? line.text : isNew ? `${text}
${line.text}` : joinLines(text, line.text);
    goesOn2 = !isRow && line.right - left >= FULL_LINE * width;
  }
  return withoutSoftHyphens(text);
}
function lineOf({ words, height }) {
  let text = "";
  let end = 0;
  for (const word of words) {
    const gap = word.left - end > CELL_GAP * height ? CELL_SEPARATOR : " ";
    text += text === "" ? word.text : gap + word.text;
    end = word.right;
  }
  return {
    text: repairText(text).replace(BULLET, "\u2022 "),
    height,
    left: Math.min(...words.map((word) => word.left)),
    right: Math.max(...words.map((word) => word.right))
  };
}

// src/adapters/documentai/document-text.ts
var A4_UPRIGHT = Math.SQRT2;
function paragraphsOf(document) {
  const text = document.text ?? "";
  return new Map(
    (document.pages ?? []).map((page, index) => [
      page.pageNumber ?? index + 1,
      paragraphsOfPage(page, text)
    ])
  );
}
function paragraphsOfPage(page, text) {
  const shape = (page.dimension?.height ?? 0) / (page.dimension?.width ?? 0) || A4_UPRIGHT;
  const [paragraphs = [], lines, tokens] = [page.paragraphs, page.lines, page.tokens].map(
    (parts) => (parts ?? []).map(({ layout }) => stretchOf(layout, shape))
  );
  const inside = (whole, parts = []) => parts.filter(({ start, end }) => start >= whole.start && start < whole.end && end > start);
  const lineOf2 = (line) => ({
    height: line.height,
    words: inside(line, tokens).map(({ start, end, left, right }) => ({
      text: text.slice(start, end).trim(),
      left,
      right
    }))
  });
  return paragraphs.map(
    (paragraph) => inside(paragraph, lines).map(lineOf2).filter(({ words }) => words.length > 0)
  );
}
function stretchOf(layout, shape) {
  const segments = layout?.textAnchor?.textSegments ?? [];
  const corners = (layout?.boundingPoly?.normalizedVertices ?? []).map(({ x, y }) => ({
    x: 100 * (x ?? 0),
    y: 100 * shape * (y ?? 0)
  }));
  const xs = corners.map(({ x }) => x);
  const [from, , , to] = corners;
  return {
    start: offsetOf(segments[0]?.startIndex),
    end: offsetOf(segments.at(-1)?.endIndex),
    left: Math.min(...xs),
    right: Math.max(...xs),
    height: from && to ? Math.hypot(from.x - to.x, from.y - to.y) : 0
  };
}
var offsetOf = (index) => index === null || index === void 0 ? 0 : Number(index.toString());

// src/adapters/documentai/failure.ts
var GRPC_NAMES = {
  1: "CANCELLED",
  2: "UNKNOWN",
  3: "INVALID_ARGUMENT",
  4: "DEADLINE_EXCEEDED",
  5: "NOT_FOUND",
  7: "PERMISSION_DENIED",
  8: "RESOURCE_EXHAUSTED",
  9: "FAILED_PRECONDITION",
  10: "ABORTED",
  13: "INTERNAL",
  14: "UNAVAILABLE",
  16: "UNAUTHENTICATED"
};
var TRANSIENT = /* @__PURE__ */ new Set([
  "CANCELLED",
  "UNKNOWN",
  "DEADLINE_EXCEEDED",
  "RESOURCE_EXHAUSTED",
  "ABORTED",
  "INTERNAL",
  "UNAVAILABLE"
]);
var HTTP_NAMES = { 400: "INVALID_ARGUMENT", 404: "NOT_FOUND" };
var DocumentAiFailure = class extends Error {
  code;
  kind;
  /** What Google said, as gRPC names it, or as HTTP counts it; null when it said nothing. */
  status;
  constructor(code, detail, rest) {
    super(`${code}: ${detail}`, { cause: rest.cause });
    this.name = "DocumentAiFailure";
    this.code = code;
    this.kind = rest.kind;
    this.status = rest.status ?? null;
  }
};
function failureOf(error, processor) {
  if (error instanceof DocumentAiFailure) return error;
  const { status, kind } = statusOf(error);
  if (status === void 0) {
    const name = error instanceof Error ? error.name : typeof error;
    return new DocumentAiFailure("NO_ANSWER", `${name}, processor ${processor}`, { kind });
  }
  const rest = { kind, status, cause: error };
  return status === "NOT_FOUND" ? new DocumentAiFailure(
    "PROCESSOR_NOT_SERVED",
    `${status} for processor ${processor}: it was deleted, or never was there; configure another one`,
    rest
  ) : new DocumentAiFailure("REFUSED", `${status} for processor ${processor}`, rest);
}
function statusOf(error) {
  if (error instanceof Error && "code" in error && typeof error.code === "number") {
    const status = GRPC_NAMES[error.code] ?? `code ${error.code}`;
    return { status, kind: TRANSIENT.has(status) ? "transient" : "permanent" };
  }
  if (error instanceof Error && "status" in error && typeof error.status === "number") {
    const { status } = error;
    return { status: HTTP_NAMES[status] ?? `${status}`, kind: kindOfStatus(status) };
  }
  return { kind: kindOfStatus(null) };
}
var unusable = (why, processor) => new DocumentAiFailure("UNUSABLE_ANSWER", `${why}, processor ${processor}`, { kind: "unlucky" });
var kindOfFailure = (error) => error instanceof DocumentAiFailure ? error.kind : "permanent";

// src/adapters/documentai/image-pdf.ts
import { deflateSync } from "node:zlib";
var POINTS_PER_INCH = 72;
function imagePdf(pictures) {
  const parts = [Buffer.from("%PDF-1.4\n")];
  const offsets = [];
  let length = parts[0]?.length ?? 0;
  const add = (number, ...content) => {
    offsets[number] = length;
    const all = [`${number} 0 obj
`, ...content, "\nendobj\n"].map((each) => Buffer.from(each));
    parts.push(...all);
    length += all.reduce((sum, each) => sum + each.length, 0);
  };
  const pageOf = (index) => 3 + 3 * index;
  add(1, "<</Type/Catalog/Pages 2 0 R>>");
  const kids = pictures.map((_, index) => `${pageOf(index)} 0 R`).join(" ");
  add(2, `<</Type/Pages/Count ${pictures.length}/Kids[${kids}]>>`);
  pictures.forEach(({ width, height, dpi, gray }, index) => {
    const page = pageOf(index);
    const points = [width, height].map((pixels) => (pixels * POINTS_PER_INCH / dpi).toFixed(2));
    const size = points.join(" ");
    const drawing = `${points[0] ?? ""} 0 0 ${points[1] ?? ""} 0 0 cm /I Do`;
    const image = deflateSync(gray);
    add(
      page,
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${size}]`,
      `/Resources<</XObject<</I ${page + 1} 0 R>>>>/Contents ${page + 2} 0 R>>`
    );
    add(
      page + 1,
      `<</Type/XObject/Subtype/Image/Width ${width}/Height ${height}/ColorSpace/DeviceGray`,
      `/BitsPerComponent 8/Filter/FlateDecode/Length ${image.length}>>stream
`,
      image,
      "\nendstream"
    );
    add(page + 2, `<</Length ${drawing.length}>>stream
${drawing}
endstream`);
  });
  const entries = offsets.slice(1).map((offset) => `${String(offset).padStart(10, "0")} 00000 n 
`);
  const table = `xref
0 ${offsets.length}
0000000000 65535 f 
${entries.join("")}`;
  const trailer = `trailer<</Size ${offsets.length}/Root 1 0 R>>
startxref
${length}
%%EOF
`;
  return Buffer.concat([...parts, Buffer.from(table + trailer)]);
}

// src/adapters/documentai/ocr.ts
var PAGES_PER_REQUEST = 10;
var DPI = 200;
var REQUESTS_AT_ONCE = 3;
var OWN_RETRIES = { retryCodes: [] };
var FIELDS = [
  "text",
  "pages.page_number",
  "pages.dimension",
  "pages.paragraphs.layout",
  "pages.lines.layout",
  "pages.tokens.layout"
];
async function documentAiClient(processor) {
  const location = /\/locations\/([a-z0-9-]+)\//.exec(processor)?.[1];
  if (location === void 0) throw new Error(`not the name of a processor: ${processor}`);
  const { DocumentProcessorServiceClient: Client } = await import("@google-cloud/documentai");
  return new Client({ apiEndpoint: `${location}-documentai.googleapis.com` });
}
var documentAiOcr = (options) => ({
  engine: engineOf(options.processor),
  async *read(path, numbers) {
    const windows = windowsOf(options.pictures(path, numbers, DPI));
    for await (const pages of inOrder(windows, REQUESTS_AT_ONCE, (w) => readWindow(options, w))) {
      yield* pages;
    }
  }
});
var engineOf = (processor) => ["documentai", ...processor.split("/").filter((_, index) => index % 2 === 1)].join("-");
async function* windowsOf(pages) {
  let window = [];
  for await (const page of pages) {
    window.push(page);
    if (window.length < PAGES_PER_REQUEST) continue;
    yield window;
    window = [];
  }
  if (window.length > 0) yield window;
}
async function readWindow(options, window) {
  const drawn = window.flatMap(({ number, picture }) => picture ? [{ number, picture }] : []);
  const read = drawn.length === 0 ? /* @__PURE__ */ new Map() : await recognise(
    options,
    drawn.map(({ picture }) => picture)
  );
  const positions = new Map(drawn.map(({ number }, index) => [number, index + 1]));
  return window.map(
    ({ number }) => recognisedPage(number, read.get(positions.get(number) ?? 0) ?? [])
  );
}
async function recognise({ client, processor, retry, onRefused }, pictures) {
  const documents = await client();
  const request = {
    name: processor,
    rawDocument: { content: imagePdf(pictures), mimeType: "application/pdf" },
    skipHumanReview: true,
    imagelessMode: true,
    fieldMask: { paths: FIELDS },
    processOptions: { ocrConfig: { hints: { languageHints: ["es"] } } }
  };
  try {
    return await retry((timeout) => ask(documents, request, timeout));
  } catch (error) {
    if (!(error instanceof DocumentAiFailure) || error.status !== "INVALID_ARGUMENT") throw error;
    onRefused({ processor, pages: pictures.length });
    return /* @__PURE__ */ new Map();
  }
}
async function ask(client, request, timeout) {
  const [answer] = await client.processDocument(request, { timeout, retry: OWN_RETRIES }).catch((error) => {
    throw failureOf(error, request.name);
  });
  if (!answer.document?.pages?.length) throw unusable("no pages", request.name);
  return paragraphsOf(answer.document);
}

// src/adapters/local/ocr/engines.ts
var AUTOMATIC = "3";
var LSTM_ONLY = 1;
function openEngines(count, options) {
  const lanes = Array.from({ length: count }, () => openLane(options));
  const idle = [...lanes];
  const waiting = [];
  return {
    async recognise(picture) {
      const lane = idle.pop() ?? await new Promise((resolve) => waiting.push(resolve));
      try {
        return await lane.recognise(picture);
      } finally {
        const next = waiting.shift();
        if (next) next(lane);
        else idle.push(lane);
      }
    },
    async close() {
      await Promise.all(lanes.map((lane) => lane.close()));
    }
  };
}
function openLane(options) {
  let engine = null;
  async function close() {
    const ending = engine;
    engine = null;
    await (await ending)?.terminate();
  }
  return {
    close,
    async recognise(picture) {
      const worker = await (engine ??= startEngine(options));
      let timer;
      const deadline = new Promise((resolve) => {
        timer = setTimeout(() => resolve(null), options.pageMs);
      });
      const output = { text: false, blocks: true };
      await worker.setParameters({ user_defined_dpi: String(picture.dpi) });
      const reading2 = worker.recognize(imageFileOf(picture), {}, output).then(
        ({ data }) => data,
        () => null
      );
      const page = await Promise.race([reading2, deadline]);
      clearTimeout(timer);
      if (page === null) await close();
      return page;
    }
  };
}
async function startEngine({ languageFolder: languageFolder2 }) {
  const { createWorker } = await import("tesseract.js");
  const worker = await createWorker("spa", LSTM_ONLY, {
    langPath: languageFolder2,
    cacheMethod: "none",
    gzip: true,
    // Without it, the package throws what a caller has handled already.
    errorHandler: () => void 0
  });
  const parameters = { tessedit_pageseg_mode: AUTOMATIC };
  await worker.setParameters(parameters);
  return worker;
}
var imageFileOf = ({ width, height, gray }) => Buffer.concat([Buffer.from(`P5
${width} ${height}
255
`), gray]);

// src/adapters/local/ocr/straighten.ts
var MOST_DEGREES = 4;
var COARSE = 0.5;
var FINE = 0.1;
var STRAIGHT = 0.15;
var CLEARER = 1.4;
var STEP = 3;
var MOST_POINTS = 6e4;
var INK = 0.01;
function straightened(picture) {
  const degrees = skewOf(picture);
  return Math.abs(degrees) < STRAIGHT ? picture : turned(picture, degrees);
}
function skewOf(picture) {
  const points = darkPointsOf(picture);
  if (points.xs.length === 0) return 0;
  const straight = sharpness(points, 0);
  let best = { degrees: 0, score: straight };
  const look = (from, to, step) => {
    for (let count = Math.round((to - from) / step), at = 0; at <= count; at++) {
      const degrees = from + at * step;
      const score = sharpness(points, degrees);
      if (score > best.score) best = { degrees, score };
    }
  };
  look(-MOST_DEGREES, MOST_DEGREES, COARSE);
  look(best.degrees - COARSE, best.degrees + COARSE, FINE);
  return best.score > CLEARER * straight ? best.degrees : 0;
}
function darkPointsOf({ width, height, gray }) {
  const threshold = inkThreshold(gray);
  const found = [];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x += STEP) {
      if ((gray[y * width + x] ?? 255) < threshold) found.push(y * width + x);
    }
  }
  const every = Math.max(1, Math.ceil(found.length / MOST_POINTS));
  const kept = found.filter((_, index) => index % every === 0);
  return {
    xs: Float64Array.from(kept, (at) => at % width),
    ys: Float64Array.from(kept, (at) => Math.floor(at / width)),
    width,
    height
  };
}
function inkThreshold(gray) {
  const counts = new Uint32Array(256);
  for (const value of gray) counts[value] = (counts[value] ?? 0) + 1;
  const levelOf = (share) => {
    let seen = 0;
    return counts.findIndex((count) => (seen += count) >= share * gray.length);
  };
  return (levelOf(INK) + levelOf(0.5)) / 2;
}
function sharpness({ xs, ys, width, height }, degrees) {
  const slope = Math.tan(degrees * Math.PI / 180);
  const offset = Math.ceil(Math.abs(slope) * width);
  const rows = new Uint32Array(height + 2 * offset + 2);
  for (let index = 0; index < xs.length; index++) {
    const row = Math.round((ys[index] ?? 0) - (xs[index] ?? 0) * slope) + offset;
    rows[row] = (rows[row] ?? 0) + 1;
  }
  let sum = 0;
  for (let row = 1; row < rows.length; row++) {
    const change = (rows[row] ?? 0) - (rows[row - 1] ?? 0);
    sum += change * change;
  }
  return sum;
}
function turned({ width, height, dpi, gray }, degrees) {
  const [cosine, sine] = [Math.cos, Math.sin].map((of) => of(degrees * Math.PI / 180));
  const out = new Uint8Array(width * height).fill(255);
  const [middleX, middleY] = [(width - 1) / 2, (height - 1) / 2];
  for (let y = 0; y < height; y++) {
    let fromX = middleX - middleX * cosine - (y - middleY) * sine;
    let fromY = middleY - middleX * sine + (y - middleY) * cosine;
    for (let x = 0; x < width; x++, fromX += cosine, fromY += sine) {
      const [left, top] = [Math.floor(fromX), Math.floor(fromY)];
      if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) continue;
      const at = top * width + left;
      const [right, below] = [fromX - left, fromY - top];
      const upper = (gray[at] ?? 255) * (1 - right) + (gray[at + 1] ?? 255) * right;
      const lower = (gray[at + width] ?? 255) * (1 - right) + (gray[at + width + 1] ?? 255) * right;
      out[y * width + x] = Math.round(upper * (1 - below) + lower * below);
    }
  }
  return { width, height, dpi, gray: out };
}

// src/adapters/local/ocr/spanish-ocr.ts
var ENGINE = "tesseract-1";
var DPI2 = 150;
var ENGINES = 2;
var AHEAD = 2;
var PAGE_MS = 6e4;
var LEAST_CONFIDENCE = 60;
var spanishOcr = (pictures, languageFolder2, pageMs = PAGE_MS) => ({
  engine: ENGINE,
  async *read(path, numbers) {
    const engines = openEngines(ENGINES, { languageFolder: languageFolder2, pageMs });
    try {
      yield* inOrder(pictures(path, numbers, DPI2), ENGINES + AHEAD, async ({ number, picture }) => {
        const page = picture && await engines.recognise(straightened(picture));
        return page ? recognisedPage(number, paragraphsOf2(page)) : { number, text: null };
      });
    } finally {
      await engines.close();
    }
  }
});
var paragraphsOf2 = ({ blocks }) => (blocks ?? []).flatMap(
  ({ paragraphs }) => paragraphs.map(
    ({ lines }) => lines.filter(({ words }) => words.some(({ confidence }) => confidence >= LEAST_CONFIDENCE)).map(({ words, rowAttributes }) => ({
      // The box of a line that runs askew is higher than its letters.
      height: rowAttributes.rowHeight,
      words: words.map(({ text, bbox: box }) => ({ text, left: box.x0, right: box.x1 }))
    }))
  )
);

// src/adapters/reader/document-reader.ts
import { open } from "node:fs/promises";
import { availableParallelism } from "node:os";

// src/adapters/reader/read-ahead.ts
var nothing = () => void 0;
function readAhead(pages, mostCharacters) {
  const held = [];
  let characters = 0;
  const state = {};
  let wakeTaker = nothing;
  let wakeGiver = nothing;
  const take = async () => {
    for await (const page of pages) {
      held.push(page);
      characters += page.text.length;
      wakeGiver();
      while (characters >= mostCharacters) {
        await new Promise((resolve) => wakeTaker = resolve);
      }
    }
  };
  take().then(() => state.end = {}).catch((error) => state.end = { error }).finally(() => wakeGiver());
  return (async function* give() {
    for (; ; ) {
      const page = held.shift();
      if (page) {
        characters -= page.text.length;
        wakeTaker();
        yield page;
      } else if (state.end) {
        if ("error" in state.end) throw state.end.error;
        return;
      } else {
        await new Promise((resolve) => wakeGiver = resolve);
      }
    }
  })();
}

// src/adapters/reader/reader-channel.ts
import { fork } from "node:child_process";
function openReaderChannel(entry, path, limits, order) {
  const own = [path, String(limits.memoryBytes), JSON.stringify(order)];
  const child = fork(entry, own, {
    env: {},
    // Pictures are bytes; JSON is faster for everything else.
    serialization: "dpi" in order ? "advanced" : "json",
    execArgv: READER_FLAGS,
    stdio: ["ignore", "ignore", "ignore", "ipc"]
  });
  const inbox = openInbox(child);
  let spentMs = 0;
  const close = () => {
    child.removeAllListeners();
    child.on("error", () => void 0);
    child.kill("SIGKILL");
    inbox.close();
  };
  return {
    close,
    request(pages) {
      const request = { pages };
      if (child.connected) child.send(request, () => void 0);
    },
    async receive() {
      const start = performance.now();
      const patience = Math.min(limits.silenceMs, limits.totalMs - spentMs);
      try {
        return await inbox.next(patience);
      } finally {
        spentMs += performance.now() - start;
      }
    }
  };
}
function expectKind(message, kind) {
  if (message.kind === kind) return message;
  if (message.kind === "failure") throw new ReadFailure(message.code);
  if (message.kind === "error") throw new Error(`the reader process failed: ${message.message}`);
  throw new Error(`the reader process said ${message.kind}, not ${kind}`);
}
function openInbox(child) {
  const messages = [];
  let waiting = null;
  let ended = null;
  const end = (error) => {
    ended ??= error;
    waiting?.reject(ended);
  };
  child.on("message", (message) => {
    const receiver = waiting;
    waiting = null;
    if (receiver) receiver.resolve(message);
    else messages.push(message);
  });
  let death = null;
  const endWhenSilent = () => {
    if (death && !child.connected) end(death);
  };
  child.on("error", end);
  child.on("disconnect", endWhenSilent);
  child.on("exit", (code, signal) => {
    death = deathOf(code, signal);
    endWhenSilent();
  });
  return {
    /** Whoever still waits is told. */
    close: () => end(new Error("the reader process is not wanted any more")),
    async next(patienceMs) {
      const message = messages.shift();
      if (message) return message;
      if (ended) throw ended;
      let timer;
      try {
        return await new Promise((resolve, reject) => {
          waiting = { resolve, reject };
          timer = setTimeout(() => reject(new ReadFailure("TOO_COMPLEX")), Math.max(0, patienceMs));
        });
      } finally {
        clearTimeout(timer);
        waiting = null;
      }
    }
  };
}
var OUT_OF_MEMORY = "out of memory";
var isOutOfMemory = (error) => error instanceof ReadFailure && error.cause === OUT_OF_MEMORY;
function deathOf(code, signal) {
  if (signal === "SIGKILL" || signal === "SIGABRT") {
    return new ReadFailure("TOO_COMPLEX", { cause: OUT_OF_MEMORY });
  }
  return new Error(
    `the reader process ended by itself (code ${code ?? "-"}, signal ${signal ?? "-"})`
  );
}

// src/adapters/reader/document-reader.ts
var MEGABYTE = 1024 * 1024;
var READER_LIMITS = {
  silenceMs: 3e4,
  totalMs: 5 * 6e4,
  memoryBytes: 380 * MEGABYTE
};
var SHORTEST_IN_PARTS = 100 * 1024;
var LONGEST_IN_PARTS = 16 * MEGABYTE;
var MOST_HELD_CHARACTERS = 8e6;
var documentReader = (entry, limits = READER_LIMITS) => ({
  async open(path) {
    const parts = await partsFor(path);
    const alone = (skip) => openInParts({ entry, path, limits }, 1, skip);
    if (parts === 1) return ranked(await alone(0));
    try {
      const document = await openInParts({ entry, path, limits }, parts, 0);
      return ranked({ ...document, pages: orAlone(document.pages, alone) });
    } catch (error) {
      if (!isOutOfMemory(error)) throw error;
      return ranked(await alone(0));
    }
  }
});
var ranked = (document) => ({
  ...document,
  pages: mapped(document.pages, rankHeadings())
});
async function* mapped(pages, change) {
  for await (const page of pages) yield change(page);
}
async function partsFor(path) {
  if (availableParallelism() < 2) return 1;
  const file = await open(path).catch(() => null);
  if (!file) return 1;
  try {
    const { size } = await file.stat();
    const { buffer } = await file.read(Buffer.alloc(5), 0, 5, 0);
    const isPdf = buffer.toString("latin1") === "%PDF-";
    return isPdf && size >= SHORTEST_IN_PARTS && size <= LONGEST_IN_PARTS ? 2 : 1;
  } finally {
    await file.close();
  }
}
async function openInParts({ entry, path, limits }, parts, skip) {
  const share = { ...limits, memoryBytes: Math.floor(limits.memoryBytes / parts) };
  const start = (part) => {
    const order = { part, parts, skip };
    return openReaderChannel(entry, path, share, order);
  };
  const first = start(0);
  const others = Array.from({ length: parts - 1 }, (_, index) => start(index + 1));
  const channels = [first, ...others];
  try {
    const { type, pageCount } = expectKind(await first.receive(), "opened");
    const parts2 = [
      pagesFrom(first),
      ...others.map((channel) => readAhead(openedPagesFrom(channel), MOST_HELD_CHARACTERS))
    ];
    return { type, pageCount, pages: oneAfterTheOther(parts2, channels) };
  } catch (error) {
    channels.forEach((channel) => channel.close());
    throw error;
  }
}
async function* oneAfterTheOther(parts, channels) {
  try {
    for (const part of parts) yield* part;
  } finally {
    channels.forEach((channel) => channel.close());
  }
}
async function* orAlone(pages, alone) {
  let given = 0;
  try {
    for await (const page of pages) {
      yield page;
      given += 1;
    }
  } catch (error) {
    if (!isOutOfMemory(error)) throw error;
    yield* (await alone(given)).pages;
  }
}
async function* openedPagesFrom(channel) {
  expectKind(await channel.receive(), "opened");
  yield* pagesFrom(channel);
}
async function* pagesFrom(channel) {
  channel.request(PAGES_AHEAD);
  for (; ; ) {
    const message = await channel.receive();
    if (message.kind === "end") return;
    yield expectKind(message, "page").page;
    channel.request(1);
  }
}

// src/adapters/reader/page-pictures.ts
var MOST_FAILURES = 3;
var pagePictures = (entry, limits = READER_LIMITS) => async function* draw(path, pages, dpi) {
  let next = 0;
  for (let failures = 0; next < pages.length && failures < MOST_FAILURES; failures++) {
    const channel = openReaderChannel(entry, path, limits, { dpi, pages: pages.slice(next) });
    try {
      channel.request(1);
      while (next < pages.length) {
        const { page } = expectKind(await channel.receive(), "picture");
        channel.request(1);
        next += 1;
        yield page;
      }
    } catch (error) {
      if (!(error instanceof ReadFailure) || error.code !== "TOO_COMPLEX") throw error;
      yield nothing2(pages, next++);
    } finally {
      channel.close();
    }
  }
  while (next < pages.length) yield nothing2(pages, next++);
};
var nothing2 = (pages, index) => ({
  number: pages[index] ?? 0,
  picture: null
});

// src/adapters/storage/local-copies.ts
import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
var localCopies = (files) => ({
  async use(uid, manualId, work) {
    const folder = await mkdtemp(join(tmpdir(), "guantera-manual-"));
    try {
      const path = join(folder, "original");
      await files.download(uid, manualId, path);
      return await work({ path, sha256: await sha256Of(path) });
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }
});
async function sha256Of(path) {
  const hash = createHash("sha256");
  await pipeline(createReadStream(path), hash);
  return hash.digest("hex");
}

// src/domain/reading-messages.ts
var QUEUED = "En cola para leerse\u2026";
var READING = "Leyendo el documento\u2026";
var PREPARING = "Preparando las respuestas\u2026";
var COMPLETED = "Listo para preguntar.";
var FILE_MISSING = "El archivo del manual ya no est\xE1. Elimina este manual y s\xFAbelo de nuevo.";
var GAVE_UP = "No hemos podido leer el manual por un problema nuestro. Pulsa \xABReprocesar\xBB para intentarlo otra vez.";
var readingPage = (page, pages) => pages === null ? READING : `Leyendo la p\xE1gina ${page} de ${pages}\u2026`;
function unreadableMessage({ image, damaged }) {
  const sentences = [
    sentenceFor(image, ["es solo una imagen", "son solo im\xE1genes"]),
    sentenceFor(damaged, ["est\xE1 da\xF1ada", "est\xE1n da\xF1adas"])
  ];
  return sentences.filter((sentence) => sentence !== null).join(" ") || null;
}
function sentenceFor(pages, [one, many]) {
  if (pages.length === 0) return null;
  return pages.length === 1 ? `P\xE1gina ${listOf(pages)}: ${one} y no se ha podido leer.` : `P\xE1ginas ${listOf(pages)}: ${many} y no se han podido leer.`;
}
var MOST_RANGES = 12;
function listOf(pages) {
  const ranges = [];
  for (const page of pages) {
    const range = ranges.at(-1);
    if (range?.last === page - 1) range.last = page;
    else ranges.push({ first: page, last: page });
  }
  const named = ranges.slice(0, MOST_RANGES).map(({ first, last }) => first === last ? `${first}` : `${first}-${last}`);
  const rest = ranges.length > MOST_RANGES ? ["otras m\xE1s"] : [];
  const [final, ...others] = [...named, ...rest].reverse();
  return others.length === 0 ? final ?? "" : `${others.reverse().join(", ")} y ${final ?? ""}`;
}

// src/domain/upload-decision.ts
function decideUpload(manual, object) {
  if (manual.status === "deleted") return { kind: "ignore" };
  if (manual.generation !== null && manual.generation !== object.generation) {
    if (BigInt(object.generation) < BigInt(manual.generation)) return { kind: "ignore" };
  }
  if (manual.generation === object.generation) {
    const isWaiting = isBusy(manual.status) && manual.lease === null;
    return { kind: isWaiting ? "enqueue" : "ignore" };
  }
  const failure = failureOf2(object.size);
  const seen = { generation: object.generation, lease: null, processingProgress: 0, sweeps: 0 };
  if (failure !== null) {
    const refused = { ...seen, fileSize: 0, processingMessage: failure };
    return { kind: "refuse", change: { ...refused, status: "failed" } };
  }
  if (!isBusy(manual.status) && !canChange(manual.status, "processing")) return { kind: "ignore" };
  const accepted = { ...seen, fileSize: object.size, processingMessage: QUEUED };
  return { kind: "accept", change: { ...accepted, status: "processing" } };
}
function failureOf2(size) {
  if (size === 0) return readFailures.EMPTY;
  return size > MAX_MANUAL_BYTES ? readFailures.TOO_LARGE : null;
}

// src/usecases/accept-upload.ts
var acceptUpload = ({ manuals, files, queue }) => async (object) => {
  const owner = ownerOfOriginal(object.name);
  if (!owner) return "foreign";
  const { uid, manualId } = owner;
  let decision = { kind: "ignore" };
  const manual = await manuals.update(uid, manualId, (stored) => {
    decision = decideUpload(stored, object);
    return "change" in decision ? decision.change : null;
  });
  const { kind } = decision;
  const isOrphan = manual === null || manual.status === "deleted";
  if (isOrphan || kind === "refuse") await files.deleteOriginal(uid, manualId);
  if (isOrphan) return "orphan";
  if (kind === "accept" || kind === "enqueue") await queue.enqueue(uid, manualId);
  return kind;
};

// src/usecases/collect-passages.ts
import { createHash as createHash2 } from "node:crypto";

// src/domain/chunking/category.ts
var WORDS = {
  troubleshooting: /\b(?:aver[ií]as?|fallos?|fallas?|problemas?|sintomas?|causas? (?:posibles?|probables?)|posibles? causas?|solucion(?:es)?|remedios?|no arranca|no funciona|se enciende|parpadea|testigos?|luz de (?:advertencia|aviso)|luces de (?:advertencia|aviso)|diagnostico|codigos? de error|[pbcu]0\d{3}|emergencias?|remolcar|recalentamiento|sobrecalent\w+|pinchazos?)\b/g,
  maintenance: /\b(?:mantenimiento|revision(?:es)?|inspecci[oó]n(?:es)?|sustitu(?:ir|ya|cion)|reempla(?:zar|ce|zo)|cambi(?:o|ar|e) (?:de|el|la|los)|intervalos?|periodic\w+|cada [\d.]+ ?(?:000 )?(?:km|kilometros|meses|anos)|engras\w+|lubric\w+|limpi(?:e|ar|eza)|rellen(?:e|ar)|comprob(?:ar|acion)|compruebe|filtros?|plan de servicio)\b/g,
  specification: /\b(?:especificacion(?:es)?|datos tecnicos|caracteristicas tecnicas|ficha tecnica|dimension(?:es)?|capacidad(?:es)?|pesos?|presion(?:es)?|par(?:es)? de apriete|potencia|cilindrada|viscosidad|medidas?|fusibles?|amperaje|homologacion)\b/g
};
var QUANTITY = /\d\s?(?:bar|psi|kpa|kg|g|mm|cm|m|l|litros|ml|cc|cm3|nm|kgf|v|w|kw|cv|hp|a|ah|rpm|km\/h|°c|ºc|%)(?![a-z0-9])/g;
var IN_HEADING = 3;
var MANY_FIGURES = 4;
var LEAST_SCORE = 2;
var ORDER = ["troubleshooting", "maintenance", "specification"];
function categoryOf(content, headings) {
  const text = fold(content);
  const title = fold(headings.join(" \n "));
  const scores = ORDER.map((category) => {
    const pattern = WORDS[category];
    return IN_HEADING * countDistinct(title, pattern) + countDistinct(text, pattern);
  });
  scores[ORDER.indexOf("specification")] = (scores.at(-1) ?? 0) + figuresScore(text);
  const best = Math.max(...scores);
  return best < LEAST_SCORE ? "general" : ORDER[scores.indexOf(best)] ?? "general";
}
function figuresScore(text) {
  const quantities = text.match(QUANTITY)?.length ?? 0;
  const rows = text.split("\n").filter((line) => line.includes(CELL_SEPARATOR) && /\d/.test(line));
  return (quantities >= MANY_FIGURES ? 2 : 0) + (rows.length >= MANY_FIGURES ? 1 : 0);
}
var countDistinct = (text, pattern) => new Set(text.match(pattern)).size;
var fold = (text) => text.normalize("NFD").replace(/[\u0300-\u036f]/g, "").toLowerCase();

// src/domain/chunking/units.ts
var TARGET_LENGTH = 1200;
var LONGEST_TABLE = 2e3;
function unitsOf(text, { start, end }) {
  const units = [];
  for (const sentence of splitSentences(text.slice(start, end))) {
    const span = { start: start + sentence.start, end: start + sentence.end };
    const isRow = text.slice(span.start, span.end).includes(CELL_SEPARATOR);
    const last = units.at(-1);
    if (isRow && last?.kind === "table" && span.end - last.start <= LONGEST_TABLE) {
      last.end = span.end;
      continue;
    }
    const kind = isRow ? "table" : "sentence";
    for (const piece of piecesOf(text, span)) units.push({ ...piece, kind });
  }
  return units;
}
function piecesOf(text, { start, end }) {
  const pieces = [];
  let from = start;
  while (end - from > TARGET_LENGTH) {
    const space = lastSpace(text, from + TARGET_LENGTH / 2, from + TARGET_LENGTH);
    const to = space ?? beforeSurrogate(text, from + TARGET_LENGTH);
    pieces.push({ start: from, end: to });
    from = to;
    while (from < end && /\s/.test(text[from] ?? "")) from++;
  }
  if (from < end) pieces.push({ start: from, end });
  return pieces;
}
function lastSpace(text, from, to) {
  for (let at = to; at > from; at--)
    if (/\s/.test(text[at] ?? "") && !/\s/.test(text[at - 1] ?? "")) return at;
  return null;
}
var beforeSurrogate = (text, at) => /[\udc00-\udfff]/.test(text[at] ?? "") ? at - 1 : at;

// src/domain/chunking/pack.ts
var LONGEST_OVERLAP = 300;
var SHORT_ENOUGH = 0.35;
function pack(units) {
  const passages = [];
  let current = [];
  const close = () => {
    const [first, last] = [current[0], current.at(-1)];
    if (first && last) passages.push({ start: first.start, end: last.end });
  };
  for (const unit of units) {
    const first = current[0];
    if (first && unit.end - first.start > limitFor(current, unit)) {
      close();
      current = overlapOf(current, unit);
    }
    current.push(unit);
  }
  close();
  return passages;
}
function limitFor(current, next) {
  const [first, last] = [current[0], current.at(-1)];
  const length = first && last ? last.end - first.start : 0;
  const introducesTable = next.kind === "table" && length < TARGET_LENGTH * SHORT_ENOUGH;
  return introducesTable ? Number.POSITIVE_INFINITY : TARGET_LENGTH;
}
function overlapOf(current, next) {
  const last = current.at(-1);
  if (!last || last.kind === "table" || current.length < 2) return [];
  const isShort = last.end - last.start <= LONGEST_OVERLAP;
  return isShort && next.end - last.start <= TARGET_LENGTH ? [last] : [];
}

// src/domain/chunking/chunker.ts
function createChunker() {
  const open2 = [];
  return (page) => {
    if (page.isContents) return [];
    return sectionsOf(page, open2).flatMap(
      ({ path, ...section }) => pack(unitsOf(page.text, section)).map(({ start, end }) => {
        const content = page.text.slice(start, end);
        return {
          content,
          pageReference: page.reference,
          pageNumber: page.number,
          headings: path,
          category: categoryOf(content, path),
          start,
          end
        };
      })
    );
  };
}
function sectionsOf(page, open2) {
  const sections = [];
  const headings = page.headings.toSorted((a, b) => a.offset - b.offset);
  const before = { start: 0, end: headings[0]?.offset ?? page.text.length };
  addSection(sections, page, { ...before, path: titlesOf(open2) });
  headings.forEach((heading, index) => {
    while (open2.length > 0 && (open2.at(-1)?.depth ?? 0) >= heading.depth) open2.pop();
    open2.push(heading);
    const end = headings[index + 1]?.offset ?? page.text.length;
    addSection(sections, page, { start: heading.offset, end, path: titlesOf(open2) });
  });
  return sections;
}
var titlesOf = (headings) => headings.map(({ title }) => title);
function addSection(sections, page, section) {
  const { start, end } = trimSpan(page.text, section);
  const last = sections.at(-1);
  if (start === end) return;
  const own = { ...section, start, end };
  if (last && isBareTitle(page.text, last) && isBelow(last.path, section.path)) {
    sections[sections.length - 1] = { ...own, start: last.start };
  } else {
    sections.push(own);
  }
}
function isBareTitle(text, { start, end, path }) {
  const title = path.at(-1) ?? "";
  return end - start <= title.length + MOST_NUMBERING && !text.slice(start, end).includes("\n");
}
var MOST_NUMBERING = 20;
var isBelow = (path, other) => other.length > path.length && path.every((title, index) => title === other[index]);
var embeddedText = ({ headings, content }) => [headings.join(" \u203A "), content].filter((part) => part !== "").join("\n");

// src/usecases/collect-passages.ts
var MOST_CHUNKS = 2e4;
async function collectPassages(document, { key, createdAt, onPage }) {
  const chunks = [];
  const unreadable = { image: [], damaged: [] };
  const chunkPage = createChunker();
  let pages = 0;
  for await (const page of document.pages) {
    pages += 1;
    if (page.unreadable && page.number !== null) unreadable[page.unreadable].push(page.number);
    const before = chunks.length;
    for (const passage of chunkPage(page)) {
      const position = chunks.length;
      const id = `${key.manualId}-${key.revision}-${position}`;
      const contentHash = createHash2("sha256").update(embeddedText(passage)).digest("hex");
      chunks.push({ ...passage, ...key, id, position, contentHash, createdAt });
    }
    if (chunks.length > MOST_CHUNKS) throw new ReadFailure("TOO_COMPLEX");
    await onPage(pages, chunks.slice(before));
  }
  if (chunks.length === 0) throw nothingToRead(pages, unreadable);
  return { chunks, unreadable };
}
function nothingToRead(pages, { image, damaged }) {
  if (image.length > 0) return new ReadFailure("ONLY_IMAGES");
  return new ReadFailure(pages > 0 && damaged.length === pages ? "DAMAGED" : "NO_TEXT");
}

// src/usecases/embed-chunks.ts
var CHUNKS_PER_PART = 40;
var MOST_PARTS = 4;
function embedChunks({ embedder, chunks: store }, { uid, known }) {
  const waiting = [];
  const parts = [];
  let isOver = false;
  const write = async (part) => {
    const embedded = await withVectors(embedder, part, known);
    if (!isOver) await store.save(uid, embedded);
  };
  const begin = () => {
    const part = write(waiting.splice(0, CHUNKS_PER_PART));
    part.catch(() => void 0);
    parts.push(part);
  };
  return {
    async add(chunks) {
      waiting.push(...chunks);
      while (waiting.length >= CHUNKS_PER_PART) {
        if (parts.length >= MOST_PARTS) await parts.shift();
        begin();
      }
    },
    async finish() {
      if (waiting.length > 0) begin();
      await Promise.all(parts);
    },
    async settle() {
      isOver = true;
      await Promise.allSettled(parts);
    }
  };
}
async function withVectors(embedder, chunks, known) {
  const missing = chunks.filter(({ contentHash }) => !known.has(contentHash));
  const made = missing.length === 0 ? [] : await embedder.embed(missing.map(embeddedText), "document");
  const vectors = new Map(missing.map(({ contentHash }, index) => [contentHash, made[index]]));
  return chunks.map((chunk) => {
    const embedding = known.get(chunk.contentHash) ?? vectors.get(chunk.contentHash);
    if (embedding?.length !== embedder.dimensions) {
      throw new Error(`the embedder gave a vector of ${embedding?.length ?? 0} numbers`);
    }
    return { ...chunk, embedding, embeddingModel: embedder.model };
  });
}

// src/domain/pages-for-ocr.ts
var MOST_IMAGES = 60;
var MOST_WAITING = 400;
var needsOcr = (page) => page.unreadable === "image" && page.number !== null;
var isFullBatch = (waiting) => waiting.length >= MOST_WAITING || waiting.filter(needsOcr).length >= MOST_IMAGES;
function withRecognised(page, { text, headings = [] }) {
  if (text === null || text.trim() === "") return page;
  const { number, reference } = page;
  return { number, reference, text, headings };
}

// src/usecases/recognise-pages.ts
var withOcr = (document, ocr, path) => ({
  ...document,
  pages: recognisePages(document.pages, (numbers) => ocr.read(path, numbers))
});
async function* recognisePages(pages, read) {
  let waiting = [];
  for await (const page of pages) {
    if (waiting.length === 0 && !needsOcr(page)) {
      yield page;
      continue;
    }
    waiting.push(page);
    if (!isFullBatch(waiting)) continue;
    yield* readBatch(waiting, read);
    waiting = [];
  }
  yield* readBatch(waiting, read);
}
async function* readBatch(batch, read) {
  const numbers = batch.filter(needsOcr).map(({ number }) => number);
  if (numbers.length === 0) return yield* batch;
  const recognised = read(numbers)[Symbol.asyncIterator]();
  try {
    for (const page of batch) {
      if (!needsOcr(page)) {
        yield page;
        continue;
      }
      const next = await recognised.next();
      if (next.done || next.value.number !== page.number) {
        throw new Error(`OCR did not give page ${page.number}`);
      }
      yield withRecognised(page, next.value);
    }
  } finally {
    await recognised.return?.();
  }
}

// src/usecases/resume-recognition.ts
function resumable(ocr, recognised, { uid, manualId, sha256 }) {
  const { engine } = ocr;
  const source = { sha256, engine };
  let loading;
  async function* read(path, numbers) {
    loading ??= recognised.load(uid, manualId, source);
    const kept = new Map((await loading).map((page) => [page.number, page]));
    const missing = numbers.filter((number) => !kept.has(number));
    const fresh = ocr.read(path, missing)[Symbol.asyncIterator]();
    try {
      for (const number of numbers) {
        const known = kept.get(number);
        if (known) {
          yield known;
          continue;
        }
        const next = await fresh.next();
        if (next.done) return;
        await recognised.save(uid, manualId, source, next.value);
        yield next.value;
      }
    } finally {
      await fresh.return?.();
    }
  }
  return { engine, read };
}

// src/usecases/reading-lease.ts
var LEASE_MS = 2 * 6e4;
var HEARTBEAT_MS = 4e4;
var PROGRESS_MS = 1e3;
var LeaseLost = class extends Error {
  constructor() {
    super("the lease of the manual was lost");
    this.name = "LeaseLost";
  }
};
async function takeLease(ports, place) {
  const { manuals, now: now2 } = ports;
  const expiresAt = () => new Date(now2().getTime() + LEASE_MS);
  const own = { holder: place.holder, expiresAt: expiresAt() };
  const taken = await manuals.update(place.uid, place.manualId, (manual) => {
    const isFree = manual.lease === null || manual.lease.expiresAt <= now2();
    if (!isBusy(manual.status) || !isFree) return null;
    return {
      status: "processing",
      lease: own,
      lastRevision: manual.lastRevision + 1,
      processingMessage: READING,
      processingProgress: 0
    };
  });
  if (taken?.lease?.holder !== place.holder) return null;
  return leaseOf(ports, place, taken, expiresAt);
}
function leaseOf({ manuals, now: now2 }, { uid, manualId, holder }, manual, expiresAt) {
  let written = now2().getTime();
  async function write(change) {
    written = now2().getTime();
    const after = await manuals.update(uid, manualId, (current) => {
      if (current.lease?.holder !== holder || !isAllowed(current, change)) throw new LeaseLost();
      return { lease: { holder, expiresAt: expiresAt() }, ...change };
    });
    if (!after) throw new LeaseLost();
  }
  const heartbeat = setInterval(() => void write({}).catch(() => void 0), HEARTBEAT_MS);
  heartbeat.unref();
  return {
    manual,
    change: write,
    async progress(percent, message) {
      if (now2().getTime() - written < PROGRESS_MS) return;
      await write({ processingProgress: Math.round(percent), processingMessage: message });
    },
    async finish(change) {
      clearInterval(heartbeat);
      await write({ ...change, lease: null });
    },
    stop: () => clearInterval(heartbeat)
  };
}
var isAllowed = (current, { status }) => status === void 0 || status === current.status || canChange(current.status, status, "worker");

// src/usecases/read-manual.ts
var READ_PERCENT = 95;
var readManual = (ports) => async ({ uid, manualId, holder, isLastAttempt }) => {
  const lease = await takeLease(ports, { uid, manualId, holder });
  if (!lease) return "nothing";
  const key = { manualId, revision: lease.manual.lastRevision };
  try {
    await readRevision(ports, { uid, key, lease });
  } catch (error) {
    return await endBadly(ports, { uid, key, lease, isLastAttempt, error });
  } finally {
    lease.stop();
  }
  return "read";
};
async function readRevision(ports, run) {
  const { uid, key, lease } = run;
  const stored = await ports.files.describe(uid, key.manualId);
  if (!stored) throw new FileMissing();
  if (stored.size === 0) throw new ReadFailure("EMPTY");
  if (stored.size > MAX_MANUAL_BYTES) throw new ReadFailure("TOO_LARGE");
  const known = await knownVectors(ports, uid, lease.manual);
  const stream = embedChunks(ports, { uid, known });
  try {
    const reading2 = { ...run, stream };
    const { facts, ...read } = await ports.copies.use(
      uid,
      key.manualId,
      (file) => readFile(ports, reading2, file)
    );
    await complete(ports, reading2, { ...read, facts: { ...facts, fileSize: stored.size } });
  } finally {
    await stream.settle();
  }
}
async function readFile({ reader, ocr, recognised, now: now2 }, { uid, key, lease, stream }, { path, sha256 }) {
  const opened = await reader.open(path);
  const place = { uid, manualId: key.manualId, sha256 };
  const document = ocr ? withOcr(opened, resumable(ocr, recognised, place), path) : opened;
  const { type: contentType, pageCount } = document;
  const read = await collectPassages(document, {
    key,
    createdAt: now2(),
    onPage: async (page, chunks) => {
      await stream.add(chunks);
      const percent = READ_PERCENT * page / (pageCount ?? page + 1);
      await lease.progress(percent, readingPage(page, pageCount));
    }
  });
  return { ...read, facts: { contentType, pageCount, sha256 } };
}
async function complete(ports, { uid, key, lease, stream }, { chunks, unreadable, facts }) {
  await lease.change({
    status: "vectorizing",
    processingMessage: PREPARING,
    processingProgress: READ_PERCENT
  });
  const last = stream.finish();
  const index = indexOfChunks(chunks);
  await last;
  await ports.indexes.save(uid, key, index);
  const sentence = unreadableMessage(unreadable);
  await lease.change({ ...facts, activeRevision: key.revision, chunkCount: chunks.length });
  await deleteOlder(ports, uid, key);
  await ports.recognised.deleteOf(uid, key.manualId);
  await lease.finish({
    status: sentence === null ? "completed" : "ready",
    processingMessage: sentence ?? COMPLETED,
    processingProgress: 100,
    sweeps: 0
  });
}
async function knownVectors({ chunks, embedder }, uid, { id: manualId, activeRevision, lastRevision }) {
  const revisions = /* @__PURE__ */ new Set([activeRevision, lastRevision - 1]);
  const known = /* @__PURE__ */ new Map();
  for (const revision of revisions) {
    if (revision === null || revision < 1) continue;
    const vectors = await chunks.vectorsOf(uid, { manualId, revision }, embedder.model);
    for (const [hash, vector] of vectors) known.set(hash, vector);
  }
  return known;
}
var FileMissing = class extends Error {
};
async function endBadly(ports, { uid, key, lease, isLastAttempt, error }) {
  if (error instanceof LeaseLost) return await leaveNothing(ports, uid, key);
  const isPermanent = error instanceof ReadFailure || error instanceof FileMissing;
  const sentence = error instanceof ReadFailure ? error.message : error instanceof FileMissing ? FILE_MISSING : GAVE_UP;
  const failed = {
    status: "failed",
    processingMessage: sentence,
    processingProgress: 0,
    sweeps: 0
  };
  const hasEnded = isPermanent || isLastAttempt;
  try {
    await lease.finish(hasEnded ? failed : {});
  } catch (lost) {
    if (!(lost instanceof LeaseLost)) throw error;
    return await leaveNothing(ports, uid, key);
  }
  if (hasEnded) await deleteUnlessActive(ports, uid, key);
  if (!isPermanent) throw error;
  await ports.recognised.deleteOf(uid, key.manualId);
  return "failed";
}
async function leaveNothing(ports, uid, key) {
  const manual = await deleteUnlessActive(ports, uid, key);
  if (!manual || !isBusy(manual.status)) await ports.recognised.deleteOf(uid, key.manualId);
  return manual?.activeRevision === key.revision ? "read" : "stopped";
}
async function deleteUnlessActive({ manuals, chunks, indexes }, uid, key) {
  const manual = await manuals.update(uid, key.manualId, () => null);
  if (manual?.activeRevision === key.revision) return manual;
  await chunks.deleteRevision(uid, key);
  await indexes.deleteRevision(uid, key);
  return manual;
}
async function deleteOlder({ chunks, indexes }, uid, { manualId, revision: last }) {
  for (let revision = 1; revision < last; revision++) {
    await chunks.deleteRevision(uid, { manualId, revision });
    await indexes.deleteRevision(uid, { manualId, revision });
  }
}

// src/usecases/sweep-manuals.ts
var MOST_SWEEPS = 3;
var sweepManuals = ({ manuals, queue, now: now2 }) => async () => {
  const outcome = { enqueued: 0, failed: 0 };
  for (const { uid, manual } of await manuals.listStuck(now2())) {
    const swept = await manuals.update(
      uid,
      manual.id,
      (current) => isStillStuck(current, manual) ? changeOf(current) : null
    );
    if (!swept || !isSwept(swept, manual)) continue;
    if (swept.status === "failed") {
      outcome.failed += 1;
    } else {
      await queue.enqueue(uid, manual.id);
      outcome.enqueued += 1;
    }
  }
  return outcome;
};
var isStillStuck = (current, found) => isBusy(current.status) && current.updatedAt.getTime() === found.updatedAt.getTime();
var isSwept = (now2, found) => now2.lease === null && (now2.status === "failed" || now2.sweeps === found.sweeps + 1);
function changeOf(manual) {
  if (manual.sweeps < MOST_SWEEPS) {
    return { lease: null, sweeps: manual.sweeps + 1, processingMessage: QUEUED };
  }
  return {
    status: "failed",
    lease: null,
    sweeps: 0,
    processingMessage: GAVE_UP,
    processingProgress: 0
  };
}

// src/usecases/sweep-uploads.ts
var GRACE_MS = 30 * 6e4;
var ABANDONED_MS = 8 * 24 * 60 * 6e4;
function sweepUploads(ports) {
  const { manuals, now: now2, warn } = ports;
  return async () => {
    const swept = { accepted: 0, deleted: 0 };
    const time = now2().getTime();
    for (const left of await manuals.listLeft(new Date(time - GRACE_MS))) {
      try {
        const outcome = await settle(ports, left, time);
        if (outcome) swept[outcome] += 1;
      } catch (error) {
        warn("abandoned upload not settled", error);
      }
    }
    return swept;
  };
}
async function settle({ files, acceptUpload: acceptUpload2, deleteManual: deleteManual2 }, { uid, manual }, time) {
  const isBeingDeleted = manual.status === "deleted";
  const file = isBeingDeleted ? null : await files.describe(uid, manual.id);
  if (file) {
    await acceptUpload2({ ...file, name: originalObject(uid, manual.id) });
    return "accepted";
  }
  const isAbandoned = manual.updatedAt.getTime() < time - ABANDONED_MS;
  if (!isBeingDeleted && !isAbandoned) return null;
  await deleteManual2(uid, manual.id);
  return "deleted";
}

// src/composition/reading.ts
var READER_ENTRY = join2(import.meta.dirname, "reader.js");
var languageFolder = () => {
  const description = import.meta.resolve("@tesseract.js-data/spa/package.json");
  return join2(dirname(fileURLToPath(description)), "4.0.0_best_int");
};
var OCR_LIMITS = { attemptMs: 12e4, overallMs: 24e4 };
function configuredOcr() {
  const { aiProvider, documentAiProcessor: processor } = config();
  const pictures = pagePictures(READER_ENTRY);
  if (aiProvider === "local") return spanishOcr(pictures, languageFolder());
  if (processor === "") return void 0;
  return documentAiOcr({
    client: once(() => documentAiClient(processor)),
    processor,
    pictures,
    onRefused: (fields) => log.warn("pages refused by Document AI", fields),
    // What still fails then is thrown, and the queue reads the manual again later.
    retry: (attempt) => withRetries(attempt, { limits: OCR_LIMITS, kindOf: kindOfFailure })
  });
}
var now = () => /* @__PURE__ */ new Date();
var reading = once(() => {
  const { manuals, chunks, indexes, recognised, files, queue } = stores();
  const read = readManual({
    manuals,
    files,
    copies: localCopies(files),
    reader: documentReader(READER_ENTRY),
    ocr: configuredOcr(),
    recognised,
    embedder: models().embedder,
    chunks,
    indexes,
    now
  });
  const accept = acceptUpload({ manuals, files, queue });
  return {
    acceptUpload: accept,
    readManual: (task) => read({ ...task, holder: randomUUID() }),
    sweepManuals: sweepManuals({ manuals, queue, now }),
    sweepUploads: sweepUploads({
      manuals,
      files,
      acceptUpload: accept,
      deleteManual: deleteManual({ manuals, chunks, indexes, files }),
      now,
      warn: (event, error) => log.error(event, error)
    })
  };
});
export {
  reading
};
//# sourceMappingURL=reading-HFMKOJWN.js.map
