import { screen, waitFor } from '@testing-library/react';
import { firebaseLogin, register as registerAtServer } from '@contract';
import { auth } from '../../firebase/auth';
import { Refusal } from '../../testing/fake-api';
import {
  askForReset,
  EMAIL,
  failAt,
  PASSWORD,
  register,
  signIn,
  visitSignIn,
} from '../../testing/sign-in-page';

describe('signing in', () => {
  it.each(['/auth', '/login'])(
    '[2.2, 2.3, 2.56, 6.3] offers every provider at %s',
    async (path) => {
      visitSignIn(path);
      for (const provider of ['Google', 'Facebook', 'Apple', 'Twitter']) {
        const button = await screen.findByRole('button', { name: `Continuar con ${provider}` });
        expect(button).toBeEnabled();
      }
    },
  );

  it('[1.24, 1.27, 4.8, 7.8] takes the owner to the panel', async () => {
    const app = visitSignIn();
    await signIn(app);
    await waitFor(() => expect(app.location()?.pathname).toBe('/'));
    expect(app.server.calls).toContain('POST /api/firebase-login');
  });

  it('takes the owner to the page that was asked for', async () => {
    const app = visitSignIn('/auth', { returnTo: '/vehicles' });
    await signIn(app);
    await waitFor(() => expect(app.location()?.pathname).toBe('/vehicles'));
  });

  it('does not tell whether the address or the password is wrong', async () => {
    const app = visitSignIn();
    await signIn(app, 'otra-clave');
    expect(await screen.findByText('Error al iniciar sesión')).toBeVisible();
    const words = 'El correo o la contraseña no son correctos.';
    const field = screen.getByLabelText('Contraseña');
    expect(screen.getAllByText(words)).toHaveLength(2);
    expect(field).toHaveAccessibleDescription(words);
    expect(field).toBeInvalid();
    await app.person.type(field, 'x');
    expect(field).toBeValid();
    expect(app.server.calls).not.toContain('POST /api/firebase-login');
  });

  it('[5.36] keeps out those who were not invited, and logs no more of them than their domain', async () => {
    const log = jest.spyOn(console, 'info').mockImplementation(() => undefined);
    const app = visitSignIn();
    app.server.on(firebaseLogin, () => {
      throw new Refusal('INVITATION_ONLY');
    });
    await signIn(app);
    expect(await screen.findByText('Acceso restringido')).toBeVisible();
    expect(screen.getByText('Esta plataforma es solo por invitación')).toBeVisible();
    expect(app.location()?.pathname).toBe('/auth');
    await waitFor(() => expect(auth.currentUser).toBeNull());
    expect(log.mock.calls).toEqual([
      ['The domain of this address is not allowed', { domain: 'guantera.test' }],
    ]);
    log.mockRestore();
  });

  it('asks to confirm an address that is not confirmed, and sends the link again', async () => {
    const app = visitSignIn();
    app.server.on(firebaseLogin, () => {
      throw new Refusal('EMAIL_NOT_VERIFIED');
    });
    await signIn(app);
    expect(await screen.findByText(/Confirma tu correo con el enlace/)).toBeVisible();
    await app.person.click(
      await screen.findByRole('button', { name: 'Enviar otra vez el enlace' }),
    );
    expect(await screen.findByText(/^Enlace de confirmación enviado/)).toBeVisible();
    expect(app.firebase.sentEmails).toEqual([{ requestType: 'VERIFY_EMAIL' }]);
  });

  it('says that a new password must be chosen by mail', async () => {
    const app = visitSignIn();
    app.server.on(firebaseLogin, () => {
      throw new Refusal('NEW_PASSWORD_REQUIRED');
    });
    await signIn(app);
    expect(await screen.findByText('Acceso restringido')).toBeVisible();
    expect(screen.getByText(/un enlace para elegir una contraseña nueva/)).toBeVisible();
    expect(app.location()?.pathname).toBe('/auth');
  });

  it.each(['Google', 'Facebook', 'Apple', 'Twitter'])(
    'says that %s failed when the provider does not say why',
    async (provider) => {
      await failAt(visitSignIn(), provider);
      expect(await screen.findByText('Error al iniciar sesión')).toBeVisible();
      expect(
        screen.getByText(`No hemos podido iniciar sesión con ${provider}. Inténtalo de nuevo.`),
      ).toBeVisible();
    },
  );

  it.each([
    ['OPERATION_NOT_ALLOWED', 'No hemos podido iniciar sesión con tu correo. Inténtalo de nuevo.'],
    [
      'TOO_MANY_ATTEMPTS_TRY_LATER',
      'Demasiados intentos seguidos. Espera unos minutos e inténtalo de nuevo.',
    ],
    ['USER_DISABLED', 'El correo o la contraseña no son correctos.'],
  ])('says what %s of the provider means for a sign-in by e-mail', async (code, sentence) => {
    const app = visitSignIn();
    app.firebase.refuse(code);
    await signIn(app);
    expect(await screen.findByText('Error al iniciar sesión')).toBeVisible();
    expect(screen.getAllByText(sentence)[0]).toBeVisible();
  });

  it('says when only our server failed', async () => {
    const app = visitSignIn();
    app.server.on(firebaseLogin, () => {
      throw new Refusal('UNAVAILABLE');
    });
    await signIn(app);
    expect(await screen.findByText('Error de sincronización')).toBeVisible();
    expect(screen.getByText('No se pudo sincronizar tu cuenta')).toBeVisible();
  });

  it('says beside the fields what is wrong with them', async () => {
    const { person, server } = visitSignIn();
    await person.type(await screen.findByLabelText('Correo electrónico'), 'lucia');
    await person.type(screen.getByLabelText('Contraseña'), 'corta');
    await person.click(screen.getByRole('button', { name: 'Iniciar sesión' }));
    expect(await screen.findByText('Escribe un correo válido.')).toBeVisible();
    expect(screen.getByText('La contraseña debe tener al menos 6 caracteres.')).toBeVisible();
    expect(server.calls.filter((call) => call.startsWith('POST'))).toEqual([]);
  });
});

