import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ONBOARDING_REDIRECT_MS, updateOnboarding, type User } from '@contract';
import { buildManual, buildUser, buildVehicle } from '../../testing/builders';
import { Refusal } from '../../testing/fake-api';
import {
  button,
  heading,
  queryButton,
  renderOnboarding,
  titles,
} from '../../testing/onboarding-page';
import { renderApp } from '../../testing/render-app';

describe('who may see the guided setup', () => {
  it('[2.70] sends visitors to the sign-in page', async () => {
    const { location } = renderApp('/onboarding', { user: null });
    await waitFor(() => expect(location()?.pathname).toBe('/auth'));
  });

  it('[2.71] sends who has completed it to the panel, without a word', async () => {
    const { location } = renderApp('/onboarding', { user: buildUser({ onboardingStep: 5 }) });
    await waitFor(() => expect(location()?.pathname).toBe('/'));
    expect(screen.queryByText('¡Configuración completada!')).not.toBeInTheDocument();
  });
});

describe('the six steps', () => {
  it.each([
    [0, ['Comenzar']],
    [1, ['Atrás', 'Omitir', 'Siguiente']],
    [2, ['Atrás', 'Omitir', 'Siguiente']],
    [3, ['Atrás', 'Omitir', 'Siguiente']],
    [4, ['Atrás', 'Omitir', 'Siguiente']],
    [5, ['Ir al Panel']],
  ] as const)(
    '[2.4, 2.59-2.62, 2.65, 2.66, 2.74, 2.84, 4.10, 9.9] restores the saved step %i with its buttons',
    async (step, buttons) => {
      renderOnboarding(step);
      expect(await heading(titles[step])).toBeVisible();
      expect(screen.getByText('Guantera')).toBeVisible();
      expect(screen.getByText(`Paso ${step + 1} de 6`)).toBeVisible();
      const bar = screen.getByRole('progressbar', { name: 'Progreso de la configuración' });
      expect(bar).toHaveAttribute('aria-valuetext', `Paso ${step + 1} de 6`);
      expect(bar).toHaveAttribute('aria-valuenow', String(Math.round(((step + 1) / 6) * 100)));
      for (const name of ['Atrás', 'Omitir', 'Siguiente', 'Comenzar', 'Ir al Panel']) {
        expect(queryButton(name) !== null).toBe((buttons as readonly string[]).includes(name));
      }
    },
  );

  it('[2.83] shows what the owner can do in four cards', async () => {
    renderOnboarding(4);
    const cards = within(await screen.findByRole('list', { name: 'Qué puedes hacer' }));
    expect(cards.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'Búsqueda inteligente',
      'Procedimientos de mantenimiento',
      'Solución de problemas',
      'Soporte técnico',
    ]);
  });

  it.each([1, 2, 3, 4] as const)('[2.64] step %i can be skipped', async (step) => {
    const { person, steps, server } = renderOnboarding(step);
    await person.click(await button('Omitir'));
    expect(await heading(titles[step + 1]!)).toBeVisible();
    await waitFor(() => expect(steps()).toEqual([{ step: step + 1, completed: false }]));
    expect(server.calls.filter((call) => call.startsWith('POST'))).toEqual([]);
  });

  it.each([1, 2, 3, 4] as const)('[2.63] step %i leads back', async (step) => {
    const { person, steps } = renderOnboarding(step);
    await person.click(await button('Atrás'));
    expect(await heading(titles[step - 1]!)).toBeVisible();
    await waitFor(() => expect(steps()).toEqual([{ step: step - 1, completed: false }]));
  });
});

/** Answers of the saves as the test lets them go. */
function heldSaves(server: ReturnType<typeof renderOnboarding>['server']) {
  const held: (() => void)[] = [];
  server.on(
    updateOnboarding,
    ({ body: { step = 0, completed = false } }) =>
      new Promise<User>((resolve) =>
        held.push(() =>
          resolve(buildUser({ onboardingStep: step, onboardingCompleted: completed })),
        ),
      ),
  );
  return held;
}

