import {
  stores
} from "./chunk-CY743CVW.js";
import "./chunk-SOZG2MOT.js";
import "./chunk-5UQS6Z5H.js";
import {
  firebase
} from "./chunk-JSJALHLE.js";
import {
  AppError,
  DEFAULT_LANGUAGE,
  RECENT_SIGN_IN_MS,
  SESSION_MS,
  afterOnboardingAction
} from "./chunk-QFF6PAY2.js";
import {
  once
} from "./chunk-3462HG73.js";
import {
  config
} from "./chunk-GAVUEX4V.js";

// src/composition/session.ts
import { setTimeout } from "node:timers/promises";

// src/adapters/auth/password-accounts.ts
import { z } from "zod";
var TIMEOUT_MS = 1e4;
var tokenSchema = z.object({ idToken: z.string() });
var accountsSchema = z.object({
  users: z.array(z.object({ emailVerified: z.boolean().optional() }))
});
var refusalSchema = z.object({ error: z.object({ message: z.string() }) });
var WRONG = /* @__PURE__ */ new Set([
  "INVALID_LOGIN_CREDENTIALS",
  "EMAIL_NOT_FOUND",
  "INVALID_PASSWORD",
  "INVALID_EMAIL",
  "MISSING_PASSWORD",
  "USER_DISABLED"
]);
function identityToolkit(apiKey, emulatorHost) {
  const host = "identitytoolkit.googleapis.com";
  const base = emulatorHost ? `http://${emulatorHost}/${host}` : `https://${host}`;
  async function call(method, body) {
    const url = `${base}/v1/accounts:${method}?key=${encodeURIComponent(apiKey)}`;
    const response = await fetch(url, {
      method: "POST",
      // The language of the mails that it sends.
      headers: { "content-type": "application/json", "x-firebase-locale": DEFAULT_LANGUAGE },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS)
    }).catch((cause) => {
      throw new AppError("UNAVAILABLE", { cause });
    });
    const answer = await response.json().catch(() => null);
    if (response.ok) return { accepted: answer };
    const refusal = refusalSchema.safeParse(answer);
    const code = refusal.data?.error.message.split(" ")[0] ?? String(response.status);
    if (code === "TOO_MANY_ATTEMPTS_TRY_LATER") throw new AppError("TOO_MANY_REQUESTS");
    return { refused: code };
  }
  async function sendVerification(idToken) {
    const answer = await call("sendOobCode", { requestType: "VERIFY_EMAIL", idToken });
    if ("refused" in answer) throw unexpected(answer.refused);
  }
  async function signIn(credentials) {
    const answer = await call("signInWithPassword", { ...credentials, returnSecureToken: true });
    if ("accepted" in answer) return tokenSchema.parse(answer.accepted).idToken;
    if (WRONG.has(answer.refused)) return null;
    throw unexpected(answer.refused);
  }
  async function verifyAgain({ email, password }) {
    const idToken = await signIn({ email, password });
    if (idToken === null) return;
    const answer = await call("lookup", { idToken });
    if ("refused" in answer) throw unexpected(answer.refused);
    const [account] = accountsSchema.parse(answer.accepted).users;
    if (account?.emailVerified !== true) await sendVerification(idToken);
  }
  return {
    signIn,
    async register(registration) {
      const answer = await call("signUp", { ...registration, returnSecureToken: true });
      if ("accepted" in answer) {
        await sendVerification(tokenSchema.parse(answer.accepted).idToken);
      } else if (answer.refused === "EMAIL_EXISTS") {
        await verifyAgain(registration);
      } else {
        throw refusalOf(answer.refused);
      }
    }
  };
}
var refusalOf = (code) => code === "WEAK_PASSWORD" || code.startsWith("PASSWORD_DOES_NOT") ? new AppError("INVALID_REQUEST", { details: [WEAK_PASSWORD] }) : unexpected(code);
var WEAK_PASSWORD = {
  path: "password",
  message: "La contrase\xF1a es demasiado d\xE9bil. Elige otra."
};
var unexpected = (code) => new AppError("UNAVAILABLE", { cause: new Error(`Identity Toolkit refused: ${code}`) });

// src/adapters/auth/sessions.ts
import { z as z2 } from "zod";
var REJECTIONS = /* @__PURE__ */ new Set([
  "auth/argument-error",
  "auth/id-token-expired",
  "auth/id-token-revoked",
  "auth/invalid-id-token",
  "auth/session-cookie-expired",
  "auth/session-cookie-revoked",
  "auth/user-disabled",
  "auth/user-not-found"
]);
var claimsSchema = z2.object({
  name: z2.string().optional().catch(void 0),
  admin: z2.boolean().optional().catch(void 0)
});
var identityOf = (token) => {
  const claims = claimsSchema.parse(token);
  return {
    uid: token.uid,
    email: token.email ?? null,
    isEmailVerified: token.email_verified === true,
    displayName: claims.name ?? null,
    provider: token.firebase.sign_in_provider,
    isAdmin: claims.admin === true,
    signedInAt: new Date(token.auth_time * 1e3)
  };
};
async function orNull(verification) {
  try {
    return identityOf(await verification);
  } catch (error) {
    if (error instanceof Error && "code" in error && REJECTIONS.has(String(error.code)))
      return null;
    throw error;
  }
}
function firebaseSessions(auth) {
  return {
    verifyIdToken: (idToken) => orNull(auth.verifyIdToken(idToken, true)),
    verifyCookie: (cookie) => orNull(auth.verifySessionCookie(cookie, true)),
    createCookie: (idToken) => auth.createSessionCookie(idToken, { expiresIn: SESSION_MS }),
    revoke: (uid) => auth.revokeRefreshTokens(uid)
  };
}

