import { act, fireEvent, render, screen } from '@testing-library/react';
import { TOAST_MS } from '@contract';
import { Providers } from '../app/providers';
import { createQueryClient } from '../lib/query-client';
import { useToast } from './toast';

function Buttons() {
  const toast = useToast();
  return (
    <>
      <button onClick={() => toast({ title: 'Uno', description: 'El primero' })}>uno</button>
      <button onClick={() => toast({ title: 'Dos' })}>dos</button>
      <button onClick={() => toast({ title: 'Noticia', isPatient: true })}>noticia</button>
    </>
  );
}

const show = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('a toast', () => {
  beforeEach(() => {
    render(
      <Providers queryClient={createQueryClient()}>
        <Buttons />
      </Providers>,
    );
  });

  it('takes the place of the one before', async () => {
    show('uno');
    expect(await screen.findByText('Uno')).toBeInTheDocument();
    expect(screen.getByText('El primero')).toBeInTheDocument();
    show('dos');
    expect(await screen.findByText('Dos')).toBeInTheDocument();
    expect(screen.queryByText('Uno')).not.toBeInTheDocument();
  });

  it('that nobody waits for lets the one before be read', async () => {
    show('uno');
    expect(await screen.findByText('Uno')).toBeInTheDocument();
    show('noticia');
    expect(screen.queryByText('Noticia')).not.toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
    expect(await screen.findByText('Noticia')).toBeInTheDocument();
    expect(screen.queryByText('Uno')).not.toBeInTheDocument();
  });

  it('stays for 5000 ms', async () => {
    expect(TOAST_MS).toBe(5000);
    jest.useFakeTimers();
    show('dos');
    await act(() => jest.advanceTimersByTimeAsync(4900));
    expect(screen.getByText('Dos')).toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(100));
    // It takes a moment to leave.
    await act(() => jest.advanceTimersByTimeAsync(250));
    await act(() => jest.advanceTimersByTimeAsync(250));
    expect(screen.queryByText('Dos')).not.toBeInTheDocument();
    jest.useRealTimers();
  });
});
