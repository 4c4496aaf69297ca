import { screen, within } from '@testing-library/react';
import type { Emergency } from '@contract';
import {
  CUT,
  quoted,
  quotingManual as manual,
  renderEmergencies,
  stepOf,
  WHEEL,
} from '../../testing/emergencies';

const CAPTION = quoted('Puntos de apoyo del gato: A delantero, B trasero.', 32, '32-9-1');

const renderRoad = (at: string, emergency: Emergency) =>
  renderEmergencies(at, { manuals: [{ manual, emergencies: [emergency] }] }, CAPTION);

const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const next = () => screen.getByRole('button', { name: 'Siguiente' });

describe('the steps beside a road', () => {
  it('calls 112 from every screen of its steps', async () => {
    const { person } = renderRoad('/carretera?caso=rueda', WHEEL);
    for (const name of ['Antes de empezar', 'Paso 1 de 3', 'Paso 2 de 3', 'Ten en cuenta']) {
      const call = (await dialog(name)).getByRole('link', { name: 'Llamar 112' });
      expect(call).toHaveAttribute('href', 'tel:112');
      await person.click(next());
    }
  });

  it('shows at a step the figure that names what it needs, and leads to its page', async () => {
    const parts: Emergency['parts'] = [
      { kind: 'text', quotes: [CAPTION] },
      {
        kind: 'steps',
        steps: [stepOf('1.', 'Ponga el gato bajo el punto de apoyo.'), stepOf('2.', 'Levante.')],
      },
    ];
    const { person } = renderRoad('/carretera?caso=rueda', { ...WHEEL, parts });
    await dialog('Antes de empezar');
    await person.click(next());
    const first = await dialog('Paso 1 de 2');
    expect(await first.findByRole('img', { name: /^Figura: Puntos de apoyo/ })).toBeVisible();
    const link = first.getByRole('link', { name: 'Ver la figura en la p. 32' });
    expect(link).toHaveAttribute('href', '/manuals/1/pagina/32?marcas=32-9-1~0123456789abcdef');
    await person.click(next());
    const last = await dialog('Paso 2 de 2');
    expect(last.queryByRole('link', { name: /figura/ })).toBeNull();
    expect(last.queryByRole('img')).toBeNull();
  });

  it('says at the last step how fast the spare wheel may be driven', async () => {
    const parts: Emergency['parts'] = [
      { kind: 'text', quotes: [quoted('No permite superar 80 km/h.', 31, '31-3-1')] },
      { kind: 'steps', steps: [stepOf('1.', 'Afloje.'), stepOf('2.', 'Apriete.')] },
    ];
    const { person } = renderRoad('/carretera?caso=rueda', { ...WHEEL, parts });
    await dialog('Antes de empezar');
    await person.click(next());
    expect((await dialog('Paso 1 de 2')).queryByText(/80/)).toBeNull();
    await person.click(next());
    const again = (await dialog('Paso 2 de 2')).getByRole('region', {
      name: 'Al volver a circular',
    });
    expect(again).toHaveTextContent(/No permite superar 80.*h\./);
  });

  it('shows points that exclude each other on one screen, and asks which gearbox it is', async () => {
    const parts: Emergency['parts'] = [
      {
        kind: 'steps',
        steps: [
          { ...stepOf('•', 'Cambio manual: en punto muerto.'), gearbox: 'manual' },
          { ...stepOf('•', 'Cambio automático: en plataforma.'), gearbox: 'automatic' },
        ],
      },
    ];
    renderRoad('/carretera?caso=grua', { ...CUT, parts });
    const only = await dialog('Lo que hay que saber');
    expect(only.getByText('en punto muerto.', { exact: false })).toBeVisible();
    expect(only.getByText('en plataforma.', { exact: false })).toBeVisible();
    expect(only.getByRole('group', { name: '¿Qué cambio lleva?' })).toBeVisible();
    expect(only.queryByRole('button', { name: 'Siguiente' })).toBeNull();
  });
});
