import { render, screen } from '@testing-library/react';
import decodeQR from 'qr/decode.js';
import { PaperCode } from './paper-code';

/** Pixels across each module, as a camera sees several. */
const SCALE = 6;

/** What a camera sees of the drawn code. */
function pixelsOf(svg: Element) {
  const modules = Number(svg.getAttribute('viewBox')?.split(' ')[2]);
  const width = modules * SCALE;
  const data = new Uint8Array(width * width * 4).fill(255);
  const path = svg.querySelector('path')?.getAttribute('d') ?? '';
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)/g)) {
    const left = Number(x) * SCALE;
    for (let row = Number(y) * SCALE; row < (Number(y) + 1) * SCALE; row += 1) {
      const from = (row * width + left) * 4;
      const pixels = data.subarray(from, from + Number(length) * SCALE * 4);
      for (let at = 0; at < pixels.length; at += 1) if (at % 4 < 3) pixels[at] = 0;
    }
  }
  return { width, height: width, data };
}

test('a camera reads the address that a code draws', () => {
  const address = 'https://guantera.example/vehicles/1/emergencias';
  render(<PaperCode address={address} label="Código QR" />);
  expect(decodeQR(pixelsOf(screen.getByRole('img', { name: 'Código QR' })))).toBe(address);
});
