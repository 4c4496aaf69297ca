import { screen, waitFor, within } from '@testing-library/react';
import { followSearch, searchManuals, type SearchProgress, type SearchResponse } from '@contract';
import { buildManual, buildVehicle } from '../../testing/builders';
import { Refusal } from '../../testing/fake-api';
import { renderApp } from '../../testing/render-app';

const never = () => new Promise<SearchResponse>(() => undefined);
const reading: SearchProgress = { step: 2, stage: 'reading', pages: ['p. 35', 'p. 36', 'p. 112'] };

/** What is told when the test says so. */
function later() {
  let tell: (progress: SearchProgress) => void = () => undefined;
  const told = new Promise<SearchProgress>((resolve) => (tell = resolve));
  return { told, tell: (progress: SearchProgress) => tell(progress) };
}

/** Somebody whose question is not answered, with what is told of it each time. */
async function renderSearching(...told: (SearchProgress | Promise<SearchProgress>)[]) {
  const app = renderApp('/', { vehicles: [buildVehicle()], manuals: [buildManual()] });
  const followed: string[] = [];
  app.server.on(searchManuals, never);
  app.server.on(followSearch, ({ params }) => {
    followed.push(params.id);
    const next = told[followed.length - 1];
    if (!next) throw new Refusal('SEARCH_NOT_FOUND');
    return next;
  });
  const box = await screen.findByRole('textbox', { name: 'Tu pregunta' });
  await app.person.type(box, '¿Qué aceite lleva?{Enter}');
  const overlay = await screen.findByRole('dialog', { name: 'Buscando en tus manuales…' });
  return { ...app, followed, overlay, status: within(overlay).getByRole('status') };
}

describe('a question that is being answered', () => {
  it('tells which pages are read, and then that the answer is checked', async () => {
    const read = later();
    const check = later();
    const { status, followed } = await renderSearching(read.told, check.told);
    expect(status).toBeEmptyDOMElement();
    read.tell(reading);
    await waitFor(() => expect(status).toHaveTextContent('Leyendo p. 35, 36, 112…'));
    check.tell({ step: 3, stage: 'checking', pages: [] });
    await waitFor(() => expect(status).toHaveTextContent('Comprobando…'));
    expect(new Set(followed).size).toBe(1);
  });

  it('says no more than before where nothing is known, and can be called off', async () => {
    const { status, followed, person, overlay } = await renderSearching();
    await waitFor(() => expect(followed).toHaveLength(1));
    expect(status).toBeEmptyDOMElement();
    await person.click(within(overlay).getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});
