import { MEASURES, namesExclusiveTerm, OF_ZERO, SIDES, TOWING } from './exclusive-terms';
import { aQuestion } from '../../../testing/questions';

describe('the name of a row', () => {
  it.each([
    ['luz de giro trasera', 'Giro delantero'],
    ['fusible del faro derecho', 'Luz de cruce izquierda'],
    ['cuanto aceite cabe en el diesel', 'Aceite, gasolina'],
    ['que foco es la luz baja', 'Luz alta'],
    ['aceite del cambio automático', 'Aceite de la caja manual'],
    ['presión a plena carga', 'Con carga normal puede aplicarse la presión ECO'],
    ['cuánto arrastro si el remolque tiene freno', 'Remolque sin freno'],
  ])('asked %j is not what is said of %j', (question, name) => {
    expect(namesExclusiveTerm(SIDES, aQuestion(question))(name)).toBe(true);
  });

  it.each([
    ['luz de giro trasera', 'Giro trasero'],
    ['luz de giro trasera', 'Luces de giro'],
    ['presión delante y detrás', 'Eje delantero'],
    ['presión de atrás', 'Delante y detrás, a plena carga'],
    ['luz de giro', 'Giro delantero'],
    ['presión con el coche cargado', 'Plena carga: 5 personas y equipaje'],
    ['batería cargada', 'Con carga normal'],
  ])('asked %j is what may be said of %j', (question, name) => {
    expect(namesExclusiveTerm(SIDES, aQuestion(question))(name)).toBe(false);
  });
});

it.each([
  ['autonomía a -20 grados', 'A 20 °C (aprox.): 305 km', true],
  ['autonomía a 20 grados bajo cero', 'A 20 °C: 305 km', true],
  ['autonomía a −20 °C', 'Por debajo de −10 °C la potencia se limita.', false],
  ['autonomía a 20 grados', 'Entre −10 °C y 20 °C: 305 km', false],
  ['autonomía a -20 grados', 'Con frío es menor.', false],
  ['autonomía', 'A 20 °C: 305 km', false],
])('of %j, %j is on the other side of zero: %j', (question, text, isOther) => {
  expect(namesExclusiveTerm([OF_ZERO], aQuestion(question))(text)).toBe(isOther);
});

describe('a measure', () => {
  it.each([
    ['¿Qué diámetro tienen los discos?', 'Disco trasero, espesor mínimo: 10 mm', true],
    ['¿Qué diámetro tienen los discos?', 'Disco trasero: 280 mm', false],
    ['grosor de las pastillas', 'Espesor mínimo de las pastillas: 2 mm', false],
    ['¿hasta qué altura de agua puedo pasar?', 'La profundidad máxima de vadeo es de 35 cm', false],
    ['cuánto recorrido tiene la suspensión', 'El juego libre no debe pasar de 10 mm', true],
    ['¿qué presión llevan?', 'Anchura: 1,80 m', false],
  ])('%j is told by %j: of another measure %j', (question, words, isOther) => {
    expect(namesExclusiveTerm([MEASURES], aQuestion(question))(words)).toBe(isOther);
  });
});

describe('a trailer, and towing', () => {
  const towed = 'Remolcar el vehículo\nLa argolla se enrosca tras la tapa del paragolpes.';
  const trailer = 'Remolque\nNo está homologado para arrastrar remolques.';
  it.each([
    ['¿se le puede enganchar un remolque?', towed, true],
    ['¿se le puede enganchar un remolque?', trailer, false],
    ['¿puedo enganchar un remolque?', 'La argolla de remolque está en el maletero.', true],
    ['¿puedo llevar una caravana?', 'No remolque el vehículo: solo en plataforma.', true],
    ['¿se puede tirar de él con una eslinga?', trailer, true],
    ['¿se puede tirar de él con una eslinga?', towed, false],
    ['¿qué hago si viene la grúa y llevo un remolque?', towed, false],
    ['¿cuánto aceite lleva?', towed, false],
    ['¿se le puede enganchar un remolque?', 'Pise el freno.', false],
  ])('%j: %j is about the other one: %j', (question, text, expected) => {
    expect(namesExclusiveTerm([TOWING], aQuestion(question))(text)).toBe(expected);
  });
});
