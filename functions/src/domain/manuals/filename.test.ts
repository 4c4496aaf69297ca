import { acceptFilename } from './filename';

describe('acceptFilename', () => {
  it('tells the type by the extension, in any case', () => {
    expect(acceptFilename('MANUAL.PDF')).toEqual({
      filename: 'MANUAL.PDF',
      type: 'application/pdf',
    });
    expect(acceptFilename('notas.v2.txt').type).toBe('text/plain');
  });

  it.each([
    'manual.exe',
    'manual.pdf.exe',
    'manual',
    'manual.doc',
    '.pdf',
    '',
    'manual.pdf\u202e.exe',
    '\u200b\u2066.pdf',
    '.oculto.pdf',
    '\u3164.pdf',
    '\u2800 \ufe0f.pdf',
  ])('refuses %j', (name) => {
    expect(() => acceptFilename(name)).toThrow('PDF, DOCX o TXT');
  });
});