// src/usecases/end-session.ts
var endSession = ({ sessions }) => async (cookie) => {
  const identity = await sessions.verifyCookie(cookie);
  if (identity) await sessions.revoke(identity.uid);
};

// src/usecases/get-user.ts
var getUser = ({ users }) => async (uid) => {
  const user = await users.get(uid);
  if (!user) throw new AppError("NOT_SIGNED_IN");
  return user;
};

// src/domain/access-rule.ts
var inLowerCase = (text) => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
function isInvited(email, rule) {
  const address = inLowerCase(email);
  const at = address.lastIndexOf("@");
  if (at < 1 || /[\s\p{C}]/u.test(address)) return false;
  return rule.allowedEmailDomains.includes(address.slice(at + 1)) || rule.invitedAddresses.some((invited) => inLowerCase(invited) === address);
}
function admit(account, rule) {
  if (account.email === null || !isInvited(account.email, rule)) return "INVITATION_ONLY";
  return account.isEmailVerified ? "admitted" : "EMAIL_NOT_VERIFIED";
}

// src/usecases/identify.ts
var identify = ({ sessions, rule }) => async (cookie) => {
  const identity = await sessions.verifyCookie(cookie);
  return identity && admit(identity, rule) === "admitted" ? { uid: identity.uid, isAdmin: identity.isAdmin, signedInAt: identity.signedInAt } : null;
};

// src/usecases/register-account.ts
var registerAccount = ({ accounts, rule, settle }) => async (registration) => {
  if (!isInvited(registration.email, rule)) throw new AppError("INVITATION_ONLY");
  await Promise.all([accounts.register(registration), settle()]);
};

// src/usecases/sign-in-with-password.ts
var signInWithPassword = ({ accounts, startSession: startSession2 }) => async (credentials) => {
  const idToken = await accounts.signIn(credentials);
  if (idToken === null) throw new AppError("INVALID_CREDENTIALS");
  return startSession2(idToken);
};

// src/usecases/start-session.ts
var startSession = ({ sessions, users, rule, now }) => async (idToken) => {
  const identity = await sessions.verifyIdToken(idToken);
  if (!identity) throw new AppError("NOT_SIGNED_IN");
  if (now().getTime() - identity.signedInAt.getTime() > RECENT_SIGN_IN_MS) {
    throw new AppError("RECENT_SIGN_IN_REQUIRED");
  }
  const admission = admit(identity, rule);
  if (admission !== "admitted") throw new AppError(admission);
  const cookie = await sessions.createCookie(idToken);
  const user = await users.signIn({
    id: identity.uid,
    email: identity.email ?? "",
    displayName: identity.displayName ?? "",
    authMethod: identity.provider
  });
  return { user, isAdmin: identity.isAdmin, cookie };
};

// src/domain/onboarding.ts
function afterOnboardingChange(state, { step, completed }) {
  if (state.onboardingCompleted && completed === false && (step ?? 0) === 0) {
    return afterOnboardingAction(state, { type: "reset" });
  }
  const moved = step === void 0 ? state : afterOnboardingAction(state, { type: "goTo", step });
  return completed === true ? afterOnboardingAction(moved, { type: "complete" }) : moved;
}

// src/usecases/update-onboarding.ts
var updateOnboarding = ({ users }) => async (uid, change) => {
  const user = await users.get(uid);
  const changed = user && await users.update(uid, afterOnboardingChange(user, change));
  if (!changed) throw new AppError("NOT_SIGNED_IN");
  return changed;
};

// src/usecases/update-user.ts
var updateUser = ({ users }) => async (uid, change) => {
  const user = await users.update(uid, change);
  if (!user) throw new AppError("NOT_SIGNED_IN");
  return user;
};

// src/composition/session.ts
var REGISTRATION_MS = 1500;
var session = once(() => {
  const { allowedEmailDomains, invitations, webApiKey, authEmulatorHost } = config();
  const rule = { allowedEmailDomains, invitedAddresses: Object.values(invitations) };
  const { users } = stores();
  const sessions = firebaseSessions(firebase().auth);
  const accounts = identityToolkit(webApiKey, authEmulatorHost);
  const start = startSession({ sessions, users, rule, now: () => /* @__PURE__ */ new Date() });
  return {
    identify: identify({ sessions, rule }),
    startSession: start,
    signInWithPassword: signInWithPassword({ accounts, startSession: start }),
    registerAccount: registerAccount({
      accounts,
      rule,
      settle: () => setTimeout(REGISTRATION_MS)
    }),
    endSession: endSession({ sessions }),
    getUser: getUser({ users }),
    updateUser: updateUser({ users }),
    updateOnboarding: updateOnboarding({ users })
  };
});
export {
  session
};
//# sourceMappingURL=session-O4GIRLAR.js.map
