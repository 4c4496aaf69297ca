import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  findInManual,
  getManualContents,
  getManualPage,
  getPagePicture,
  openOriginal,
  type ManualPage,
} from '@contract';
import { buildManual, buildVehicle } from '../../testing/builders';
import { Refusal } from '../../testing/fake-api';
import { renderApp } from '../../testing/render-app';

const BOX = { x: 0.1, y: 0.2, w: 0.5, h: 0.02 };

const pageOf = (page: number, change: Partial<ManualPage> = {}): ManualPage => ({
  manualId: 1,
  originalFilename: 'corolla-2021.pdf',
  revision: 1,
  page,
  pageCount: 9,
  pageReference: `p. ${page - 2}`,
  hasPictures: true,
  blocks: [
    { kind: 'paragraph', units: [{ id: `${page}-1-1`, text: `Texto de la página ${page}.` }] },
  ],
  places: [{ unit: `${page}-1-1`, boxes: [BOX] }],
  marks: { state: 'none', units: [], boxes: [] },
  ...change,
});

/** The viewer at an address, over a manual of nine pages. */
function open(path: string, change: Partial<ManualPage> = {}) {
  URL.createObjectURL = () => 'blob:page';
  URL.revokeObjectURL = () => undefined;
  return renderApp(path, {
    vehicles: [buildVehicle()],
    manuals: [buildManual()],
    prepare: (server) => {
      server.on(getManualPage, ({ params }) => pageOf(params.page, change));
      server.on(getPagePicture, () => new Uint8Array([1]));
    },
  });
}

