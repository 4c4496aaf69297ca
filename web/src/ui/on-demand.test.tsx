import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { fetchAll, fetchLater, onDemand, OnceOpen } from './on-demand';

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
    <OnceOpen open={open}>
      <Probe />
    </OnceOpen>
  );
  const { rerender } = render(menu(false));
  expect(made).not.toHaveBeenCalled();
  rerender(menu(true));
  expect(screen.getByText('Idiomas')).toBeInTheDocument();
  rerender(menu(false));
  expect(screen.getByText('Idiomas')).toBeInTheDocument();
});
