import { coverageMeter } from './coverage-meter';
import { namedShareMeter } from './named-share';
import { buildLexicalIndex } from './build-index';
import { hashOf } from '../spanish/hash';
import { openLexicalIndex } from './index-format';
import { parseQuery } from './query';
import { wordWeights } from './search';
import { stemOf } from '../spanish/stems';

const index = (...texts: string[]) =>
  openLexicalIndex(buildLexicalIndex(texts.map((text, at) => ({ id: String(at), text }))));

describe('the words of a question', () => {
  it('weighs a rare name like the common name of the same thing', () => {
    const manual = index('anclaje', 'anclaje', 'anclaje', 'fijación', 'otra cosa', 'capó');
    const weights = wordWeights([manual], 'fijación del capó');
    expect(weights.get('fijacion')).toBeLessThan(weights.get('capo') ?? 0);
  });

  it('does not take a part of a name for the whole of it', () => {
    const { measure } = coverageMeter('presión a plena carga', new Map());
    expect(measure('carga normal').matched.size).toBe(1);
    expect(measure('plena carga').matched.size).toBe(2);
  });

  it.each([
    ['el código de la radio', 'Sensor delantero', false],
    ['quiero apañar esto', 'Reparar', true],
    ['quiero reparar esto', 'Apañar', false],
    ['no me reconoce la llave', 'Inmovilizador', true],
    ['reconoce la llave', 'Inmovilizador', false],
    ['se me apaga solo', 'Motor calado', true],
    ['se me apaga', 'Motor calado', false],
    ['el foquito', 'Bombilla fundida', true],
    ['me tiembla cuando freno', 'Deformación de los discos', true],
    ['me tiembla el coche cuando freno', 'Deformación de los discos', true],
    ['me tiembla la voz cuando freno', 'Deformación de los discos', false],
    ['¿por qué me abrieron?', 'Abrir', true],
    ['¿cuánto aguantan los ejes?', 'Eje', true],
  ])('asked %j, finds %j, which owners call otherwise: %j', (question, text, isFound) => {
    expect(coverageMeter(question, new Map()).measure(text).share > 0).toBe(isFound);
  });

  it('takes no word that was asked for as the name of another', () => {
    const { measure } = coverageMeter('aceite del motor', new Map());
    expect(measure('motor').share).toBe(0.5);
  });

  it('takes no half of a name for the word that its other half is', () => {
    const { measure } = coverageMeter('cada cuánto se cambia el aceite', new Map());
    expect(measure('sustitución de la correa').matched.size).toBe(1);
    expect(measure('sustitución de la correa').share).toBeLessThanOrEqual(0.5);
  });

  it('does not mistake changing something for the gearbox', () => {
    const { measure } = coverageMeter('cada cuánto cambio el aceite', new Map());
    expect(measure('aceite de la caja').share).toBe(measure('aceite').share);
  });

  it.each([
    ['Cambiar una rueda', 1],
    ['Rueda de repuesto', 0.5],
  ])('tells how much of %j a question names', (title, share) => {
    expect(namedShareMeter('cómo se cambia una rueda')(title)).toBe(share);
  });

  it.each([
    ['el foquito', 'focos'],
    ['una lucecita', 'luz'],
    ['el cablecito', 'cable'],
    ['la puertecita', 'puertas'],
    ['un pedacito', 'pedazo'],
    ['el compresorcito', 'compresor'],
    ['se hace lentisimo', 'lento'],
  ])('knows in %j what was made small or great: %j', (question, text) => {
    expect(coverageMeter(question, new Map()).measure(text).matched.size).toBe(1);
  });
});

it.each(['pinché una rueda', 'pinchó la cubierta', 'se tronó la llanta'])(
  '"%s" looks for a wheel to be changed, and for no flood',
  (question) => {
    const looked = parseQuery(question).words.flatMap(({ synonyms }) =>
      synonyms.flatMap(({ stems }) => stems),
    );
    expect(looked).toContain(hashOf(stemOf('averiada')));
    for (const word of ['río', 'riada', 'crecida']) {
      expect(looked).not.toContain(hashOf(stemOf(word)));
    }
  },
);
