import { screen, waitFor } from '@testing-library/react';
import { updateUser, type User } from '@contract';
import { Refusal } from '../../testing/fake-api';
import { button, heading, renderOnboarding } from '../../testing/onboarding-page';

const PROFILE_STEP = 1;

const nameField = () => screen.findByLabelText('Nombre de usuario');

describe('the profile step', () => {
  it('[2.75, 2.76] offers the name that the product shows, and Spanish, the only language', async () => {
    const { person } = renderOnboarding(PROFILE_STEP);
    expect(await nameField()).toHaveValue('Lucía Ferrer');
    const language = screen.getByRole('combobox', { name: 'Idioma preferido' });
    expect(language).toHaveTextContent('Español');
    await person.click(language);
    const options = await screen.findAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual(['Español']);
  });

  it('saves what changed, says so, and goes on', async () => {
    const { person, server, sentTo, steps } = renderOnboarding(PROFILE_STEP);
    await person.clear(await nameField());
    await person.type(await nameField(), 'lucia.f{Enter}');
    expect(await heading('Tu vehículo')).toBeVisible();
    expect(await screen.findByText('Perfil actualizado')).toBeVisible();
    await waitFor(() => expect(steps()).toEqual([{ step: 2, completed: false }]));
    expect(sentTo('PATCH', '/api/user')).toEqual([
      { username: 'lucia.f', displayName: 'lucia.f', preferredLanguage: 'es' },
    ]);
    expect(await button('Siguiente')).toBeEnabled();
    // What was done is said, not that the step changed as well.
    expect(screen.getByText('Perfil actualizado')).toBeVisible();
    expect(screen.queryByText('Onboarding updated')).not.toBeInTheDocument();
    expect(server.data.user).toMatchObject({ displayName: 'lucia.f', onboardingStep: 2 });
  });

  it('saves nothing when nothing changed', async () => {
    const { person, sentTo } = renderOnboarding(PROFILE_STEP);
    await person.click(await button('Siguiente'));
    expect(await screen.findByText('Onboarding updated')).toBeVisible();
    expect(sentTo('PATCH', '/api/user')).toEqual([]);
  });

  it('wants a name', async () => {
    const { person, steps } = renderOnboarding(PROFILE_STEP);
    await person.clear(await nameField());
    await person.click(await button('Siguiente'));
    expect(await screen.findByText('Escribe un nombre.')).toBeVisible();
    expect(await nameField()).toHaveFocus();
    expect(steps()).toEqual([]);
  });

  it.each<[string, () => User, string]>([
    [
      'the server’s sentence',
      () => {
        throw new Refusal('UNAVAILABLE');
      },
      'El servicio no responde ahora mismo. Inténtalo de nuevo en un momento.',
    ],
    ['an unknown failure', () => ({}) as User, 'Ha ocurrido un error desconocido'],
  ])('stays when it fails, with %s', async (_case, answer, sentence) => {
    const { person, server, steps } = renderOnboarding(PROFILE_STEP);
    server.on(updateUser, answer);
    await person.type(await nameField(), '2');
    await person.click(await button('Siguiente'));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(`Error al actualizar perfil${sentence}`);
    expect(await nameField()).toHaveValue('Lucía Ferrer2');
    expect(steps()).toEqual([]);
  });
});
