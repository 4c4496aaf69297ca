import { askingWorld } from '../testing/asking-world';
import { aReadManual, aVehicle } from '../testing/builders';
import { aChunk } from '../testing/excerpts';

const PRESSURE = 'La presión de los neumáticos en frío es de 2,2 bar delante y 2,0 bar detrás.';
const OIL = 'El aceite del motor es SAE 5W-30 y se cambia cada 15 000 km.';
const ASKS_FOR_SPANISH = 'Pregunta en español: tus manuales se buscan con palabras en español.';

const world = () =>
  askingWorld({
    owners: {
      ana: {
        vehicles: [aVehicle()],
        manuals: [aReadManual({})],
        chunks: [PRESSURE, OIL].map((content, position) => aChunk({ position, content })),
      },
    },
  });

describe('a question in another language', () => {
  it('is answered from the same words in Spanish', async () => {
    const query = 'What is the front tyre pressure?';
    const answer = await world().ask('ana', { query, vehicleId: 1 });
    expect(answer.response).toBe(`${PRESSURE} [1]`);
  });

  it.each([
    ['How do I reset the clock after a power failure?', true],
    ['¿Cómo pongo el reloj en hora tras quedarse sin batería?', false],
  ])('that nothing answers, %j, is to be asked in Spanish: %j', async (query, isForeign) => {
    const answer = await world().ask('ana', { query, vehicleId: 1 });
    expect(answer.sourceDocuments).toEqual([]);
    const [first, second] = answer.response.split('\n\n');
    expect(first === ASKS_FOR_SPANISH).toBe(isForeign);
    expect(isForeign ? second : first).toMatch(/^No (?:lo )?encuentro/);
    const remark = { kind: 'remark', text: ASKS_FOR_SPANISH };
    if (isForeign) expect(answer.statements[0]).toEqual(remark);
    else expect(answer.statements).not.toContainEqual(remark);
  });
});
