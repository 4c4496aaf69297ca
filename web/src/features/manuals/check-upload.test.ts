import { MAX_MANUAL_BYTES } from '@contract';
import { checkFile, checkUpload, otherFile } from './check-upload';

const file = (name: string, size = 1) => ({ name, size });

describe('what may be uploaded', () => {
  it.each(['manual.pdf', 'MANUAL.PDF', 'guía rápida.docx', 'notas.txt'])(
    '[9.5] takes %s',
    (name) => {
      expect(checkFile(file(name))).toBeNull();
    },
  );

  it.each(['foto.png', 'manual.doc', 'manual.pdf.exe', 'pdf', ''])(
    'refuses %p by its type',
    (name) => {
      expect(checkFile(file(name))).toEqual({
        title: 'Tipo de archivo no soportado',
        description: 'Por favor, sube un archivo PDF, DOCX o TXT',
      });
    },
  );

  it('[5.3, 9.2] takes exactly 50 MB and not a byte more', () => {
    expect(checkFile(file('manual.pdf', MAX_MANUAL_BYTES))).toBeNull();
    expect(checkFile(file('manual.pdf', MAX_MANUAL_BYTES + 1))).toEqual({
      title: 'Archivo demasiado grande',
      description: 'El archivo no debe exceder 50MB',
    });
  });

  it('refuses an empty file', () => {
    expect(checkFile(file('manual.pdf', 0))?.title).toBe('Archivo vacío');
  });

  it.each([
    [null, file('manual.pdf')],
    [1, null],
    [null, null],
  ])('asks for vehicle and file: %p, %p', (vehicleId, chosen) => {
    expect(checkUpload(vehicleId, chosen)).toEqual({
      title: 'Información incompleta',
      description: 'Por favor, selecciona un vehículo y un archivo',
    });
  });

  it('lets vehicle and file through', () => {
    expect(checkUpload(1, file('manual.pdf'))).toBeNull();
  });

  it('gives a waiting manual its own file only', () => {
    const awaited = { originalFilename: 'manual.pdf' };
    expect(otherFile(file('manual.pdf'), awaited)).toBeNull();
    expect(otherFile(file('otro.pdf'), awaited)?.title).toBe('Es otro archivo');
    expect(otherFile(file('otro.pdf'), null)).toBeNull();
  });

  it.each([
    ['manual  de usuario.pdf', 'manual de usuario.pdf'],
    [' manual\u00a0de usuario.pdf', 'manual de usuario.pdf'],
    ['Manual Leo\u0301n.pdf', 'Manual León.pdf'],
  ])('knows %j as the file that is shown as %j', (name, originalFilename) => {
    expect(otherFile(file(name), { originalFilename })).toBeNull();
  });
});
