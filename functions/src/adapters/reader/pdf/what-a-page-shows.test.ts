import { pdfOf } from '../../../testing/pdf';
import { temporaryFiles } from '../../../testing/temporary-file';
import { readPdf } from './read-pdf';

const files = temporaryFiles();
afterAll(() => files.remove());

async function textsOf(pdf: Buffer): Promise<string[]> {
  const texts: string[] = [];
  for await (const { text } of (await readPdf(await files.write(pdf))).pages) texts.push(text);
  return texts;
}

/** What pdfkit has no function for: the dictionaries of a document. */
type Internals = {
  _root: { data: { OCProperties?: object; Pages: { data: object } } };
  page: { resources: { data: object } };
};

describe('what a page of a PDF shows', () => {
  it('is not the text of a layer that is off, also where another one lies over it', async () => {
    const pdf = await pdfOf((document) => {
      const layer = (Name: string) => document.ref({ Type: 'OCG', Name: new String(Name) });
      const layers = { Gasolina: layer('Gasolina'), Borrador: layer('Borrador') };
      const { _root } = document as unknown as Internals;
      const all = Object.values(layers);
      _root.data.OCProperties = { OCGs: all, D: { OFF: [layers.Borrador] } };
      for (let page = 1; page <= 2; page++) {
        document.addPage().text(`Página ${page}.`, 60, 60);
        Object.assign((document as unknown as Internals).page.resources.data, {
          Properties: layers,
        });
        const said = {
          Gasolina: 'La presión es de 2,2 bar.',
          Borrador: 'La presión es de 9,9 bar.',
        };
        for (const [name, text] of Object.entries(said)) {
          document.addContent(`/OC /${name} BDC`).text(text, 60, 100).addContent('EMC');
        }
      }
      for (const dictionary of all) dictionary.end('');
    });
    expect(await textsOf(pdf)).toEqual([
      'Página 1.\n\nLa presión es de 2,2 bar.',
      'Página 2.\n\nLa presión es de 2,2 bar.',
    ]);
  });

  it('is what stands in the fields of a form, beside their names, and no note', async () => {
    const pdf = await pdfOf((document) => {
      document.addPage().fontSize(10);
      document.initForm();
      const fields = { Delantera: '2,2 bar en frío', Trasera: '2,4 bar', Repuesto: '' };
      Object.entries(fields).forEach(([name, value], row) => {
        const y = 100 + 24 * row;
        document.text(`${name}:`, 60, y, { lineBreak: false });
        document.formText(name, 130, y - 3, 120, 15, { value });
      });
      document.note(60, 60, 20, 20, 'Preguntar a Luis si son 9,9 bar.');
      document.text('Con remolque suba la presión.', 60, 200);
    });
    expect(await textsOf(pdf)).toEqual([
      'Delantera:\t2,2 bar en frío\n\nTrasera:\t2,4 bar\n\nRepuesto:\n\nCon remolque suba la presión.',
    ]);
  });

  it('is what the crop box of all pages leaves', async () => {
    const pdf = await pdfOf((document) => {
      document.addPage({ size: [1200, 842], margin: 0 }).fontSize(11);
      document.text('La presión es de 2,2 bar.', 60, 100, { lineBreak: false });
      document.text('Caben 4,3 litros.', 660, 100, { lineBreak: false });
      const { Pages } = (document as unknown as Internals)._root.data;
      Object.assign(Pages.data, { CropBox: [0, 0, 600, 842] });
    });
    expect(await textsOf(pdf)).toEqual(['La presión es de 2,2 bar.']);
  });
});
