import { Document, Packer, Paragraph, Table, TableCell, TableRow } from 'docx';
import { readDocx } from '../adapters/reader/docx/read-docx';
import { createChunker } from '../domain/chunking/chunker';
import { documentPages } from '../domain/document/document-page';
import type { Chunk } from '../domain/ports/records';
import { askingWorld } from '../testing/asking-world';
import { aReadManual, aVehicle } from '../testing/builders';
import { aChunk } from '../testing/excerpts';
import { temporaryFiles } from '../testing/temporary-file';

const files = temporaryFiles();
afterAll(() => files.remove());

const rowOf = (cells: string[], tableHeader = false): TableRow =>
  new TableRow({
    tableHeader,
    children: cells.map((cell) => new TableCell({ children: [new Paragraph(cell)] })),
  });

async function passagesOf(...children: (Paragraph | Table)[]): Promise<Chunk[]> {
  const path = await files.write(await Packer.toBuffer(new Document({ sections: [{ children }] })));
  const structured = documentPages();
  const chunk = createChunker();
  const chunks: Chunk[] = [];
  for await (const page of (await readDocx(path)).pages) {
    for (const passage of chunk({ ...page, blocks: structured(page).blocks })) {
      chunks.push(aChunk({ position: chunks.length, ...passage }));
    }
  }
  return chunks;
}

it('a row of a Word table is quoted below the names that Word repeats above it', async () => {
  const rows = [
    rowOf(['Marca', 'Espera'], true),
    rowOf(['Capota azul', '12 minutos']),
    rowOf(['Capota roja', '8 minutos']),
  ];
  const chunks = await passagesOf(
    new Paragraph('Esperas del ajuste de la capota'),
    new Table({ rows }),
  );
  const manuals = [aReadManual({ originalFilename: 'capota.docx' })];
  const { ask } = askingWorld({ owners: { ana: { vehicles: [aVehicle()], manuals, chunks } } });
  const query = '¿Cuántos minutos son con la capota azul?';
  const { statements } = await ask('ana', { query, vehicleId: 1 });
  expect(statements).toMatchObject([
    {
      kind: 'table',
      header: [{ cells: ['Marca', 'Espera'] }],
      rows: [{ cells: ['Capota azul', '12 minutos'] }],
    },
  ]);
});
