import { screen, waitFor, within } from '@testing-library/react';
import { listManuals, type ManualStatus } from '@contract';
import { buildManual } from '../../testing/builders';
import { renderConsole, rowOf } from '../../testing/console-page';
import { Refusal } from '../../testing/fake-api';

const manage = (data: Parameters<typeof renderConsole>[1] = {}) =>
  renderConsole('?tab=manage', data);

/** Colour names of the theme that a badge is filled with. */
const toneOf = (badge: HTMLElement) =>
  getComputedStyle(badge.closest('.MuiChip-root')!).backgroundColor;

describe('the list of the console', () => {
  it('[2.108] shows what the server knows about each manual', async () => {
    manage({
      manuals: [
        buildManual({ id: 4, status: 'vectorizing', processingProgress: 60 }),
        buildManual({ id: 5, originalFilename: 'golf.txt', fileSize: 0, vehicle: null }),
      ],
    });
    const corolla = await rowOf('corolla-2021.pdf');
    expect(corolla.getByRole('cell', { name: '4' })).toBeVisible();
    expect(corolla.getByText(/Toyota Corolla 2021/)).toBeVisible();
    expect(corolla.getByText(/4,76 MB/)).toBeVisible();
    expect(corolla.getByText(/^2 mar 2026, \d\d:30$/)).toHaveAttribute('lang', 'es');
    expect(corolla.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '60');
    const golf = await rowOf('golf.txt');
    expect(golf.getByText(/no file yet/)).toBeVisible();
    expect(golf.getByText('Desconocido')).toBeVisible();
    expect(golf.queryByRole('progressbar')).not.toBeInTheDocument();
  });

  const badges: [ManualStatus, string, boolean][] = [
    ['pending', 'warning', false],
    ['processing', 'info', true],
    ['vectorizing', 'info', true],
    ['completed', 'success', false],
    ['ready', 'success', false],
    ['failed', 'error', false],
  ];
  it.each(badges)(
    '[4.38] marks %s with its word, the colour of %s and a spinner: %s',
    async (status, tone, spins) => {
      manage({ manuals: [buildManual({ status })] });
      const badge = await screen.findByText(status);
      expect(toneOf(badge)).toBe(`var(--mui-palette-${tone}-light)`);
      const chip = within(badge.closest<HTMLElement>('.MuiChip-root')!);
      expect(chip.queryByRole('progressbar', { hidden: true }) !== null).toBe(spins);
    },
  );

  it('[4.38] leaves a manual alone that is being deleted', async () => {
    manage({ manuals: [buildManual({ status: 'deleted' })] });
    const badge = await screen.findByText('deleted');
    expect(badge.closest('.MuiChip-root')).toHaveClass('MuiChip-outlined');
    for (const verb of ['View chunks', 'Edit', 'Delete']) {
      expect(screen.getByRole('button', { name: `${verb}: corolla-2021.pdf` })).toBeDisabled();
    }
  });

  it('keeps its place while it loads', async () => {
    const { server } = manage();
    server.on(listManuals, () => new Promise(() => undefined));
    expect(await screen.findByRole('status', { name: 'Loading manuals' })).toBeVisible();
  });

  it('says what to do when it is empty', async () => {
    const { person } = manage({ manuals: [] });
    await person.click(await screen.findByRole('button', { name: 'Upload the first manual' }));
    expect(await screen.findByRole('dialog', { name: 'Upload manual' })).toBeVisible();
  });

  it('can be asked for again when it did not arrive', async () => {
    const { person, server } = manage();
    server.on(listManuals, () => {
      throw new Refusal('UNAVAILABLE');
    });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent('The manuals cannot be shown');
    expect(within(alert).getByText(/El servicio no responde/)).toHaveAttribute('lang', 'es');
    server.on(listManuals, () => [buildManual()]);
    await person.click(retry);
    expect(await rowOf('corolla-2021.pdf')).toBeTruthy();
  });
});

describe('refreshing the list', () => {
  it('[2.114] asks again, and shows that it did', async () => {
    const { person, server } = manage();
    await rowOf('corolla-2021.pdf');
    let answer = () => {};
    server.on(listManuals, async () => {
      await new Promise<void>((resolve) => (answer = resolve));
      return [buildManual({ originalFilename: 'nuevo.pdf' })];
    });
    const refresh = screen.getByRole('button', { name: 'Refresh' });
    await person.click(refresh);
    await waitFor(() => expect(refresh).toBeDisabled());
    answer();
    expect(await rowOf('nuevo.pdf')).toBeTruthy();
    expect(await screen.findByText(/^Refreshed at \d{1,2}:\d\d:\d\d$/)).toHaveAttribute(
      'role',
      'status',
    );
    expect(refresh).toBeEnabled();
  });

  it('keeps the list when it fails, and says why', async () => {
    const { person, server } = manage();
    await rowOf('corolla-2021.pdf');
    server.on(listManuals, () => {
      throw new Refusal('UNAVAILABLE');
    });
    await person.click(screen.getByRole('button', { name: 'Refresh' }));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('This list may be out of date. El servicio no responde');
    expect(await rowOf('corolla-2021.pdf')).toBeTruthy();
    expect(screen.queryByText(/^Refreshed at/)).not.toBeInTheDocument();
  });
});
