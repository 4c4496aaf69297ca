import { randomBytes } from 'node:crypto';
import { closeSync, openSync, readFileSync, truncateSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { MAX_MANUAL_BYTES } from '../../functions/contract/index';
import { pdfOf } from '../../functions/src/testing/pdf';

const PDF = 'application/pdf';

const demoFile = (name: string): string =>
  fileURLToPath(new URL(`../../local/demo/${name}`, import.meta.url));

/** The manuals of the demonstration: the same content as an owner would have it. */
export const demoFiles = {
  pdf: demoFile('manual-faro-brisa.pdf'),
  docx: demoFile('guia-rapida-faro-brisa.docx'),
  txt: demoFile('notas-de-mantenimiento.txt'),
};

const pdf = (name: string, buffer: Buffer) => ({ name, mimeType: PDF, buffer });

/** 51 MB; Playwright wants so large a file on the disk. */
export function writeTooLarge(path: string): string {
  closeSync(openSync(path, 'w'));
  truncateSync(path, MAX_MANUAL_BYTES + 1024 * 1024);
  return path;
}

export const empty = () => pdf('vacio.pdf', Buffer.alloc(0));
export const picture = () => ({
  name: 'foto.png',
  mimeType: 'image/png',
  buffer: Buffer.from('PNG'),
});

/** Not a PDF, whatever its name says. */
export const disguised = () =>
  pdf('falso.pdf', Buffer.from([0x4d, 0x5a, 0, 1, 2, 3, ...Buffer.alloc(2000, 0)]));

export const encrypted = async () =>
  pdf(
    'cifrado.pdf',
    await pdfOf((document) => void document.addPage().text('Presión: 2,3 bar.'), {
      userPassword: 'secreto',
    }),
  );

/** The first half of a real manual, as a broken download leaves it. */
export function truncated() {
  const whole = readFileSync(demoFiles.pdf);
  return pdf('cortado.pdf', whole.subarray(0, Math.floor(whole.length / 2)));
}

/** A manual of one page that is as large as one with many pictures: most of it is an attachment that nobody reads. */
export async function heavyPdf(name: string, text: string, bytes: number) {
  const content = await pdfOf((document) => {
    document.file(randomBytes(bytes), { name: 'adjunto.bin' });
    document.addPage().text(text);
  });
  return pdf(name, content);
}

/** Bytes enough for several pieces; nobody can read them, so that the test leaves no work behind. */
export const manyBytes = (name: string, bytes: number) => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.alloc(bytes),
});

export const shortText = (name: string) => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from('La presión de los neumáticos se comprueba en frío una vez al mes.\n'),
});
