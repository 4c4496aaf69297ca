import { screen, waitFor, within } from '@testing-library/react';
import { searchManuals } from '@contract';
import { buildManual, buildVehicle } from '../../testing/builders';
import { renderApp } from '../../testing/render-app';

describe('questions to begin with', () => {
  it('are those that the manual answers for sure, with their page, and are asked without it', async () => {
    const starters = [{ query: '¿Qué aceite lleva?', pageReference: 'p. 214' }];
    const app = renderApp('/', {
      vehicles: [buildVehicle()],
      manuals: [buildManual({ starters })],
    });
    const asked: unknown[] = [];
    app.server.on(searchManuals, ({ body }) => {
      asked.push(body.query);
      throw new Error('not answered here');
    });
    const region = within(await screen.findByRole('region', { name: 'Para empezar' }));
    const chip = await region.findByRole('button', { name: '¿Qué aceite lleva? p. 214' });
    expect(region.getAllByRole('button')).toHaveLength(1);
    await waitFor(() => expect(chip).toBeEnabled());
    await app.person.click(chip);
    await waitFor(() => expect(asked).toEqual(['¿Qué aceite lleva?']));
  });

  it('are the four fixed ones until a manual has some', async () => {
    renderApp('/', { vehicles: [buildVehicle()], manuals: [buildManual()] });
    const region = within(await screen.findByRole('region', { name: 'Para empezar' }));
    expect(region.getAllByRole('button').map((chip) => chip.textContent)).toEqual([
      '¿Qué presión deben llevar los neumáticos?',
      '¿Qué aceite lleva el motor y cuánto?',
      '¿Cada cuánto toca la revisión?',
      '¿Qué hago si se enciende un testigo?',
    ]);
  });
});
