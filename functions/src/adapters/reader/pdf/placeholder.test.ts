import { pdfOf } from '../../../testing/pdf';
import { temporaryFiles } from '../../../testing/temporary-file';
import { readPdf } from './read-pdf';

const files = temporaryFiles();
afterAll(() => files.remove());

type Internals = { _root: { data: { AcroForm: { data: object } } } };

/** A page with this text, of a form that only Adobe's programs draw. */
const formWith = (text: string): Promise<Buffer> =>
  pdfOf((document) => {
    document.addPage().text(text, 60, 80);
    document.initForm();
    const xfa = document.ref({});
    Object.assign((document as unknown as Internals)._root.data.AcroForm.data, { XFA: xfa });
    xfa.end('<xdp:xdp xmlns:xdp="http://ns.adobe.com/xdp/"/>');
  });

const withFile = (text: string): Promise<Buffer> =>
  pdfOf((document) => {
    document.addPage().text(text, 60, 80);
    document.file(Buffer.from('contenido'), { name: 'manual.pdf' });
  });

async function read(pdf: Buffer): Promise<string> {
  const texts: string[] = [];
  for await (const { number, text } of (await readPdf(await files.write(pdf))).pages) {
    // A file beside the pages is named behind them, and has no number.
    if (number !== null) texts.push(text);
  }
  return texts.join('\n');
}

describe('a page that stands in for a document', () => {
  it.each([
    [
      'Please wait... If this message is not eventually replaced, your PDF viewer may not be able to display it.',
      formWith,
      'ONLY_FORM',
    ],
    [
      'Espere... Es posible que su visor de PDF no pueda mostrar este documento.',
      formWith,
      'ONLY_FORM',
    ],
    ['Abra esta cartera de PDF en una versión reciente.', withFile, 'ONLY_ATTACHMENTS'],
    ['This PDF Portfolio needs a recent reader.', withFile, 'ONLY_ATTACHMENTS'],
  ])('is refused: %s', async (text, make, code) => {
    await expect(read(await make(text))).rejects.toMatchObject({ code });
  });

  it.each([
    ['a form with a text of its own', 'La presión es de 2,3 bar.', formWith],
    ['a manual with a file beside it', 'La presión es de 2,3 bar.', withFile],
  ])('is not %s', async (_, text, make) => {
    expect(await read(await make(text))).toBe(text);
  });
});

describe('a PDF that is filled up behind its end', () => {
  it.each([
    ['zeros', '\0'],
    ['blanks', ' '],
  ])('is read: %s', async (_, filling) => {
    const pdf = await pdfOf((document) => document.addPage().text('Son 2,3 bar.', 60, 80));
    expect(await read(Buffer.concat([pdf, Buffer.from(filling.repeat(80_000))]))).toBe(
      'Son 2,3 bar.',
    );
  });
});
