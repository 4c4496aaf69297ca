import { KINDS } from '../domain/answering/kinds/kinds';
import { plainWords } from '../domain/spanish/plain-words';
import { askingWorld } from '../testing/asking-world';
import { aReadManual, aVehicle } from '../testing/builders';
import { aChunk } from '../testing/excerpts';
import { hostile } from '../testing/hostile';
import { comparisonWith } from '../testing/growth';

/** Together they ask for every kind of thing, and how something is done, and whether. */
const QUESTIONS = [
  '¿Qué presión, par de apriete en Nm, potencia en caballos, cuántos vatios, rpm, tensión en ' +
    'voltios, velocidad, temperatura, porcentaje, frecuencia, resistencia, corriente, amperios ' +
    'hora, kWh, memoria, distancia, peso en kilos, longitud, medida en mm y color tiene, y dónde ' +
    'está?',
  '¿Cada cuánto se cambia y cuántos litros de aceite lleva, de qué viscosidad, qué tipo de ' +
    'gasolina, qué bujía usa, qué batería usa, qué bombilla, qué pila, qué fusible, de qué marca y ' +
    'qué líquido de frenos y qué anticongelante?',
  '¿Qué capacidad tiene, y puedo llenarlo?',
  '¿Cuánto consume, y cuánto tiempo tarda?',
  '¿Cuánto tiempo mantengo pulsado el botón si se enciende una luz roja?',
  'Número de teléfono de la asistencia, medida de los neumáticos y cómo se cambian',
  'bombilla del freno',
  'pila del mando',
  '¿Cuánto pesa, cuánto dura el rodaje y cómo acelera de 0 a 100?',
];

const LENGTH = 1200;
const PASSAGES = 2;
/**
 * So many times as much as passages of plain words of the same length, at most: up to 15 here. What backtracks over a run
 * of this length takes hundreds of times as much, on the slowest machine as on the fastest.
 */
const MOST = 50;

const RUNS = [
  ...[
    '0',
    'a',
    'A',
    'á',
    '.',
    ',',
    ':',
    '-',
    '(',
    ')',
    '[',
    '"',
    '!',
    '*',
    '·',
    '…',
    '•',
    '\t',
    '\n',
    ' ',
  ],
  ...[
    '1.',
    '1,',
    '1 ',
    '1/',
    '1-',
    '1)\n',
    '1) ',
    '0,0 ',
    '0 x ',
    '0x0 ',
    'a-',
    'a ',
    'A ',
    'a. ',
    'a\n',
  ],
  ...[
    'a\t1\n',
    'x 1 ',
    '1 bar ',
    '1 l ',
    '1 s ',
    '1 km o ',
    'más de 1 ',
    'por 1 ',
    'si ',
    'no ',
    'km: ',
    'AA1-',
    'a: ',
  ],
];

const worldOf = (words: string, run: string) =>
  askingWorld({
    owners: {
      ana: {
        vehicles: [aVehicle()],
        manuals: [aReadManual({})],
        chunks: Array.from({ length: PASSAGES }, (_, position) => {
          const opening = `${position + 1}. ${words} son 2,0 bar. `;
          const content = (opening + run.repeat(LENGTH)).slice(0, LENGTH);
          return aChunk({ position, content, contentHash: `${position}` });
        }),
      },
    },
  });

describe('a passage that is one long run', () => {
  it('is asked for every kind of thing', () => {
    const isAsked = ({ asks }: (typeof KINDS)[number]) =>
      QUESTIONS.some((question) => asks.test(plainWords(question)));
    expect(KINDS.filter((kind) => !isAsked(kind)).map(({ asks }) => asks.source)).toEqual([]);
  });

  const asking = QUESTIONS.map((query) => {
    const answerOver = (run: string) => {
      const { ask } = worldOf(query.replace(/[¿?,]/g, ''), run);
      return () => ask('ana', { query, vehicleId: 1 });
    };
    return { query, answerOver, times: comparisonWith(answerOver('la rueda se cambia ')) };
  });

  it.each(RUNS)('makes nobody wait: %j', async (run) => {
    for (const { query, answerOver, times } of asking) {
      const compare = () => times(answerOver(run), MOST);
      await hostile(`${JSON.stringify(run)} for ${query}`, compare, (ratio) =>
        expect(ratio).toBeLessThan(MOST),
      );
    }
  });
});
