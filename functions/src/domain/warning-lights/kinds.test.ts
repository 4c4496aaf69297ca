import { below, partsOfPages, row } from '../../testing/manual-parts';
import type { ManualPart } from '../findings/manual-part';
import { restsOfRows } from './rests-of-rows';
import { signalsFinder } from './signals-finder';

/** What is found on a page below titles, which are lines of its text. */
const found = (titles: string[], ...lines: string[]) =>
  signalsFinder.find(partsOfPages(below(titles, ...lines)));

const severities = (lights: ReturnType<typeof found>): string[] =>
  lights.flatMap(({ name, meanings }) => meanings.map(({ severity }) => `${name}: ${severity}`));

describe('signalsFinder, by kinds of manuals,', () => {
  it('takes the rows below a title of lights as lights where no header names the columns', () => {
    const lights = found(
      ['Testigos rojos'],
      row('ACEITE', 'Presión de aceite Detenga el vehículo y apague.'),
      row('HV', 'Sistema híbrido Potencia nula. No siga circulando.'),
    );
    expect(severities(lights)).toEqual([
      'ACEITE Presión de aceite: stop',
      'HV Sistema híbrido: stop',
    ]);
    expect(lights[0]?.colours).toEqual(['red']);
  });

  it('makes a light of each colour that a row tells apart', () => {
    const lights = found(
      ['Testigos'],
      row('Testigo', 'Significado'),
      row('Dirección', 'Rojo: deténgase. Amarillo: acuda al taller.'),
      row('ABS', 'Avería. Acuda al taller.'),
    );
    expect(lights.slice(0, 2)).toMatchObject([
      { colours: ['red'], meanings: [{ severity: 'stop' }] },
      { colours: ['amber'], meanings: [{ severity: 'workshop' }] },
    ]);
  });

  it('keeps what columns of states say of a light apart', () => {
    const [light] = found(
      ['Testigos'],
      row('Testigo', 'Fijo', 'Parpadea'),
      row('Motor', 'Acuda al taller', 'Detenga el vehículo'),
      row('Presión de neumáticos', 'Compruebe las presiones', '—'),
    );
    expect(light?.meanings).toMatchObject([
      { blinks: false, severity: 'workshop', deciding: { phrase: 'Acuda al taller' } },
      { blinks: true, severity: 'stop' },
    ]);
  });

  it('takes a row that names but a state for another state of the light above', () => {
    const lights = found(
      ['Testigos'],
      row('Testigo', 'Estado', 'Color', 'Significado', 'Qué hacer'),
      row('Motor', 'Fijo', 'Ámbar', 'Emisiones', 'Acuda al taller.'),
      row('', 'Parpadea', 'Ámbar', 'Fallos de encendido', 'Detenga el vehículo.'),
      row('ABS', 'Fijo', 'Ámbar', 'Avería', 'Acuda al taller.'),
    );
    expect(severities(lights)).toEqual(['Motor: workshop', 'Motor: stop', 'ABS: workshop']);
  });

  it('makes a light of each zone of a gauge that has a table of its own', () => {
    const lights = found(
      ['Indicador de temperatura'],
      row('Zona', 'Significado', 'Qué hacer'),
      row('Azul', 'Motor frío', 'Espere antes de acelerar'),
      row('Verde', 'Temperatura normal', 'Nada'),
      row('Roja', 'Motor recalentado', 'Detenga el vehículo y pare el motor'),
    );
    expect(lights.map(({ colours, meanings: [one] }) => [...colours, one?.severity])).toEqual([
      ['blue', expect.anything()],
      ['green', 'info'],
      ['red', 'stop'],
    ]);
  });

  it('takes a title that asks to stop as said of its rows', () => {
    const lights = found(
      ['Testigos', 'Deténgase en cuanto pueda'],
      row('Testigo', 'Significado'),
      row('Puerta', 'Puerta abierta'),
      row('Aceitera', 'Presión baja'),
    );
    expect(severities(lights)).toEqual(['Puerta: stop', 'Aceitera: stop']);
  });

  it('reads paragraphs that begin with the name of their light', () => {
    const lights = found(
      ['Testigos y luces de advertencia'],
      'Luz de advertencia de presión de aceite. Si se enciende con el motor en marcha, párelo inmediatamente y compruebe el nivel de aceite.',
    );
    expect(lights).toMatchObject([{ id: 'oil-pressure', meanings: [{ severity: 'stop' }] }]);
  });

  it('takes a light as it usually is where the manual says neither colour nor what to do', () => {
    const lights = found(
      ['Mensajes'],
      row('Mensaje', 'Significado'),
      row('No se detecta la llave', 'La llave no está en el vehículo'),
      row('Sin señal', 'No hay red'),
    );
    expect(lights[0]?.meanings).toMatchObject([{ severity: 'workshop', decidedBy: 'rule' }]);
  });

  it('takes no leave to go on from what is said of a colour, nor from a condition', () => {
    const lights = found(
      ['Testigos amarillos'],
      'Puede continuar con precaución.',
      row('Testigo', 'Significado'),
      row('ABS', 'Avería'),
      row('Motor', 'Si se apaga, puede continuar.'),
    );
    expect(lights).toHaveLength(2);
    expect(lights.flatMap(({ meanings }) => meanings.map(({ mayGoOn }) => mayGoOn))).toEqual([
      null,
      null,
    ]);
  });

  it('reads English tables of lights', () => {
    const lights = found(
      ['Warning lights'],
      row('Light', 'Meaning', 'What to do'),
      row('Brake system (red)', 'Malfunction', 'Stop the vehicle immediately.'),
      row('Low fuel level (yellow)', 'Little fuel remains', 'Refuel the vehicle.'),
    );
    expect(severities(lights)).toEqual([
      'Brake system (red): stop',
      'Low fuel level (yellow): workshop',
    ]);
  });

  it('knows the columns of English tables, also where each page repeats them', () => {
    const head = row('Telltales', 'Colour', 'Symbol', 'Notes');
    const found = signalsFinder.find(
      partsOfPages(
        below(['Instruments'], head, row('Brake', 'Red', '', 'Stop the vehicle at once.')),
        below(['Instruments'], head, row('Main beam', 'Blue', '', 'Lights up with the main beam.')),
      ),
    );
    expect(found.map(({ name, colours }) => [name, colours])).toEqual([
      ['Brake', ['red']],
      ['Main beam', ['blue']],
    ]);
  });

  it('keeps apart in English what a steady and a flashing light mean', () => {
    const [light] = found(
      ['Warning lights'],
      row('Light', 'Color', 'Meaning'),
      row('Engine', 'Amber', 'Have it checked. If the light flashes, stop the vehicle at once.'),
    );
    expect(light?.meanings.map(({ blinks, severity }) => [blinks, severity])).toEqual([
      [false, 'workshop'],
      [true, 'stop'],
    ]);
  });

  it('names lights that a table but draws by what they mean', () => {
    const lights = found(
      ['Testigos'],
      row('Símbolo', 'Color', 'Significado', 'Qué hacer'),
      row('', 'Rojo', 'Dirección averiada', 'Deténgase y pida asistencia.'),
      row('', 'Amarillo', 'Reserva de combustible', 'Reposte.'),
    );
    expect(severities(lights)).toEqual([
      'Dirección averiada: stop',
      'Reserva de combustible: workshop',
    ]);
  });

  it('takes the codes of a display as messages, be they in a table or in a sentence below it', () => {
    const lights = found(
      ['Códigos de avería'],
      row('Código', 'Causa', 'Qué hacer'),
      row('E1', 'Tensión baja', 'Cargue la batería.'),
      row('E2', 'Tensión alta', 'Acuda al taller.'),
      'W1: falta un mantenimiento; W2: queda poco gasóleo.',
    );
    expect(lights.map(({ name }) => name)).toEqual(['E1', 'E2', 'W1', 'W2']);
    expect(new Set(lights.map(({ catalogue }) => catalogue))).toEqual(new Set([null]));
  });

  it('takes no code of a part as a message', () => {
    expect(
      found(
        ['Motores'],
        row('Código', 'Motor'),
        row('M1', '1.2 gasolina'),
        row('M2', '1.6 diésel'),
      ),
    ).toEqual([]);
  });

  it('takes steps below a sentence about a light as what the light asks for', () => {
    const lights = found(
      ['Sobrecalentamiento'],
      'Si sale vapor o aparece «Motor muy caliente»:',
      '1. Deténgase en un lugar seguro.',
      '2. Deje el motor al ralentí.',
    );
    expect(severities(lights)).toEqual(['Motor muy caliente: stop']);
  });

  it('tells the colours of one light apart where a sentence explains them', () => {
    const lights = found(
      ['Panel solar'],
      'El regulador está en el armario; verde fijo: batería llena; rojo: avería, acuda al taller.',
    );
    expect(lights.map(({ name, colours }) => [name, colours])).toEqual([
      ['regulador', ['green']],
      ['regulador', ['red']],
    ]);
  });

  it('takes a message as the title of what explains it', () => {
    const lights = found(
      ['Mensajes', '«Tómese un descanso»'],
      'Se muestra tras 2 horas de conducción.',
    );
    expect(lights).toMatchObject([{ name: 'Tómese un descanso', isMessage: true }]);
  });

  it('asks for nothing where a light that only informs is named without a word about it', () => {
    const lights = found(['Asientos'], 'Se enciende el testigo «PASS OFF».');
    expect(severities(lights)).toEqual(['PASS OFF: info']);
  });

  it('takes a table of colours as those of the light that its title names', () => {
    const lights = found(
      ['Anillo luminoso de la toma'],
      row('Color', 'Estado'),
      row('Verde fijo', 'Carga completa'),
      row('Rojo fijo', 'Error: acuda al taller'),
    );
    expect(lights.map(({ name, colours }) => [name, colours])).toEqual([
      ['Anillo luminoso de la toma · Verde fijo', ['green']],
      ['Anillo luminoso de la toma · Rojo fijo', ['red']],
    ]);
  });
});

