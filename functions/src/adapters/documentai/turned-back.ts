import type { protos } from '@google-cloud/documentai';

type Page = protos.google.cloud.documentai.v1.Document.IPage;
type Matrix = protos.google.cloud.documentai.v1.Document.Page.IMatrix;
type Point = { x: number; y: number };
/** x' = ax + by + c, y' = dx + ey + f, in pixels. */
type Affine = { a: number; b: number; c: number; d: number; e: number; f: number };

/** CV_32F and CV_64F of OpenCV, with the bytes of a figure. */
const FIGURES: Record<number, { bytes: number; read: 'getFloat32' | 'getFloat64' }> = {
  5: { bytes: 4, read: 'getFloat32' },
  6: { bytes: 8, read: 'getFloat64' },
};

/**
 * Document AI turns a page upright and tells places on that image, and by which matrices it was made of the one that was
 * sent (`transforms` in document.proto). Takes shares of the former to shares of the latter; null where a matrix cannot be undone.
 */
export function turnedBack({ transforms, dimension }: Page): ((point: Point) => Point) | null {
  if (!transforms?.length) return (point) => point;
  let size = { width: dimension?.width ?? 0, height: dimension?.height ?? 0 };
  const upright = size;
  const steps: Affine[] = [];
  for (const matrix of transforms.toReversed()) {
    const step = affineOf(matrix);
    const scale = step && Math.sqrt(Math.abs(step.a * step.e - step.b * step.d));
    if (!step || !scale || !Number.isFinite(scale)) return null;
    steps.push(step);
    const isQuarter = Math.abs(step.b) > Math.abs(step.a);
    const [width, height] = isQuarter ? [size.height, size.width] : [size.width, size.height];
    size = { width: width / scale, height: height / scale };
  }
  const sent = size;
  if (!(sent.width > 0 && sent.height > 0)) return null;
  return ({ x, y }) => {
    const at = steps.reduce(undo, { x: x * upright.width, y: y * upright.height });
    return { x: at.x / sent.width, y: at.y / sent.height };
  };
}

function undo({ x, y }: Point, { a, b, c, d, e, f }: Affine): Point {
  const determinant = a * e - b * d;
  return {
    x: (e * (x - c) - b * (y - f)) / determinant,
    y: (a * (y - f) - d * (x - c)) / determinant,
  };
}

/** Of a matrix of two rows and three columns, or three whose last says nothing. */
function affineOf({ rows, cols, type, data }: Matrix): Affine | null {
  const figure = FIGURES[type ?? 0];
  if (!figure || typeof data === 'string' || !data || cols !== 3 || (rows !== 2 && rows !== 3))
    return null;
  if (data.byteLength < figure.bytes * rows * cols) return null;
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  const at = (index: number): number => view[figure.read](index * figure.bytes, true);
  return { a: at(0), b: at(1), c: at(2), d: at(3), e: at(4), f: at(5) };
}
