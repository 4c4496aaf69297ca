import { screen, waitFor, within } from '@testing-library/react';
import { getLegal, type Legal } from '@contract';
import { Refusal } from '../../testing/fake-api';
import { renderApp } from '../../testing/render-app';

const operator = {
  name: 'Taller Ejemplo, S. L.',
  taxId: 'B00000000',
  address: 'Calle Mayor, 1, Madrid',
  email: 'privacidad@taller.test',
};

const visit = (path: string, legal: Partial<Legal> = {}) =>
  renderApp(path, {
    user: null,
    prepare: (server) =>
      server.on(getLegal, () => ({ operator, searchRetentionDays: 0, ...legal })),
  });

const valueOf = (term: string) =>
  screen.getByText(term, { selector: 'dt' }).nextElementSibling?.textContent;

describe.each([
  ['/privacidad', 'Política de privacidad'],
  ['/aviso-legal', 'Aviso legal'],
])('%s', (path, title) => {
  it('tells anybody who runs the service', async () => {
    const { location } = visit(path);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    const mail = await screen.findByRole('link', { name: operator.email });
    expect(mail).toHaveAttribute('href', `mailto:${operator.email}`);
    expect(valueOf('Nombre')).toBe(operator.name);
    expect(valueOf('NIF')).toBe(operator.taxId);
    expect(valueOf('Domicilio')).toBe(operator.address);
    expect(location()?.pathname).toBe(path);
    expect(document.title).toContain(title);
  });

  it('says what its operator has not published yet', async () => {
    visit(path, { operator: { name: '', taxId: '', address: '', email: '' } });
    expect(await screen.findAllByText('Pendiente de publicar')).toHaveLength(4);
  });

  it('is there without the operator’s data, which can be asked for again', async () => {
    const { person, server } = renderApp(path, {
      user: null,
      prepare: (fake) =>
        fake.on(getLegal, () => {
          throw new Refusal('UNAVAILABLE');
        }),
    });
    const retry = await screen.findByRole('button', { name: 'Reintentar' });
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    server.on(getLegal, () => ({ operator, searchRetentionDays: 0 }));
    await person.click(retry);
    expect(await screen.findByText(operator.name)).toBeVisible();
  });

  it('says that answers come from an AI and that the manual prevails', async () => {
    visit(path);
    const text = await screen.findByText(/inteligencia artificial/);
    expect(text).toHaveTextContent('prevalece el manual');
  });
});

describe('privacy', () => {
  it.each([
    [0, 'Se conservan hasta que las borres o elimines tu cuenta.'],
    [730, 'Se conservan 2 años.'],
  ])('tells how long questions are kept: %i', async (searchRetentionDays, sentence) => {
    visit('/privacidad', { searchRetentionDays });
    const item = await screen.findByText('Búsquedas.');
    await waitFor(() => expect(item.closest('li')).toHaveTextContent(sentence));
  });

  it('leads to the rights, and to who watches over them', async () => {
    visit('/privacidad');
    const rights = await screen.findByRole('heading', { name: 'Tus derechos' });
    const links = within(rights.parentElement!).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/profile',
      '/profile',
      '/history',
      'https://www.aepd.es',
    ]);
  });
});

describe('the way to the legal pages', () => {
  it.each([
    ['Privacidad', '/privacidad'],
    ['Aviso legal', '/aviso-legal'],
    ['Estado del servicio', '/monitor'],
  ])('begins at the foot of the sign-in page: %s', async (name, path) => {
    renderApp('/auth', { user: null });
    const foot = within(await screen.findByRole('navigation', { name: 'Información legal' }));
    expect(foot.getByRole('link', { name })).toHaveAttribute('href', path);
  });

  it('begins at the foot of every public page', async () => {
    const { person } = visit('/aviso-legal');
    const foot = within(await screen.findByRole('navigation', { name: 'Información legal' }));
    await person.click(foot.getByRole('link', { name: 'Privacidad' }));
    expect(await screen.findByRole('heading', { level: 1, name: /privacidad/ })).toBeVisible();
  });
});

it('the page says to who has just erased the account that it is gone', async () => {
  renderApp('/cuenta-eliminada', { user: null });
  expect(await screen.findByRole('heading', { name: 'Tu cuenta está eliminada' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ir a la página de acceso' })).toHaveAttribute(
    'href',
    '/auth',
  );
});