describe('a forgotten password', () => {
  it.each([
    ['an address with an account', EMAIL, 1],
    ['an address without one', 'nadie@guantera.test', 0],
  ])('[1.26] is answered alike for %s', async (_, email, sent) => {
    const app = visitSignIn();
    await askForReset(app, email);
    expect(await screen.findByText('Enlace de restablecimiento enviado')).toBeVisible();
    expect(
      screen.getByText('Revisa tu correo electrónico para restablecer tu contraseña'),
    ).toBeVisible();
    expect(app.firebase.sentEmails).toHaveLength(sent);
  });

  it('says when the link could not be sent', async () => {
    const app = visitSignIn();
    app.firebase.refuse('INTERNAL_ERROR');
    await askForReset(app, EMAIL);
    expect(await screen.findByText('Error al enviar restablecimiento')).toBeVisible();
    expect(
      screen.getByText('No hemos podido enviarte el enlace. Inténtalo de nuevo.'),
    ).toBeVisible();
  });

  it('needs a valid address', async () => {
    const app = visitSignIn();
    await askForReset(app, 'lucia@');
    expect(await screen.findByText('Escribe un correo válido.')).toBeVisible();
    expect(app.server.calls.filter((call) => call.startsWith('POST'))).toEqual([]);
  });
});

describe('a new account', () => {
  it('[1.25] must be confirmed by e-mail', async () => {
    const app = visitSignIn();
    await register(app, 'ana@guantera.test');
    expect(await screen.findByText('Revisa tu correo')).toBeVisible();
    expect(app.firebase.sentEmails).toEqual([{ requestType: 'VERIFY_EMAIL' }]);
  });

  it('is answered alike where there is one already, which is our server’s to decide about', async () => {
    const app = visitSignIn();
    const asked: unknown[] = [];
    app.server.on(registerAtServer, ({ body }) => {
      asked.push(body);
      return { user: null, message: 'Te hemos enviado un correo.' };
    });
    await register(app, EMAIL);
    expect(await screen.findByText('Revisa tu correo')).toBeVisible();
    expect(screen.getByText(/Si lucia@guantera.test puede abrir una cuenta/)).toBeVisible();
    expect(asked).toEqual([{ displayName: 'Ana Soler', email: EMAIL, password: PASSWORD }]);
    expect(app.firebase.sentEmails).toEqual([]);
  });

  it('is answered alike to the uninvited where there is one already', async () => {
    const app = visitSignIn();
    app.server.on(registerAtServer, () => {
      throw new Refusal('INVITATION_ONLY');
    });
    await register(app, EMAIL);
    expect(await screen.findByText('Revisa tu correo')).toBeVisible();
    expect(screen.queryByText('Error al registrarse con email')).toBeNull();
  });

  it('says when our server cannot decide about one that there is already', async () => {
    const app = visitSignIn();
    app.server.on(registerAtServer, () => {
      throw new Refusal('UNAVAILABLE');
    });
    await register(app, EMAIL);
    expect(await screen.findByText('Error al registrarse con email')).toBeVisible();
    expect(screen.getByText(/^El servicio no responde ahora mismo/)).toBeVisible();
  });

  it.each([
    ['WEAK_PASSWORD', 'La contraseña es demasiado fácil de adivinar. Elige otra más larga.'],
    ['INTERNAL_ERROR', 'No hemos podido crear tu cuenta. Inténtalo de nuevo.'],
  ])('says what the provider has against it: %s', async (code, sentence) => {
    const app = visitSignIn();
    await screen.findByRole('button', { name: 'Crea tu cuenta' });
    app.firebase.refuse(code);
    await register(app, 'ana@guantera.test');
    expect(await screen.findByText('Error al registrarse con email')).toBeVisible();
    expect(screen.getByText(sentence)).toBeVisible();
  });
});

it('[1.17] the sign-in page tells visitors whom to ask for an invitation', async () => {
  const { person } = visitSignIn();
  await person.click(await screen.findByRole('tab', { name: 'Invitaciones' }));
  expect(await screen.findByText(/Contacta con el administrador/)).toBeVisible();
});
