// contract/endpoint.ts
import { z } from "zod";
var nothing = z.object({});
var noContent = z.undefined();
function endpoint(definition) {
  return {
    access: "session",
    bodyKind: definition.body ? "json" : "none",
    status: definition.response ? 200 : 204,
    params: nothing,
    body: nothing,
    response: noContent,
    ...definition
  };
}
var numericId = z.union([
  z.number(),
  z.string().regex(/^\d{1,16}$/).transform(Number)
]).pipe(z.number().int().positive().max(Number.MAX_SAFE_INTEGER));
var idParams = z.object({ id: numericId });
var moment = z.iso.datetime();

// contract/account.ts
import { z as z2 } from "zod";
var dataExportSchema = z2.object({
  status: z2.enum(["queued", "running", "ready", "failed"]),
  /** Percent, 0 to 100. */
  progress: z2.number().min(0).max(100),
  requestedAt: moment,
  /** Bytes of the archive; null until it is ready. */
  size: z2.number().int().nullable(),
  /** When a ready archive is removed; null before it is ready. */
  expiresAt: moment.nullable()
});
var getDataExport = endpoint({
  method: "GET",
  path: "/api/account/export",
  response: dataExportSchema.nullable()
});
var startDataExport = endpoint({
  method: "POST",
  path: "/api/account/export",
  response: dataExportSchema,
  status: 202
});
var openDataExport = endpoint({
  method: "POST",
  path: "/api/account/export/link",
  response: z2.object({ url: z2.url() })
});
var ERASE_CONFIRMATION = "ELIMINAR";
var eraseAccount = endpoint({
  method: "POST",
  path: "/api/account/erase",
  body: z2.object({ confirmation: z2.literal(ERASE_CONFIRMATION) })
});

