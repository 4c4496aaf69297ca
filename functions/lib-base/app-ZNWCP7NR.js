import {
  sizeLimits
} from "./chunk-B42ACGQD.js";
import {
  log
} from "./chunk-SVNDKVNX.js";
import {
  AppError,
  MAX_JSON_BYTES,
  MAX_REQUEST_BYTES,
  SESSION_COOKIE,
  SESSION_HEADER,
  SESSION_MS,
  createManual,
  createVehicle,
  deleteManual,
  deleteSearch,
  deleteSearches,
  deleteVehicle,
  eraseAccount,
  errors,
  firebaseLogin,
  getDataExport,
  getDefaultVehicle,
  getHealth,
  getInvitation,
  getLegal,
  getManualStatus,
  getUser,
  listAllVehicles,
  listManualChunks,
  listManuals,
  listSearches,
  listVehicles,
  login,
  logout,
  numericId,
  openDataExport,
  openUploadSession,
  register,
  searchManuals,
  sendInvitation,
  startDataExport,
  updateManual,
  updateOnboarding,
  updateUser,
  updateVehicle,
  uploadManual,
  uploadManualFile,
  uploadVehicleManual
} from "./chunk-QFF6PAY2.js";

// src/api/app.ts
import express, { Router } from "express";
import { z } from "zod";
import es from "zod/v4/locales/es.js";

// src/api/middleware/request-id.ts
import { randomUUID } from "node:crypto";
var HEADER = "x-request-id";
var requestId = (request, response, next) => {
  const trace = /^[0-9a-f]{32}/.exec(request.get("x-cloud-trace-context") ?? "");
  response.set(HEADER, trace?.[0] ?? randomUUID());
  next();
};
var requestIdOf = (response) => response.get(HEADER) ?? "";

// src/api/middleware/error-handler.ts
var parserErrors = {
  "entity.parse.failed": "INVALID_JSON",
  "entity.too.large": "REQUEST_TOO_LARGE",
  "encoding.unsupported": "UNSUPPORTED_MEDIA_TYPE",
  "charset.unsupported": "UNSUPPORTED_MEDIA_TYPE"
};
var TOO_MANY = errors.TOO_MANY_REQUESTS.status;
var USUAL_WAIT_SECONDS = 60;
function toAppError(error) {
  if (error instanceof AppError) return error;
  if (error instanceof Error && "status" in error) {
    const code = "type" in error ? parserErrors[String(error.type)] : void 0;
    if (code) return new AppError(code, { cause: error });
    const isCallersFault = Number(error.status) >= 400 && Number(error.status) < 500;
    if (isCallersFault) return new AppError("INVALID_REQUEST", { cause: error });
  }
  return new AppError("INTERNAL", { cause: error });
}
var errorHandler = (thrown, request, response, next) => {
  const error = toAppError(thrown);
  const { status, sentence } = errors[error.code];
  const id = requestIdOf(response);
  if (status >= 500) {
    const { method } = request;
    log.error("Request failed", error, { code: error.code, requestId: id, method });
  }
  if (response.headersSent) {
    next(thrown);
    return;
  }
  if (status === TOO_MANY) {
    response.set("Retry-After", String(error.retryAfterSeconds ?? USUAL_WAIT_SECONDS));
  }
  const body = {
    error: sentence,
    message: sentence,
    code: error.code,
    requestId: id,
    ...error.details && { details: error.details }
  };
  response.status(status).json(body);
};

// src/api/middleware/limit-sources.ts
var LIMITED = [firebaseLogin, login, register, getInvitation, sendInvitation];
function limitSources(router, check) {
  const limit = async (request, _response, next) => {
    await check(request.ip ?? "");
    next();
  };
  for (const path of new Set(LIMITED.map((endpoint) => endpoint.path))) router.all(path, limit);
}

