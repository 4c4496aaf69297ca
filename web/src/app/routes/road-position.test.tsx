import { act, screen, within } from '@testing-library/react';
import { listEmergencies } from '@contract';
import { buildVehicle } from '../../testing/builders';
import { renderApp } from '../../testing/render-app';

const renderRoad = () =>
  renderApp('/carretera', {
    vehicles: [buildVehicle()],
    prepare: (server) => server.on(listEmergencies, () => ({ manuals: [], laws: [] })),
  });

afterEach(() => {
  Reflect.deleteProperty(navigator, 'geolocation');
  Reflect.deleteProperty(navigator, 'share');
});

describe('where somebody is', () => {
  type Found = (position: { coords: object }) => void;
  type Failed = (error: { code: number }) => void;

  function givePosition() {
    const asked: { found: Found; failed: Failed }[] = [];
    const getCurrentPosition = (found: Found, failed: Failed) => void asked.push({ found, failed });
    Object.assign(navigator, { geolocation: { getCurrentPosition } });
    return asked;
  }
  const coords = { latitude: 40.416_78, longitude: -3.703_8, accuracy: 11.2 };

  it('is asked for by touch alone, and shared or sent by the owner', async () => {
    const asked = givePosition();
    const share = jest.fn(() => Promise.resolve());
    Object.assign(navigator, { share });
    const { person } = renderRoad();
    const button = await screen.findByRole('button', { name: 'Enviar dónde estoy' });
    expect(asked).toHaveLength(0);
    await person.click(button);
    act(() => asked[0]?.found({ coords }));
    const place = within(await screen.findByRole('region', { name: 'Dónde estás' }));
    expect(place.getByRole('status')).toHaveTextContent('40.41678, -3.70380');
    await person.click(place.getByRole('button', { name: 'Compartir' }));
    const text = [
      'Estoy parado en la carretera con mi Toyota Corolla 2021.',
      'Estoy aquí (a unos 12 m): 40.41678, -3.70380',
      'https://maps.google.com/?q=40.41678,-3.70380',
    ].join('\n');
    expect(share).toHaveBeenCalledWith({ text });
    expect(place.getByRole('link', { name: 'Enviar SMS' })).toHaveAttribute(
      'href',
      `sms:?&body=${encodeURIComponent(text)}`,
    );
  });

  it.each([
    ['refused', 1, /No tenemos permiso/],
    ['unknown', 2, /no sabe dónde está/],
    ['late', 3, /tarda demasiado/],
  ])('is not there when it is %s, and can be asked for again', async (_what, code, words) => {
    const asked = givePosition();
    const { person } = renderRoad();
    await person.click(await screen.findByRole('button', { name: 'Enviar dónde estoy' }));
    act(() => asked[0]?.failed({ code }));
    expect(await screen.findByText(words)).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Enviar dónde estoy' }));
    expect(asked).toHaveLength(2);
  });

  it('is not offered where the device cannot tell', async () => {
    renderRoad();
    await screen.findByRole('list', { name: '¿Qué ha pasado?' });
    expect(screen.queryByRole('button', { name: 'Enviar dónde estoy' })).toBeNull();
  });
});
