import type { Door } from '@contract';
import { doorOf } from './door-of';

const said = (door: Door | null): string => {
  if (!door) return 'none';
  if (door.kind === 'emergency') return `emergency ${door.topic ?? 'any'}`;
  if (door.kind !== 'signals') return door.kind;
  return ['signals', door.colour, door.blinks && 'blinks'].filter(Boolean).join(' ');
};

describe('doorOf', () => {
  it.each([
    ['¿Cuándo me toca la ITV?', 'inspection'],
    ['¿Cuándo caduca la ITV del coche?', 'inspection'],
    ['fecha de la próxima ITV', 'inspection'],
    ['¿Cada cuánto hay que pasar la ITV?', 'inspection'],
    ['ITV', 'inspection'],
    ['¿hasta cuándo tengo la inspección técnica?', 'inspection'],
    ['¿Qué me toca?', 'plan'],
    ['¿Qué le toca ahora al coche?', 'plan'],
    ['¿cuándo es la próxima revisión?', 'plan'],
    ['¿Qué mantenimiento le toca a mi coche?', 'plan'],
    ['¿Tengo algo pendiente?', 'plan'],
    ['¿qué hay que hacerle al coche?', 'plan'],
    ['siguiente mantenimiento', 'plan'],
    ['Se me ha encendido una luz', 'signals'],
    ['se ha encendido un testigo rojo', 'signals red'],
    ['¿Qué significa la luz amarilla del cuadro?', 'signals amber'],
    ['parpadea una luz naranja en el cuadro', 'signals amber blinks'],
    ['me salió una lucecita verde', 'signals other'],
    ['¿Qué significan los testigos del cuadro?', 'signals'],
    ['testigo del motor parpadeando', 'signals blinks'],
    ['hay un icono raro en el tablero', 'signals'],
    ['se encendió el testigo de la batería', 'signals'],
    ['un piloto rojo que no se va', 'signals red'],
    ['He pinchado, ¿qué hago?', 'emergency wheel'],
    ['se me ha pinchado una rueda', 'emergency wheel'],
    ['¿Cómo cambio una rueda pinchada?', 'emergency wheel'],
    ['¿Cómo se cambia una rueda?', 'emergency wheel'],
    ['se me ponchó la llanta', 'emergency wheel'],
    ['tengo un reventón', 'emergency wheel'],
    ['El coche no arranca', 'emergency jump-start'],
    ['me he quedado sin batería', 'emergency jump-start'],
    ['¿cómo se arranca con pinzas si la batería está descargada?', 'emergency jump-start'],
    ['no prende el carro', 'emergency jump-start'],
    ['¿Cómo le paso corriente con otro coche?', 'emergency jump-start'],
    ['se calienta el motor y no sé qué hacer', 'emergency overheating'],
    ['sale humo del capó', 'emergency overheating'],
    ['la aguja de la temperatura está en rojo', 'emergency overheating'],
    ['¿por dónde me pueden remolcar?', 'emergency towing'],
    ['viene la grúa, ¿qué hago con el freno de mano?', 'emergency towing'],
    ['acabo de tener un accidente', 'emergency accident'],
    ['me he quedado tirado en la autopista', 'emergency any'],
  ])('leads from "%s" to %s', (question, door) => {
    expect(said(doorOf(question))).toBe(door);
  });

  it.each([
    '¿Qué papeles llevo a la ITV?',
    '¿Cuánto cuesta la ITV cuando toca?',
    '¿El modo de rodillos de la ITV cómo se pone en este coche?',
    '¿Hay que homologar el enganche en la próxima ITV?',
    '¿qué pasa si el bajo toca el suelo?',
    '¿Cuánto cuesta la próxima revisión?',
    '¿Qué incluye la siguiente revisión?',
    '¿Qué aceite le toca a un motor de gasolina?',
    '¿Cada cuánto se cambia el aceite del motor?',
    '¿Cómo reinicio el aviso de la próxima revisión?',
    '¿Qué bombilla lleva la luz de freno?',
    '¿Cómo enciendo las luces de cruce?',
    'no funciona la luz interior',
    '¿Cómo apago el testigo de la presión?',
    '¿cómo cambio el color de la luz ambiental roja?',
    'la luz roja trasera está fundida',
    '¿Qué significa el piloto automático?',
    '¿Cómo se regulan los faros?',
    '¿qué fusible es el de los intermitentes?',
    '¿Cómo se enciende la luz de lectura?',
    '¿Qué presión lleva la rueda de repuesto?',
    '¿Los neumáticos son antipinchazos?',
    '¿Cómo cambio la rueda de sitio en el maletero?',
    '¿Caduca el líquido para reparar un pinchazo?',
    '¿Cubre el seguro si he pinchado?',
    '¿Qué par llevan las tuercas de las ruedas?',
    '¿Cada cuánto se cambia la batería del mando?',
    'la llave se ha quedado sin batería',
    '¿Qué batería lleva el coche?',
    'no arranca la radio',
    '¿Por qué el start stop no arranca el motor?',
    '¿Cómo evito que se descargue la batería?',
    'me he quedado sin batería en el móvil y quiero cargarlo',
    '¿Cómo se calienta el asiento?',
    '¿A qué temperatura trabaja el motor?',
    '¿Cómo evito que se recaliente el motor con un remolque?',
    '¿Cuánto peso puedo remolcar?',
    '¿Puedo remolcar una caravana de 1.200 kilos?',
    '¿Se abren las puertas solas en caso de accidente?',
    '¿Cómo se deja el asiento tumbado?',
    '¿Cuánto tiempo puede estar parado el coche sin usarlo?',
    '¿Mi coche tiene alguna llamada a revisión pendiente?',
    '¿Hay alguna campaña con revisiones pendientes de mi coche?',
  ])('leads nowhere from "%s"', (question) => {
    expect(said(doorOf(question))).toBe('none');
  });
});