/** Its words do not break but before its place. */
const labelled = (name: string): string =>
  name.replaceAll(' ', '\u00a0').replace(/\u00a0(?=[(·])/, ' ');

const heading = (name: string) => screen.findByRole('heading', { level: 1, name: labelled(name) });

describe('the page of a manual', () => {
  it('says its printed label and which page it is, and its words are there to be read aloud', async () => {
    open('/manuals/1/pagina/5');
    expect(await heading('p. 3 (hoja 5 de 9)')).toHaveFocus();
    expect(await screen.findByText('Texto de la página 5.')).toBeInTheDocument();
  });

  it('is turned by buttons, by keys and by a finger, and not beyond its ends', async () => {
    const { person, location } = open('/manuals/1/pagina/8');
    await heading('p. 6 (hoja 8 de 9)');
    await person.click(screen.getByRole('button', { name: 'Página siguiente' }));
    await heading('p. 7 (hoja 9 de 9)');
    expect(screen.getByRole('button', { name: 'Página siguiente' })).toBeDisabled();
    const region = screen.getByRole('region', { name: 'Página del manual' });
    region.focus();
    await person.keyboard('{ArrowRight}{Home}');
    await heading('p. -1 (hoja 1 de 9)');
    await person.keyboard('{ArrowLeft}{ArrowRight}');
    await heading('p. 0 (hoja 2 de 9)');
    fireEvent.touchStart(region, { touches: [{ clientX: 300, clientY: 100 }] });
    fireEvent.touchEnd(region, { changedTouches: [{ clientX: 100, clientY: 110 }] });
    await heading('p. 1 (hoja 3 de 9)');
    expect(location()?.pathname).toBe('/manuals/1/pagina/3');
  });

  it('is gone to by the number that is printed on it, also where numbering begins anew', async () => {
    const { person, server } = open('/manuals/1/pagina/5');
    // After page 6 stands a leaf without a number.
    server.on(getManualPage, ({ params: { page } }) =>
      pageOf(page, page > 6 ? { pageReference: `p. ${page - 3}` } : {}),
    );
    await heading('p. 3 (hoja 5 de 9)');
    const field = () => screen.getByRole('textbox', { name: 'Ir a p.' });
    expect(field()).toHaveValue('3');
    await person.clear(field());
    await person.type(field(), '6{Enter}');
    await heading('p. 6 (hoja 9 de 9)');
    // So that the next key, Escape too, is for the page.
    expect(field()).toHaveFocus();
    await person.clear(field());
    await person.type(field(), '60{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('no hay esa página');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('9 de 9');
  });

  it('is gone to by counting where no plain number is printed on it', async () => {
    const { person } = open('/manuals/1/pagina/5', { pageReference: 'Ruedas' });
    await heading('Ruedas (hoja 5 de 9)');
    const field = screen.getByRole('textbox', { name: 'Ir a…' });
    await person.clear(field);
    await person.type(field, '7{Enter}');
    await heading('Ruedas (hoja 7 de 9)');
  });

  it('is enlarged with what is marked of it in view, and the small picture stands meanwhile', async () => {
    const scrolled: number[] = [];
    jest
      .spyOn(HTMLElement.prototype, 'scrollTop', 'set')
      .mockImplementation((top: number) => void scrolled.push(top));
    const { person, server } = open('/manuals/1/pagina/5', {
      marks: { state: 'placed', units: ['5-1-1'], boxes: [BOX] },
    });
    await waitFor(() => expect(document.querySelector('img')).not.toBeNull());
    server.on(getPagePicture, () => new Promise<Uint8Array>(() => undefined));
    scrolled.length = 0;
    await person.click(screen.getByRole('button', { name: 'Ampliar' }));
    expect(await screen.findByRole('button', { name: 'Ver entera' })).toBeVisible();
    expect(scrolled).not.toEqual([]);
    expect(document.querySelector('img')).not.toBeNull();
  });

  it('is shown on a phone in letters that are read where it is marked, is turned all the same, and is whole with one tap', async () => {
    jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(344);
    const boxes = [{ ...BOX, h: 0.0125 }];
    const { person } = open('/manuals/1/pagina/5', {
      ...{ places: [{ unit: '5-1-1', boxes }] },
      marks: { state: 'placed', units: ['5-1-1'], boxes },
    });
    await heading('p. 3 (hoja 5 de 9)');
    screen.getByRole('region', { name: 'Página del manual' }).focus();
    await person.keyboard('{ArrowRight}');
    await heading('p. 4 (hoja 6 de 9)');
    await person.click(screen.getByRole('button', { name: 'Ver entera' }));
    expect(screen.getByRole('button', { name: 'Ampliar' })).toBeVisible();
    jest.restoreAllMocks();
  });

  it('grows under two fingers, and is not turned by them', async () => {
    open('/manuals/1/pagina/5');
    await heading('p. 3 (hoja 5 de 9)');
    await waitFor(() => expect(document.querySelector('img')).not.toBeNull());
    const region = screen.getByRole('region', { name: 'Página del manual' });
    const fingers = (apart: number) => [
      { clientX: 100, clientY: 100 },
      { clientX: 100 + apart, clientY: 100 },
    ];
    fireEvent.touchStart(region, { touches: fingers(100) });
    fireEvent.touchMove(region, { touches: fingers(200) });
    fireEvent.touchEnd(region, { changedTouches: fingers(200) });
    expect(screen.getByRole('button', { name: 'Ver entera' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('5 de 9');
    fireEvent.touchStart(region, { touches: fingers(200) });
    fireEvent.touchMove(region, { touches: fingers(20) });
    expect(screen.getByRole('button', { name: 'Ampliar' })).toBeVisible();
  });

  it('frames what is quoted', async () => {
    const marks = { state: 'placed', units: ['5-1-1'], boxes: [BOX] } as const;
    open('/manuals/1/pagina/5?marcas=5-1-1~0123456789abcdef', {
      marks: { ...marks, units: ['5-1-1'], boxes: [BOX] },
    });
    await heading('p. 3 (hoja 5 de 9)');
    await waitFor(() => expect(document.querySelectorAll('[data-mark]')).toHaveLength(1));
  });

  it.each([
    ['unplaced', /no la marcamos/],
    ['changed', /se ha vuelto a leer/],
  ] as const)('says why nothing is framed: %s', async (state, sentence) => {
    open('/manuals/1/pagina/5', { marks: { state, units: [], boxes: [] } });
    expect(await screen.findByText(sentence)).toBeVisible();
  });

  it('is its text, and says so, where it cannot be drawn', async () => {
    const { server } = open('/manuals/1/pagina/5');
    server.on(getPagePicture, () => {
      throw new Refusal('PAGE_NOT_DRAWN');
    });
    expect(await screen.findByText(/Esta página no se puede dibujar/)).toBeVisible();
    expect(screen.getByText('Texto de la página 5.')).toBeVisible();
  });

  it('of a text is its section, and nothing can be enlarged', async () => {
    open('/manuals/1/pagina/5', { hasPictures: false, pageReference: 'Ruedas' });
    await heading('Ruedas · 5 de 9');
    expect(await screen.findByText('Texto de la página 5.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Ampliar' })).toBeNull();
  });

  it('says that the manual is gone, or has no such page', async () => {
    const { server } = open('/manuals/1/pagina/5');
    server.on(getManualPage, () => {
      throw new Refusal('MANUAL_NOT_FOUND');
    });
    expect(await screen.findByText('Ese manual no existe.')).toBeVisible();
  });
});

describe('looking through a manual', () => {
  it('leads from its titles to their pages', async () => {
    const { person, server } = open('/manuals/1/pagina/5');
    server.on(getManualContents, () => [
      { title: 'Ruedas', depth: 1, page: 7, pageReference: 'p. 5' },
    ]);
    await person.click(await screen.findByRole('button', { name: 'Contenido' }));
    await person.click(await screen.findByRole('button', { name: /Ruedas/ }));
    await heading('p. 5 (hoja 7 de 9)');
  });

  it.each(['Contenido', 'Buscar en el manual'])(
    'is left with Escape from «%s» to the page, and only then',
    async (panel) => {
      const { person, server } = open('/manuals');
      server.on(getManualContents, () => [
        { title: 'Ruedas', depth: 1, page: 7, pageReference: 'p. 5' },
      ]);
      await person.click(await screen.findByRole('link', { name: 'Abrir corolla-2021.pdf' }));
      const sheet = within(await screen.findByRole('dialog', { name: 'Manual' }));
      await person.click(await sheet.findByRole('button', { name: panel }));
      await person.keyboard('{Escape}');
      expect(sheet.getByRole('button', { name: panel })).toHaveAttribute('aria-pressed', 'false');
      expect(sheet.getByRole('region', { name: 'Página del manual' })).toHaveFocus();
      await person.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Manual' })).toBeNull());
    },
  );

  it('leads from words to where they stand, marked', async () => {
    const { person, server, location } = open('/manuals/1/pagina/5');
    const unit = { id: '4-1-1', hash: '0123456789abcdef' };
    const place = {
      page: 4,
      pageReference: 'p. 2',
      unit,
      before: 'El ',
      match: 'aceite',
      after: ' va',
    };
    server.on(findInManual, () => ({ places: [place], hasMore: false }));
    await person.click(await screen.findByRole('button', { name: 'Buscar en el manual' }));
    await person.type(
      screen.getByRole('textbox', { name: 'Buscar en el manual' }),
      'aceite{Enter}',
    );
    const found = within(await screen.findByRole('list', { name: 'Encontrado' }));
    expect(screen.getByText('1 lugar')).toBeVisible();
    await person.click(found.getByRole('button'));
    await heading('p. 2 (hoja 4 de 9)');
    expect(location()?.search).toBe('?marcas=4-1-1~0123456789abcdef');
  });

  it('says that words are not there', async () => {
    const { person, server } = open('/manuals/1/pagina/5');
    server.on(findInManual, () => ({ places: [], hasMore: false }));
    await person.click(await screen.findByRole('button', { name: 'Buscar en el manual' }));
    await person.type(screen.getByRole('textbox', { name: 'Buscar en el manual' }), 'zzz{Enter}');
    expect(await screen.findByText('«zzz» no está en este manual.')).toBeVisible();
  });

  it('goes on where a very long manual was not looked through to its end', async () => {
    const { person, server } = open('/manuals/1/pagina/5');
    const asked: string[] = [];
    server.on(findInManual, ({ query }) => {
      asked.push(query.after ?? '');
      return asked.length > 1
        ? { places: [], hasMore: false }
        : { places: [], hasMore: true, searchedTo: 800 };
    });
    await person.click(await screen.findByRole('button', { name: 'Buscar en el manual' }));
    await person.type(screen.getByRole('textbox', { name: 'Buscar en el manual' }), 'zzz{Enter}');
    expect(await screen.findByText(/«zzz» no está en lo que llevamos buscado/)).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Seguir buscando' }));
    expect(await screen.findByText('«zzz» no está en este manual.')).toBeVisible();
    expect(asked).toEqual(['', '800']);
  });

  it('opens the original in a tab of its own, which knows nothing of this one', async () => {
    const tab = { opener: window as unknown, location: { href: '' } };
    jest.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
    const { person, server } = open('/manuals/1/pagina/5');
    server.on(openOriginal, () => ({ url: 'https://storage.example/original' }));
    await person.click(await screen.findByRole('button', { name: 'Original' }));
    await waitFor(() => expect(tab.location.href).toBe('https://storage.example/original'));
    expect(tab.opener).toBeNull();
  });

  it('begins from the list of manuals, which stays behind it', async () => {
    const { person } = open('/manuals');
    await person.click(await screen.findByRole('link', { name: 'Abrir corolla-2021.pdf' }));
    const sheet = await screen.findByRole('dialog', { name: 'Manual' });
    await within(sheet).findByRole('heading', { name: labelled('p. -1 (hoja 1 de 9)') });
    await person.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Manual' })).toBeNull());
    expect(screen.getByRole('link', { name: 'Abrir corolla-2021.pdf' })).toBeVisible();
  });
});
