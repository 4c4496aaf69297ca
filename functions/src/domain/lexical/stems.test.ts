import { otherNames } from './phrases';
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
])('stems %s and %s alike', (one, other) => {
  expect(stemOf(other)).toBe(stemOf(one));
});

it.each([
  ['correa', 'correr'],
  ['plazo', 'placa'],
  ['brazo', 'braco'],
  ['medio', 'medir'],
])('keeps %s and %s apart', (one, other) => {
  expect(stemOf(other)).not.toBe(stemOf(one));
});

it('finds names by words that begin otherwise', () => {
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
