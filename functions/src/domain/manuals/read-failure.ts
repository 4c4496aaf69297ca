/** Why a file can never be read, whoever tries again: its code, and the sentence that tells the owner what to do. */
export const readFailures = {
  ENCRYPTED:
    'El documento está protegido con contraseña. Guarda una copia sin contraseña y súbela de nuevo.',
  DAMAGED: 'El archivo está dañado o incompleto. Descárgalo otra vez y súbelo de nuevo.',
  EMPTY: 'El archivo está vacío. Elige otro y súbelo de nuevo.',
  WRONG_TYPE:
    'El contenido no es un PDF, DOCX o TXT, aunque su nombre lo diga. Sube el manual en uno de esos formatos.',
  OLD_WORD:
    'Es un documento de Word antiguo (.doc) o protegido. Guárdalo como DOCX sin contraseña, o como PDF, y súbelo de nuevo.',
  NO_TEXT: 'No hay texto que se pueda leer en el documento. Sube una versión con texto.',
  ONLY_IMAGES:
    'Las páginas del documento son solo imágenes (un escaneo) y no se han podido leer. Sube una versión con texto.',
  OCR_USED_UP:
    'Las páginas del documento son solo imágenes (un escaneo), y por hoy ya se han leído todas las que se pueden. Pulsa «Reprocesar» mañana.',
  GARBLED:
    'El archivo no dice qué letras muestran sus páginas y no se han podido leer. Sube otra versión del manual.',
  ONLY_FORM:
    'Es un formulario que solo muestra el programa de Adobe. Ábrelo con él, imprímelo como PDF y súbelo de nuevo.',
  ONLY_ATTACHMENTS:
    'El documento es una cartera con otros archivos dentro. Guarda el manual que contiene como PDF y sube ese.',
  ONLY_EMBEDDED:
    'El texto del documento está en otro archivo insertado en él, que no se puede leer. Ábrelo con Word, guárdalo como PDF y súbelo de nuevo.',
  TOO_LARGE: 'El archivo no debe exceder 50MB. Sube una versión más ligera.',
  NOT_AS_ANNOUNCED: 'El archivo es mayor de lo que se anunció. Elígelo y súbelo de nuevo.',
  TOO_COMPLEX:
    'El documento tarda demasiado en leerse o necesita demasiada memoria. Divídelo en partes, o guárdalo de nuevo como PDF, y súbelo otra vez.',
} as const;

export type ReadFailureCode = keyof typeof readFailures;

/** A permanent failure: it is written on the manual and never tried again by itself. */
export class ReadFailure extends Error {
  readonly code: ReadFailureCode;

  constructor(code: ReadFailureCode, options?: { cause?: unknown }) {
    super(readFailures[code], options);
    this.name = 'ReadFailure';
    this.code = code;
  }
}
