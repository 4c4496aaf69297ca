import { screen } from '@testing-library/react';
import { firebaseLogin } from '@contract';
import { auth } from '../../firebase/auth';
import { Refusal } from '../../testing/fake-api';
import { expectMessage } from '../../testing/messages/message';
import { signInMessages } from '../../testing/messages/sign-in';
import { signIn, visitSignIn } from '../../testing/sign-in-page';

beforeEach(() => {
  // Who is refused is noted by domain.
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
});

describe('messages of the sign-in page', () => {
  it.each(signInMessages)(
    '[5.31-5.34, 7.9, 8.8, 8.10-8.18, 8.20, 8.21, 9.8] %s: «%s»',
    async (_when, title, description, provoke) => {
      await provoke();
      await expectMessage(title, description);
    },
  );
});

describe('the sign-in page', () => {
  it('[2.55] has three tabs', async () => {
    visitSignIn();
    const tabs = await screen.findAllByRole('tab');
    expect(tabs.map(({ textContent }) => textContent)).toEqual([
      'Iniciar sesión',
      'Olvidé mi contraseña',
      'Invitaciones',
    ]);
  });

  it('[4.9, 8.9] signs a stranger out again', async () => {
    const page = visitSignIn();
    let atTheProvider: string | null | undefined = null;
    page.server.on(firebaseLogin, () => {
      atTheProvider = auth.currentUser?.email;
      throw new Refusal('INVITATION_ONLY');
    });
    await signIn(page);
    expect(await screen.findByText('Acceso restringido')).toBeVisible();
    expect(atTheProvider).toBe('lucia@guantera.test');
    expect(auth.currentUser).toBeNull();
    expect(page.location()?.pathname).toBe('/auth');
  });
});
