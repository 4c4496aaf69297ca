import { screen, waitFor, within } from '@testing-library/react';
import { deleteManual, listManuals, updateManual } from '@contract';
import { buildManual } from '../../testing/builders';
import { Refusal } from '../../testing/fake-api';
import { renderManuals, rowOf } from '../../testing/manuals-page';

describe('the list of manuals', () => {
  it('[1.12, 2.6, 2.98, 2.104] says of each manual what it is, how it stands and when it was asked', async () => {
    renderManuals({
      manuals: [
        buildManual(),
        buildManual({
          id: 2,
          originalFilename: 'b.pdf',
          status: 'processing',
          processingProgress: 42,
          processingMessage: 'Leyendo la página 173',
        }),
        buildManual({
          id: 3,
          originalFilename: 'c.pdf',
          status: 'ready',
          processingMessage: 'No se ha podido leer la página 3.',
        }),
      ],
    });
    const row = await rowOf('corolla-2021.pdf');
    const said = ['Toyota Corolla 2021', '412 páginas', '4,76 MB', 'Completado', 'nunca'];
    for (const text of said) expect(row).toHaveTextContent(text);
    const busy = await rowOf('b.pdf');
    expect(busy).toHaveTextContent('Procesando');
    expect(busy).toHaveTextContent('42 %');
    expect(busy).toHaveTextContent('Leyendo la página 173');
    expect(
      within(busy).getByRole('progressbar', { name: 'Procesamiento de b.pdf' }),
    ).toHaveAttribute('aria-valuenow', '42');
    expect(within(busy).getByRole('button', { name: 'Reprocesar b.pdf' })).toBeDisabled();
    expect(await rowOf('c.pdf')).toHaveTextContent(
      'Listo Listo para preguntarNo se ha podido leer la página 3.',
    );
  });

  it('says once that a manual can be asked', async () => {
    renderManuals({ manuals: [buildManual({ processingMessage: 'Listo para preguntar.' })] });
    const row = await rowOf('corolla-2021.pdf');
    expect(within(row).getAllByText(/Listo para preguntar/)).toHaveLength(1);
    expect(within(row).getByText('Completado')).toHaveStyle({ position: 'absolute' });
  });

  it('says nothing of the kind of a manual that cannot be asked', async () => {
    renderManuals({ manuals: [buildManual({ isAskable: false })] });
    const row = await rowOf('corolla-2021.pdf');
    expect(row).not.toHaveTextContent('Listo para preguntar');
    expect(within(row).getByText('Completado')).toBeVisible();
  });

  it('shows the first page of a manual beside it, and leads there', async () => {
    URL.createObjectURL = () => 'blob:page';
    URL.revokeObjectURL = () => undefined;
    const { server } = renderManuals({
      manuals: [
        buildManual(),
        buildManual({ id: 2, originalFilename: 'b.docx', contentType: null, pageCount: null }),
      ],
    });
    server.onUrl('GET', /\/image/, () => new Response(new Blob(['x'], { type: 'image/webp' })));
    const row = await rowOf('corolla-2021.pdf');
    const coverOf = (place: Element) => place.querySelector('a[aria-hidden]');
    await waitFor(() => expect(coverOf(row)?.querySelector('img')).toHaveAttribute('src'));
    expect(coverOf(row)).toHaveAttribute('href', '/manuals/1/pagina/1');
    expect(coverOf(await rowOf('b.docx'))).toBeNull();
    expect(server.calls.filter((call) => call.includes('/image'))).toHaveLength(1);
  });

  it('has a word beside what reads a manual again', async () => {
    renderManuals();
    const again = await screen.findByRole('button', { name: 'Reprocesar corolla-2021.pdf' });
    expect(again).toHaveTextContent('Reprocesar');
  });

  it('[8.62] says of a field that cannot be read that it cannot, and keeps the rest', async () => {
    const { server } = renderManuals();
    const { originalFilename: _, ...unnamed } = buildManual({ id: 2 });
    const odd = {
      ...buildManual({ id: 3, originalFilename: 'c.pdf' }),
      vehicle: 7,
      status: 'lost',
    };
    server.onUrl('GET', /^\/api\/manuals$/, () =>
      Response.json([buildManual(), { ...unnamed, createdAt: 'ayer' }, { ...odd, fileSize: null }]),
    );
    expect(await rowOf('corolla-2021.pdf')).toHaveTextContent('4,76 MB');
    const [, , second, third] = screen.getAllByRole('row');
    expect(second).toHaveTextContent(/Desconocido.*Fecha inválida/);
    expect(third?.textContent.match(/Desconocido/g)).toHaveLength(3);
  });

  it('[2.102] begins with the first upload when it is empty', async () => {
    const { person } = renderManuals({ manuals: [] });
    await person.click(await screen.findByRole('button', { name: 'Subir primer manual' }));
    expect(await screen.findByRole('dialog', { name: 'Subir manual' })).toBeInTheDocument();
  });

  it('[8.59] can be asked for again when it did not arrive', async () => {
    const { person, server } = renderManuals();
    server.on(listManuals, () => {
      throw new Refusal('UNAVAILABLE');
    });
    const retry = await screen.findByRole('button', { name: 'Reintentar' });
    expect(screen.getByRole('alert')).toHaveTextContent('El servicio no responde ahora mismo.');
    server.on(listManuals, () => [buildManual()]);
    await person.click(retry);
    expect(await rowOf('corolla-2021.pdf')).toBeInTheDocument();
  });

  it('[2.99, 4.28, 7.34] has a manual read again: beside the reason of a failure, too', async () => {
    const { person, server } = renderManuals({
      manuals: [buildManual({ status: 'failed', processingMessage: 'El archivo está dañado.' })],
    });
    const changes: unknown[] = [];
    server.on(updateManual, ({ params, body }) => {
      changes.push({ ...params, ...body });
      server.data.manuals = [buildManual({ status: 'processing' })];
      return server.data.manuals[0]!;
    });
    const row = await rowOf('corolla-2021.pdf');
    expect(row).toHaveTextContent('El archivo está dañado.');
    await person.click(within(row).getByRole('button', { name: 'Volver a procesar' }));
    expect(await screen.findByText('Procesamiento reiniciado')).toBeInTheDocument();
    expect(changes).toEqual([{ id: 1, status: 'processing' }]);
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Reprocesar corolla-2021.pdf' })).toBeDisabled(),
    );
  });

  it('says when a manual cannot be read again', async () => {
    const { person, server } = renderManuals();
    server.on(updateManual, () => {
      throw new Refusal('MANUAL_BUSY');
    });
    await person.click(await screen.findByRole('button', { name: 'Reprocesar corolla-2021.pdf' }));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Error al reiniciar procesamiento');
    expect(alert).toHaveTextContent('El manual se está procesando.');
  });

  it('[2.100] deletes a manual, after asking', async () => {
    const { person, server } = renderManuals();
    await person.click(await screen.findByRole('button', { name: 'Eliminar corolla-2021.pdf' }));
    const question = await screen.findByRole('alertdialog', { name: '¿Eliminar este manual?' });
    expect(question).toHaveTextContent('corolla-2021.pdf');
    expect(server.data.manuals).toHaveLength(1);
    await person.click(within(question).getByRole('button', { name: 'Eliminar' }));
    expect(await screen.findByText('Manual eliminado')).toBeInTheDocument();
    expect(
      await screen.findByRole('heading', { name: 'Todavía no hay manuales' }),
    ).toBeInTheDocument();
  });

  it('says when a manual cannot be deleted', async () => {
    const { person, server } = renderManuals();
    server.on(deleteManual, () => {
      throw new Refusal('INTERNAL');
    });
    await person.click(await screen.findByRole('button', { name: 'Eliminar corolla-2021.pdf' }));
    await person.click(await screen.findByRole('button', { name: 'Eliminar' }));
    expect(await screen.findByText('Error al eliminar manual')).toBeInTheDocument();
  });
});