describe('going on', () => {
  it('[1.9, 2.67, 2.68, 4.20, 7.12] shows the next step at once, saves it, and moves the focus to its heading', async () => {
    const { person, server, steps } = renderOnboarding(0);
    const held = heldSaves(server);
    await person.click(await button('Comenzar'));
    expect(await heading('Tu perfil')).toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent('Paso 2 de 6');
    expect(await button('Espera por favor')).toBeDisabled();
    expect(await button('Atrás')).toBeDisabled();
    expect(await button('Omitir')).toBeDisabled();
    expect(screen.queryByText('Onboarding updated')).not.toBeInTheDocument();
    act(() => held[0]!());
    expect(await screen.findByText('Onboarding updated')).toBeInTheDocument();
    expect(await button('Siguiente')).toBeEnabled();
    expect(steps()).toEqual([{ step: 1, completed: false }]);
  });

  it.each([
    ['has both', [buildVehicle()], [buildManual()], /^Todo está listo, /],
    ['has no manual', [buildVehicle()], [], /falta el manual de tu vehículo/],
    ['has neither', [], [], /faltan tu vehículo y su manual/],
  ])('ends with what is missing to ask, for who %s', async (_what, vehicles, manuals, said) => {
    renderOnboarding(5, { vehicles, manuals });
    expect(await screen.findByText(said)).toBeVisible();
  });

  it('does not skip a step when it is pressed twice quickly', async () => {
    const { server, steps } = renderOnboarding(4);
    const held = heldSaves(server);
    const next = await button('Siguiente');
    fireEvent.click(next);
    fireEvent.click(next);
    expect(await heading('¡Enhorabuena!')).toBeVisible();
    act(() => held[0]!());
    expect(await button('Ir al Panel')).toBeEnabled();
    expect(steps()).toEqual([{ step: 5, completed: false }]);
  });

  it('[4.21] asks the server where it really is when a change cannot be saved', async () => {
    const { person, server } = renderOnboarding(4);
    server.on(updateOnboarding, () => {
      throw new Refusal('UNAVAILABLE');
    });
    const next = await button('Siguiente');
    server.data.user = buildUser({ onboardingCompleted: false, onboardingStep: 1 });
    await person.click(next);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Failed to update onboarding');
    expect(alert).toHaveTextContent('El servicio no responde ahora mismo.');
    expect(await heading('Tu perfil')).toBeVisible();
  });

  it('stays where it was when there is no network at all', async () => {
    const { person } = renderOnboarding(4);
    const next = await button('Siguiente');
    globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    await person.click(next);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Failed to update onboardingNo hay conexión con Guantera.',
    );
    expect(await heading(titles[4])).toBeVisible();
    await waitFor(() => expect(queryButton('Siguiente')).toBeEnabled());
  });

  it('leads to the sign-in page when the session has ended', async () => {
    const { person, server, location } = renderOnboarding(4);
    server.on(updateOnboarding, () => {
      throw new Refusal('NOT_SIGNED_IN');
    });
    await person.click(await button('Siguiente'));
    await waitFor(() => expect(location()?.pathname).toBe('/auth'));
  });
});

describe('completing it', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

  it.each([
    ['Ir al Panel', '/'],
    [/^Añadir un vehículo/, '/vehicles'],
    [/^Preferencias/, '/profile'],
  ])(
    '[2.72, 2.73, 2.84, 9.11] %s says so and leads to %s after 100 ms',
    async (name, destination) => {
      const { server, steps, location } = renderOnboarding(5, { vehicles: [buildVehicle()] });
      const held = heldSaves(server);
      const person = userEvent.setup({
        advanceTimers: (time) => jest.advanceTimersByTimeAsync(time),
      });
      await person.click(await screen.findByRole('button', { name }));
      await pass(1000);
      // Completed on the screen already, but nobody leaves before it is saved.
      expect(location()?.pathname).toBe('/onboarding');
      expect(await button('Espera por favor')).toBeDisabled();
      held[0]!();
      await pass(ONBOARDING_REDIRECT_MS - 20);
      expect(screen.getByText('¡Configuración completada!')).toBeInTheDocument();
      expect(screen.getByText(/Te damos la bienvenida a Guantera/)).toBeInTheDocument();
      expect(location()?.pathname).toBe('/onboarding');
      await pass(40);
      expect(location()?.pathname).toBe(destination);
      expect(steps()).toEqual([{ step: 5, completed: true }]);
      await pass(500);
      expect(screen.getByText('¡Configuración completada!')).toBeInTheDocument();
      expect(screen.queryByText('Onboarding updated')).not.toBeInTheDocument();
    },
  );
});

describe('the final screen', () => {
  it('keeps the owner when completing it fails', async () => {
    const { person, server, location } = renderOnboarding(5);
    server.on(updateOnboarding, () => {
      throw new Refusal('INTERNAL');
    });
    await person.click(await button('Ir al Panel'));
    expect(await screen.findByText('Failed to update onboarding')).toBeInTheDocument();
    await waitFor(() => expect(queryButton('Ir al Panel')).toBeEnabled());
    expect(location()?.pathname).toBe('/onboarding');
  });

  it('begins again when the owner wants so', async () => {
    const { person, steps } = renderOnboarding(5);
    await person.click(await button('Empezar de nuevo'));
    expect(await heading(titles[0])).toBeVisible();
    await waitFor(() => expect(steps()).toEqual([{ step: 0, completed: false }]));
  });
});

describe('leaving it', () => {
  it('keeps the step for another time', async () => {
    const { person, server, steps, location } = renderOnboarding(2);
    await person.click(await button('Continuar más tarde'));
    await waitFor(() => expect(location()?.pathname).toBe('/'));
    expect(steps()).toEqual([]);
    expect(server.data.user).toMatchObject({ onboardingStep: 2, onboardingCompleted: false });
  });

  it('before the first step is done means signing out', async () => {
    const { server } = renderOnboarding(0);
    fireEvent.click(await button('Cerrar sesión'));
    await waitFor(() => expect(server.calls).toContain('POST /api/logout'));
  });
});
