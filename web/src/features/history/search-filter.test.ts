import { buildSearch, buildVehicle } from '../../testing/builders';
import { matching } from './search-filter';

const searches = [
  buildSearch({ id: 3, query: '¿Qué presión deben llevar los neumáticos?' }),
  buildSearch({ id: 2, query: '¿Cuándo se cambia el aceite?', vehicleId: 2 }),
  buildSearch({ id: 1, query: '¿Cada cuánto se cambia la batería del mando?' }),
];
const vehicles = [buildVehicle()];

it.each([
  ['', [3, 2, 1]],
  ['  ', [3, 2, 1]],
  ['presion', [3]],
  ['PRESIÓN', [3]],
  ['neumáticos presión', [3]],
  ['se cambia', [2, 1]],
  ['corolla', [3, 1]],
  ['eliminado', [2]],
  ['corolla bateria', [1]],
  ['embrague', []],
])('the filter of the history finds by «%s»', (text, ids) => {
  expect(matching(searches, text, vehicles).map(({ id }) => id)).toEqual(ids);
});

it('the filter of the history finds by the question while the garage is on its way', () => {
  expect(matching(searches, 'aceite', undefined).map(({ id }) => id)).toEqual([2]);
});