describe('restsOfRows', () => {
  const said = (unit: string, text: string) => ({
    ...{ unit, hash: unit, text },
    ...{ page: 1, pageReference: 'p. 1' },
  });
  const tableRow = (unit: string, ...cells: string[]) => ({
    ...said(unit, cells.join('\t')),
    ...{ cells, group: null },
  });
  const titles = ['Testigos'];
  const table = (header: string[], ...rows: ReturnType<typeof tableRow>[]): ManualPart => ({
    ...{ kind: 'table', titles, headings: [], caption: null, counts: [] },
    ...{ header: header.length > 0 ? [header] : [], rows },
  });
  const text: ManualPart = {
    ...{ kind: 'paragraph', titles, headings: [] },
    said: [said('3', 'Si no se apaga, no siga conduciendo.')],
  };
  const first = table(
    ['Testigo', 'Qué significa', 'Qué hacer'],
    tableRow('1', 'Aceitera roja', 'Presión baja', 'Pare el motor.'),
    tableRow('2', 'Círculo rojo', 'Nivel bajo'),
  );
  const second = table([], tableRow('4', 'Volante rojo', 'Dirección averiada', 'Pare.'));

  it('tells of a row what was read as text between it and the rest of its table', () => {
    const lights = signalsFinder.find([first, text, second]);
    const circle = lights.find(({ name }) => name === 'Círculo rojo');
    expect(circle?.meanings).toMatchObject([
      { severity: 'stop', decidedBy: 'words', deciding: { quote: { unit: '3' } } },
    ]);
  });

  it('tells of no row what stands below the whole table', () => {
    expect(restsOfRows([first, text]).of.size).toBe(0);
  });
});