// src/api/middleware/not-served.ts
function refuseOtherMethods(router, served) {
  for (const path of new Set(served.map((endpoint) => endpoint.path))) {
    const methods = served.filter((endpoint) => endpoint.path === path).map(({ method }) => method);
    router.all(path, (_request, response) => {
      response.set("Allow", methods.join(", "));
      throw new AppError("METHOD_NOT_ALLOWED");
    });
  }
}
var notFound = () => {
  throw new AppError("NOT_FOUND");
};

// src/api/middleware/private-answers.ts
var HEADERS = {
  // Answers hold personal data: no cache keeps them (Hosting's CDN would, and drop cookies), no browser guesses types.
  "Cache-Control": "private, no-store",
  "X-Content-Type-Options": "nosniff",
  // Also where somebody opens an answer as a page, and where the function is called without Hosting before it.
  "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
  "Strict-Transport-Security": "max-age=31536000; includeSubDomains",
  "Referrer-Policy": "no-referrer",
  "Cross-Origin-Resource-Policy": "same-origin"
};
var privateAnswers = (_request, response, next) => {
  response.set(HEADERS);
  next();
};

// src/api/middleware/quiet-nobody.ts
var quietNobody = (error, request, response, next) => {
  const isAsking = request.method === "GET" && request.path === getUser.path;
  const isNobody = error instanceof AppError && error.code === "NOT_SIGNED_IN";
  if (isAsking && isNobody && request.get(SESSION_HEADER) === "optional") {
    response.status(204).end();
  } else {
    next(error);
  }
};

// src/domain/same-origin.ts
function isSameOrigin({ secFetchSite, origin, host }) {
  if (secFetchSite !== void 0) return secFetchSite === "same-origin" || secFetchSite === "none";
  if (origin !== void 0) return hostOf(origin) === host.toLowerCase();
  return true;
}
function hostOf(origin) {
  return URL.canParse(origin) ? new URL(origin).host : null;
}
function pageOrigin({ origin, host }, protocol) {
  return origin !== void 0 && hostOf(origin) === host.toLowerCase() ? new URL(origin).origin : `${protocol}://${host}`;
}

// src/api/request-source.ts
function sourceOf(request) {
  const forwarded = request.get("x-forwarded-host")?.split(",")[0]?.trim();
  const secFetchSite = request.get("sec-fetch-site");
  const origin = request.get("origin");
  return {
    host: forwarded ?? request.get("host") ?? "",
    ...secFetchSite !== void 0 && { secFetchSite },
    ...origin !== void 0 && { origin }
  };
}

// src/api/middleware/same-origin.ts
var SAFE_METHODS = ["GET", "HEAD", "OPTIONS"];
var sameOrigin = (request, _response, next) => {
  if (!SAFE_METHODS.includes(request.method) && !isSameOrigin(sourceOf(request))) {
    throw new AppError("CROSS_SITE_REQUEST");
  }
  next();
};

// src/api/middleware/json-body.ts
import { json } from "express";

// src/api/raw-body.ts
var rawBodyOf = (request) => "rawBody" in request && Buffer.isBuffer(request.rawBody) ? request.rawBody : void 0;

// src/api/middleware/json-body.ts
var IS_JSON = /^application\/json *(;|$)/i;
var onlyJson = (request, _response, next) => {
  const type = request.get("content-type") ?? "";
  if (!IS_JSON.test(type)) throw new AppError("UNSUPPORTED_MEDIA_TYPE");
  const raw = rawBodyOf(request);
  if (raw && raw.length > MAX_JSON_BYTES) throw new AppError("REQUEST_TOO_LARGE");
  next();
};
var jsonBody = [onlyJson, json({ limit: MAX_JSON_BYTES })];

// src/api/middleware/multipart-body.ts
var multipartBody = (request, _response, next) => {
  if (!request.is("multipart/form-data")) throw new AppError("UNSUPPORTED_MEDIA_TYPE");
  if (Number(request.get("content-length") ?? 0) > MAX_REQUEST_BYTES) {
    throw new AppError("REQUEST_TOO_LARGE");
  }
  next();
};

