import { isForOtherVersion } from './other-version';
import { aQuestion } from '../../../testing/questions';

describe('isForOtherVersion', () => {
  const engines = ['El 2.4 TD tiene bomba manual.\nEl 2.8 TD se purga solo.'];
  const trims = ['Alcance: 15 m (Ruta) y 20 m (Trabajo y Cima). Testigo del motor (MIL).'];
  const models = ['Medida\t640 C\t690 G\t720 F'];

  it.each([
    ['par del filtro del 2.4', engines, 'El cartucho del 2.8 TD se aprieta a 25 N·m', true],
    ['par del filtro del 2.4', engines, 'El cartucho se aprieta a 25 N·m', false],
    ['par del filtro del 2.4', engines, '2.4 TD y 2.8 TD: 25 N·m', false],
    ['presión de la 720', models, 'Modelo: 640 C, 690 G · 5,0 bar', true],
    ['presión de la 720', models, 'Modelo: 720 F · 5,2 bar', false],
    ['presión de la 720', [], 'Modelo: 640 C, 690 G · 5,0 bar', false],
    ['presión de las ruedas de 17', ['17 ET 44 y 16 ET 45'], '16 Datos: 205/50 R17: 2,5', false],
    ['presión plaza 56', ['Plaza 56: 2,6 bar', 'Plaza 40: 2,5 bar'], 'Plaza 40: 2,5 bar', true],
    ['pila de la llave de la ruta', trims, 'Cambio de la pila (Cima)\n1. Abra la llave.', true],
    ['pila de la llave de la ruta', trims, 'Cambio de la pila (Ruta y Cima)', false],
    ['pila de la llave de la ruta', trims, 'Cambio de la pila', false],
    ['pila de la llave', trims, 'Cambio de la pila (Cima)', false],
    ['cuánto gasta a 120 km', ['Plaza 120: 6 l', 'Plaza 90: 5 l'], 'Plaza 90: 5 l', false],
  ])('%j, of what was found %j, is told by %j: %j', (question, found, words, isOther) => {
    expect(isForOtherVersion(aQuestion(question), found)(words)).toBe(isOther);
  });
});
