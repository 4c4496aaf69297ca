import { act, screen, waitFor, within } from '@testing-library/react';
import {
  getManualPage,
  getPagePicture,
  getSearch,
  type Box,
  type ManualPage,
  type SearchResponse,
} from '@contract';
import {
  buildCitation,
  buildManual,
  buildSource,
  buildStoredSearch,
  buildVehicle,
} from '../../testing/builders';
import { beOnDesk } from '../../testing/on-desk';
import { renderApp } from '../../testing/render-app';

const boxAt = (y: number): Box => ({ x: 0.1, y, w: 0.5, h: 0.02 });
const HASH = '0123456789abcdef';

const citationOf = (source: number, page: number, unit: string) => ({
  ...buildCitation(source),
  ...{ pageNumber: page, units: [{ id: unit, hash: HASH }] },
});
const sentence = (text: string, citation: ReturnType<typeof citationOf>) => ({
  ...{ kind: 'text' as const, text, citations: [citation] },
});

const answer: SearchResponse = {
  ...{ id: 7, response: 'En frío, 2,3 bar.', suggestions: [], confidence: 'high' },
  statements: [
    sentence('En frío, 2,3 bar.', citationOf(0, 5, '5-1-1')),
    sentence('Con carga, 2,5 bar.', citationOf(0, 5, '5-1-2')),
    sentence('La de repuesto, 4,2 bar.', citationOf(1, 8, '8-1-1')),
  ],
  classification: {
    ...{ isSpecification: true, isMaintenance: false },
    ...{ isTroubleshooting: false, isModelSpecific: false },
  },
  sourceDocuments: [
    buildSource(['En frío, 2,3 bar.'], { pageNumber: 5, pageReference: 'p. 3', chunkId: 'a' }),
    buildSource(['De repuesto.'], { pageNumber: 8, pageReference: 'p. 6', chunkId: 'b' }),
  ],
};

/** The page with everything marked that its address asks for. */
function pageOf(page: number, marks: string, hasPictures: boolean): ManualPage {
  const units = marks.split(',').map((key) => key.split('~')[0] ?? '');
  const places = units.map((unit, at) => ({ unit, boxes: [boxAt(0.2 + at / 5)] }));
  const words = units.map((id) => ({ id, text: `Palabras de ${id}.` }));
  return {
    ...{ manualId: 1, originalFilename: 'corolla-2021.pdf', revision: 1, page, pageCount: 9 },
    ...{ pageReference: `p. ${page - 2}`, hasPictures, places },
    blocks: [{ kind: 'paragraph', units: words }],
    marks: { state: 'placed', units, boxes: places.flatMap(({ boxes }) => boxes) },
  };
}

/** A stored answer on a desk, or on something narrower. */
function open({ isDesk = true, hasPictures = true } = {}) {
  URL.createObjectURL = () => 'blob:page';
  URL.revokeObjectURL = () => undefined;
  beOnDesk(isDesk);
  const asked: number[] = [];
  const app = renderApp('/?r=7', {
    ...{ vehicles: [buildVehicle()], manuals: [buildManual()] },
    prepare: (server) => {
      server.on(getSearch, () => buildStoredSearch(answer));
      server.on(getPagePicture, () => new Uint8Array([1]));
      server.on(getManualPage, ({ params, query }) => {
        asked.push(params.page);
        return pageOf(params.page, query.units ?? '', hasPictures);
      });
    },
  });
  return { ...app, asked };
}

const nameOf = (page: number, place = `(hoja\u00a0${page}\u00a0de\u00a09)`) =>
  `p.\u00a0${page - 2} ${place}`;
const pane = () => screen.findByRole('region', { name: 'Manual' });
const showing = async (page: number, place?: string) =>
  within(await pane()).findByRole('heading', { level: 2, name: nameOf(page, place) });
const badge = async (page: number, at = 0) =>
  (
    await screen.findAllByRole('button', {
      name: `Ver en la página: corolla-2021.pdf, p. ${page - 2}`,
    })
  )[at] as HTMLElement;
const mark = (words: string) =>
  screen.findByRole('button', { name: `Marcado: «${words}». Volver a la respuesta` });

const isLit = (element: Element | null) => element?.hasAttribute('data-lit');

describe('the page beside an answer', () => {
  it('is the one that the answer stands on, without a click, and leaves the keyboard where it is', async () => {
    open();
    const heading = await showing(5);
    expect(heading).not.toHaveFocus();
    expect(screen.getByRole('heading', { level: 1, name: '¿Qué presión llevan?' })).toHaveFocus();
  });

  it('costs nothing where there is no room for it', async () => {
    const { asked } = open({ isDesk: false });
    await screen.findByRole('heading', { level: 1, name: '¿Qué presión llevan?' });
    await badge(5);
    expect(screen.queryByRole('region', { name: 'Manual' })).toBeNull();
    expect(asked).toEqual([]);
  });

  it('opens by a link, takes the keyboard, and Escape gives that back', async () => {
    const { person, location } = open();
    await showing(5);
    const link = screen.getAllByRole('link', { name: /^Ver la página: .*p\. 3$/ })[0]!;
    act(() => link.focus());
    await person.keyboard('{Enter}');
    await waitFor(() => expect(location()?.pathname).toBe('/manuals/1/pagina/5'));
    await waitFor(async () => expect(await showing(5)).toHaveFocus());
    expect(screen.getByRole('article', { name: 'Respuesta' })).toBeVisible();
    await person.keyboard('{Escape}');
    await waitFor(() => expect(location()?.search).toBe('?r=7'));
    expect(screen.queryByRole('region', { name: 'Manual' })).toBeNull();
    expect(link).toHaveFocus();
  });

  it('is closed by its button, and a link opens it again', async () => {
    const { person } = open();
    await showing(5);
    await person.click(screen.getByRole('button', { name: 'Cerrar la página' }));
    expect(screen.queryByRole('region', { name: 'Manual' })).toBeNull();
    const [link] = screen.getAllByRole('link', { name: /^Ver la página: .*p\. 3$/ });
    expect(link).toHaveFocus();
    await person.keyboard('{Enter}');
    expect(await showing(5)).toHaveFocus();
  });
});