// src/api/session-cookie.ts
var options = { httpOnly: true, secure: true, sameSite: "strict", path: "/" };
function readSessionCookie(request) {
  const pairs = (request.get("cookie") ?? "").split(";").map((pair) => pair.trim());
  const prefix = `${SESSION_COOKIE}=`;
  return pairs.find((pair) => pair.startsWith(prefix))?.slice(prefix.length) || null;
}
var setSessionCookie = (response, cookie) => {
  response.cookie(SESSION_COOKIE, cookie, { ...options, maxAge: SESSION_MS });
};
var clearSessionCookie = (response) => {
  response.clearCookie(SESSION_COOKIE, options);
};

// src/api/middleware/require-session.ts
async function requireSession(request, identify) {
  const cookie = readSessionCookie(request);
  const user = cookie === null ? null : await identify(cookie);
  if (!user) throw new AppError("NOT_SIGNED_IN");
  return user;
}

// src/api/mount.ts
var readers = {
  json: jsonBody,
  multipart: [multipartBody],
  none: []
};
var verbs = {
  GET: "get",
  POST: "post",
  PUT: "put",
  PATCH: "patch",
  DELETE: "delete"
};
function mount(api, endpoint, handle) {
  if (endpoint.access !== "session") throw new Error(`${endpoint.path} is public`);
  const users = /* @__PURE__ */ new WeakMap();
  const signIn = async (request, _response, next) => {
    users.set(request, await requireSession(request, api.identify));
    next();
  };
  serve(api, endpoint, [signIn], (call) => {
    const user = users.get(call.request);
    if (!user) throw new AppError("NOT_SIGNED_IN");
    return handle({ ...call, user });
  });
}
function mountPublic(api, endpoint, handle) {
  if (endpoint.access !== "public") throw new Error(`${endpoint.path} wants a session`);
  serve(api, endpoint, [], handle);
}
function serve(api, endpoint, before, handle) {
  api.served.push(endpoint);
  const answer = async (request, response) => {
    const params = parseInput(endpoint.params, request.params);
    const hasBody = endpoint.bodyKind === "json";
    const body = parseInput(endpoint.body, hasBody ? request.body : {});
    const answered = await handle({ params, body, request, response });
    response.status(endpoint.status);
    if (endpoint.status === 204) response.end();
    else response.json(endpoint.response.parse(answered));
  };
  const chain = [...before, ...readers[endpoint.bodyKind], answer];
  api.router[verbs[endpoint.method]](endpoint.path, ...chain);
}
function parseInput(schema, value) {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const details = parsed.error.issues.map(({ path, message }) => ({
    path: path.join("."),
    message
  }));
  throw new AppError("INVALID_REQUEST", { details });
}

// src/api/views.ts
var userView = (user, isAdmin) => ({
  ...user,
  isAdmin,
  createdAt: user.createdAt.toISOString()
});
var vehicleView = (vehicle) => ({
  ...vehicle,
  createdAt: vehicle.createdAt.toISOString()
});
var manualView = ({ manual, vehicle }) => ({
  ...manual,
  vehicle: vehicle && {
    make: vehicle.make,
    model: vehicle.model,
    year: vehicle.year,
    nickname: vehicle.nickname
  },
  progress: manual.processingProgress,
  isAskable: manual.activeRevision !== null,
  createdAt: manual.createdAt.toISOString(),
  updatedAt: manual.updatedAt.toISOString(),
  lastQueriedAt: manual.lastQueriedAt?.toISOString() ?? null,
  settledAt: manual.settledAt?.toISOString() ?? null
});
var dataExportView = (record) => ({
  ...record,
  requestedAt: record.requestedAt.toISOString(),
  expiresAt: record.status === "ready" ? record.dueAt.toISOString() : null
});
var chunkView = (chunk) => ({
  ...chunk,
  createdAt: chunk.createdAt.toISOString()
});

