import { searchIndexes } from './search';
import { buildLexicalIndex } from './build-index';
import { linesOfFile } from '../spanish/data-lines';
import { openLexicalIndex } from './index-format';

const MANUAL = {
  seats:
    'Adjusting the front seats. Pull the bar under the seat to move it forward or rearward. Never adjust the driver seat while driving.',
  belts:
    'Fastening the seat belt. Insert the latch plate into the buckle until it clicks. Pregnant women should wear the lap belt low across the hips.',
  children:
    'Installing a rearward facing child seat on the front passenger seat is dangerous unless the passenger airbag is off.',
  keys: 'Replacing the key fob battery. Open the remote control with a coin and insert a new coin cell.',
  tailgate:
    'If the trunk does not open, pull the emergency release handle inside the luggage compartment.',
  starting:
    'If the vehicle battery is dead, connect the jumper cables to the positive terminal first and jump start the engine.',
  brakes:
    'A vibration or pulsation of the brake pedal during hard braking is normal: the anti lock brake system is working.',
  cruise: 'Adaptive cruise control keeps the selected following distance to the vehicle ahead.',
  oil: 'Checking the engine oil level. Wipe the dipstick clean, insert it fully and read the oil level between the marks.',
  coolant:
    'If the engine overheats, stop in a safe place and do not open the radiator while the coolant is hot. Steam may escape.',
  wheels:
    'Changing a flat. Loosen the wheel nuts, raise the vehicle with the jack and mount the spare wheel.',
  tires: 'Rotate the tires every 5,000 miles, and look for uneven wear.',
  pressure: 'Inflation pressure is shown on the label of the driver side door frame in psi.',
  fuel: 'Use unleaded gasoline with an octane rating of 91 or higher. Ethanol blends above E10 are not allowed.',
  charging:
    'If the charging cable cannot be removed, unlock the charge port with the emergency release in the luggage compartment.',
  lamps: 'Replacing the low beam bulb. Turn the headlight socket and pull out the bulb.',
  wipers:
    'The washer fluid reservoir supplies the windshield washer. Replace worn wiper blades every year.',
  phone: 'Pairing a cell phone. Open the Bluetooth menu on the touch screen and select the device.',
  fuses:
    'Fuse box in the engine compartment. Never replace a blown fuse with one of higher rating.',
};

const index = openLexicalIndex(
  buildLexicalIndex(Object.entries(MANUAL).map(([id, text]) => ({ id, text }))),
);

describe('a Spanish question about an English manual', () => {
  it.each([
    ['¿cómo muevo el asiento delantero?', 'seats'],
    ['estoy embarazada, ¿cómo me pongo el cinturón?', 'belts'],
    ['¿puedo poner la sillita de espaldas adelante?', 'children'],
    ['¿qué pila lleva el mando?', 'keys'],
    ['no abre el baúl', 'tailgate'],
    ['no abre la cajuela', 'tailgate'],
    ['se me murió la batería y quiero pasar corriente', 'starting'],
    ['tiembla el pedal del freno cuando freno fuerte', 'brakes'],
    ['mantener la distancia con el de adelante en crucero', 'cruise'],
    ['¿dónde está la varilla para medir el aceite?', 'oil'],
    ['el motor se recalienta y echa vapor', 'coolant'],
    ['se me ponchó una llanta y no sé poner el gato', 'wheels'],
    ['se me pinchó una rueda', 'wheels'],
    ['¿cada cuánto se rotan las cubiertas?', 'tires'],
    ['¿a cuántas libras inflo las gomas?', 'pressure'],
    ['¿qué nafta le pongo, de cuántos octanos?', 'fuel'],
    ['no puedo sacar el cable de carga', 'charging'],
    ['se me quemó un foco de la luz baja', 'lamps'],
    ['se acabó el agua del limpiaparabrisas', 'wipers'],
    ['¿cómo conecto mi celular por bluetooth?', 'phone'],
    ['se quemó un fusible', 'fuses'],
  ])('%j finds %s first', (question, passage) => {
    expect(searchIndexes([index], question, 1).map(({ id }) => id)).toEqual([passage]);
  });
});

/** Their stems are those of "tire de la palanca", "el lugar", "el capó", "la carga", "el fabricante", "en caso". */
const TAKEN = [
  'tire',
  'tires',
  'lug',
  'cap',
  'cargo',
  'fabric',
  'case',
  'never',
  'fumes',
  'abroad',
];

it('the search asks for no English word that a Spanish manual takes for one of its own, but beside another one', () => {
  const names = linesOfFile('lexicon/es-en.syn').flatMap(
    ({ text }) => text.split(' => ')[1]?.split(', ') ?? [],
  );
  const telling = names.map((name) => name.split(' ').filter((word) => !TAKEN.includes(word)));
  expect(telling).toContainEqual(['windshield']);
  expect(telling.filter((words) => words.length === 0)).toEqual([]);
});