// contract/errors.ts
import { z as z3 } from "zod";
var errors = {
  INVALID_REQUEST: {
    status: 400,
    sentence: "Hay datos que no son v\xE1lidos. Rev\xEDsalos e int\xE9ntalo de nuevo."
  },
  INVALID_JSON: {
    status: 400,
    sentence: "La petici\xF3n no se entiende: el cuerpo no es JSON v\xE1lido."
  },
  NOT_SIGNED_IN: { status: 401, sentence: "Inicia sesi\xF3n para continuar." },
  INVALID_CREDENTIALS: { status: 401, sentence: "El correo o la contrase\xF1a no son correctos." },
  RECENT_SIGN_IN_REQUIRED: {
    status: 401,
    sentence: "Tu inicio de sesi\xF3n ha caducado. Vuelve a identificarte."
  },
  INVITATION_ONLY: { status: 403, sentence: "Esta plataforma es solo por invitaci\xF3n" },
  EMAIL_NOT_VERIFIED: {
    status: 403,
    sentence: "Confirma tu correo con el enlace que te hemos enviado y vuelve a iniciar sesi\xF3n."
  },
  ACCOUNT_BEING_ERASED: {
    status: 403,
    sentence: "Esta cuenta se est\xE1 eliminando. Para volver a usar Guantera, reg\xEDstrate de nuevo."
  },
  CROSS_SITE_REQUEST: { status: 403, sentence: "La petici\xF3n viene de otro sitio y no se acepta." },
  NOT_FOUND: { status: 404, sentence: "Eso no existe." },
  VEHICLE_NOT_FOUND: { status: 404, sentence: "Ese veh\xEDculo no existe." },
  MANUAL_NOT_FOUND: { status: 404, sentence: "Ese manual no existe." },
  SEARCH_NOT_FOUND: { status: 404, sentence: "Esa b\xFAsqueda ya no est\xE1 en tu historial." },
  INVITATION_NOT_FOUND: { status: 404, sentence: "Esa invitaci\xF3n no existe." },
  METHOD_NOT_ALLOWED: { status: 405, sentence: "Esa operaci\xF3n no est\xE1 disponible aqu\xED." },
  MANUAL_BUSY: { status: 409, sentence: "El manual se est\xE1 procesando. Espera a que termine." },
  MANUAL_HAS_NO_FILE: {
    status: 409,
    sentence: "El manual todav\xEDa no tiene archivo. S\xFAbelo primero."
  },
  MANUAL_HAS_FILE: {
    status: 409,
    sentence: "El manual ya tiene su archivo. Para cambiarlo, sube un manual nuevo."
  },
  STATUS_NOT_ALLOWED: { status: 409, sentence: "El manual no puede pasar a ese estado." },
  EXPORT_NOT_READY: {
    status: 409,
    sentence: "Tus datos no est\xE1n listos para descargar. Prep\xE1ralos primero."
  },
  TRY_AGAIN: {
    status: 409,
    sentence: "Otra operaci\xF3n cambi\xF3 los mismos datos. Int\xE9ntalo de nuevo."
  },
  FILE_TOO_LARGE: { status: 413, sentence: "El archivo no debe exceder 50MB" },
  ATTACHED_FILE_TOO_LARGE: { status: 413, sentence: "Aqu\xED el archivo no debe exceder 20MB." },
  REQUEST_TOO_LARGE: {
    status: 413,
    sentence: "El env\xEDo es demasiado grande para esta v\xEDa. Sube el archivo desde la pantalla de manuales."
  },
  UNSUPPORTED_FILE_TYPE: { status: 415, sentence: "Por favor, sube un archivo PDF, DOCX o TXT" },
  UNSUPPORTED_MEDIA_TYPE: {
    status: 415,
    sentence: "La petici\xF3n debe ser JSON o un formulario con archivo."
  },
  EMPTY_FILE: { status: 422, sentence: "El archivo est\xE1 vac\xEDo. Elige otro." },
  FILE_MISSING: { status: 422, sentence: "Falta el archivo del manual." },
  EXPORT_LIMIT: {
    status: 429,
    sentence: "Has preparado tus datos cinco veces en un d\xEDa. Vuelve a intentarlo ma\xF1ana."
  },
  TOO_MANY_REQUESTS: {
    status: 429,
    sentence: "Demasiadas peticiones seguidas. Espera un momento e int\xE9ntalo de nuevo."
  },
  QUESTIONS_PER_MINUTE: {
    status: 429,
    sentence: "Has hecho muchas preguntas en un minuto. Espera un momento y vuelve a preguntar."
  },
  QUESTIONS_PER_DAY: {
    status: 429,
    sentence: "Has llegado al l\xEDmite de preguntas de un d\xEDa. Podr\xE1s volver a preguntar 24 horas despu\xE9s de la primera."
  },
  UPLOADS_PER_DAY: {
    status: 429,
    sentence: "Has llegado al l\xEDmite de manuales que se procesan en un d\xEDa. Int\xE9ntalo de nuevo ma\xF1ana."
  },
  STORAGE_FULL: {
    status: 429,
    sentence: "No queda espacio para este archivo. Elimina alg\xFAn manual y vuelve a subirlo."
  },
  TOO_MANY_VEHICLES: {
    status: 429,
    sentence: "Tu garaje est\xE1 lleno. Elimina un veh\xEDculo para a\xF1adir otro."
  },
  TOO_MANY_MANUALS: {
    status: 429,
    sentence: "Este veh\xEDculo ya tiene todos los manuales que caben. Elimina uno para subir otro."
  },
  INTERNAL: {
    status: 500,
    sentence: "Algo ha fallado por nuestra parte. Int\xE9ntalo de nuevo en un momento."
  },
  UNAVAILABLE: {
    status: 503,
    sentence: "El servicio no responde ahora mismo. Int\xE9ntalo de nuevo en un momento."
  },
  READING_PAUSED: {
    status: 503,
    sentence: "Ahora mismo no se procesan manuales nuevos. Los que ya tienes se pueden seguir consultando."
  }
};
var errorCodes = Object.keys(errors);
var errorBody = z3.object({
  error: z3.string(),
  message: z3.string(),
  code: z3.enum(errorCodes),
  requestId: z3.string(),
  details: z3.array(z3.object({ path: z3.string(), message: z3.string() })).optional()
});

