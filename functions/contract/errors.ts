import * as z from 'zod/mini';
import { sentences } from './sentences';

/**
 * Every error that the API can answer: its HTTP status and the sentence an owner reads.
 * Types, statuses and texts on both sides derive from this table.
 */
export const errors = {
  INVALID_REQUEST: {
    status: 400,
    sentence: 'Hay datos que no son válidos. Revísalos e inténtalo de nuevo.',
  },
  INVALID_JSON: {
    status: 400,
    sentence: 'La petición no se entiende: el cuerpo no es JSON válido.',
  },
  NOT_SIGNED_IN: { status: 401, sentence: 'Inicia sesión para continuar.' },
  INVALID_CREDENTIALS: { status: 401, sentence: 'El correo o la contraseña no son correctos.' },
  RECENT_SIGN_IN_REQUIRED: {
    status: 401,
    sentence: 'Tu inicio de sesión ha caducado. Vuelve a identificarte.',
  },
  INVITATION_ONLY: { status: 403, sentence: sentences.INVITATION_ONLY },
  EMAIL_NOT_VERIFIED: {
    status: 403,
    sentence: 'Confirma tu correo con el enlace que te hemos enviado y vuelve a iniciar sesión.',
  },
  NEW_PASSWORD_REQUIRED: {
    status: 403,
    sentence:
      'Alguien ha registrado este correo más de una vez. Te hemos enviado un enlace para elegir una contraseña nueva: ábrelo y vuelve a iniciar sesión.',
  },
  ACCOUNT_BEING_ERASED: {
    status: 403,
    sentence: 'Esta cuenta se está eliminando. Para volver a usar Guantera, regístrate de nuevo.',
  },
  APP_NOT_VERIFIED: {
    status: 403,
    sentence:
      'No se ha podido comprobar que la petición viene de Guantera. Recarga la página; si sigue igual, permite reCAPTCHA en tu bloqueador de contenidos.',
  },
  CROSS_SITE_REQUEST: { status: 403, sentence: 'La petición viene de otro sitio y no se acepta.' },
  NOT_FOUND: { status: 404, sentence: 'Eso no existe.' },
  VEHICLE_NOT_FOUND: { status: 404, sentence: 'Ese vehículo no existe.' },
  MANUAL_NOT_FOUND: { status: 404, sentence: 'Ese manual no existe.' },
  SEARCH_NOT_FOUND: { status: 404, sentence: 'Esa búsqueda ya no está en tu historial.' },
  FACT_NOT_FOUND: {
    status: 404,
    sentence: 'Ese dato ya no está en la ficha. Recarga la página.',
  },
  INVITATION_NOT_FOUND: { status: 404, sentence: 'Esa invitación no existe.' },
  PAGE_NOT_FOUND: { status: 404, sentence: 'Este manual no tiene esa página.' },
  PAGE_HAS_NO_PICTURE: {
    status: 404,
    sentence: 'De este manual no hay imágenes de las páginas, solo su texto.',
  },
  SIGNALS_NOT_AVAILABLE: { status: 404, sentence: 'Los testigos no están disponibles.' },
  METHOD_NOT_ALLOWED: { status: 405, sentence: 'Esa operación no está disponible aquí.' },
  MANUAL_BUSY: { status: 409, sentence: 'El manual se está procesando. Espera a que termine.' },
  MANUAL_BEING_DELETED: {
    status: 409,
    sentence: 'El manual se está eliminando y ya no se puede cambiar.',
  },
  MANUAL_HAS_NO_FILE: {
    status: 409,
    sentence: 'El manual todavía no tiene archivo. Súbelo primero.',
  },
  MANUAL_NOT_READ: {
    status: 409,
    sentence: 'Este manual todavía no está leído. Podrás abrirlo cuando termine de procesarse.',
  },
  MANUAL_HAS_FILE: {
    status: 409,
    sentence: 'El manual ya tiene su archivo. Para cambiarlo, sube un manual nuevo.',
  },
  MANUAL_OF_ANOTHER_VEHICLE: {
    status: 409,
    sentence: 'Este manual es de otro vehículo. Recarga la lista y vuelve a subir el archivo.',
  },
  ODOMETER_GOES_BACK: {
    status: 409,
    sentence:
      'Hay otra anotación que no cuadra: el cuentakilómetros no puede bajar. Revisa la fecha o los kilómetros.',
  },
  ODOMETER_UNLIKELY: {
    status: 409,
    sentence:
      'Esos kilómetros no cuadran con los que ya están apuntados. Si son los que marcaba, confírmalo.',
  },
  LOGBOOK_FULL: {
    status: 409,
    sentence: 'El registro de este vehículo está lleno. Borra anotaciones antiguas.',
  },
  RECEIPT_NOT_FOUND: { status: 404, sentence: 'Este servicio no tiene recibo.' },
  STATUS_NOT_ALLOWED: { status: 409, sentence: 'El manual no puede pasar a ese estado.' },
  EXPORT_NOT_READY: {
    status: 409,
    sentence: 'Tus datos no están listos para descargar. Prepáralos primero.',
  },
  TRY_AGAIN: {
    status: 409,
    sentence: 'Otra operación cambió los mismos datos. Inténtalo de nuevo.',
  },
  FILE_TOO_LARGE: { status: 413, sentence: 'El archivo no debe exceder 50MB' },
  ATTACHED_FILE_TOO_LARGE: { status: 413, sentence: 'Aquí el archivo no debe exceder 20MB.' },
  RECEIPT_TOO_LARGE: { status: 413, sentence: 'El recibo no debe exceder 10 MB.' },
  REQUEST_TOO_LARGE: {
    status: 413,
    sentence: sentences.REQUEST_TOO_LARGE,
  },
  UNSUPPORTED_FILE_TYPE: { status: 415, sentence: 'Por favor, sube un archivo PDF, DOCX o TXT' },
  RECEIPT_TYPE: { status: 415, sentence: 'Añade el recibo en PDF, JPG, PNG o WebP.' },
  RECEIPT_IS_HEIC: {
    status: 415,
    sentence:
      'Las fotos HEIC no se pueden leer aquí. Haz una captura de pantalla de la foto y añádela, o elige en tu cámara el formato JPG («Más compatible» en el iPhone).',
  },
  UNSUPPORTED_MEDIA_TYPE: {
    status: 415,
    sentence: 'La petición debe ser JSON o un formulario con archivo.',
  },
  PAGE_NOT_DRAWN: {
    status: 422,
    sentence: 'Esta página no se puede dibujar. Tienes su texto, o el archivo original.',
  },
  RECEIPT_DAMAGED: {
    status: 422,
    sentence:
      'Esta imagen no se puede abrir: está dañada o tiene demasiados píxeles. Haz otra foto y añádela.',
  },
  EMPTY_FILE: { status: 422, sentence: 'El archivo está vacío. Elige otro.' },
  FILE_MISSING: { status: 422, sentence: 'Falta el archivo.' },
  EXPORT_LIMIT: {
    status: 429,
    sentence: 'Has preparado tus datos cinco veces en un día. Vuelve a intentarlo mañana.',
  },
  TOO_MANY_REQUESTS: {
    status: 429,
    sentence: 'Demasiadas peticiones seguidas. Espera un momento e inténtalo de nuevo.',
  },
  QUESTIONS_PER_MINUTE: {
    status: 429,
    sentence: 'Has hecho muchas preguntas en un minuto. Espera un momento y vuelve a preguntar.',
  },
  QUESTIONS_PER_DAY: {
    status: 429,
    sentence:
      'Has llegado al límite de preguntas de un día. Podrás volver a preguntar 24 horas después de la primera.',
  },
  UPLOADS_PER_DAY: {
    status: 429,
    sentence:
      'Has llegado al límite de manuales que se procesan en un día. Inténtalo de nuevo mañana.',
  },
  PICTURES_PER_DAY: {
    status: 429,
    sentence:
      'Has abierto muchísimas páginas en un día. Hasta mañana verás su texto, y las que ya abriste.',
  },
  LOOKS_PER_MINUTE: {
    status: 429,
    sentence: 'Has buscado muchísimas veces en un minuto. Espera un momento y vuelve a buscar.',
  },
  RECEIPTS_PER_DAY: {
    status: 429,
    sentence: 'Has añadido muchísimos recibos en un día. Inténtalo de nuevo mañana.',
  },
  STORAGE_FULL: {
    status: 429,
    sentence:
      'No queda espacio para este archivo. Elimina algún manual o recibo y vuelve a subirlo.',
  },
  TOO_MANY_VEHICLES: {
    status: 429,
    sentence: 'Tu garaje está lleno. Elimina un vehículo para añadir otro.',
  },
  TOO_MANY_MANUALS: {
    status: 429,
    sentence: 'Este vehículo ya tiene todos los manuales que caben. Elimina uno para subir otro.',
  },
  TOO_MANY_FACTS: {
    status: 429,
    sentence:
      'Ya has anotado todos los datos que caben en esta ficha. Quita alguno para anotar otro.',
  },
  TOO_MANY_SAVED: {
    status: 429,
    sentence: 'Ya guardas todas las respuestas que caben. Quita alguna para guardar otra.',
  },
  INTERNAL: {
    status: 500,
    sentence: sentences.INTERNAL,
  },
  UNAVAILABLE: {
    status: 503,
    sentence: sentences.UNAVAILABLE,
  },
  READING_PAUSED: {
    status: 503,
    sentence:
      'Ahora mismo no se procesan manuales nuevos. Los que ya tienes se pueden seguir consultando.',
  },
} as const satisfies Record<string, { status: number; sentence: string }>;

export type ErrorCode = keyof typeof errors;

const errorCodes = Object.keys(errors) as [ErrorCode, ...ErrorCode[]];

/**
 * Body of every answer that is not OK. `error` and `message` hold the same Spanish sentence: the specification
 * names readers of both. `details` says which field of a request is wrong.
 */
export const errorBody = z.object({
  error: z.string(),
  message: z.string(),
  code: z.enum(errorCodes),
  requestId: z.string(),
  details: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
});

export type ErrorBody = z.infer<typeof errorBody>;
