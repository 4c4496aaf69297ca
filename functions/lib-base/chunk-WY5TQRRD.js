// src/domain/read-failure.ts
var readFailures = {
  ENCRYPTED: "El documento est\xE1 protegido con contrase\xF1a. Guarda una copia sin contrase\xF1a y s\xFAbela de nuevo.",
  DAMAGED: "El archivo est\xE1 da\xF1ado o incompleto. Desc\xE1rgalo otra vez y s\xFAbelo de nuevo.",
  EMPTY: "El archivo est\xE1 vac\xEDo. Elige otro y s\xFAbelo de nuevo.",
  WRONG_TYPE: "El contenido no es un PDF, DOCX o TXT, aunque su nombre lo diga. Sube el manual en uno de esos formatos.",
  OLD_WORD: "Es un documento de Word antiguo (.doc) o protegido. Gu\xE1rdalo como DOCX sin contrase\xF1a, o como PDF, y s\xFAbelo de nuevo.",
  NO_TEXT: "No hay texto que se pueda leer en el documento. Sube una versi\xF3n con texto.",
  ONLY_IMAGES: "Las p\xE1ginas del documento son solo im\xE1genes (un escaneo) y no se han podido leer. Sube una versi\xF3n con texto.",
  TOO_LARGE: "El archivo no debe exceder 50MB. Sube una versi\xF3n m\xE1s ligera.",
  TOO_COMPLEX: "El documento tarda demasiado en leerse o necesita demasiada memoria. Gu\xE1rdalo de nuevo como PDF y s\xFAbelo otra vez."
};
var ReadFailure = class extends Error {
  code;
  constructor(code, options) {
    super(readFailures[code], options);
    this.name = "ReadFailure";
    this.code = code;
  }
};

export {
  readFailures,
  ReadFailure
};
//# sourceMappingURL=chunk-WY5TQRRD.js.map
