import type { ReadPage } from '../../../domain/document/read-page';
import { paragraph, pdfOf, PIXEL } from '../../../testing/pdf';
import { temporaryFiles } from '../../../testing/temporary-file';
import { rankHeadings } from '../heading-depths';
import { readPdf } from './read-pdf';

const files = temporaryFiles();
afterAll(() => files.remove());

async function read(pdf: Buffer): Promise<ReadPage[]> {
  const pages: ReadPage[] = [];
  for await (const page of (await readPdf(await files.write(pdf))).pages) pages.push(page);
  return pages.map(rankHeadings());
}

const failureOf = async (pdf: Buffer): Promise<unknown> => {
  const error: unknown = await read(pdf).catch((reason: unknown) => reason);
  return error && typeof error === 'object' && 'code' in error ? error.code : error;
};

const simple = (text: string) => pdfOf((document) => document.addPage().text(text));

describe('reading a PDF', () => {
  it('joins the lines of a paragraph and keeps paragraphs apart', async () => {
    const [page] = await read(
      await pdfOf((document) => {
        document.addPage().text(paragraph(1)).moveDown().text(paragraph(2));
      }),
    );
    expect(page).toMatchObject({ number: 1, reference: 'p. 1' });
    expect(page?.text).toBe(`${paragraph(1)}\n\n${paragraph(2)}`);
  });

  it('keeps accents, signs and technical words', async () => {
    const text =
      '¿Qué presión? 2,2 bar (32 psi), aceite 5W-30, neumático 205/55 R16, código P0420, ñu.';
    expect((await read(await simple(text)))[0]?.text).toBe(text);
  });

  it.each([
    ['El freno de estaciona-', 'miento se suelta.', 'El freno de estacionamiento se suelta.'],
    ['ADVERTENCIA: PELIGRO DE EXPLO-', 'SIÓN', 'ADVERTENCIA: PELIGRO DE EXPLOSIÓN'],
    ['Use aceite 5W-', '30 o mejor.', 'Use aceite 5W-30 o mejor.'],
    ['El sistema Start-', 'Stop apaga el motor.', 'El sistema Start-Stop apaga el motor.'],
  ])('joins what was divided at the end of a line: %s', async (first, second, whole) => {
    const [page] = await read(
      await pdfOf((document) => {
        document.addPage().text('Antes de todo, esta línea larga que llena su renglón.', 60, 86);
        document.text(first, 60, 100).text(second, 60, 114);
      }),
    );
    expect(page?.text.endsWith(whole)).toBe(true);
  });

  it('keeps the cells of a table row together, also when a cell takes two lines', async () => {
    const [page] = await read(
      await pdfOf((document) => {
        document.addPage().fontSize(10);
        document.text('Rueda', 60, 100).text('En frío', 200, 100).text('Nota', 300, 100);
        document.text('Delantera', 60, 130).text('2,2 bar', 200, 130);
        document.text('con carga completa', 300, 124).text('suba a 2,4 bar', 300, 136);
        document.text('Trasera', 60, 160).text('2,0 bar', 200, 160).text('sin carga', 300, 160);
      }),
    );
    expect(page?.text.split('\n').filter((line) => line !== '')).toEqual([
      'Rueda\tEn frío\tNota',
      'Delantera\t2,2 bar\tcon carga completa suba a 2,4 bar',
      'Trasera\t2,0 bar\tsin carga',
    ]);
  });

  it('makes rows of a table that is drawn column by column', async () => {
    const [page] = await read(
      await pdfOf((document) => {
        document.addPage().fontSize(10);
        document.text('Delantera', 60, 100).text('Trasera', 60, 112).text('Repuesto', 60, 124);
        document.text('2,2 bar', 200, 100).text('2,0 bar', 200, 112).text('4,2 bar', 200, 124);
      }),
    );
    expect(page?.text).toBe('Delantera\t2,2 bar\nTrasera\t2,0 bar\nRepuesto\t4,2 bar');
  });

  it.each(['column by column', 'line by line'])(
    'reads two columns drawn %s, one after the other',
    async (order) => {
      const left = Array.from(
        { length: 12 },
        (_, line) => `izquierda línea ${line + 10} del texto`,
      );
      const right = Array.from(
        { length: 12 },
        (_, line) => `derecha línea ${line + 10} de lo que sigue`,
      );
      const [page] = await read(
        await pdfOf((document) => {
          document.addPage().fontSize(10);
          const draw = (text: string, x: number, line: number) =>
            document.text(text, x, 100 + 12 * line);
          if (order === 'line by line') {
            left.forEach((text, line) => {
              draw(text, 60, line);
              draw(right[line]!, 320, line);
            });
          } else {
            left.forEach((text, line) => draw(text, 60, line));
            right.forEach((text, line) => draw(text, 320, line));
          }
        }),
      );
      expect(page?.text.replace(/\s+/g, ' ')).toBe([...left, ...right].join(' '));
    },
  );

  it('removes running headers, footers and page numbers, and nothing of the body', async () => {
    const pages = await read(
      await pdfOf(
        (document) => {
          for (let number = 1; number <= 12; number++) {
            document.addPage();
            document
              .fontSize(9)
              .text(number % 2 ? 'Manual del propietario' : 'Modelo Brisa', 60, 30);
            document
              .fontSize(11)
              .text('Atención: lea esto.', 60, 100)
              .text(paragraph(number), 60, 130);
            document.fontSize(9).text(`Guantera ${number}`, 60, 800).text(`${number}`, 500, 800);
          }
        },
        { margin: 20 },
      ),
    );
    for (const [index, { text }] of pages.entries()) {
      expect(text).toBe(`Atención: lea esto.\n\n${paragraph(index + 1)}`);
    }
  });

  it('removes a footer whose title changes, by its page number', async () => {
    const titles = ['Frenos', 'Ruedas', 'Luces', 'Aceite', 'Agua', 'Gas', 'Sillas', 'Llaves'];
    const pages = await read(
      await pdfOf(
        (document) => {
          for (const [index, title] of titles.entries()) {
            document.addPage().fontSize(11).text(paragraph(index), 60, 100);
            const x = index % 2 ? 60 : 400;
            document
              .fontSize(9)
              .text(
                index % 2 ? `${index + 17} Cap. 2. ${title}` : `${title} ${index + 17}`,
                x,
                800,
              );
          }
        },
        { margin: 20 },
      ),
    );
    expect(pages.map(({ text }) => text)).toEqual(titles.map((_, index) => paragraph(index)));
  });

  it('finds headings by the outline, with their depth', async () => {
    const pages = await read(
      await pdfOf((document) => {
        document.addPage().text('3 Mantenimiento').moveDown().text(paragraph(1));
        const chapter = document.outline.addItem('Mantenimiento');
        document.addPage().text('3.1 Aceite del motor').moveDown().text(paragraph(2));
        chapter.addItem('Aceite del motor');
      }),
    );
    expect(pages.map(({ headings }) => headings)).toEqual([
      [{ offset: 0, depth: 1, title: 'Mantenimiento' }],
      [{ offset: 0, depth: 2, title: 'Aceite del motor' }],
    ]);
  });

  it('finds headings by the size and weight of their letters where there is no outline', async () => {
    const [page] = await read(
      await pdfOf((document) => {
        document.addPage().fontSize(18).text('Frenos').fontSize(11).moveDown().text(paragraph(1));
        document.moveDown().fontSize(14).text('Líquido').fontSize(11).moveDown().text(paragraph(2));
        document
          .moveDown(2)
          .font('Helvetica-Bold')
          .text('Nivel mínimo')
          .font('Helvetica')
          .text(paragraph(3));
      }),
    );
    expect(page?.headings.map(({ title, depth }) => [title, depth])).toEqual([
      ['Frenos', 1],
      ['Líquido', 2],
      ['Nivel mínimo', 3],
    ]);
    for (const { offset, title } of page?.headings ?? []) {
      expect(page?.text.slice(offset).startsWith(title)).toBe(true);
    }
  });

  it('recognises a table of contents', async () => {
    const pages = await read(
      await pdfOf((document) => {
        document.addPage();
        for (let number = 2; number < 12; number++) {
          document.text(`Capítulo sobre el tema ${number} ${'.'.repeat(40)} ${number}`);
        }
        for (let number = 2; number < 12; number++) document.addPage().text(paragraph(number));
      }),
    );
    expect(pages.filter(({ isAside }) => isAside).map(({ number }) => number)).toEqual([1]);
  });

  it('tells pages that are only images from blank ones', async () => {
    const pages = await read(
      await pdfOf((document) => {
        document.addPage().image(PIXEL, 0, 0, { width: 500, height: 700 });
        document.addPage();
        document.addPage().image(PIXEL, 0, 0, { width: 20, height: 20 });
        document.addPage().text(paragraph(1));
      }),
    );
    expect(pages.map(({ unreadable }) => unreadable)).toEqual([
      'image',
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('tells a scan on which something was stamped from a page with a picture behind its text', async () => {
    const pages = await read(
      await pdfOf((document) => {
        const scan = () => document.addPage().image(PIXEL, 0, 0, { width: 595, height: 842 });
        scan().text('Escaneado con una aplicación de teléfono. Página 12', 60, 700);
        scan().text(paragraph(1));
        document.addPage().image(PIXEL, 0, 0, { width: 200, height: 200 });
        document.text('Capítulo 4: La seguridad de los niños en el coche', 60, 300);
      }),
    );
    expect(pages.map(({ unreadable }) => unreadable)).toEqual(['image', undefined, undefined]);
  });

  it('reads text that stands sideways on its page', async () => {
    const [page] = await read(
      await pdfOf((document) => {
        document
          .addPage()
          .rotate(90, { origin: [300, 400] })
          .text(paragraph(1), 60, 300, { width: 400 });
      }),
    );
    expect(page?.text).toBe(paragraph(1));
  });

  it('cites pages by the numbers that are printed on them, and counts them all the same', async () => {
    const named = (text: string) => ({ P: new String(text) });
    const labels = [
      0,
      { S: 'r' },
      2,
      { S: 'D' },
      4,
      named('A\u202e\n1'),
      5,
      named('x'.repeat(200)),
    ];
    const pages = await read(
      await pdfOf((document) => {
        for (let number = 1; number <= 6; number++) document.addPage().text(paragraph(number));
        const { data } = (document as unknown as { _root: { data: object } })._root;
        Object.assign(data, { PageLabels: { Nums: labels } });
      }),
    );
    expect(pages.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6]);
    // The last one is no printed number: the page is cited by its place.
    const cited = ['p. i', 'p. ii', 'p. 1', 'p. 2', 'p. A 1', 'p. 6'];
    expect(pages.map(({ reference }) => reference)).toEqual(cited);
  });

  it('opens what only restricts copying, and refuses what needs a password', async () => {
    const owner = await pdfOf((document) => document.addPage().text('Texto libre de leer.'), {
      ownerPassword: 'dueño',
    });
    expect((await read(owner))[0]?.text).toBe('Texto libre de leer.');
    const user = await pdfOf((document) => document.addPage().text('x'), {
      userPassword: 'secreto',
    });
    expect(await failureOf(user)).toBe('ENCRYPTED');
  });

  it('refuses a file that was cut in half, or has nothing but a header', async () => {
    const whole = await pdfOf((document) => {
      for (let number = 0; number < 30; number++) document.addPage().text(paragraph(number));
    });
    expect(await failureOf(whole.subarray(0, whole.length / 2))).toBe('DAMAGED');
    expect(await failureOf(Buffer.from('%PDF-1.7\nnada\n%%EOF'))).toBe('DAMAGED');
  });
});
