// Draws the icons of the installed app from the product's mark (public/icon.svg), with the server's sharp. Run it when the
// mark changes: `node web/scripts/icons.mjs`; the pictures are committed.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const web = join(import.meta.dirname, '..');
const sharp = createRequire(join(web, '../functions/package.json'))('sharp');
const mark = readFileSync(join(web, 'public/icon.svg'), 'utf8');
// Systems that cut the icon to a shape of their own want its ground to the edge; the mark stays within the circle that is left.
const toTheEdge = mark.replace(' rx="8"', '');
if (toTheEdge === mark) throw new Error('icon.svg has no rounded ground any more');

const icons = [
  { name: 'icon-192.png', size: 192, svg: mark },
  { name: 'icon-512.png', size: 512, svg: mark },
  { name: 'icon-maskable-512.png', size: 512, svg: toTheEdge },
  { name: 'apple-touch-icon.png', size: 180, svg: toTheEdge },
];

const UNITS = 32;
const DPI_OF_ONE_PIXEL = 72;

for (const { name, size, svg } of icons) {
  await sharp(Buffer.from(svg), { density: (DPI_OF_ONE_PIXEL * size) / UNITS })
    .resize(size, size)
    .png({ palette: true, compressionLevel: 9 })
    .toFile(join(web, 'public', name));
}
