import { comparisonWith } from '../../../testing/growth';
import { fallsBy, headlineStands, type BearingUnit } from './headline';

const text = (words: string): BearingUnit => ({ kind: 'text', text: words });
const row = (...cells: [name: string, text: string][]): BearingUnit => ({
  kind: 'row',
  cells: cells.map(([name, words]) => ({ name, text: words })),
});

type Case = [
  headline: string,
  unit: string | BearingUnit | string[],
  question?: string,
  above?: string[],
];
const bearing = ([, unit, question = '', above = []]: Case) => ({
  units: [unit].flat().map((one) => (typeof one === 'string' ? text(one) : one)),
  question,
  above,
});

const DISC = row(
  ['Elemento', 'Tambor, límite'],
  ['Delantero', '251,0 mm'],
  ['Trasero', '204,5 mm'],
);
const BULB = row(['Luz', 'Antiniebla'], ['Bombilla', 'H11'], ['Potencia', '55 W']);
const LAMP = row(
  ['Testigo', 'Termómetro'],
  ['Color', 'Azul'],
  ['Significado', 'Motor frío'],
  ['Qué hacer', 'Conduzca con suavidad'],
);

const STAND: Record<string, Case[]> = {
  'leaves out and joins': [
    ['La capota se pliega en 14 segundos.', 'La capota de lona se pliega en 14 segundos.'],
    ['Rellena el depósito y cierra el tapón.', ['Rellene el depósito.', 'Cierre el tapón a mano.']],
  ],
  'says tú for usted, and a pronoun for what is ordered': [
    ['Apriétala a mano y comprueba el cierre.', 'Apriete a mano la tuerca y compruebe el cierre.'],
    ['Gira la llave y espera 4 segundos.', 'Gire la llave y espere 4 segundos.'],
    ['No pises el embrague.', 'No pise el embrague.'],
  ],
  'writes figures otherwise': [
    ['Cada 20.000 km.', 'La correa se revisa cada 20 000 km.', '¿Cada cuánto se revisa la correa?'],
    ['Lleva 3 bujías.', 'El motor lleva tres bujías.', '¿Cuántas bujías lleva?'],
    ['Se aprieta a 25 Nm.', 'La tapa se aprieta a 25 N·m.'],
    ['Pesa 1.7 kg.', 'El triángulo pesa 1,7 kg.'],
    ['Arranca hasta a -18 °C.', 'Arranca hasta a –18 °C.'],
    ['Entre 12 y 15 V.', 'La tensión debe estar entre 12 V y 15 V.'],
  ],
  'keeps what narrows': [
    [
      'Con el motor parado, la varilla se saca sin peligro.',
      'Con el motor parado, la varilla se saca sin peligro.',
    ],
    [
      'Si el testigo parpadea, reduce la velocidad.',
      'Si el testigo parpadea, reduzca la velocidad.',
    ],
    ['Puedes guardar hasta tres conductores.', 'Puede guardar hasta tres conductores.'],
  ],
  'names its row and column in the question or itself': [
    ['204,5 mm detrás.', DISC, '¿Límite del tambor trasero?'],
    ['Una H11 de 55 W.', BULB, '¿Qué bombilla llevan los antiniebla?'],
    ['Motor frío: conduce con suavidad.', LAMP, '¿Qué es el termómetro azul?'],
  ],
  'answers yes or no where a unit bears it out': [
    [
      'No: la lona no se lava a máquina.',
      'La lona no se lava a máquina.',
      '¿Puedo lavar la lona a máquina?',
    ],
    [
      'Sí, se puede lavar con agua tibia.',
      'La lona se puede lavar con agua tibia.',
      '¿Puedo lavar la lona con agua tibia?',
    ],
  ],
  'repeats the name of the vehicle from the question': [
    [
      'El maletero del Niebla Sur 1.3 tiene 310 litros.',
      'El maletero tiene 310 litros.',
      '¿Qué maletero tiene mi Niebla Sur 1.3?',
    ],
    [
      'Llevas 8000 km: la revisión es cada 12 000 km.',
      'La revisión es cada 12 000 km.',
      'Llevo 8000 km, ¿cuándo es la revisión?',
    ],
  ],
  'translates figures, and words that decide': [
    [
      'Cada 7.500 millas (12.000 km).',
      'Replace the filter every 7,500 miles (12,000 km).',
      '¿Cada cuánto cambio el filtro?',
    ],
    ['Como máximo 5 A.', 'The socket supplies a maximum of 5 A.', '¿Cuánto da la toma?'],
  ],
};

