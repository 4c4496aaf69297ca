import { screen, waitFor, within } from '@testing-library/react';
import { getManualPage, getPagePicture, listSignals, type ManualPage } from '@contract';
import { buildManual, buildVehicle } from '../../testing/builders';
import { beOnDesk } from '../../testing/on-desk';
import { renderApp } from '../../testing/render-app';
import { buildManualSignals, buildMeaning, buildQuote, buildSignal } from '../../testing/signals';

const ROW = {
  ...buildQuote('Aceitera\tRojo\tPare el motor.'),
  columns: ['Testigo', 'Color', 'Qué hacer'],
};
const OIL = buildSignal('oil-pressure', {
  ...{ name: 'Aceitera' },
  meanings: [
    buildMeaning('', { deciding: { phrase: 'Pare el motor.', quote: ROW }, quotes: [ROW] }),
  ],
});

const PAGE: ManualPage = {
  ...{ manualId: 1, originalFilename: 'corolla-2021.pdf', revision: 1, page: 11, pageCount: 99 },
  ...{ pageReference: 'p. 11', hasPictures: true, blocks: [], places: [] },
  marks: { state: 'none', units: [], boxes: [] },
};

/** A light on a desk, or on something narrower. */
function open(isDesk: boolean) {
  URL.createObjectURL = () => 'blob:page';
  URL.revokeObjectURL = () => undefined;
  beOnDesk(isDesk);
  const asked: unknown[] = [];
  const app = renderApp('/vehicles/1/testigos?color=rojo&testigo=oil-pressure', {
    ...{ vehicles: [buildVehicle()], manuals: [buildManual()] },
    prepare: (server) => {
      server.on(listSignals, () => ({ isAvailable: true, manuals: [buildManualSignals([OIL])] }));
      server.on(getPagePicture, () => new Uint8Array([1]));
      server.on(getManualPage, ({ params, query }) => {
        asked.push([params.page, query.units]);
        return PAGE;
      });
    },
  });
  return { ...app, asked };
}

afterEach(() => {
  Reflect.deleteProperty(window, 'matchMedia');
});

describe('the words on a light', () => {
  it('stand one cell a line, each behind the name of its column, the page behind what decides', async () => {
    open(false);
    const said = within(await screen.findByRole('region', { name: /^Lo que dice/ }));
    const cell = said.getByText('Qué hacer:', { exact: false });
    expect(cell.parentElement).toHaveTextContent(/^Qué hacer: Pare el motor\.p\. 11$/);
    expect(screen.queryByRole('region', { name: 'Manual' })).not.toBeInTheDocument();
  });

  it('name no light that the screen names above, and stand before the way to help', async () => {
    open(false);
    const said = await screen.findByRole('region', { name: /^Lo que dice/ });
    expect(within(said).queryByRole('heading')).toBeNull();
    const help = screen.getByRole('link', { name: 'Llamar o enviar dónde estoy' });
    expect(said.compareDocumentPosition(help)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('have their page beside them where there is room, marked, until it is closed', async () => {
    const { person, asked } = open(true);
    const beside = within(await screen.findByRole('region', { name: 'Manual' }));
    expect(await beside.findByRole('heading', { level: 2, name: /p\.\s11/ })).toBeVisible();
    expect(asked).toEqual([[11, '11-1-1~0123456789abcdef']]);
    await person.click(beside.getByRole('button', { name: /^Cerrar/ }));
    expect(screen.queryByRole('region', { name: 'Manual' })).not.toBeInTheDocument();
  });

  it('turn the page beside them by their own link, and Back leads to them again', async () => {
    const { person, location } = open(true);
    const link = await screen.findByRole('link', { name: /^Ver la página/ });
    await person.click(link);
    const beside = within(await screen.findByRole('region', { name: 'Manual' }));
    await waitFor(() => expect(beside.getByRole('heading', { level: 2 })).toHaveFocus());
    expect(location()?.pathname).toBe('/manuals/1/pagina/11');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await person.keyboard('{Escape}');
    await waitFor(() => expect(location()?.pathname).toBe('/vehicles/1/testigos'));
    expect(link).toHaveFocus();
  });

  it('open their page over them where there is no room', async () => {
    const { person } = open(false);
    await person.click(await screen.findByRole('link', { name: /^Ver la página/ }));
    expect(await screen.findAllByRole('dialog', { name: 'Manual' })).toHaveLength(1);
    await person.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('link', { name: /^Ver la página/ })).toHaveFocus();
  });
});
