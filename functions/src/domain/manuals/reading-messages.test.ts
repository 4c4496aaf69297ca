import { readingPage, unreadableMessage, type UnreadablePages } from './reading-messages';

const none: UnreadablePages = {
  image: [],
  garbled: [],
  damaged: [],
  coarse: [],
  marks: [],
  embedded: [],
  drawings: [],
};

describe('messages about reading', () => {
  it('counts pages where there are some', () => {
    expect(readingPage(120, 500)).toBe('Leyendo la página 120 de 500…');
    expect(readingPage(3, null)).toBe('Leyendo el documento…');
  });

  it.each([
    [[], null],
    [[3], 'Página 3: es solo una imagen y no se ha podido leer.'],
    [[3, 4], 'Páginas 3-4: son solo imágenes y no se han podido leer.'],
    [[3, 7, 9, 10, 11, 12], 'Páginas 3, 7 y 9-12: son solo imágenes y no se han podido leer.'],
  ])('names the pages %j that are only images', (image, expected) => {
    expect(unreadableMessage({ ...none, image })).toBe(expected);
  });

  it('tells images and letters without a name from damage', () => {
    expect(unreadableMessage({ ...none, image: [1], garbled: [3], damaged: [2, 5] })).toBe(
      'Página 1: es solo una imagen y no se ha podido leer. ' +
        'Página 3: el archivo no dice qué letras muestra y no se ha podido leer. ' +
        'Páginas 2 y 5: están dañadas y no se han podido leer.',
    );
  });

  it('says that tables may be missing where only the text was read', () => {
    const message = unreadableMessage({ ...none, damaged: [2] }, { isTextOnly: true });
    expect(message).toMatch(/^Página 2: .*\. El documento de Word tiene un fallo .*tablas/);
    expect(unreadableMessage(none, { isTextOnly: false })).toBeNull();
  });

  it('tells which pages are scanned too coarsely, and what to do', () => {
    expect(unreadableMessage({ ...none, coarse: [2, 3, 9] })).toBe(
      'Páginas 2-3 y 9: el escaneo tiene poca resolución y puede haber cifras mal leídas. ' +
        'Compruébalas en la página o sube un escaneo mejor.',
    );
  });

  it('names PDFs within the document, which are uploaded by themselves', () => {
    expect(unreadableMessage({ ...none, embedded: ['anexo.pdf'] })).toBe(
      'Una parte del documento es otro archivo («anexo.pdf») que no se ha podido leer. ' +
        'Para preguntar también por lo que dice, guárdalo y súbelo aparte.',
    );
    expect(unreadableMessage({ ...none, embedded: ['anexo.pdf', 'hoja.docx'] })).toContain('Word');
  });

  it('says of which pages the signs of a table are drawn', () => {
    expect(unreadableMessage({ ...none, marks: [41, 42] })).toBe(
      'Páginas 41-42: los signos de una tabla están dibujados y no se han podido leer. Mira la tabla en la página.',
    );
  });

  it('counts what is drawn in a document of Word', () => {
    expect(unreadableMessage({ ...none, drawings: ['chart'] })).toContain(
      'dentro de 1 gráfico del',
    );
    const drawings = ['picture', 'diagram', 'picture', 'chart'];
    expect(unreadableMessage({ ...none, drawings })).toBe(
      'No se ha podido leer lo que hay dentro de 2 imágenes grandes, 1 gráfico y 1 diagrama del documento de Word. ' +
        'Ábrelo con Word, guárdalo como PDF y súbelo.',
    );
  });

  it('does not list hundreds of pages', () => {
    const image = Array.from({ length: 300 }, (_, index) => index * 2 + 1);
    const message = unreadableMessage({ ...none, image });
    expect(message).toContain('y otras más:');
    expect(message?.length).toBeLessThan(200);
  });
});
