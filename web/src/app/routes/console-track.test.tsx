import { act, screen, waitFor } from '@testing-library/react';
import { getManualStatus, type Manual } from '@contract';
import { buildManual } from '../../testing/builders';
import { expectToast, renderConsole } from '../../testing/console-page';
import { Refusal } from '../../testing/fake-api';

const field = () => screen.findByRole('textbox', { name: /Manual ID/ });
const INVALID = 'Please enter a valid manual ID (positive number)';
const REMEDY = 'Escribe el número de un manual, como 3. En Manage está el de cada uno.';

const asked = (calls: string[]) => calls.filter((each) => each.endsWith('/status')).length;

describe('tracking a manual', () => {
  it.each(['', '0', '-3', '1.5', '1e3', 'abc', '99999999999999999'])(
    '[5.30] refuses "%s" as a number',
    async (typed) => {
      const { person, server } = renderConsole();
      const input = await field();
      if (typed) await person.type(input, typed);
      await person.click(screen.getByRole('button', { name: 'Track' }));
      await expectToast('Invalid ID', `${INVALID}${REMEDY}`);
      expect(input).toHaveAccessibleDescription(`${INVALID} ${REMEDY}`);
      expect(input).toBeInvalid();
      expect(input).toHaveFocus();
      expect(asked(server.calls)).toBe(0);
    },
  );

  it('forgets the refusal when the number is mended', async () => {
    const { person } = renderConsole();
    await person.type(await field(), 'x{Enter}');
    expect(await field()).toBeInvalid();
    await person.type(await field(), '{Backspace}1');
    expect(await field()).toBeValid();
  });

  it('[2.106, 2.107, 4.44, 7.37] says that it is loading, then shows the manual’s real status', async () => {
    const { person, server, location } = renderConsole();
    let answer: (manual: Manual) => void = () => undefined;
    server.on(getManualStatus, () => new Promise<Manual>((resolve) => (answer = resolve)));
    await person.type(await field(), ' 1 {Enter}');
    expect(await screen.findByText('Loading the status of manual 1…')).toBeVisible();
    expect(location()?.search).toBe('?tab=track&manual=1');
    answer(buildManual({ status: 'ready', processingMessage: '3 páginas no se han podido leer.' }));
    expect(await screen.findByText('ready')).toBeVisible();
    expect(screen.queryByText(/Loading the status/)).not.toBeInTheDocument();
    expect(screen.getByText('3 páginas no se han podido leer.')).toHaveAttribute('lang', 'es');
    expect(screen.getByText('Answers questions').nextSibling).toHaveTextContent('Yes');
    expect(screen.getByText('Last change').nextSibling).toHaveTextContent('2 mar 2026,');
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  });

  it.each([
    [0, false],
    [1, true],
    [99, true],
    [100, false],
  ])('at %i percent shows a bar: %s', async (processingProgress, isShown) => {
    const manual = buildManual({ status: 'failed', processingProgress, isAskable: false });
    renderConsole('?manual=1', { manuals: [manual] });
    expect(await screen.findByText('failed')).toBeVisible();
    const bar = screen.queryByRole('progressbar', { name: 'Progress of manual 1' });
    expect(bar !== null).toBe(isShown);
    expect(screen.getByText('Answers questions').nextSibling).toHaveTextContent('No');
    expect(screen.getByText('Message').nextSibling).toHaveTextContent('None');
  });

  it('follows a manual until it has been read, and then asks no more', async () => {
    const { server } = renderConsole('?manual=1', {
      manuals: [buildManual({ status: 'pending', processingProgress: 0 })],
    });
    expect(await screen.findByText('pending')).toBeVisible();
    server.data.manuals = [buildManual({ status: 'vectorizing', processingProgress: 60 })];
    expect(await screen.findByText('vectorizing')).toBeVisible();
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '60');
    server.data.manuals = [buildManual()];
    expect(await screen.findByText('completed')).toBeVisible();
    const last = asked(server.calls);
    await act(() => new Promise((resolve) => setTimeout(resolve, 2500)));
    expect(asked(server.calls)).toBe(last);
  });

  it('says so when there is no such manual', async () => {
    const { person } = renderConsole();
    await person.type(await field(), '7{Enter}');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('There is no manual 7');
    expect(alert).toHaveTextContent('Ese manual no existe.');
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });

  it('says so when the manual goes while it is followed', async () => {
    const { server } = renderConsole('?manual=1', {
      manuals: [buildManual({ status: 'processing', processingProgress: 5 })],
    });
    expect(await screen.findByText('processing')).toBeVisible();
    server.data.manuals = [];
    expect(await screen.findByText('Ese manual no existe.')).toBeVisible();
    expect(screen.queryByText('processing')).not.toBeInTheDocument();
  });

  it('can ask again when the status did not arrive', async () => {
    const { person, server } = renderConsole();
    server.on(getManualStatus, () => {
      throw new Refusal('UNAVAILABLE');
    });
    await person.type(await field(), '1{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('El servicio no responde');
    server.on(getManualStatus, () => buildManual());
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('completed')).toBeVisible();
  });

  it('keeps showing what it knew when asking again fails', async () => {
    const { person, server } = renderConsole('?manual=1');
    expect(await screen.findByText('completed')).toBeVisible();
    server.on(getManualStatus, () => {
      throw new Refusal('UNAVAILABLE');
    });
    await person.click(screen.getByRole('button', { name: 'Track' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('could not be asked for again');
    expect(screen.getByText('completed')).toBeVisible();
  });

  it('asks again for the same number, and follows the address to another', async () => {
    const { person, server } = renderConsole('?manual=1', {
      manuals: [buildManual(), buildManual({ id: 2, status: 'failed' })],
    });
    expect(await screen.findByText('completed')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Track' }));
    await waitFor(() => expect(asked(server.calls)).toBe(2));
    await person.clear(await field());
    await person.type(await field(), '2{Enter}');
    expect(await screen.findByText('failed')).toBeVisible();
  });
});