describe('on a phone', () => {
  const sheet = () => screen.findByRole('dialog', { name: 'Manual' });

  it('a badge opens the page with its mark lit, and Back leads to the badge', async () => {
    const { person, location } = open({ isDesk: false });
    const second = await badge(5, 1);
    act(() => second.focus());
    await person.keyboard('{Enter}');
    const other = await mark('En frío, 2,3 bar.');
    const own = await mark('Con carga, 2,5 bar.');
    await waitFor(() => expect(own).toHaveFocus());
    expect([isLit(other), isLit(own)]).toEqual([false, true]);
    expect(location()?.pathname).toBe('/manuals/1/pagina/5');
    await person.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Manual' })).toBeNull());
    expect(location()?.search).toBe('?r=7');
    expect(second).toHaveFocus();
    // Once more, with a page that is here at once.
    await person.keyboard('{Enter}');
    await waitFor(async () => expect(await mark('Con carga, 2,5 bar.')).toHaveFocus());
  });

  it('a mark leads back to its sentence, also to another one than that which led there', async () => {
    const { person, location } = open({ isDesk: false });
    await person.click(await badge(5));
    await sheet();
    await person.click(await mark('Con carga, 2,5 bar.'));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Manual' })).toBeNull());
    const second = await badge(5, 1);
    await waitFor(() => expect(second).toHaveFocus());
    expect(isLit(second.closest('[data-statement]'))).toBe(true);
    expect(location()?.search).toBe('?r=7');
  });

  it('a link opens the page with its marks, and the keyboard begins at its title', async () => {
    const { person } = open({ isDesk: false });
    const [link] = await screen.findAllByRole('link', { name: /^Ver la página: .*p\. 3$/ });
    expect(link!.querySelector('[data-page-coming]')).not.toBeNull();
    await person.click(link!);
    const title = await within(await sheet()).findByRole('heading', { name: nameOf(5) });
    await waitFor(() => expect(title).toHaveFocus());
    await person.click(screen.getByRole('button', { name: 'Cerrar la página' }));
    await waitFor(() => expect(link).toHaveFocus());
  });
});

describe('a badge and its mark', () => {
  it('find each other by the keyboard', async () => {
    const { person } = open();
    await showing(5);
    const second = await badge(5, 1);
    act(() => second.focus());
    await person.keyboard('{Enter}');
    await waitFor(async () => expect(await mark('Con carga, 2,5 bar.')).toHaveFocus());
    await person.keyboard('{Enter}');
    expect(second).toHaveFocus();
  });

  it('light each other while one is pointed at', async () => {
    const { person } = open();
    await showing(5);
    const [first, second] = [await mark('En frío, 2,3 bar.'), await mark('Con carga, 2,5 bar.')];
    await person.hover(await badge(5, 1));
    expect([isLit(first), isLit(second)]).toEqual([false, true]);
    const words = await screen.findByText('Palabras de 5-1-1.');
    await person.hover(words);
    const sentences = [await badge(5), await badge(5, 1)];
    expect(sentences.map((one) => isLit(one.closest('[data-statement]')))).toEqual([true, false]);
    await person.click(words);
    expect(await badge(5)).toHaveFocus();
  });

  it('stand on another page: it is turned to, and Back leads to the answer', async () => {
    const { person, location } = open();
    await showing(5);
    await person.click(await badge(8));
    await showing(8);
    await waitFor(async () => expect(await mark('La de repuesto, 4,2 bar.')).toHaveFocus());
    expect(location()).toMatchObject({ pathname: '/manuals/1/pagina/8' });
    await person.click(await badge(5));
    await waitFor(async () => expect(await mark('En frío, 2,3 bar.')).toHaveFocus());
    await person.click(screen.getByRole('button', { name: 'Cerrar la página' }));
    await waitFor(() => expect(location()?.search).toBe('?r=7'));
  });

  it('find each other in a text, which has no pictures', async () => {
    const { person } = open({ hasPictures: false });
    await showing(5, '·\u00a05\u00a0de\u00a09');
    const second = await badge(5, 1);
    await person.click(second);
    const words = await screen.findByRole('button', { name: 'Palabras de 5-1-2.' });
    await waitFor(() => expect(words).toHaveFocus());
    await person.keyboard('{Enter}');
    expect(second).toHaveFocus();
  });
});
