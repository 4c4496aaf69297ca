import { fireEvent, screen, waitFor } from '@testing-library/react';
import { firebaseLogin } from '@contract';
import { auth } from '../../firebase/app';
import { buildUser } from '../../testing/builders';
import { Refusal } from '../../testing/fake-api';
import { fakeFirebase } from '../../testing/fake-firebase';
import { renderApp } from '../../testing/render-app';

const EMAIL = 'lucia@guantera.test';
const PASSWORD = 'buena-clave';

const visit = (path = '/auth', state?: unknown) => {
  const app = renderApp(path, { user: null, state });
  const firebase = fakeFirebase(app.server, new Map([[EMAIL, PASSWORD]]));
  app.server.on(firebaseLogin, () => ({ user: buildUser() }));
  return { ...app, firebase };
};

const signIn = async ({ person }: ReturnType<typeof visit>, password = PASSWORD) => {
  await person.type(await screen.findByLabelText('Correo electrónico'), EMAIL);
  await person.type(screen.getByLabelText('Contraseña'), password);
  await person.click(screen.getByRole('button', { name: 'Iniciar sesión' }));
};

describe('signing in', () => {
  it.each(['/auth', '/login'])('offers every provider at %s', async (path) => {
    visit(path);
    for (const provider of ['Google', 'Facebook', 'Apple', 'Twitter']) {
      const button = await screen.findByRole('button', { name: `Continuar con ${provider}` });
      expect(button).toBeEnabled();
    }
  });

  it('takes the owner to the panel', async () => {
    const app = visit();
    await signIn(app);
    await waitFor(() => expect(app.location()?.pathname).toBe('/'));
    expect(app.server.calls).toContain('POST /api/firebase-login');
  });

  it('takes the owner to the page that was asked for', async () => {
    const app = visit('/auth', { returnTo: '/vehicles' });
    await signIn(app);
    await waitFor(() => expect(app.location()?.pathname).toBe('/vehicles'));
  });

  it('does not tell whether the address or the password is wrong', async () => {
    const app = visit();
    await signIn(app, 'otra-clave');
    expect(await screen.findByText('Error al iniciar sesión')).toBeVisible();
    expect(screen.getByText('El correo o la contraseña no son correctos.')).toBeVisible();
    expect(app.server.calls).not.toContain('POST /api/firebase-login');
  });

  it('keeps out those who were not invited, and logs no more of them than their domain', async () => {
    const log = jest.spyOn(console, 'info').mockImplementation(() => undefined);
    const app = visit();
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
    const app = visit();
    app.server.on(firebaseLogin, () => {
      throw new Refusal('EMAIL_NOT_VERIFIED');
    });
    await signIn(app);
    expect(await screen.findByText(/Confirma tu correo con el enlace/)).toBeVisible();
    await app.person.click(
      await screen.findByRole('button', { name: 'Enviar otra vez el enlace' }),
    );
    expect(await screen.findByText('Enlace de confirmación enviado')).toBeVisible();
    expect(app.firebase.sentEmails).toEqual([{ requestType: 'VERIFY_EMAIL' }]);
  });

  it.each(['Google', 'Facebook', 'Apple', 'Twitter'])(
    'says that %s failed when the provider does not say why',
    async (provider) => {
      const { person } = visit();
      await person.click(await screen.findByRole('button', { name: `Continuar con ${provider}` }));
      // What the SDK loads for its pop-up does not arrive.
      const script = await waitFor(() => {
        const found = document.querySelector('script[src*="apis.google.com"]');
        if (!found) throw new Error('no script yet');
        return found;
      });
      fireEvent.error(script);
      script.remove();
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
    const app = visit();
    app.firebase.refuse(code);
    await signIn(app);
    expect(await screen.findByText('Error al iniciar sesión')).toBeVisible();
    expect(screen.getByText(sentence)).toBeVisible();
  });

  it('says when only our server failed', async () => {
    const app = visit();
    app.server.on(firebaseLogin, () => {
      throw new Refusal('UNAVAILABLE');
    });
    await signIn(app);
    expect(await screen.findByText('Error de sincronización')).toBeVisible();
    expect(screen.getByText('No se pudo sincronizar tu cuenta')).toBeVisible();
  });

  it('says beside the fields what is wrong with them', async () => {
    const { person, server } = visit();
    await person.type(await screen.findByLabelText('Correo electrónico'), 'lucia');
    await person.type(screen.getByLabelText('Contraseña'), 'corta');
    await person.click(screen.getByRole('button', { name: 'Iniciar sesión' }));
    expect(await screen.findByText('Escribe un correo válido.')).toBeVisible();
    expect(screen.getByText('La contraseña debe tener al menos 6 caracteres.')).toBeVisible();
    expect(server.calls.filter((call) => call.startsWith('POST'))).toEqual([]);
  });
});

