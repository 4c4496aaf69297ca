import { cleanFilename } from './filename';

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

  it('cuts no character in two', () => {
    const clean = cleanFilename(`${'🚗'.repeat(200)}.pdf`);
    expect(clean).toBe(`${'🚗'.repeat(125)}.pdf`);
    expect(cleanFilename(clean)).toBe(clean);
  });
});
