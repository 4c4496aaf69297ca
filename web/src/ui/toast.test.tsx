import { act, fireEvent, render, screen, waitForElementToBeRemoved } from '@testing-library/react';
import { TOAST_MS } from '@contract';
import { Providers } from '../app/providers';
import { ApiError } from '../lib/api/api-error';
import { createQueryClient } from '../lib/api/query-client';
import { useToast } from './toast';

const NAME = '0f4c2f2e-7b1c-4f0a-9d52-6a1f5c3b2e10';
const refused = new ApiError(500, 'no', null, NAME);

function Buttons() {
  const toast = useToast();
  return (
    <>
      <button onClick={() => toast({ title: 'Uno', description: 'El primero' })}>uno</button>
      <button onClick={() => toast({ title: 'Dos' })}>dos</button>
      <button onClick={() => toast({ title: 'Tres', error: refused })}>tres</button>
      <button onClick={() => toast({ title: 'Cuatro', error: new Error('sin red') })}>
        cuatro
      </button>
      <button onClick={() => toast({ title: 'Además', isPatient: true })}>además</button>
      <button onClick={() => toast({ title: 'Falla', severity: 'error' })}>falla</button>
      <a href="#otra">otra cosa</a>
      <p>texto</p>
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

  it('of what went wrong goes with the next action, and not with a look around', async () => {
    show('falla');
    expect(await screen.findByText('Falla')).toBeInTheDocument();
    fireEvent.click(screen.getByText('texto'));
    fireEvent.click(screen.getByText('Falla'));
    expect(screen.getByText('Falla')).toBeInTheDocument();
    fireEvent.click(screen.getByRole('link', { name: 'otra cosa' }));
    await waitForElementToBeRemoved(screen.queryByText('Falla'));
    show('falla');
    show('falla');
    expect(await screen.findByText('Falla')).toBeInTheDocument();
    show('uno');
    expect(await screen.findByText('Uno')).toBeInTheDocument();
    fireEvent.click(screen.getByRole('link', { name: 'otra cosa' }));
    expect(screen.getByText('Uno')).toBeInTheDocument();
  });

  it('[9.24] takes the place of the one before', async () => {
    show('uno');
    expect(await screen.findByText('Uno')).toBeInTheDocument();
    expect(screen.getByText('El primero')).toBeInTheDocument();
    show('dos');
    expect(await screen.findByText('Dos')).toBeInTheDocument();
    expect(screen.queryByText('Uno')).not.toBeInTheDocument();
  });

  it('[9.24] that goes on from the one before lets that be read', async () => {
    show('uno');
    expect(await screen.findByText('Uno')).toBeInTheDocument();
    show('además');
    expect(screen.queryByText('Además')).not.toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
    expect(await screen.findByText('Además')).toBeInTheDocument();
    expect(screen.queryByText('Uno')).not.toBeInTheDocument();
  });

  it('about a request that failed gives its reference apart from what it says', async () => {
    show('tres');
    expect(await screen.findByText('Tres')).toBeInTheDocument();
    expect(screen.getByText('Referencia:')).toHaveTextContent('Referencia: 0f4c2f2e');
  });

  it('about anything else that went wrong has no reference', async () => {
    show('cuatro');
    expect(await screen.findByText('Cuatro')).toBeInTheDocument();
    expect(screen.queryByText('Referencia:')).not.toBeInTheDocument();
  });

  it('[9.25] stays for 5000 ms', async () => {
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
