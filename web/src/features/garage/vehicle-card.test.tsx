import { screen, within } from '@testing-library/react';
import { buildGolf, manyVehicles } from '../../testing/builders';
import { renderApp } from '../../testing/render-app';

const golf = buildGolf();
const rowOf = async (name: RegExp) => screen.findByRole('row', { name });

describe('a vehicle of the garage', () => {
  it.each([2, 4])('has the parts of each of %i vehicles one click away', async (count) => {
    renderApp('/vehicles', { vehicles: [golf, ...manyVehicles(count - 1)] });
    const parts = within(await rowOf(/El rojo/)).getByRole('list', { name: 'Partes de El rojo' });
    const links = within(parts).getAllByRole('link');
    // A garage of few has them drawn.
    expect(parts.querySelectorAll('svg')).toHaveLength(count === 2 ? links.length : 0);
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Testigos', '/vehicles/2/testigos'],
      ['Ficha', '/vehicles/2/ficha'],
      ['Mantenimiento', '/vehicles/2/mantenimiento'],
      ['Emergencias', '/vehicles/2/emergencias'],
    ]);
  });

  it('has what can be done with it in words on its card', async () => {
    renderApp('/vehicles', { vehicles: [golf] });
    const row = within(await rowOf(/El rojo/));
    const buttons = row
      .getAllByRole('button')
      .map(({ ariaLabel, textContent }) => [ariaLabel, textContent]);
    expect(buttons).toEqual([
      ['Hacer predeterminado: El rojo', 'Hacer predeterminado'],
      ['Editar El rojo', 'Editar'],
      ['Eliminar El rojo', 'Eliminar'],
    ]);
  });

  it('tells in the card of a vehicle what the columns of the table would', async () => {
    renderApp('/vehicles', { vehicles: [{ ...golf, trim: null }] });
    const cells = within(await rowOf(/El rojo/)).getAllByRole('cell');
    expect(cells.slice(0, -1).map(({ textContent }) => textContent)).toEqual([
      ...['Volkswagen', golf.model, `${golf.year}`, 'Desconocido'],
    ]);
  });

  it.each([
    ['El rojo', 'Volkswagen Golf'],
    [null, ''],
  ])('whose other name is %s says make and model once', async (nickname, said) => {
    renderApp('/vehicles', { vehicles: [{ ...golf, nickname }] });
    const row = await rowOf(/El rojo|Volkswagen/);
    const shown = within(row)
      .getAllByRole('cell')
      .slice(0, 2)
      .filter((cell) => getComputedStyle(cell).position !== 'absolute');
    expect(shown.map(({ textContent }) => textContent).join(' ')).toBe(said);
  });

  it('is drawn by its body', async () => {
    renderApp('/vehicles', { vehicles: [{ ...golf, model: 'Caddy' }] });
    const drawn = (await rowOf(/El rojo/)).querySelector('use');
    expect(drawn).toHaveAttribute('href', '/drawings.svg#van');
  });
});
