import { screen } from '@testing-library/react';
import { buildUser } from './builders';
import { renderApp } from './render-app';

type Sent = { url: string; method: string; body: unknown };

/**
 * The guided setup at a step, counted from 0 as the server stores it; `sent` are the bodies of the requests as they
 * travelled.
 */
export function renderOnboarding(
  onboardingStep: number,
  { user, ...data }: Parameters<typeof renderApp>[1] = {},
) {
  const owner = buildUser({ ...user, onboardingCompleted: false, onboardingStep });
  const app = renderApp('/onboarding', { ...data, user: owner });
  const sent: Sent[] = [];
  globalThis.fetch = (input: unknown, init: RequestInit = {}) => {
    const { method = 'GET', body } = init;
    if (typeof body === 'string') sent.push({ url: String(input), method, body: JSON.parse(body) });
    return app.server.fetch(input, init);
  };
  /** Bodies that were sent to an address. */
  const sentTo = (method: string, url: string): unknown[] =>
    sent
      .filter((request) => request.method === method && request.url === url)
      .map(({ body }) => body);
  return { ...app, sentTo, steps: () => sentTo('PATCH', '/api/user/onboarding') };
}

export const button = (name: string) => screen.findByRole('button', { name });
export const queryButton = (name: string) => screen.queryByRole('button', { name });
export const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

/** The headings of the six steps. */
export const titles = [
  'Te damos la bienvenida a Guantera',
  'Tu perfil',
  'Tu vehículo',
  'El manual de tu vehículo',
  'Qué puedes hacer con Guantera',
  '¡Enhorabuena!',
] as const;
