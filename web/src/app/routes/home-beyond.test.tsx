import { screen, within } from '@testing-library/react';
import { searchManuals, type Beyond, type SearchResponse } from '@contract';
import { buildManual, buildSource, buildVehicle } from '../../testing/builders';
import { renderApp } from '../../testing/render-app';

const BEYOND: Beyond = {
  topic: 'inspection',
  sentence: 'Lo decide la ley del país.',
  links: [
    { title: 'La ITV', url: 'https://industria.gob.es/itv', checked: '2026-11-25' },
    { title: 'El BOE', url: 'https://www.boe.es/itv', checked: '2026-10-02' },
  ],
};

const NEAR = buildSource(['El plan de revisiones está en la guantera.']);

const silent = (beyond?: Beyond, near = NEAR): SearchResponse => ({
  id: 7,
  response: 'No lo encuentro en tus manuales.',
  statements: [],
  classification: {
    ...{ isSpecification: false, isMaintenance: false },
    ...{ isTroubleshooting: false, isModelSpecific: false },
  },
  sourceDocuments: [],
  confidence: 'low',
  suggestions: [near],
  ...(beyond && { beyond }),
});

async function ask(beyond?: Beyond, near = NEAR) {
  const app = renderApp('/', { vehicles: [buildVehicle()], manuals: [buildManual()] });
  app.server.on(searchManuals, () => silent(beyond, near));
  const box = await screen.findByRole('textbox', { name: 'Tu pregunta' });
  await app.person.type(box, '¿Cuándo me toca la ITV?{Enter}');
  return within(await screen.findByRole('article', { name: 'Respuesta' }));
}

describe('an answer beyond the manual', () => {
  it('is a card of its own below what the manual does not say, in the place of its nearest sections', async () => {
    const answer = await ask(BEYOND);
    await answer.findByRole('heading', { name: 'Míralo fuera de tu manual' });
    expect(answer.getByText('Lo decide la ley del país.')).toBeVisible();
    expect(answer.getAllByRole('heading', { level: 2 }).map((h) => h.textContent)).toEqual([
      'Tu manual no lo dice',
      'Míralo fuera de tu manual',
      'Preguntas relacionadas',
    ]);
  });

  it('leads to official places in another tab, which learn nothing of this one', async () => {
    const answer = await ask(BEYOND);
    const list = within(await answer.findByRole('list', { name: 'Sitios oficiales' }));
    const links = list.getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      BEYOND.links.map(({ url }) => url),
    );
    for (const link of links) {
      expect(link).toHaveAttribute('target', '_blank');
      expect(link).toHaveAttribute('rel', 'noopener noreferrer');
      expect(link).toHaveAccessibleName(/se abre en otra pestaña/);
    }
  });

  it('tells the day of the address that was looked up longest ago', async () => {
    const answer = await ask(BEYOND);
    expect(await answer.findByText(/comprobadas el 2 de octubre de 2026:/)).toBeVisible();
  });

  it('is a sentence alone where there is no official place', async () => {
    const answer = await ask({ ...BEYOND, topic: 'radio-code', links: [] });
    await answer.findByRole('heading', { name: 'Míralo fuera de tu manual' });
    expect(answer.queryByRole('list', { name: 'Sitios oficiales' })).toBeNull();
    expect(answer.queryByText(/comprobadas/)).toBeNull();
  });

  it('is not there where no other place is known', async () => {
    const answer = await ask();
    expect(answer.getByRole('heading', { name: 'Esto es lo más cercano' })).toBeVisible();
    expect(answer.queryByRole('heading', { name: 'Míralo fuera de tu manual' })).toBeNull();
  });
});

describe('what comes nearest', () => {
  it('is named by the title that it begins with, and says what stands below it', async () => {
    const clock = buildSource([], {
      content: 'Poner el reloj\n\nSe ajusta en Ajustes.',
      blocks: [{ kind: 'heading', units: [{ id: '1-1-1', text: 'Poner el reloj' }] }],
      headings: ['Cuadro de instrumentos'],
      pageReference: 'p. 5',
    });
    const answer = await ask(undefined, clock);
    const places = within(await answer.findByRole('list', { name: 'Lo más cercano que hay' }));
    expect(places.getByRole('link')).toHaveTextContent(
      /^Poner el relojSe ajusta en Ajustes\.p\. 5$/,
    );
  });
});
