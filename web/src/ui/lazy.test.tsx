import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { fetchAll, fetchLater, onDemand, OnceOpen } from './lazy';
import { ToastProvider } from './toast';

const Menu = ({ name }: { name: string }) => <p>{name}</p>;

describe('a component on demand', () => {
  it('fetches its code when it is first shown', async () => {
    const load = jest.fn(() => Promise.resolve(Menu));
    const View = onDemand(load);
    expect(load).not.toHaveBeenCalled();
    render(
      <Suspense fallback="…">
        <View name="Idiomas" />
      </Suspense>,
    );
    expect(screen.getByText('…')).toBeInTheDocument();
    expect(await screen.findByText('Idiomas')).toBeInTheDocument();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('is shown at once when its code is here', async () => {
    const View = onDemand(() => Promise.resolve(Menu));
    await View.fetch();
    render(
      <Suspense fallback="…">
        <View name="Idiomas" />
      </Suspense>,
    );
    expect(screen.getByText('Idiomas')).toBeInTheDocument();
  });

  it('is fetched again after it could not be had, whatever was fetched with it', async () => {
    const load = jest.fn(() => Promise.resolve(Menu));
    load.mockRejectedValueOnce(new Error('no line'));
    const other = jest.fn(() => Promise.resolve(Menu));
    const View = onDemand(load);
    await fetchAll([View, onDemand(other)]);
    expect(other).toHaveBeenCalledTimes(1);
    await View.fetch();
    expect(load).toHaveBeenCalledTimes(2);
  });
});

describe('parts that are fetched later', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  /** A part that comes when the test says so. */
  const part = () => {
    const come: { resolve?: () => void; reject?: (reason: Error) => void } = {};
    const coming = new Promise<void>((resolve, reject) => Object.assign(come, { resolve, reject }));
    return { fetch: jest.fn(() => coming), come };
  };

  it('come one after another once the page has had its time, whichever fails', async () => {
    const [menu, drawer] = [part(), part()];
    fetchLater([menu, drawer]);
    await jest.advanceTimersByTimeAsync(5000);
    expect(menu.fetch).not.toHaveBeenCalled();
    await jest.runAllTimersAsync();
    expect(menu.fetch).toHaveBeenCalledTimes(1);
    expect(drawer.fetch).not.toHaveBeenCalled();
    menu.come.reject?.(new Error('no line'));
    await jest.runAllTimersAsync();
    expect(drawer.fetch).toHaveBeenCalledTimes(1);
  });

  it('do not come any more when nobody wants them', async () => {
    const [menu, drawer] = [part(), part()];
    const stop = fetchLater([menu, drawer]);
    await jest.runAllTimersAsync();
    stop();
    menu.come.resolve?.();
    await jest.runAllTimersAsync();
    expect(drawer.fetch).not.toHaveBeenCalled();
  });
});

it('a menu is not made before it is first open, and stays while it closes', () => {
  const made = jest.fn(() => <Menu name="Idiomas" />);
  const Probe = made;
  const menu = (open: boolean) => (
    <ToastProvider duration={5000}>
      <OnceOpen open={open}>
        <Probe />
      </OnceOpen>
    </ToastProvider>
  );
  const { rerender } = render(menu(false));
  expect(made).not.toHaveBeenCalled();
  rerender(menu(true));
  expect(screen.getByText('Idiomas')).toBeInTheDocument();
  rerender(menu(false));
  expect(screen.getByText('Idiomas')).toBeInTheDocument();
});

describe('what cannot be had when it is opened', () => {
  const onceMissing = () => {
    const load = jest.fn(() => Promise.resolve(Menu));
    load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    return { load, View: onDemand(load) };
  };

  /** A page with a menu; only the first has its button wait for it. */
  function Page({ view: View, isTold }: { view: typeof Menu; isTold: boolean }) {
    const [isOpen, setOpen] = useState(false);
    return (
      <ToastProvider duration={5000}>
        <p>La página</p>
        <button onClick={() => setOpen(true)}>Abrir</button>
        <button onClick={() => setOpen(false)}>Cerrar el menú</button>
        <OnceOpen open={isOpen} {...(isTold && { onMissing: () => setOpen(false) })}>
          <View name="Idiomas" />
        </OnceOpen>
      </ToastProvider>
    );
  }

  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

  beforeEach(() => {
    // React tells of every error, also of those that are caught.
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });

  it('leaves the page as it is, says so, and is fetched anew the next time', async () => {
    const { load, View } = onceMissing();
    render(<Page view={View} isTold />);
    await press('Abrir');
    expect(await screen.findByText('No se ha podido abrir')).toBeVisible();
    expect(screen.getByText('La página')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(1);
    await press('Abrir');
    expect(await screen.findByText('Idiomas')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('is tried once each time that it is opened, where nobody is told', async () => {
    const { load, View } = onceMissing();
    render(<Page view={View} isTold={false} />);
    await press('Abrir');
    await waitFor(() => expect(console.error).toHaveBeenCalled());
    expect(screen.queryByText('No se ha podido abrir')).not.toBeInTheDocument();
    expect(load).toHaveBeenCalledTimes(1);
    await press('Cerrar el menú');
    await press('Abrir');
    expect(await screen.findByText('Idiomas')).toBeVisible();
  });

  it('is not even asked for while there is no network, which browsers would remember', async () => {
    const isOnline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    globalThis.fetch = jest.fn(() => Promise.reject(new TypeError('Failed to fetch')));
    const load = jest.fn(() => Promise.resolve(Menu));
    const View = onDemand(load);
    await expect(View.fetch()).rejects.toThrow('Failed to fetch');
    expect(load).not.toHaveBeenCalled();
    globalThis.fetch = jest.fn(() => Promise.resolve(new Response()));
    await View.fetch();
    expect(load).toHaveBeenCalledTimes(1);
    isOnline.mockRestore();
  });

  it('is told apart from a fault, which takes the page with it', () => {
    const Faulty = () => {
      throw new TypeError('undefined is not a function');
    };
    render(
      <ErrorBoundary fallback="Esta página ha fallado">
        <ToastProvider duration={5000}>
          <OnceOpen open>
            <Faulty />
          </OnceOpen>
        </ToastProvider>
      </ErrorBoundary>,
    );
    expect(screen.getByText('Esta página ha fallado')).toBeVisible();
  });
});