const FALL: Record<string, Case[]> = {
  figure: [
    ['Se carga en 2 horas.', 'Se carga en 2 horas y media.'],
    ['Se aprieta a 35 N·m.', 'La tapa se aprieta a 25 N·m.'],
    ['Espera 4 minutos.', 'Espere 4 segundos.'],
    ['Lleva cuatro bujías.', 'El motor lleva tres bujías.'],
    ['Gira tres cuartos de vuelta.', 'Gire media vuelta.'],
    ['Cada 7.500 km.', 'Replace the filter every 7,500 miles.', '¿Cada cuánto?'],
    ['Sí, puedes cargar 90 kg.', 'La baca puede cargar 75 kg.', '¿La baca puede cargar 90 kg?'],
  ],
  limit: [
    ['Se engrasa a los 9000 km.', 'Se engrasa cada 9000 km.', '¿Cada cuánto se engrasa?'],
    ['El lavado es a los 300 km.', 'El primer lavado es a los 300 km.'],
    ['Deja 30 cm como máximo.', 'Deje 30 cm como mínimo.'],
    ['Funciona por encima de 40 km/h.', 'Funciona por debajo de 40 km/h.'],
    ['La baca soporta 75 kg.', 'La baca soporta como máximo 75 kg.'],
    ['Tarda 9 minutos.', 'Tarda unos 9 minutos.'],
    ['Se gasta el doble en 100 km.', 'Se gasta la mitad en 100 km.'],
    ['Pulsa después de 3 segundos.', 'Pulse antes de 3 segundos.'],
  ],
  mark: [
    ['La vibración es siempre normal.', 'La vibración es normal.'],
    ['Es obligatorio usar el protector.', 'Conviene usar el protector.'],
    ['También se lava en seco.', 'La lona se lava en seco.'],
    ['Gíralo hacia el otro lado.', 'Gírelo hacia ese lado.'],
  ],
  weakening: [
    ['El toldo se abre con viento.', 'El toldo se abre parcialmente con viento.'],
    [
      'El Sur lleva rueda de repuesto.',
      'Solo el Norte lleva rueda de repuesto.',
      '¿El Sur lleva rueda de repuesto?',
    ],
    ['Sí: con agua.', 'Evite lavar la lona con agua.', '¿Puedo lavar la lona con agua?'],
    ['La bomba se oye.', 'La bomba puede oírse, y se oye a veces.'],
    ['La moqueta se seca sola.', 'La moqueta suele secarse sola.'],
    ['Se usa con cadenas.', 'Solo se usa con cadenas.'],
  ],
  negation: [
    ['Sí: la lona se lava.', 'La lona no se lava a máquina.', '¿Puedo lavar la lona a máquina?'],
    ['Pisa el embrague.', 'No pise el embrague.'],
    ['La lona no se lava a máquina.', 'La lona se lava a máquina.'],
    ['Limpia con disolvente.', 'Limpie sin disolvente.'],
  ],
  answer: [
    ['Sí, con agua.', 'La lona se lava con agua.', '¿La lona se lava con lejía?'],
    ['No: se lava con agua.', 'La lona se lava con agua.', '¿Se lava con agua?'],
    ['Sí: 310 litros.', 'El maletero tiene 310 litros.', '¿El techo solar se abre con el mando?'],
  ],
  nothing: [
    [
      'Este coche admite cadenas.',
      'This car is not designed for chains.',
      '¿Este coche admite cadenas?',
    ],
    ['Saca la llave del bombín.', 'Pull the key out of the lock, not the ring.', ''],
  ],
  opposite: [['Conduce con suavidad.', LAMP, '¿Qué es el termómetro rojo?']],
  word: [
    ['Está a la izquierda del volante.', 'Está a la derecha del volante.'],
    ['Afloja la tuerca y quita la junta.', 'Afloje la tuerca.'],
    ['El testigo verde avisa de la carga.', 'El testigo rojo avisa de la carga.'],
  ],
  row: [
    ['251,0 mm.', DISC, '¿Límite del tambor trasero?'],
    ['Una H11.', BULB, '¿Qué bombilla llevan los intermitentes?'],
  ],
  pairing: [['El techo alto carga 60 kg.', 'El techo bajo carga 60 kg, el techo alto 45 kg.']],
  side: [
    ['Con caja manual pesa 40 kg.', 'Pesa 40 kg con caja automática y 38 kg con caja manual.'],
    ['La trampilla se abre con el mando.', 'La trampilla se cierra con el mando y se abre a mano.'],
    ['Lleva 4 altavoces.', 'Lleva 4 altavoces delante y 2 detrás.'],
  ],
  condition: [
    [
      'Se apaga cuando el agua pasa de 50 °C.',
      'Se apaga cuando el agua pasa de 50 °C, la puerta está cerrada y nadie toca el volante.',
    ],
    ['Engrasa la bisagra cada mes.', 'Engrase la bisagra cada mes en invierno.'],
    ['Engrasa la bisagra cada mes.', 'Durante el rodaje engrase la bisagra cada mes.'],
    ['Abre el tapón despacio.', 'Con el motor frío, abra el tapón despacio.'],
    ['Reduce el intervalo.', 'En caminos de tierra, reduzca el intervalo.'],
    ['Lleva la ventanilla abierta.', 'Lleve la ventanilla abierta mientras carga leña.'],
    ['Pulsa el botón.', 'Motor de gasóleo: pulse el botón.'],
  ],
  alternative: [
    ['Aguanta 6 años.', 'La lona aguanta entre 4 y 6 años.'],
    ['Cada 9000 km.', 'Se engrasa cada 9000 km o 6 meses.'],
  ],
  order: [
    ['Baja la tapa y saca la cesta.', 'Saque la cesta y baje la tapa.'],
    ['Suelta el freno y engrana la marcha.', ['Engrane la marcha.', 'Suelte el freno.']],
  ],
  sentence: [['Suba el asiento.', 'Suba el asiento. No lo haga en marcha.']],
  version: [
    ['Lleva 5 litros.', 'El depósito lleva 5 litros en el Norte.', '¿Cuánto lleva?'],
    [
      'Lleva 5 litros.',
      'El depósito lleva 5 litros.',
      '¿Cuánto lleva el depósito de la K20?',
      ['Repostar la K30'],
    ],
  ],
  translation: [
    [
      'Como máximo 5 A, si está frío.',
      'The socket supplies a maximum of 5 A.',
      '¿Cuánto da la toma?',
    ],
    ['5 A.', 'The socket supplies a maximum of 5 A.', '¿Cuánto da la toma?'],
  ],
};

