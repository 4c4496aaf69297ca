import { shownBox } from '../geometry/shown-box';
import { turnedBox } from '../geometry/turn';
import { boundsOf, FORM, IMAGE, objectsIn, PATH, TEXT } from '../pdfium/page-objects';
import { pixelsOf, type Part, type Size } from '../pdfium/page-pixels';
import type { Box, OpenGlyphs, PageFrame, PageObject, PdfDocument, Run } from '../types';

/** Pages with more objects are drawings, and are not looked through. */
const MAX_OBJECTS = 2000;
/** What is thinner, in points, covers no letter. */
const THIN = 4;
const OPAQUE = 255;
/** Posters are looked at from further away. */
const MAX_PIXELS = 1_000_000;
/** In pixels: what stands nearer below each other is drawn at once. */
const NEAR = 36;

/** A box that something opaque fills, and where in the order of drawing. */
type Cover = { box: Box; order: number };

/**
 * The runs without those that something else is drawn over, or that a form holds which is not drawn. Where that may be, the
 * page is drawn once more without them: what looks the same then is not seen.
 */
export function withoutOccluded(document: PdfDocument, page: OpenGlyphs): Run[] {
  const { runs, open } = page;
  if (open.objects.length > MAX_OBJECTS) return runs;
  const parts: Parts = new Map(
    open.objects
      .filter(({ kind }) => kind === FORM)
      .map(({ object }) => [object, objectsIn(document, object)]),
  );
  const covers = coversAmong(document, open.objects, parts);
  // Of most pages nobody asks in which order they draw their text.
  if (covers.length === 0 && ![...parts.values()].some((within) => within.some(isText)))
    return runs;
  const orderOf = orderOfDrawing(open.objects, parts);
  const suspects = runs.filter(suspicion(orderOf, covers, page.frame.turns));
  // Apart: a form may be what covers the others.
  const isInForm = ({ object }: Run): boolean => orderOf.get(object)?.form !== null;
  const inForms = suspects.filter(isInForm);
  const others = suspects.filter((run) => !isInForm(run));
  const unseen = new Set(
    [others, inForms].flatMap((some) => [...unseenOf(document, { ...page, runs: some }, orderOf)]),
  );
  return unseen.size === 0 ? runs : inTheirPlace(runs, unseen);
}

/** By a form: what it draws. */
type Parts = ReadonlyMap<number, readonly PageObject[]>;

const isText = ({ kind }: PageObject): boolean => kind === TEXT;

/** Text by its object: where in the order of drawing, and the form that it is drawn with. */
type Orders = Map<number, { order: number; form: number | null }>;

function orderOfDrawing(objects: readonly PageObject[], parts: Parts): Orders {
  const orderOf: Orders = new Map();
  for (const [order, one] of objects.entries()) {
    if (isText(one)) orderOf.set(one.object, { order, form: null });
    for (const part of parts.get(one.object) ?? []) {
      if (isText(part)) orderOf.set(part.object, { order, form: one.object });
    }
  }
  return orderOf;
}

/** What may cover text that is drawn before it. */
function coversAmong(document: PdfDocument, objects: readonly PageObject[], parts: Parts): Cover[] {
  const covers: Cover[] = [];
  let isBelow = false;
  for (const [order, one] of objects.entries()) {
    if (isBelow && isText(one)) continue;
    const within = parts.get(one.object) ?? [];
    if (isBelow && [one, ...within].some((part) => fills(document, part))) {
      const box = boundsOf(document, one.object);
      if (box && box.right - box.left > THIN && box.top - box.bottom > THIN) {
        covers.push({ box, order });
      }
    }
    isBelow ||= isText(one) || within.some(isText);
  }
  return covers;
}

/** Whether an object is a picture or a figure through which nothing is seen. */
function fills({ pdfium, scratch }: PdfDocument, { object, kind }: PageObject): boolean {
  if (kind !== PATH) return kind === IMAGE;
  const at = scratch.pointer;
  if (pdfium._FPDFPath_GetDrawMode(object, at, at + 4) === 0) return false;
  if (pdfium.HEAP32[at >> 2] === 0) return false;
  const isColour = pdfium._FPDFPageObj_GetFillColor(object, at, at + 4, at + 8, at + 12) !== 0;
  return !isColour || pdfium.HEAP32[(at >> 2) + 3] === OPAQUE;
}

/** What may be unseen: below a cover that is drawn later, or within a form. */
function suspicion(orderOf: Orders, covers: readonly Cover[], turns: number) {
  const turned = covers.map(({ box, order }) => ({ box: turnedBox(box, turns), order }));
  return ({ object, left, right, baseline, size }: Run): boolean => {
    const own = orderOf.get(object);
    if (!own) return false;
    if (own.form !== null) return true;
    const [x, y] = [(left + right) / 2, baseline + size / 4];
    return turned.some(
      ({ box, order }) =>
        order > own.order && box.left <= x && x <= box.right && box.bottom <= y && y <= box.top,
    );
  };
}