// src/api/routes/account.ts
var account = async () => (await import("./account-SKKA44NQ.js")).account();
function accountRoutes(api) {
  mount(api, getDataExport, async ({ user }) => {
    const record = await (await account()).getDataExport(user.uid);
    return record && dataExportView(record);
  });
  mount(
    api,
    startDataExport,
    async ({ user }) => dataExportView(await (await account()).startDataExport(user.uid))
  );
  mount(api, openDataExport, async ({ user }) => ({
    url: await (await account()).openDataExport(user.uid)
  }));
  mount(api, eraseAccount, async ({ user, response }) => {
    await (await account()).requestErasure(user);
    clearSessionCookie(response);
  });
}

// src/api/routes/health.ts
function healthRoutes(api) {
  mountPublic(
    api,
    getHealth,
    async () => (await import("./health-W2S6E2J4.js")).health().checkHealth()
  );
}

// src/api/routes/invitations.ts
var office = async () => (await import("./invitations-GSVI6P6T.js")).invitations();
var REGISTERED = "La invitaci\xF3n queda registrada y se enviar\xE1 en cuanto el correo est\xE9 configurado del todo. Todav\xEDa no se ha enviado ning\xFAn mensaje.";
function invitationRoutes(api) {
  mountPublic(
    api,
    getInvitation,
    async ({ params }) => (await office()).getInvitation(params.name)
  );
  mountPublic(api, sendInvitation, async ({ params, body }) => {
    await (await office()).sendInvitation(params.name, body.message);
    return { message: REGISTERED };
  });
}

// src/api/routes/legal.ts
var config = async () => (await import("./config-TR7TJKYJ.js")).config();
function legalRoutes(api) {
  mountPublic(api, getLegal, async () => {
    const { operator, searchRetentionDays } = await config();
    return { operator, searchRetentionDays };
  });
}

// src/api/routes/manuals.ts
var shelf = async () => (await import("./manuals-OCEA46FQ.js")).shelf();
function manualRoutes(api) {
  mount(
    api,
    listManuals,
    async ({ user }) => (await (await shelf()).listManuals(user.uid)).map(manualView)
  );
  mount(
    api,
    createManual,
    async ({ user, body }) => manualView(await (await shelf()).createManual(user.uid, body))
  );
  mount(api, openUploadSession, async ({ user, params, body, request }) => {
    const origin = pageOrigin(sourceOf(request), request.protocol);
    const upload = { ...body, origin };
    return { uploadUrl: await (await shelf()).openUploadSession(user.uid, params.id, upload) };
  });
  mount(
    api,
    updateManual,
    async ({ user, params, body }) => manualView(await (await shelf()).updateManual(user.uid, params.id, body))
  );
  mount(
    api,
    deleteManual,
    async ({ user, params }) => (await shelf()).deleteManual(user.uid, params.id)
  );
  mount(
    api,
    listManualChunks,
    async ({ user, params }) => (await (await shelf()).listManualChunks(user.uid, params.id)).map(chunkView)
  );
  mount(api, getManualStatus, async ({ user, params }) => {
    const manual = await (await shelf()).getManual(user.uid, params.id);
    return manualView({ manual, vehicle: null });
  });
}

// src/api/routes/search.ts
var assistant = async () => (await import("./assistant-P6HBIEPX.js")).assistant();
function searchRoutes(api) {
  mount(
    api,
    searchManuals,
    async ({ user, body }) => (await assistant()).answerQuestion(user.uid, body)
  );
  mount(api, listSearches, async ({ user }) => (await assistant()).listSearches(user.uid));
  mount(
    api,
    deleteSearch,
    async ({ user, params }) => (await assistant()).deleteSearch(user.uid, params.id)
  );
  mount(api, deleteSearches, async ({ user }) => (await assistant()).deleteSearches(user.uid));
}

