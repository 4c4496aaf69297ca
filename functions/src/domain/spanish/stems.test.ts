import { otherNames } from '../search/phrases';
import { hashOf } from './hash';
import { startsOf, stemOf } from './stems';

it.each([
  ['luz', 'luces'],
  ['altavoz', 'altavoces'],
  ['eje', 'ejes'],
  ['correa', 'correas'],
  ['línea', 'líneas'],
  ['máximo', 'máximos'],
  ['unidad', 'unidades'],
  ['imagen', 'imágenes'],
  ['cable', 'cables'],
  ['menú', 'menús'],
  ['taxi', 'taxis'],
  ['kit', 'kits'],
  ['arrancar', 'arranque'],
  ['apagar', 'apague'],
  ['utilizar', 'utilice'],
  ['lanzar', 'lance'],
  ['cerrar', 'cierre'],
  ['encender', 'enciende'],
  ['mantener', 'mantenga'],
  ['seguir', 'siguiendo'],
  ['hacer', 'hacemos'],
  ['abrir', 'abierto'],
  ['oler', 'huele'],
  ['inflar', 'inflo'],
])('the stemmer stems %s and %s alike', (one, other) => {
  expect(stemOf(other)).toBe(stemOf(one));
});

it.each([
  ['correa', 'correr'],
  ['plazo', 'placa'],
  ['brazo', 'braco'],
  ['medio', 'medir'],
])('the stemmer keeps %s and %s apart', (one, other) => {
  expect(stemOf(other)).not.toBe(stemOf(one));
});

it('the stemmer finds names by words that begin otherwise', () => {
  expect(startsOf('cierra')).toEqual(expect.arrayContaining(['cie', 'cer']));
  expect(startsOf('cerrar')).toEqual(expect.arrayContaining(['cie', 'cer']));
  const word = (text: string) => ({
    starts: startsOf(text),
    stems: [hashOf(stemOf(text))],
    isVehicle: false,
  });
  expect(otherNames([word('cierra')])).toEqual(otherNames([word('cerrar')]));
  expect(otherNames([word('cierra')])).not.toEqual([[]]);
});

it.each([
  ['límpiela', 'limpie'],
  ['apriételas', 'apriete'],
  ['gírelo', 'gire'],
  ['asegúrese', 'asegure'],
  ['amárrala', 'amarra'],
  ['introdúzcalos', 'introduzca'],
])('the stemmer takes the pronoun off the order %s', (order, without) => {
  expect(stemOf(order)).toBe(stemOf(without));
});

it.each(['válvula', 'vehículo', 'película', 'ángulos', 'túneles', 'papel', 'modelo'])(
  'the stemmer leaves the noun %s as it is',
  (noun) => {
    expect(stemOf(noun).length).toBeGreaterThanOrEqual(noun.replace(/e?s$/, '').length - 1);
  },
);
