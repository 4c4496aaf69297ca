import * as z from 'zod/mini';
import { count, endpoint, moment } from './endpoint';
import { DEFAULT_LANGUAGE, MAX_NAME_LENGTH, MIN_PASSWORD_LENGTH, ONBOARDING_STEPS } from './limits';
import { nameSchema } from './name';

export const languageSchema = z.literal(DEFAULT_LANGUAGE);

export const userSchema = z.object({
  /** The owner's uid at Firebase Authentication. */
  id: z.string(),
  username: z.string(),
  displayName: z.string(),
  email: z.string(),
  preferredLanguage: z.string(),
  /** Step of the guided setup, counted from 0. */
  onboardingStep: count,
  onboardingCompleted: z.boolean(),
  /** Provider of the last sign-in as Firebase names it: 'password', 'google.com', … */
  authMethod: z.string(),
  /** Maintainers see the console over all owners. */
  isAdmin: z.boolean(),
  createdAt: moment,
});
export type User = z.infer<typeof userSchema>;

const email = z.pipe(
  z.string().check(z.trim(), z.maxLength(254)),
  z.email('Escribe un correo válido.'),
);
const password = z
  .string()
  .check(
    z.minLength(
      MIN_PASSWORD_LENGTH,
      `La contraseña debe tener al menos ${MIN_PASSWORD_LENGTH} caracteres.`,
    ),
    z.maxLength(4096),
  );

export const credentialsSchema = z.object({ email, password });
export type Credentials = z.infer<typeof credentialsSchema>;

export const emailOnlySchema = z.object({ email });

const personName = nameSchema.check(
  z.minLength(1, 'Escribe un nombre.'),
  z.maxLength(MAX_NAME_LENGTH, `El nombre no debe pasar de ${MAX_NAME_LENGTH} caracteres.`),
);

/** What an owner changes about the own profile. */
export const profileSchema = z.object({
  displayName: personName,
  username: personName,
  preferredLanguage: languageSchema,
});

export const registrationSchema = z.extend(credentialsSchema, {
  displayName: z.optional(personName),
});

const signedInUser = z.object({ user: userSchema });

/**
 * A page asks with this header, set to `optional`, whether anybody is signed in: nobody is then an answer (204) and not
 * an error that the browser's console reports. Without it nobody is a 401.
 */
export const SESSION_HEADER = 'x-session';

export const getUser = endpoint({ method: 'GET', path: '/api/user', response: userSchema });

export const firebaseLogin = endpoint({
  method: 'POST',
  path: '/api/firebase-login',
  access: 'public',
  body: z.strictObject({ idToken: z.string().check(z.minLength(1), z.maxLength(8192)) }),
  response: signedInUser,
});

/** The specification does not show the fields of this call and the next: more of them do no harm, and count for nothing. */
export const login = endpoint({
  method: 'POST',
  path: '/api/login',
  access: 'public',
  body: credentialsSchema,
  response: signedInUser,
});

/** A new account has no access until its e-mail is confirmed: `user` is then null and `message` says what to do. */
export const register = endpoint({
  method: 'POST',
  path: '/api/register',
  access: 'public',
  body: registrationSchema,
  response: z.object({ user: z.nullable(userSchema), message: z.string() }),
  status: 201,
});

export const logout = endpoint({ method: 'POST', path: '/api/logout', access: 'public' });

export const updateUser = endpoint({
  method: 'PATCH',
  path: '/api/user',
  body: z.partial(z.strictObject(profileSchema.shape)),
  response: userSchema,
});

export const updateOnboarding = endpoint({
  method: 'PATCH',
  path: '/api/user/onboarding',
  body: z.partial(
    z.strictObject({
      step: z.int().check(z.minimum(0), z.maximum(ONBOARDING_STEPS - 1)),
      completed: z.boolean(),
    }),
  ),
  response: userSchema,
});
