import { screen, within } from '@testing-library/react';
import { listManualChunks, listManuals, MAX_LISTED_CHUNKS } from '@contract';
import { buildManual } from '../../testing/builders';
import { buildChunk, renderConsole } from '../../testing/console-page';
import { Refusal } from '../../testing/fake-api';

const picker = () => screen.findByRole('combobox', { name: 'Manual' });
const list = () => screen.findByRole('list', { name: 'Chunks' });

describe('the chunks of a manual', () => {
  it('[3.9] are shown for the manual that is chosen', async () => {
    const { person, chunks, location } = renderConsole('?tab=chunks');
    chunks.push(
      buildChunk(1),
      buildChunk(2, { category: 'maintenance', pageReference: 'Mantenimiento › Aceite' }),
    );
    expect(await screen.findByText('No manual is selected')).toBeVisible();
    await screen.findByRole('option', { name: '1 · corolla-2021.pdf' });
    await person.selectOptions(await picker(), '1');
    const [first, second] = within(await list()).getAllByRole('listitem');
    expect(first).toHaveTextContent('En frío, la presión es de 2,1 bar.');
    expect(first).toHaveTextContent('p. 1');
    expect(first).toHaveTextContent('specification');
    expect(first).toHaveTextContent('2 mar 2026,');
    expect(second).toHaveTextContent('Mantenimiento › Aceite');
    expect(second).toHaveTextContent('maintenance');
    expect(screen.getByText('2 chunks')).toBeVisible();
    expect(location()?.search).toBe('?tab=chunks&manual=1');
    await person.selectOptions(await picker(), '');
    expect(await screen.findByText('No manual is selected')).toBeVisible();
  });

  it('[2.115, 9.13] are at most 100, and the page says that there are more', async () => {
    const { chunks } = renderConsole('?tab=chunks&manual=1');
    for (let n = 1; n <= MAX_LISTED_CHUNKS + 5; n += 1) chunks.push(buildChunk(n));
    expect(within(await list()).getAllByRole('listitem')).toHaveLength(100);
    expect(
      await screen.findByText('The first 100 chunks of 980: more are not shown here.'),
    ).toBeVisible();
  });

  it('never become markup', async () => {
    const { chunks } = renderConsole('?tab=chunks&manual=1');
    const content = '<img src=x onerror=alert(1)> <b>Apriete</b> [enlace](javascript:alert(1))';
    chunks.push(buildChunk(1, { content, pageReference: '<i>p. 1</i>' }));
    expect(await screen.findByText(content)).toBeVisible();
    expect((await list()).querySelector('img, b, i, a')).toBeNull();
  });

  it('are folded when they are long, and unfold', async () => {
    const { person, chunks } = renderConsole('?tab=chunks&manual=1');
    chunks.push(buildChunk(1, { content: 'Presión. '.repeat(100) }), buildChunk(2));
    const unfold = await screen.findByRole('button', { name: 'Show all of chunk 1' });
    expect(unfold).toHaveAttribute('aria-expanded', 'false');
    await person.click(unfold);
    expect(screen.getByRole('button', { name: 'Show less of chunk 1' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    expect(screen.queryByRole('button', { name: /chunk 2/ })).not.toBeInTheDocument();
  });

  it('are awaited in their place', async () => {
    const { server } = renderConsole('?tab=chunks&manual=1');
    server.on(listManualChunks, () => new Promise(() => undefined));
    expect(await screen.findByRole('status', { name: 'Loading chunks' })).toBeVisible();
  });

  it('are not there before the manual has been read', async () => {
    renderConsole('?tab=chunks&manual=1', { manuals: [buildManual({ status: 'pending' })] });
    expect(await screen.findByText('This manual has no chunks yet')).toBeVisible();
  });

  it('are not there when the manual is not', async () => {
    renderConsole('?tab=chunks&manual=5');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('There is no manual 5');
    expect(alert).toHaveTextContent('Ese manual no existe.');
  });

  it('can be asked for again when they did not arrive', async () => {
    const { person, server } = renderConsole('?tab=chunks&manual=1');
    server.on(listManualChunks, () => {
      throw new Refusal('UNAVAILABLE');
    });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByText('The chunks cannot be shown')).toBeVisible();
    server.on(listManualChunks, () => [buildChunk(1)]);
    await person.click(retry);
    expect(await screen.findByText('1 chunk')).toBeVisible();
  });

  it('cannot be chosen without the list of manuals, which can be asked for again', async () => {
    const { person, server } = renderConsole('?tab=chunks');
    server.on(listManuals, () => {
      throw new Refusal('UNAVAILABLE');
    });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    server.on(listManuals, () => [buildManual()]);
    await person.click(retry);
    expect(await screen.findByRole('option', { name: '1 · corolla-2021.pdf' })).toBeInTheDocument();
  });
});
