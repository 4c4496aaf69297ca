import { screen, waitFor } from '@testing-library/react';
import { getUser } from '@contract';
import { buildManual, buildUser, buildVehicle } from '../testing/builders';
import { renderApp } from '../testing/render-app';
import { paths, vehiclePath } from '../lib/paths';
import { VEHICLE_PARTS } from '../features/garage/vehicle-parts';

const addresses = [
  ...Object.values(paths).filter((path) => !path.includes(':')),
  '/manuals/1/pagina/3',
  ...VEHICLE_PARTS.map(({ path }) => vehiclePath(1, path)),
  '/no-existe',
];

/** What the window lacked at any moment, of what who listens finds their way by. */
function watchLandmarks() {
  const lacking = new Set<string>();
  const look = () => {
    for (const name of ['main', 'h1']) if (!document.querySelector(name)) lacking.add(name);
  };
  const observer = new MutationObserver(look);
  observer.observe(document.body, { subtree: true, childList: true });
  return () => {
    look();
    observer.disconnect();
    return [...lacking];
  };
}

const owner = { vehicles: [buildVehicle()], manuals: [buildManual()] };

describe('a window that loads', () => {
  it.each(addresses)('has a main landmark and a heading at every moment: %s', async (address) => {
    const end = watchLandmarks();
    renderApp(address, {
      ...owner,
      user: buildUser({ onboardingCompleted: address !== paths.onboarding }),
    });
    await waitFor(() => expect(screen.queryByText('Cargando')).not.toBeInTheDocument());
    expect(end()).toEqual([]);
  });

  it('has them as long as nobody knows who is signed in', async () => {
    const end = watchLandmarks();
    renderApp('/carretera', {
      prepare: (server) => server.on(getUser, () => new Promise(() => undefined)),
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Cargando' })).toBeInTheDocument();
    expect(end()).toEqual([]);
  });
});
