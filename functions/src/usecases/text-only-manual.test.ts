import { askingWorld } from '../testing/asking-world';
import { aReadManual, aVehicle } from '../testing/builders';
import { aChunk } from '../testing/excerpts';

const PRESSURE = 'La presión de los neumáticos en frío es de 2,2 bar delante y 2,0 bar detrás.';

it('a question is never answered without reserve from a manual of which only the text was read', async () => {
  const ask = (isTextOnly: boolean) =>
    askingWorld({
      owners: {
        ana: {
          vehicles: [aVehicle()],
          manuals: [aReadManual({ originalFilename: 'leon.docx', isTextOnly })],
          chunks: [aChunk({ content: PRESSURE })],
        },
      },
    }).ask('ana', { query: '¿Qué presión llevan los neumáticos en frío?', vehicleId: 1 });
  expect(await ask(false)).toMatchObject({ response: `${PRESSURE} [1]`, confidence: 'high' });
  const { response, confidence, sourceDocuments } = await ask(true);
  expect(response).toContain(`${PRESSURE} [1]\n\n`);
  expect(response).toContain('De «leon.docx» solo se ha podido leer el texto');
  expect([confidence, sourceDocuments.length]).toEqual(['medium', 1]);
});