// src/api/routes/session.ts
var session = async () => (await import("./session-O4GIRLAR.js")).session();
var REGISTERED2 = "Te hemos enviado un correo. Confirma tu direcci\xF3n con el enlace que contiene y despu\xE9s inicia sesi\xF3n.";
function welcome(response, { user, isAdmin, cookie }) {
  setSessionCookie(response, cookie);
  return { user: userView(user, isAdmin) };
}
function sessionRoutes(api) {
  mountPublic(
    api,
    firebaseLogin,
    async ({ body, response }) => welcome(response, await (await session()).startSession(body.idToken))
  );
  mountPublic(
    api,
    login,
    async ({ body, response }) => welcome(response, await (await session()).signInWithPassword(body))
  );
  mountPublic(api, register, async ({ body }) => {
    await (await session()).registerAccount(body);
    return { user: null, message: REGISTERED2 };
  });
  mountPublic(api, logout, async ({ request, response }) => {
    clearSessionCookie(response);
    const cookie = readSessionCookie(request);
    if (cookie !== null) await (await session()).endSession(cookie);
  });
}

// src/api/form.ts
import { PassThrough, Readable } from "node:stream";
import { finished } from "node:stream/promises";
import busboy from "busboy";
var LIMITS = { fields: 20, fieldSize: 1024, files: 5, parts: 25 };
var announcedBytesOf = (request) => rawBodyOf(request)?.length ?? (Number(request.get("content-length")) || MAX_REQUEST_BYTES);
var openParser = (request) => {
  try {
    return busboy({ headers: request.headers, defParamCharset: "utf8", limits: LIMITS });
  } catch (cause) {
    throw new AppError("INVALID_REQUEST", { cause });
  }
};
async function receiveForm(request, fileField, use) {
  const fields = /* @__PURE__ */ new Map();
  if (rawBodyOf(request)) await collectFields(request, fields);
  const parser = openParser(request);
  let result;
  parser.on("field", (name, value) => fields.set(name, value));
  parser.on("file", (name, content, { filename }) => {
    if (name !== fileField || result) {
      content.resume();
      return;
    }
    const announcedBytes = announcedBytesOf(request);
    const file = { filename: filename ?? "", content: detached(content), announcedBytes };
    result = use({ fields, file });
    result.catch(() => void 0);
  });
  try {
    await feed(request, parser);
  } catch (error) {
    await Promise.allSettled([result]);
    throw error;
  }
  if (!result) throw new AppError("FILE_MISSING");
  return result;
}
function detached(content) {
  const copy = new PassThrough();
  content.on("error", (error) => copy.destroy(error));
  copy.on("error", () => void 0);
  copy.on("close", () => content.unpipe(copy).resume());
  return content.pipe(copy);
}
async function collectFields(request, fields) {
  const parser = openParser(request);
  parser.on("field", (name, value) => fields.set(name, value));
  parser.on("file", (_name, content) => content.resume());
  await feed(request, parser);
}
async function feed(request, parser) {
  const raw = rawBodyOf(request);
  const source = raw ? Readable.from([raw]) : request;
  const abandon = (error) => parser.destroy(error);
  source.once("error", abandon);
  try {
    source.pipe(parser);
    await finished(parser);
  } catch (cause) {
    source.unpipe(parser).resume();
    throw new AppError("INVALID_REQUEST", { cause });
  }
}