describe('a forgotten password', () => {
  const askFor = async ({ person }: ReturnType<typeof visit>, email: string) => {
    await person.click(await screen.findByRole('tab', { name: 'Olvidé mi contraseña' }));
    await person.type(screen.getByLabelText('Correo electrónico'), email);
    await person.click(screen.getByRole('button', { name: 'Enviar enlace' }));
  };

  it.each([
    ['an address with an account', EMAIL, 1],
    ['an address without one', 'nadie@guantera.test', 0],
  ])('is answered alike for %s', async (_, email, sent) => {
    const app = visit();
    await askFor(app, email);
    expect(await screen.findByText('Enlace de restablecimiento enviado')).toBeVisible();
    expect(
      screen.getByText('Revisa tu correo electrónico para restablecer tu contraseña'),
    ).toBeVisible();
    expect(app.firebase.sentEmails).toHaveLength(sent);
  });

  it('says when the link could not be sent', async () => {
    const app = visit();
    app.firebase.refuse('INTERNAL_ERROR');
    await askFor(app, EMAIL);
    expect(await screen.findByText('Error al enviar restablecimiento')).toBeVisible();
    expect(
      screen.getByText('No hemos podido enviarte el enlace. Inténtalo de nuevo.'),
    ).toBeVisible();
  });

  it('needs a valid address', async () => {
    const app = visit();
    await askFor(app, 'lucia@');
    expect(await screen.findByText('Escribe un correo válido.')).toBeVisible();
    expect(app.server.calls.filter((call) => call.startsWith('POST'))).toEqual([]);
  });
});

describe('a new account', () => {
  const register = async ({ person }: ReturnType<typeof visit>, email: string) => {
    await person.click(await screen.findByRole('button', { name: 'Crea tu cuenta' }));
    await person.type(screen.getByLabelText('Nombre'), 'Ana Soler');
    await person.type(screen.getByLabelText('Correo electrónico'), email);
    await person.type(screen.getByLabelText('Contraseña'), PASSWORD);
    await person.click(screen.getByRole('button', { name: 'Crear cuenta' }));
  };

  it('must be confirmed by e-mail', async () => {
    const app = visit();
    await register(app, 'ana@guantera.test');
    expect(await screen.findByText('Revisa tu correo')).toBeVisible();
    expect(app.firebase.sentEmails).toEqual([{ requestType: 'VERIFY_EMAIL' }]);
  });

  it('is answered alike where there is one already', async () => {
    const app = visit();
    await register(app, EMAIL);
    expect(await screen.findByText('Revisa tu correo')).toBeVisible();
    expect(app.firebase.sentEmails).toEqual([]);
  });

  it.each([
    ['WEAK_PASSWORD', 'La contraseña es demasiado fácil de adivinar. Elige otra más larga.'],
    ['INTERNAL_ERROR', 'No hemos podido crear tu cuenta. Inténtalo de nuevo.'],
  ])('says what the provider has against it: %s', async (code, sentence) => {
    const app = visit();
    await screen.findByRole('button', { name: 'Crea tu cuenta' });
    app.firebase.refuse(code);
    await register(app, 'ana@guantera.test');
    expect(await screen.findByText('Error al registrarse con email')).toBeVisible();
    expect(screen.getByText(sentence)).toBeVisible();
  });
});

it('tells visitors whom to ask for an invitation', async () => {
  const { person } = visit();
  await person.click(await screen.findByRole('tab', { name: 'Invitaciones' }));
  expect(screen.getByText(/Contacta con el administrador/)).toBeVisible();
});
