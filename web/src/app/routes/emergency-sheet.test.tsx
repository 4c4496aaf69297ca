import { screen, within } from '@testing-library/react';
import {
  listEmergencies,
  updateVehicle,
  type Emergency,
  type VehicleEdit,
  type VehicleEmergencies,
} from '@contract';
import { buildManual, buildVehicle } from '../../testing/builders';
import {
  BEACON,
  CUT,
  quoted,
  quotingManual as manual,
  renderEmergencies,
  stepOf,
  WHEEL,
} from '../../testing/emergencies';
import { renderApp } from '../../testing/render-app';

const KEY = quoted('Puntos de apoyo: A delantero, B trasero.', 32, '32-9-1');
const point = (text: string, gearbox?: 'manual' | 'automatic') => ({
  ...stepOf('•', text, 40),
  ...(gearbox && { gearbox }),
});
/** A manual whose vehicles are towed each in its own way. */
const towed = (): Pick<VehicleEmergencies, 'manuals'> => {
  const steps = [
    point('Cambio manual: en punto muerto.', 'manual'),
    point('Cambio automático: en plataforma.', 'automatic'),
    point('Dé el contacto.'),
  ];
  const emergencies: Emergency[] = [{ ...CUT, parts: [{ kind: 'steps', steps }] }];
  return { manuals: [{ manual, emergencies }] };
};

const renderSheet = (at: string, answer: Partial<VehicleEmergencies>) =>
  renderEmergencies(`/vehicles/1/emergencias${at}`, { manuals: [], ...answer }, KEY);

describe('the sheet of an emergency', () => {
  it('that has points without an order offers none one a screen', async () => {
    renderSheet('?caso=grua', towed());
    await screen.findByText('en plataforma.', { exact: false });
    expect(screen.queryByRole('button', { name: 'Paso a paso' })).not.toBeInTheDocument();
  });

  it('shows every point, each below its condition, where nobody has said which gearbox it is', async () => {
    renderSheet('?caso=grua', towed());
    expect(await screen.findByText('Cambio manual:')).toBeVisible();
    expect(screen.getByText('Cambio automático:')).toBeVisible();
    expect(screen.queryByText('Otras versiones')).not.toBeInTheDocument();
  });

  it('asks which gearbox it is, keeps it with the vehicle and folds what is for the other', async () => {
    let gearbox: VehicleEmergencies['gearbox'];
    const kept: VehicleEdit[] = [];
    const { person } = renderApp('/vehicles/1/emergencias?caso=grua', {
      vehicles: [buildVehicle()],
      manuals: [buildManual()],
      prepare: (server) => {
        server.on(listEmergencies, () => ({
          ...{ laws: [], ...towed() },
          ...(gearbox && { gearbox }),
        }));
        server.on(updateVehicle, ({ body }) => {
          kept.push(body);
          gearbox = 'automatic';
          return buildVehicle();
        });
      },
    });
    const question = await screen.findByRole('group', { name: '¿Qué cambio lleva?' });
    await person.click(within(question).getByRole('button', { name: 'Automático' }));
    const others = (await screen.findByText('Otras versiones')).closest('details')!;
    expect(kept).toEqual([{ version: { name: 'Automático', among: ['Manual', 'Automático'] } }]);
    expect(others).not.toHaveAttribute('open');
    expect(within(others).getByText('Cambio manual:')).toBeInTheDocument();
    expect(within(others).queryByText('Cambio automático:')).toBeNull();
    expect(screen.getByText('Dé el contacto.')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Cambiar' }));
    expect(screen.getByRole('group', { name: '¿Qué cambio lleva?' })).toBeVisible();
  });

  it('shows what has to be at hand once, above the steps, with its page', async () => {
    const lock = quoted('Su adaptador está en la guantera.', 32, '32-8-1');
    const parts: Emergency['parts'] = [
      { kind: 'text', quotes: [lock], isNeeded: true },
      ...WHEEL.parts,
    ];
    renderSheet('?caso=rueda', {
      manuals: [{ manual, emergencies: [{ ...WHEEL, parts }] }],
    });
    const needed = await screen.findByRole('region', { name: 'Lo que vas a necesitar' });
    expect(within(needed).getByRole('link', { name: /p\. 32$/ })).toBeVisible();
    expect(screen.getAllByText('Su adaptador está en la guantera.')).toHaveLength(1);
    const law = screen.getByRole('region', { name: 'Según la norma, no tu manual' });
    expect(law.compareDocumentPosition(needed)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(needed.compareDocumentPosition(screen.getByRole('note'))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  });

  it('of long prose shows how it begins, and the rest behind its heading', async () => {
    const parts = ['Pulse SOS.', 'Tiene una batería.', 'Si fue un error.', 'Da su posición.'].map(
      (words, at) => ({ kind: 'text' as const, quotes: [quoted(words, 11, `11-${at}-1`)] }),
    );
    const call: Emergency = {
      ...{ topic: 'accident', heading: quoted('Llamada de emergencia', 11, '11-9-1'), parts },
    };
    renderSheet('?caso=accidente', { manuals: [{ manual, emergencies: [call] }] });
    const first = await screen.findByText('Pulse SOS.');
    const more = screen.getByText('Más sobre «Llamada de emergencia»').closest('details')!;
    expect(more).not.toContainElement(first);
    expect(within(more).getByText('Da su posición.')).toBeInTheDocument();
  });

  it('counts what the law asks for in the order in which it is done', async () => {
    const laws = ['Protege.', 'Avisa.'].map((action) => ({
      ...{ ...BEACON, action, rule: `Norma: ${action}` },
      topics: ['accident' as const],
    }));
    renderSheet('?caso=accidente', { laws });
    const law = await screen.findByRole('region', { name: 'Según la norma, no tu manual' });
    const [first, second] = within(law).getAllByRole('listitem');
    expect(first).toHaveTextContent(/^1\.Protege\./);
    expect(second).toHaveTextContent(/^2\.Avisa\./);
  });

  it('shows a figure at the words that name its letters, and leads to its page', async () => {
    const parts: Emergency['parts'] = [{ kind: 'text', quotes: [KEY] }];
    renderSheet('?caso=rueda', {
      manuals: [{ manual, emergencies: [{ ...WHEEL, parts }] }],
    });
    expect(await screen.findByRole('link', { name: 'Ver la figura en la p. 32' })).toHaveAttribute(
      'href',
      '/manuals/1/pagina/32?marcas=32-9-1~0123456789abcdef',
    );
    expect(await screen.findByRole('img', { name: /^Figura: Puntos de apoyo/ })).toBeVisible();
  });
});
