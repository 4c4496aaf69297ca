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

type Layer = { name: string; text: string; isOff?: boolean };

/** Pages that have the same layers, whose texts stand at `top`: by default over each other. */
const layered = (
  pages: number,
  layers: readonly Layer[],
  top: (at: number) => number = () => 100,
): Promise<Buffer> =>
  pdfOf((document) => {
    const internals = document as unknown as Internals;
    const groups = layers.map(({ name }) => document.ref({ Type: 'OCG', Name: new String(name) }));
    const off = groups.filter((_, at) => layers[at]?.isOff === true);
    internals._root.data.OCProperties = { OCGs: groups, D: { OFF: off } };
    const properties = Object.fromEntries(groups.map((group, at) => [`Layer${at}`, group]));
    for (let page = 1; page <= pages; page++) {
      document.addPage().text(`Página ${page}.`, 60, 60);
      Object.assign(internals.page.resources.data, { Properties: properties });
      for (const [at, { text }] of layers.entries()) {
        document.addContent(`/OC /Layer${at} BDC`).text(text, 60, top(at)).addContent('EMC');
      }
    }
    for (const group of groups) group.end('');
  });

describe('what a page of a PDF shows', () => {
  it('is not the text of a layer that is off, also where another one lies over it', async () => {
    const pdf = await layered(2, [
      { name: 'Gasolina', text: 'La presión es de 2,2 bar.' },
      { name: 'Borrador', text: 'La presión es de 9,9 bar.', isOff: true },
    ]);
    expect(await textsOf(pdf)).toEqual([
      'Página 1.\n\nLa presión es de 2,2 bar.',
      'Página 2.\n\nLa presión es de 2,2 bar.',
    ]);
  });

  it('is taken to be all its text where it has more layers than are looked at', async () => {
    const names = Array.from({ length: 41 }, (_, at) => `Capa ${at}`);
    const layers = names.map((name) => ({ name, text: name, isOff: name === 'Capa 7' }));
    const [page] = await textsOf(await layered(1, layers, (at) => 80 + 15 * at));
    expect(page).toContain('Capa 7');
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