// contract/health.ts
import { z as z4 } from "zod";
var serviceParts = ["database", "files", "identity", "answers"];
var healthSchema = z4.object({
  /** `down` when nothing can be asked, `degraded` when something else does not answer. */
  status: z4.enum(["ok", "degraded", "down"]),
  version: z4.string(),
  /** When the parts were asked; answers are kept for a moment. */
  checkedAt: moment,
  parts: z4.array(z4.object({ name: z4.enum(serviceParts), isUp: z4.boolean() }))
});
var getHealth = endpoint({
  method: "GET",
  path: "/api/health",
  access: "public",
  response: healthSchema
});

// contract/limits.ts
var MEGABYTE = 1024 * 1024;
var MAX_MANUAL_BYTES = 50 * MEGABYTE;
var MAX_ATTACHED_MANUAL_BYTES = 20 * MEGABYTE;
var MAX_REQUEST_BYTES = 32 * MEGABYTE;
var MAX_JSON_BYTES = 64 * 1024;
var UPLOAD_CHUNK_BYTES = 4 * MEGABYTE;
var FIRST_VEHICLE_YEAR = 1900;
var lastVehicleYear = (now = /* @__PURE__ */ new Date()) => now.getFullYear() + 1;
var MIN_PASSWORD_LENGTH = 6;
var MAX_QUESTION_LENGTH = 2e3;
var MAX_FILENAME_LENGTH = 255;
var MAX_PROCESSING_MESSAGE_LENGTH = 500;
var MAX_INVITATION_MESSAGE_LENGTH = 1e3;
var ONBOARDING_STEPS = 6;
var MAX_LISTED_CHUNKS = 100;
var MAX_LISTED_SEARCHES = 100;
var DEFAULT_LANGUAGE = "es";
var SESSION_COOKIE = "__session";
var SESSION_MS = 5 * 24 * 60 * 60 * 1e3;
var RECENT_SIGN_IN_MS = 5 * 60 * 1e3;
var HOUR_MS = 60 * 60 * 1e3;
var EXPORT_KEPT_MS = 24 * HOUR_MS;
var EXPORTS_PER_DAY = 5;
var EXPORT_LINK_MS = 5 * 60 * 1e3;
var ERASURE_KEPT_MS = 8 * 24 * HOUR_MS;

// contract/invitation.ts
import { z as z5 } from "zod";
var invitationNameSchema = z5.string().regex(/^[a-z0-9][a-z0-9-]{0,59}$/);
var getInvitation = endpoint({
  method: "GET",
  path: "/api/invite-:name",
  access: "public",
  params: z5.object({ name: invitationNameSchema }),
  response: z5.object({ name: z5.string(), email: z5.string() })
});
var sendInvitation = endpoint({
  method: "POST",
  path: "/api/invite-:name",
  access: "public",
  params: z5.object({ name: invitationNameSchema }),
  body: z5.object({
    message: z5.string().trim().max(
      MAX_INVITATION_MESSAGE_LENGTH,
      `El mensaje no debe pasar de ${MAX_INVITATION_MESSAGE_LENGTH} caracteres.`
    ).optional()
  }),
  response: z5.object({ message: z5.string() })
});

// contract/legal.ts
import { z as z6 } from "zod";
var legalSchema = z6.object({
  /** Who runs the service and answers for the data. */
  operator: z6.object({
    name: z6.string(),
    taxId: z6.string(),
    address: z6.string(),
    email: z6.string()
  }),
  /** Days that questions and answers are kept; 0: until their owner deletes them. */
  searchRetentionDays: z6.number().int().min(0)
});
var getLegal = endpoint({
  method: "GET",
  path: "/api/legal",
  access: "public",
  response: legalSchema
});