const every = (kinds: Record<string, Case[]>): [string, Case][] =>
  Object.entries(kinds).flatMap(([kind, cases]) => cases.map((one): [string, Case] => [kind, one]));

it.each(every(STAND))('a headline stands that %s: %j', (_, one) => {
  expect(fallsBy(one[0], bearing(one))).toBeNull();
});

it.each(every(FALL))('a headline falls by %s: %j', (kind, one) => {
  expect(fallsBy(one[0], bearing(one))).toBe(kind);
});

it('a headline of nothing stands above nothing', () => {
  expect(headlineStands(' ', { units: [text('Cierre el tapón.')], above: [], question: '' })).toBe(
    false,
  );
});

it('a headline falls by what stands beside its units and turns it', () => {
  const units = [text('Llene el depósito de aditivo.')];
  const beside = ['No llene el depósito con el motor en marcha.'];
  expect(fallsBy('Llena el depósito.', { units, above: [], question: '', beside })).toBe('beside');
});

it('a hostile headline and unit, as long as may be, are judged like others of their length', async () => {
  const hostile = ['1, ', 'no y ', '1 y ', 'a', '-', 'A. ', '1 o 2 ', 'en A, '];
  const judge = (piece: string) => {
    const repeated = (size: number): string => piece.repeat(size / piece.length);
    fallsBy(repeated(400), { units: [text(repeated(7_000))], above: [], question: repeated(400) });
  };
  const times = comparisonWith(() => judge('la rueda '));
  expect(await times(() => hostile.forEach(judge), 50)).toBeLessThan(50);
  expect(fallsBy('a'.repeat(401), { units: [], above: [], question: '' })).toBe('length');
});
