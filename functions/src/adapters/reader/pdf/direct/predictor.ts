import { NotDirect, type Dict } from './values';

/** The first of the predictors that PNG has; tables of contents are written with "up". */
const PNG = 10;

const paeth = (left: number, up: number, corner: number): number => {
  const guess = left + up - corner;
  const [a, b, c] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)];
  if (a <= b && a <= c) return left;
  return b <= c ? up : corner;
};

/** Takes back what was done to the rows of a stream before it was compressed. */
export function unpredicted(bytes: Buffer, parameters: Dict): Buffer {
  const numberOf = (name: string, otherwise: number): number => {
    const value = parameters.get(name) ?? otherwise;
    if (typeof value !== 'number') throw new NotDirect(name);
    return value;
  };
  const predictor = numberOf('Predictor', 1);
  if (predictor === 1) return bytes;
  const bits = numberOf('BitsPerComponent', 8) * numberOf('Colors', 1);
  if (predictor < PNG || bits !== 8) throw new NotDirect('predictor');
  const width = numberOf('Columns', 1);
  const rows = Math.floor(bytes.length / (width + 1));
  const result = Buffer.alloc(rows * width);
  for (let row = 0; row < rows; row += 1) {
    const kind = bytes[row * (width + 1)] ?? 0;
    for (let column = 0; column < width; column += 1) {
      const at = row * width + column;
      const left = column > 0 ? (result[at - 1] ?? 0) : 0;
      const up = row > 0 ? (result[at - width] ?? 0) : 0;
      const corner = row > 0 && column > 0 ? (result[at - width - 1] ?? 0) : 0;
      const guess = [0, left, up, (left + up) >> 1, paeth(left, up, corner)][kind] ?? 0;
      result[at] = (bytes[row * (width + 1) + 1 + column] ?? 0) + guess;
    }
  }
  return result;
}
