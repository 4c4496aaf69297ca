import { screen } from '@testing-library/react';
import { errors, searchManuals } from '@contract';
import { buildManual, buildVehicle } from '../builders';
import { Refusal, type FakeServer } from '../fake-api';
import { renderApp } from '../render-app';
import type { Message } from './message';

async function ask(prepare: (server: FakeServer) => void) {
  const { person, server } = renderApp('/', {
    vehicles: [buildVehicle()],
    manuals: [buildManual()],
  });
  prepare(server);
  const box = await screen.findByRole('textbox', { name: 'Tu pregunta' });
  await person.type(box, '¿Qué presión llevan?{Enter}');
}

export const searchMessages: readonly Message[] = [
  [
    'a search that the server refuses',
    'Error',
    errors.UNAVAILABLE.sentence,
    () =>
      ask((server) =>
        server.on(searchManuals, () => {
          throw new Refusal('UNAVAILABLE');
        }),
      ),
  ],
  [
    'a search of which nobody knows what came',
    'Error',
    'An error occurred during search',
    () => ask((server) => server.onUrl('POST', /^\/api\/search$/, () => Response.json({}))),
  ],
];