/** Those of the runs without which the page looks the same where they stand. */
function unseenOf(
  document: PdfDocument,
  { open: { page }, runs, frame }: OpenGlyphs,
  orderOf: Orders,
): Set<Run> {
  if (runs.length === 0) return new Set();
  const { pdfium } = document;
  const [width, height] = [pdfium._FPDF_GetPageWidthF(page), pdfium._FPDF_GetPageHeightF(page)];
  const scale = Math.min(1, Math.sqrt(MAX_PIXELS / (width * height)));
  const size = { width: Math.ceil(width * scale), height: Math.ceil(height * scale) };
  const drawn = new Set(runs.map(({ object }) => orderOf.get(object)?.form ?? object));
  const activate = (isActive: number) =>
    drawn.forEach((object) => pdfium._FPDFPageObj_SetIsActive(object, isActive));
  const groups = nearEachOther(
    runs.flatMap((run) => {
      const part = partOf(run, frame, size);
      return part ? [{ run, part }] : [];
    }),
  );
  const draw = ({ whole }: Group) => pixelsOf(pdfium, page, size, whole);
  const before = groups.map(draw);
  activate(0);
  const after = groups.map(draw);
  activate(1);
  return new Set(
    groups.flatMap(({ placed, whole }, at) => {
      const [one, other] = [before[at], after[at]];
      if (!one || !other) return [];
      return placed.filter(({ part }) => isSame(one, other, { part, whole })).map(({ run }) => run);
    }),
  );
}

type Placed = { run: Run; part: Part };
type Group = { placed: Placed[]; whole: Part };

/** Runs by what is drawn for them at once: the picture between a title and a note at the foot of its page is not drawn. */
function nearEachOther(placed: readonly Placed[]): Group[] {
  const groups: Group[] = [];
  for (const one of placed.toSorted((a, b) => a.part.top - b.part.top)) {
    const last = groups.at(-1);
    if (last && one.part.top - (last.whole.top + last.whole.height) <= NEAR) {
      last.placed.push(one);
      last.whole = around(last.whole, one.part);
    } else groups.push({ placed: [one], whole: one.part });
  }
  return groups;
}

/** Where a run stands on the drawn page; null where it stands outside of it. */
function partOf(run: Run, frame: PageFrame, size: Size): Part | null {
  const { left, right, baseline } = run;
  const shown = shownBox(frame, { left, right, top: baseline + run.size, bottom: baseline });
  if (shown === null) return null;
  const [x, y] = [Math.floor(shown.x * size.width), Math.floor(shown.y * size.height)];
  const across = Math.min(size.width, Math.ceil((shown.x + shown.w) * size.width));
  const down = Math.min(size.height, Math.ceil((shown.y + shown.h) * size.height));
  return { left: x, top: y, width: across - x, height: down - y };
}

/** The smallest part that holds both. */
function around(a: Part, b: Part): Part {
  const [left, top] = [Math.min(a.left, b.left), Math.min(a.top, b.top)];
  const right = Math.max(a.left + a.width, b.left + b.width);
  const bottom = Math.max(a.top + a.height, b.top + b.height);
  return { left, top, width: right - left, height: bottom - top };
}

/** Of two drawings of a whole: whether a part of it looks the same in both. */
function isSame(
  before: Uint8Array,
  after: Uint8Array,
  { part, whole }: { part: Part; whole: Part },
): boolean {
  const from = part.left - whole.left;
  for (let row = part.top - whole.top; row < part.top - whole.top + part.height; row += 1) {
    const line = row * whole.width;
    for (let at = line + from; at < line + from + part.width; at += 1) {
      if (before[at] !== after[at]) return false;
    }
  }
  return true;
}

/** Without what is not seen; what is drawn over a run takes its place among the others. */
function inTheirPlace(runs: readonly Run[], unseen: ReadonlySet<Run>): Run[] {
  const isOver = (run: Run, below: Run): boolean =>
    run.left < below.right &&
    below.left < run.right &&
    Math.abs(run.baseline - below.baseline) < below.size / 2;
  const moved = new Map<Run, Run[]>();
  const taken = new Set<Run>();
  runs.forEach((below, at) => {
    if (!unseen.has(below)) return;
    const over = runs
      .slice(at + 1)
      .filter((run) => !unseen.has(run) && !taken.has(run) && isOver(run, below));
    over.forEach((run) => taken.add(run));
    moved.set(below, over);
  });
  return runs.flatMap((run) => moved.get(run) ?? (taken.has(run) ? [] : [run]));
}