// src/api/routes/uploads.ts
var shelf2 = async () => (await import("./manuals-OCEA46FQ.js")).shelf();
function vehicleIdOf(fields) {
  const parsed = numericId.safeParse(fields.get("vehicleId"));
  if (parsed.success) return parsed.data;
  const message = "Por favor, selecciona un veh\xEDculo y un archivo";
  throw new AppError("INVALID_REQUEST", { details: [{ path: "vehicleId", message }] });
}
function uploadRoutes(api) {
  mount(
    api,
    uploadManual,
    ({ user, request }) => receiveForm(request, "manual", async ({ fields, file }) => {
      const upload = { vehicleId: vehicleIdOf(fields), file, limit: sizeLimits.manual };
      return manualView(await (await shelf2()).uploadManual(user.uid, upload));
    })
  );
  mount(
    api,
    uploadManualFile,
    ({ user, params, request }) => receiveForm(
      request,
      "file",
      async ({ file }) => manualView(await (await shelf2()).uploadManualFile(user.uid, params.id, file))
    )
  );
  mount(
    api,
    uploadVehicleManual,
    ({ user, params, request }) => receiveForm(request, "manual", async ({ file }) => {
      const upload = { vehicleId: params.id, file, limit: sizeLimits.attached };
      return manualView(await (await shelf2()).uploadManual(user.uid, upload));
    })
  );
}

// src/api/routes/user.ts
var session2 = async () => (await import("./session-O4GIRLAR.js")).session();
function userRoutes(api) {
  mount(
    api,
    getUser,
    async ({ user }) => userView(await (await session2()).getUser(user.uid), user.isAdmin)
  );
  mount(
    api,
    updateUser,
    async ({ user, body }) => userView(await (await session2()).updateUser(user.uid, body), user.isAdmin)
  );
  mount(
    api,
    updateOnboarding,
    async ({ user, body }) => userView(await (await session2()).updateOnboarding(user.uid, body), user.isAdmin)
  );
}

// src/api/routes/vehicles.ts
var garage = async () => (await import("./garage-HYOTGLFB.js")).garage();
function vehicleRoutes(api) {
  mount(
    api,
    listVehicles,
    async ({ user }) => (await (await garage()).listVehicles(user.uid)).map(vehicleView)
  );
  mount(
    api,
    listAllVehicles,
    async ({ user }) => (await (await garage()).listAllVehicles(user)).map(vehicleView)
  );
  mount(api, getDefaultVehicle, async ({ user }) => {
    const vehicles = await (await garage()).listVehicles(user.uid);
    const vehicle = vehicles.find(({ isDefault }) => isDefault);
    return vehicle ? vehicleView(vehicle) : null;
  });
  mount(
    api,
    createVehicle,
    async ({ user, body }) => vehicleView(await (await garage()).createVehicle(user.uid, body))
  );
  mount(
    api,
    updateVehicle,
    async ({ user, params }) => vehicleView(await (await garage()).makeDefaultVehicle(user.uid, params.id))
  );
  mount(
    api,
    deleteVehicle,
    async ({ user, params }) => (await garage()).deleteVehicle(user.uid, params.id)
  );
}

// src/api/app.ts
var identifyByCookie = async (cookie) => (await import("./session-O4GIRLAR.js")).session().identify(cookie);
var checkByMemory = async (address) => (await import("./source-limit-3Q6CV6C3.js")).checkSource()(address);
function createApp(identify = identifyByCookie, checkSource = checkByMemory) {
  z.config(es());
  const app = express();
  app.disable("x-powered-by");
  app.disable("etag");
  app.set("trust proxy", 1);
  app.use(requestId, privateAnswers, sameOrigin);
  const api = { router: Router(), identify, served: [] };
  limitSources(api.router, checkSource);
  sessionRoutes(api);
  userRoutes(api);
  vehicleRoutes(api);
  uploadRoutes(api);
  manualRoutes(api);
  searchRoutes(api);
  invitationRoutes(api);
  accountRoutes(api);
  legalRoutes(api);
  healthRoutes(api);
  refuseOtherMethods(api.router, api.served);
  app.use(api.router, notFound, quietNobody, errorHandler);
  return app;
}
export {
  createApp
};
//# sourceMappingURL=app-ZNWCP7NR.js.map