// contract/manual.ts
import { z as z7 } from "zod";
var manualStatuses = [
  "pending",
  "processing",
  "vectorizing",
  "completed",
  "ready",
  "failed",
  "deleted"
];
var manualStatusSchema = z7.enum(manualStatuses);
var manualTypes = {
  "application/pdf": ".pdf",
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document": ".docx",
  "text/plain": ".txt"
};
var manualTypeSchema = z7.enum(Object.keys(manualTypes));
function manualTypeOf(filename2) {
  const name = filename2.toLowerCase();
  const entry = Object.entries(manualTypes).find(([, extension]) => name.endsWith(extension));
  return entry ? entry[0] : null;
}
var manualSchema = z7.object({
  id: z7.number().int().positive(),
  vehicleId: z7.number().int().positive(),
  /** Joined by the API; null when the vehicle is being deleted. */
  vehicle: z7.object({
    make: z7.string(),
    model: z7.string(),
    year: z7.number().int(),
    nickname: z7.string().nullable()
  }).nullable(),
  originalFilename: z7.string(),
  /** Judged from the content once the file has been read. */
  contentType: manualTypeSchema.nullable(),
  /** Bytes; 0 until the file is here. */
  fileSize: z7.number().int().min(0),
  status: manualStatusSchema,
  /** Spanish: what is happening, what could not be read, or what to do about a failure. */
  processingMessage: z7.string().nullable(),
  /** Percent, 0 to 100. */
  processingProgress: z7.number().min(0).max(100),
  /** The same as `processingProgress`, under the specification's other name. */
  progress: z7.number().min(0).max(100),
  /** Null where the format has no pages. */
  pageCount: z7.number().int().nullable(),
  chunkCount: z7.number().int().min(0),
  /** Whether questions find it; true also while it is read again. */
  isAskable: z7.boolean(),
  createdAt: moment,
  updatedAt: moment,
  lastQueriedAt: moment.nullable(),
  /** When it was last read to the end, or given up; null before. */
  settledAt: moment.nullable()
});
var chunkCategories = [
  "specification",
  "maintenance",
  "troubleshooting",
  "general"
];
var manualChunkSchema = z7.object({
  id: z7.string(),
  content: z7.string(),
  /** As it is shown: "p. 214", or the section where the format has no pages. */
  pageReference: z7.string(),
  category: z7.enum(chunkCategories),
  createdAt: moment
});
var filename = z7.string().trim().min(1, "Filename is required").max(MAX_FILENAME_LENGTH);
var listManuals = endpoint({
  method: "GET",
  path: "/api/manuals",
  response: z7.array(manualSchema)
});
var createManual = endpoint({
  method: "POST",
  path: "/api/manuals",
  body: z7.object({
    vehicleId: numericId,
    originalFilename: filename,
    status: z7.literal("pending").optional()
  }),
  response: manualSchema,
  status: 201
});
var openUploadSession = endpoint({
  method: "POST",
  path: "/api/manuals/:id/upload-session",
  params: idParams,
  body: z7.object({ fileSize: z7.number().int().min(0), contentType: manualTypeSchema }),
  response: z7.object({ uploadUrl: z7.url() })
});
var uploadManual = endpoint({
  method: "POST",
  path: "/api/manuals/upload",
  bodyKind: "multipart",
  response: manualSchema,
  status: 201
});
var uploadManualFile = endpoint({
  method: "POST",
  path: "/api/manuals/:id/upload",
  params: idParams,
  bodyKind: "multipart",
  response: manualSchema
});
var uploadVehicleManual = endpoint({
  method: "POST",
  path: "/api/vehicles/:id/manual",
  params: idParams,
  bodyKind: "multipart",
  response: manualSchema,
  status: 201
});
var editableStatuses = [...manualStatuses, "error"];
var updateManual = endpoint({
  method: "PUT",
  path: "/api/manuals/:id",
  params: idParams,
  body: z7.object({
    vehicleId: numericId,
    status: z7.enum(editableStatuses),
    processingMessage: z7.string().trim().max(MAX_PROCESSING_MESSAGE_LENGTH).nullable()
  }).partial().refine((change) => Object.keys(change).length > 0, "No hay nada que cambiar."),
  response: manualSchema
});
var deleteManual = endpoint({
  method: "DELETE",
  path: "/api/manuals/:id",
  params: idParams
});
var listManualChunks = endpoint({
  method: "GET",
  path: "/api/manuals/:id/chunks",
  params: idParams,
  response: z7.array(manualChunkSchema)
});
var getManualStatus = endpoint({
  method: "GET",
  path: "/api/manuals/:id/status",
  params: idParams,
  response: manualSchema.pick({
    id: true,
    status: true,
    processingMessage: true,
    processingProgress: true,
    progress: true,
    isAskable: true,
    updatedAt: true
  })
});

