import { classify } from './classification';

const vehicle = { make: 'Faro', model: 'Brisa', year: 2022, trim: 'Ruta' };
const kinds = (question: string): string[] =>
  Object.entries(classify(question, vehicle)).flatMap(([kind, isOne]) =>
    isOne ? [kind.replace('is', '')] : [],
  );

it.each([
  ['¿Qué presión deben llevar los neumáticos?', ['Specification']],
  ['cuanto aceite lleva', ['Specification']],
  ['¿Cada cuánto se cambia el aceite?', ['Maintenance']],
  ['como cambiar el filtro de polen', ['Maintenance']],
  ['¿Qué hago si se enciende el testigo del motor?', ['Troubleshooting']],
  ['mi coche no arranca', ['Troubleshooting']],
  ['código P0420', ['Troubleshooting']],
  ['¿Qué lleva la versión Ruta?', ['ModelSpecific']],
  ['capacidad del depósito de mi Brisa 2022', ['Specification', 'ModelSpecific']],
  ['¿Dónde está la guantera?', []],
  ['🚗', []],
])('[1.6] the first look at a question classifies %j as %j', (question, expected) => {
  expect(kinds(question)).toEqual(expected);
});
