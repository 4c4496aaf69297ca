import { screen, waitFor, within } from '@testing-library/react';
import { listManuals } from '@contract';
import { buildManual } from '../../testing/builders';
import { buildChunk, openTab, renderConsole, rowOf } from '../../testing/console-page';
import { renderApp } from '../../testing/render-app';

const selected = async (name: string) =>
  expect(await openTab(name)).toHaveAttribute('aria-selected', 'true');

describe('the console', () => {
  it('[2.105] has the tabs Track, Manage and Chunks, in English inside a Spanish frame', async () => {
    renderConsole();
    const title = { level: 1, name: 'Consola de gestión' };
    expect(await screen.findByRole('heading', title)).toBeVisible();
    const tabs = screen.getAllByRole('tab');
    expect(tabs.map(({ textContent }) => textContent)).toEqual(['Track', 'Manage', 'Chunks']);
    for (const tab of tabs) expect(tab.closest('[lang]')).toHaveAttribute('lang', 'en');
    await selected('Track');
    expect(document.title).toBe('Consola de gestión · Guantera');
  });

  it('[2.105, 6.9] is reached from the profile, and leads to the manuals', async () => {
    const { person, location } = renderApp('/profile', { manuals: [buildManual()] });
    await person.click(await screen.findByText('Avanzado'));
    await person.click(screen.getByRole('link', { name: 'Abrir la consola' }));
    await waitFor(() => expect(location()?.pathname).toBe('/console'));
    await person.click(await screen.findByRole('link', { name: 'Volver a los manuales' }));
    await waitFor(() => expect(location()?.pathname).toBe('/manuals'));
  });

  it('sends visitors to the sign-in page', async () => {
    const { location } = renderConsole('', { user: null });
    await waitFor(() => expect(location()?.pathname).toBe('/auth'));
  });

  it('keeps the open tab in the address', async () => {
    const { person, location } = renderConsole('?tab=track&manual=1');
    await person.click(await openTab('Manage'));
    await selected('Manage');
    expect(location()?.search).toBe('?tab=manage&manual=1');
  });

  it.each([
    ['?tab=manage', 'Manage'],
    ['?tab=chunks&manual=1', 'Chunks'],
    ['?tab=nonsense&manual=-1', 'Track'],
  ])('opens %s on its tab', async (address, name) => {
    renderConsole(address);
    await selected(name);
    expect(screen.getByRole('tabpanel', { name })).toBeVisible();
  });

  it('is gone through by keyboard alone', async () => {
    const { person } = renderConsole();
    await person.click(await openTab('Track'));
    await person.keyboard('{ArrowRight}{ArrowRight}{Enter}');
    await selected('Chunks');
    await person.keyboard('{Home}{ArrowRight} ');
    await selected('Manage');
    await person.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(await openTab('Chunks')).toHaveFocus();
  });

  it('[2.113] leads from a manual of the list to its chunks, and takes the focus along', async () => {
    const { person, chunks, location } = renderConsole('?tab=manage');
    chunks.push(buildChunk(4));
    const row = await rowOf('corolla-2021.pdf');
    await person.click(row.getByRole('button', { name: 'View chunks: corolla-2021.pdf' }));
    expect(await screen.findByText('En frío, la presión es de 2,4 bar.')).toBeVisible();
    expect(await openTab('Chunks')).toHaveFocus();
    expect(location()?.search).toBe('?tab=chunks&manual=1');
  });

  it('shows its changes on the manuals screen, too', async () => {
    const { person, server } = renderConsole('?tab=manage');
    const row = await rowOf('corolla-2021.pdf');
    const asked = () => server.calls.filter((each) => each === `GET ${listManuals.path}`).length;
    const before = asked();
    await person.click(row.getByRole('button', { name: 'Delete: corolla-2021.pdf' }));
    const question = within(await screen.findByRole('alertdialog'));
    await person.click(question.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(asked()).toBeGreaterThan(before));
    await person.click(screen.getByRole('link', { name: 'Volver a los manuales' }));
    expect(await screen.findByText('Todavía no hay manuales')).toBeVisible();
  });
});