// contract/places.ts
var collections = {
  users: "users",
  vehicles: "vehicles",
  manuals: "manuals",
  chunks: "chunks",
  searches: "searches",
  exports: "exports",
  invitations: "invitations",
  erasures: "erasures"
};
var userPath = (uid) => `${collections.users}/${uid}`;
var exportPath = (uid) => `${userPath(uid)}/${collections.exports}/latest`;
var userPrefix = (uid) => `${userPath(uid)}/`;
var exportPrefix = (uid) => `${userPrefix(uid)}exports/`;
var exportObject = (uid, exportId) => `${exportPrefix(uid)}${exportId}.zip`;
var manualPrefix = (uid, manualId) => `${userPath(uid)}/manuals/${manualId}/`;
var originalObject = (uid, manualId) => `${manualPrefix(uid, manualId)}original`;
var indexObject = (uid, manualId, revision) => `${manualPrefix(uid, manualId)}index-${revision}`;
var recognisedRoot = (uid, manualId) => `${manualPrefix(uid, manualId)}recognised/`;
var recognisedPrefix = (uid, manualId, { sha256, engine }) => `${recognisedRoot(uid, manualId)}${sha256}/${engine}/`;
var ORIGINAL = /^users\/([^/]+)\/manuals\/([1-9]\d*)\/original$/;
function ownerOfOriginal(objectName) {
  const match = ORIGINAL.exec(objectName);
  return match?.[1] && match[2] ? { uid: match[1], manualId: Number(match[2]) } : null;
}

// contract/user.ts
import { z as z8 } from "zod";
var languageSchema = z8.literal(DEFAULT_LANGUAGE);
var userSchema = z8.object({
  /** The owner's uid at Firebase Authentication. */
  id: z8.string(),
  username: z8.string(),
  displayName: z8.string(),
  email: z8.string(),
  preferredLanguage: z8.string(),
  /** Step of the guided setup, counted from 0. */
  onboardingStep: z8.number().int().min(0),
  onboardingCompleted: z8.boolean(),
  /** Provider of the last sign-in as Firebase names it: 'password', 'google.com', … */
  authMethod: z8.string(),
  /** Maintainers see the console over all owners. */
  isAdmin: z8.boolean(),
  createdAt: moment
});
var email = z8.string().trim().max(254).pipe(z8.email("Escribe un correo v\xE1lido."));
var password = z8.string().min(MIN_PASSWORD_LENGTH, `La contrase\xF1a debe tener al menos ${MIN_PASSWORD_LENGTH} caracteres.`).max(4096);
var credentialsSchema = z8.object({ email, password });
var emailOnlySchema = z8.object({ email });
var personName = z8.string().trim().min(1, "Escribe un nombre.").max(100, "El nombre no debe pasar de 100 caracteres.");
var profileSchema = z8.object({
  displayName: personName,
  username: personName,
  preferredLanguage: languageSchema
});
var registrationSchema = credentialsSchema.extend({ displayName: personName.optional() });
var signedInUser = z8.object({ user: userSchema });
var SESSION_HEADER = "x-session";
var getUser = endpoint({ method: "GET", path: "/api/user", response: userSchema });
var firebaseLogin = endpoint({
  method: "POST",
  path: "/api/firebase-login",
  access: "public",
  body: z8.object({ idToken: z8.string().min(1).max(8192) }),
  response: signedInUser
});
var login = endpoint({
  method: "POST",
  path: "/api/login",
  access: "public",
  body: credentialsSchema,
  response: signedInUser
});
var register = endpoint({
  method: "POST",
  path: "/api/register",
  access: "public",
  body: registrationSchema,
  response: z8.object({ user: userSchema.nullable(), message: z8.string() }),
  status: 201
});
var logout = endpoint({ method: "POST", path: "/api/logout", access: "public" });
var updateUser = endpoint({
  method: "PATCH",
  path: "/api/user",
  body: profileSchema.partial(),
  response: userSchema
});
var updateOnboarding = endpoint({
  method: "PATCH",
  path: "/api/user/onboarding",
  body: z8.object({
    step: z8.number().int().min(0).max(ONBOARDING_STEPS - 1),
    completed: z8.boolean()
  }).partial(),
  response: userSchema
});

