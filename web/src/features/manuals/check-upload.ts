import { cleanFilename, errors, manualTypeOf, MAX_MANUAL_BYTES } from '@contract';

/** Why something cannot be uploaded, in the specification's words. */
export type UploadProblem = { title: string; description: string };

const problems = {
  incomplete: {
    title: 'Información incompleta',
    description: 'Por favor, selecciona un vehículo y un archivo',
  },
  unsupported: {
    title: 'Tipo de archivo no soportado',
    description: 'Por favor, sube un archivo PDF, DOCX o TXT',
  },
  tooLarge: {
    title: 'Archivo demasiado grande',
    description: 'El archivo no debe exceder 50MB',
  },
  empty: { title: 'Archivo vacío', description: errors.EMPTY_FILE.sentence },
} as const satisfies Record<string, UploadProblem>;

/** What is wrong with a file before any of it is sent; null when nothing is. Its content is judged by the server. */
export function checkFile(file: Pick<File, 'name' | 'size'>): UploadProblem | null {
  if (manualTypeOf(file.name) === null) return problems.unsupported;
  if (file.size > MAX_MANUAL_BYTES) return problems.tooLarge;
  return file.size === 0 ? problems.empty : null;
}

/** What keeps the form from being sent. */
export function checkUpload(
  vehicleId: number | null,
  file: Pick<File, 'name' | 'size'> | null,
): UploadProblem | null {
  return vehicleId === null || file === null ? problems.incomplete : checkFile(file);
}

/** A manual that waits for its file takes that file and no other: its name is what answers cite. */
export function otherFile(
  file: Pick<File, 'name'>,
  awaited: { originalFilename: string } | null,
): UploadProblem | null {
  if (awaited === null || cleanFilename(file.name) === awaited.originalFilename) return null;
  return {
    title: 'Es otro archivo',
    description: `Elige «${awaited.originalFilename}», o sube este como un manual nuevo.`,
  };
}
