import { screen } from '@testing-library/react';
import { errors, searchManuals } from '@contract';
import { buildManual, buildVehicle } from '../builders';
import { Refusal, type FakeServer } from '../fake-api';
import { renderApp } from '../render-app';
import { odd, REASON, saying, silent } from './answers';
import type { Message } from './message';

const search = /^\/api\/search$/;

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
    () => ask((server) => server.onUrl('POST', search, odd)),
  ],
  [
    'a search that fails without a word',
    'Error',
    'An error occurred during search',
    () => ask((server) => server.onUrl('POST', search, silent)),
  ],
  [
    'a search that is refused with a message alone',
    'Error',
    REASON,
    () => ask((server) => server.onUrl('POST', search, saying('message'))),
  ],
  [
    'a search that is refused with an error field alone',
    'Error',
    REASON,
    () => ask((server) => server.onUrl('POST', search, saying('error'))),
  ],
];
