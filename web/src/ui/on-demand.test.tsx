import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { fetchAll, onDemand, OnceOpen } from './on-demand';

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
