import { createRequire } from 'node:module';

type Library = {
  PDFiumLibrary: {
    init(): Promise<{
      loadDocument(bytes: Uint8Array): Promise<{
        pages(): Iterable<{ getText(): string }>;
        destroy(): void;
      }>;
    }>;
  };
};

/** The library by which the product reads manuals: it is a dependency of `functions` alone. */
const { PDFiumLibrary } = createRequire(new URL('../../functions/package.json', import.meta.url))(
  '@hyzyla/pdfium',
) as Library;

/** The text of each page of a PDF. */
export async function textOfPdf(bytes: Uint8Array): Promise<string[]> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(bytes);
  const pages = [...document.pages()].map((page) => page.getText());
  document.destroy();
  return pages;
}