// contract/search.ts
import { z as z9 } from "zod";
var confidenceSchema = z9.enum(["high", "medium", "low"]);
var classificationSchema = z9.object({
  isSpecification: z9.boolean(),
  isMaintenance: z9.boolean(),
  isTroubleshooting: z9.boolean(),
  isModelSpecific: z9.boolean()
});
var sourceDocumentSchema = z9.object({
  metadata: z9.object({
    /** The manual's file name. */
    documentSource: z9.string(),
    /** As it is shown: the printed label ("p. 214"), or the section where the format has no pages. */
    pageReference: z9.string(),
    /** The excerpt, to the letter. */
    content: z9.string(),
    /** Physical page, counted from 1; null where the format has no pages. */
    pageNumber: z9.number().int().positive().nullable(),
    manualId: z9.number().int().positive(),
    chunkId: z9.string(),
    /** Path of headings above the excerpt, outermost first. */
    headings: z9.array(z9.string())
  })
});
var searchResponseSchema = z9.object({
  /** Number of the question in the owner's history; null when it could not be kept there. */
  id: z9.number().int().positive().nullable(),
  /** Spanish; paragraphs are separated by blank lines and cite sources as [1], [2], … (positions in `sourceDocuments`). */
  response: z9.string(),
  classification: classificationSchema,
  /** What the answer stands on, the best first; empty when the manual does not say. */
  sourceDocuments: z9.array(sourceDocumentSchema),
  confidence: confidenceSchema,
  /** The nearest sections, when the manual does not say. */
  suggestions: z9.array(sourceDocumentSchema)
});
var questionSchema = z9.string().trim().min(1, "Escribe una pregunta.").max(MAX_QUESTION_LENGTH, `La pregunta no debe pasar de ${MAX_QUESTION_LENGTH} caracteres.`);
var searchManuals = endpoint({
  method: "POST",
  path: "/api/search",
  body: z9.object({
    query: questionSchema,
    vehicleId: numericId,
    language: languageSchema.default(DEFAULT_LANGUAGE)
  }),
  response: searchResponseSchema
});
var searchHistoryItemSchema = z9.object({
  id: z9.number().int().positive(),
  query: z9.string(),
  vehicleId: z9.number().int().positive(),
  confidence: confidenceSchema,
  createdAt: moment
});
var listSearches = endpoint({
  method: "GET",
  path: "/api/search/history",
  response: z9.array(searchHistoryItemSchema)
});
var deleteSearch = endpoint({
  method: "DELETE",
  path: "/api/search/history/:id",
  params: idParams
});
var deleteSearches = endpoint({ method: "DELETE", path: "/api/search/history" });

// contract/vehicle.ts
import { z as z10 } from "zod";
var vehicleSchema = z10.object({
  id: z10.number().int().positive(),
  userId: z10.string(),
  make: z10.string(),
  model: z10.string(),
  year: z10.number().int(),
  trim: z10.string().nullable(),
  /** Vehicle identification number, upper case. */
  vin: z10.string().nullable(),
  nickname: z10.string().nullable(),
  isDefault: z10.boolean(),
  createdAt: moment
});
var words = (message) => z10.string().trim().min(1, message).max(60);
var optionalWords = z10.string().trim().max(60).nullish().transform((text) => text || null);
var vin = z10.string().trim().toUpperCase().regex(/^[A-Z0-9]{5,17}$/, "El VIN tiene entre 5 y 17 letras y cifras.").or(z10.literal("")).nullish().transform((text) => text || null);
var vehicleYear = z10.number("A\xF1o inv\xE1lido").int("A\xF1o inv\xE1lido").min(FIRST_VEHICLE_YEAR, "A\xF1o inv\xE1lido").refine((year) => year <= lastVehicleYear(), "A\xF1o inv\xE1lido");
var newVehicleSchema = z10.object({
  make: words("La marca es requerida"),
  model: words("El modelo es requerido"),
  year: vehicleYear,
  trim: optionalWords,
  vin,
  nickname: optionalWords,
  isDefault: z10.boolean().default(false)
});
var vehicleList = z10.array(vehicleSchema);
var listVehicles = endpoint({
  method: "GET",
  path: "/api/vehicles",
  response: vehicleList
});
var listAllVehicles = endpoint({
  method: "GET",
  path: "/api/vehicles/all",
  response: vehicleList
});
var getDefaultVehicle = endpoint({
  method: "GET",
  path: "/api/vehicles/default",
  response: vehicleSchema.nullable()
});
var createVehicle = endpoint({
  method: "POST",
  path: "/api/vehicles",
  body: newVehicleSchema,
  response: vehicleSchema,
  status: 201
});
var updateVehicle = endpoint({
  method: "PATCH",
  path: "/api/vehicles/:id",
  params: idParams,
  body: z10.object({ isDefault: z10.literal(true) }),
  response: vehicleSchema
});
var deleteVehicle = endpoint({
  method: "DELETE",
  path: "/api/vehicles/:id",
  params: idParams
});

