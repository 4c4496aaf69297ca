import { acceptFilename, cleanFilename } from './filename';

describe('cleanFilename', () => {
  it.each([
    ['Manual del León 2021.pdf', 'Manual del León 2021.pdf'],
    ['../../etc/passwd.pdf', 'passwd.pdf'],
    ['C:\\Coche\\manual.docx', 'manual.docx'],
    ['manual\u202efdp.exe', 'manualfdp.exe'],
    ['ma\u200bnual\u0000\n.pdf', 'manual .pdf'],
    ['  manual   de  usuario.txt ', 'manual de usuario.txt'],
    ['Leo\u0301n.pdf', 'León.pdf'],
    ['coche 🚗.pdf', 'coche 🚗.pdf'],
    ['\ud800.pdf', '.pdf'],
    ['carpeta/', ''],
  ])('turns %j into %j', (name, clean) => {
    expect(cleanFilename(name)).toBe(clean);
  });

  it('cuts long names before their extension', () => {
    const clean = cleanFilename(`${'a'.repeat(400)}.pdf`);
    expect(clean).toHaveLength(255);
    expect(clean.endsWith('a.pdf')).toBe(true);
  });
});

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