// contract/notification.ts
import { z as z11 } from "zod";
var notificationSchema = z11.object({
  id: z11.string(),
  type: z11.enum(["success", "warning", "info"]),
  message: z11.string(),
  timestamp: moment,
  read: z11.boolean()
});

// contract/onboarding.ts
var LAST_STEP = ONBOARDING_STEPS - 1;
function afterOnboardingAction(state, action) {
  switch (action.type) {
    case "next":
      return toStep(state, state.onboardingStep + 1);
    case "back":
      return toStep(state, state.onboardingStep - 1);
    case "goTo":
      return toStep(state, action.step);
    case "complete":
      return { onboardingStep: state.onboardingStep, onboardingCompleted: true };
    case "reset":
      return { onboardingStep: 0, onboardingCompleted: false };
  }
}
function toStep(state, step) {
  const { onboardingStep, onboardingCompleted } = state;
  const isRefused = onboardingCompleted || step < 0 || step > LAST_STEP;
  return { onboardingStep: isRefused ? onboardingStep : step, onboardingCompleted };
}

// src/domain/app-error.ts
var AppError = class extends Error {
  code;
  details;
  retryAfterSeconds;
  constructor(code, { cause, details, retryAfterSeconds } = {}) {
    super(errors[code].sentence, { cause });
    this.name = "AppError";
    this.code = code;
    this.details = details;
    this.retryAfterSeconds = retryAfterSeconds;
  }
};

export {
  numericId,
  dataExportSchema,
  getDataExport,
  startDataExport,
  openDataExport,
  eraseAccount,
  errors,
  getHealth,
  MAX_MANUAL_BYTES,
  MAX_ATTACHED_MANUAL_BYTES,
  MAX_REQUEST_BYTES,
  MAX_JSON_BYTES,
  MAX_FILENAME_LENGTH,
  MAX_LISTED_CHUNKS,
  MAX_LISTED_SEARCHES,
  DEFAULT_LANGUAGE,
  SESSION_COOKIE,
  SESSION_MS,
  RECENT_SIGN_IN_MS,
  EXPORT_KEPT_MS,
  EXPORTS_PER_DAY,
  EXPORT_LINK_MS,
  ERASURE_KEPT_MS,
  getInvitation,
  sendInvitation,
  getLegal,
  manualStatusSchema,
  manualTypeSchema,
  manualTypeOf,
  chunkCategories,
  listManuals,
  createManual,
  openUploadSession,
  uploadManual,
  uploadManualFile,
  uploadVehicleManual,
  updateManual,
  deleteManual,
  listManualChunks,
  getManualStatus,
  afterOnboardingAction,
  collections,
  userPath,
  exportPath,
  userPrefix,
  exportPrefix,
  exportObject,
  manualPrefix,
  originalObject,
  indexObject,
  recognisedRoot,
  recognisedPrefix,
  ownerOfOriginal,
  SESSION_HEADER,
  getUser,
  firebaseLogin,
  login,
  register,
  logout,
  updateUser,
  updateOnboarding,
  confidenceSchema,
  classificationSchema,
  sourceDocumentSchema,
  searchManuals,
  listSearches,
  deleteSearch,
  deleteSearches,
  listVehicles,
  listAllVehicles,
  getDefaultVehicle,
  createVehicle,
  updateVehicle,
  deleteVehicle,
  AppError
};
//# sourceMappingURL=chunk-QFF6PAY2.js.map
