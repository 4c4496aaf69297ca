import { below, partsOfPages, row, type Page } from '../../testing/manual-parts';
import { signalsFinder } from './signals-finder';

const found = (...pages: Page[]) => signalsFinder.find(partsOfPages(...pages));

const HEAD = row('Testigo', 'Color', 'Significado', 'Qué hacer');
const table = (...rows: string[]) => below(['Testigos'], HEAD, ...rows);
const OIL = row('Aceitera', 'Rojo', 'Presión baja', 'Pare el motor. No siga.');
const ABS = row('ABS', 'Ámbar', 'Avería', 'Acuda al taller.');

describe('signalsFinder', () => {
  it('finds the rows of a table of lights, with colour, urgency, words and page', () => {
    expect(found(table(OIL, ABS))).toMatchObject([
      {
        ...{ id: 'oil-pressure', name: 'Aceitera', colours: ['red'] },
        meanings: [
          {
            ...{ blinks: null, severity: 'stop', decidedBy: 'words' },
            deciding: { phrase: 'Pare el motor.', quote: { page: 1, pageReference: 'p. 1' } },
            mayGoOn: null,
          },
        ],
      },
      { id: 'abs', colours: ['amber'], meanings: [{ severity: 'workshop' }] },
    ]);
  });

  it('quotes a row with the names of its columns, and a sentence without any', () => {
    const [oil] = found(table(OIL, ABS));
    const names = ['Testigo', 'Color', 'Significado', 'Qué hacer'];
    expect(oil?.meanings[0]?.deciding?.quote.columns).toEqual(names);
    const [said] = found(below(['Aceite'], 'Si se enciende el testigo de aceite, pare el motor.'));
    expect(said?.meanings[0]?.quotes[0]?.columns).toBeUndefined();
  });

  it.each([
    ['Acuda al taller.', true],
    ['Si persiste, al concesionario.', true],
    ['Haga revisar el sistema.', true],
    ['Have the vehicle inspected by your dealer.', true],
    ['Reposte.', undefined],
    ['Puede continuar con suavidad.', undefined],
    ['Compruebe las presiones.', undefined],
    ['Refuel the vehicle.', undefined],
  ])('says of "%s" whether it sends to a workshop', (action, namesWorkshop) => {
    const [light] = found(table(row('Sapito', 'Ámbar', 'Aviso', action), ABS));
    expect(light?.meanings).toMatchObject([{ severity: 'workshop' }]);
    expect(light?.meanings[0]?.namesWorkshop).toBe(namesWorkshop);
  });

  it('takes the colour from the title of a table', () => {
    const rows = [row('Freno', 'Nivel bajo'), row('ABS', 'Avería')];
    const [light] = found(below(['Testigos rojos'], row('Testigo', 'Significado'), ...rows));
    expect(light).toMatchObject({ id: 'brake-system', colours: ['red'] });
  });

  it('keeps what a steady and a blinking light mean apart', () => {
    const [light] = found(
      table(
        row('Tracción 4x4', 'Ámbar', 'Fija: falla. Intermitente: acople caliente; deténgase.', '—'),
        ABS,
      ),
    );
    expect(light?.meanings).toMatchObject([
      { blinks: false, severity: 'workshop' },
      { blinks: true, severity: 'stop' },
    ]);
  });

  it('takes an order to stop that stands before what blinking means as one for both', () => {
    const action = 'Pare y revise las presiones. Parpadeo de 1 minuto: avería del sistema.';
    const [light] = found(table(row('Neumático', 'Ámbar', 'Presión baja', action), ABS));
    expect(light?.meanings).toMatchObject([
      { blinks: false, severity: 'stop', tellsOwner: true },
      { blinks: true, severity: 'stop', tellsOwner: true },
    ]);
  });

  it.each([
    ['El indicador de cambio del cuadro aconseja la marcha más económica.', 'cambio'],
    ['Se enciende el testigo de presión de aceite del.', 'presión de aceite'],
  ])('ends the name of a light where "%s" says more', (text, name) => {
    expect(found(below(['Conducir'], text)).map((light) => light.name)).toEqual([name]);
  });

  it('keeps two rows of one light as two meanings of it', () => {
    const [light, ...others] = found(
      table(
        row('Motor fijo', 'Ámbar', 'Emisiones', 'Acuda al taller.'),
        row('Motor intermitente', 'Ámbar', 'Encendido', 'Deténgase.'),
      ),
    );
    expect(light?.meanings.map(({ blinks, severity }) => [blinks, severity])).toEqual([
      [false, 'workshop'],
      [true, 'stop'],
    ]);
    expect(others).toEqual([]);
  });

  it('takes a red light whose words leave it open as one to stop for, by the usual rule', () => {
    const [light] = found(table(row('Aceitera', 'Rojo', 'Presión baja', 'Revise el nivel.'), ABS));
    expect(light?.meanings).toMatchObject([
      { severity: 'stop', decidedBy: 'rule', deciding: null },
    ]);
  });

  it.each([
    ['Cinturón', 'Sin abrochar', 'Abróchelo.', 'workshop'],
    ['Freno de estacionamiento', 'Accionado', 'Suéltelo.', 'workshop'],
    ['Freno de mano', 'Puesto, o nivel bajo de líquido de frenos', 'Suéltelo.', 'stop'],
    ['Airbag', 'Avería', 'Haga revisar el vehículo.', 'workshop'],
    ['Alarma', 'Vigila las puertas', '', 'info'],
  ])('takes a red "%s", "%s", "%s" as %s', (name, means, action, severity) => {
    const [light] = found(table(row(name, 'Rojo', means, action), ABS));
    expect(light?.meanings).toMatchObject([{ severity }]);
  });

  it('follows the words of a light where what the manual says of its colour leaves that to them', () => {
    const [belt] = found(
      below(['Colores'], 'Rojo: deténgase, salvo que la tabla indique otra cosa. Ámbar: revíselo.'),
      table(row('Cinturón', 'Rojo', 'Sin abrochar', 'Abróchelo.'), ABS),
    );
    expect(belt?.meanings).toMatchObject([{ severity: 'workshop', decidedBy: 'words' }]);
  });

  it('says of no light beside the panel what a manual says of its colours', () => {
    const [, light] = found(
      below(['Colores'], 'Rojo: deténgase en cuanto sea seguro. Ámbar: haga revisar el vehículo.'),
      table(ABS, row('Llamada de emergencia', 'Rojo', 'Sin cobertura', '')),
    );
    expect(light?.meanings).toMatchObject([{ severity: 'workshop', decidedBy: 'rule' }]);
  });

  it('takes no order from a section that a row names after its own', () => {
    const [light] = found(
      table(row('Nivel de urea', 'Ámbar', 'Queda poca', 'Rellene (sección 5.9).'), ABS),
      below(['5.9 Urea'], 'Si la echa en otro depósito, no arranque y llame a la asistencia.'),
    );
    expect(light?.meanings).toMatchObject([{ severity: 'workshop', decidedBy: 'words' }]);
  });

  it('prefers what the manual says of a colour to the usual rule', () => {
    const [light] = found(
      below(['Colores'], 'Rojo: deténgase en cuanto sea seguro. Ámbar: haga revisar el vehículo.'),
      table(row('Cinturón', 'Rojo', 'Sin abrochar', 'Abróchelo.'), ABS),
    );
    expect(light?.meanings).toMatchObject([
      { severity: 'stop', decidedBy: 'colour', deciding: { quote: { page: 1 } } },
    ]);
  });

  it('follows words that send a red light to the workshop', () => {
    const [light] = found(
      table(row('Batería', 'Rojo', 'No carga', 'Vaya al taller más próximo.'), ABS),
    );
    expect(light?.meanings).toMatchObject([{ severity: 'workshop', mayGoOn: null }]);
  });

  it('says that one may go on only in the words of the manual', () => {
    const [light] = found(
      table(row('Motor', 'Ámbar', 'Emisiones', 'Puede continuar con suavidad.'), ABS),
    );
    expect(light?.meanings[0]?.mayGoOn).toMatchObject({
      phrase: 'Puede continuar con suavidad.',
    });
  });

  it('lets no leave to go on stand beside an order to stop', () => {
    const [light] = found(
      table(row('Motor', 'Ámbar', 'Puede continuar.', 'Si parpadea mucho, deténgase.'), ABS),
    );
    expect(light?.meanings.every(({ severity, mayGoOn }) => severity !== 'stop' || !mayGoOn)).toBe(
      true,
    );
  });

  it('adds what a sentence elsewhere says to the light of a table, and takes the more severe', () => {
    const [oil] = found(
      table(row('Filtro de partículas', 'Ámbar', 'Lleno', '—'), ABS),
      below(
        ['Filtro'],
        'Si se enciende el testigo del filtro de partículas y humea, no siga circulando.',
      ),
    );
    expect(oil).toMatchObject({ id: 'particulate-filter', meanings: [{ severity: 'stop' }] });
    expect(oil?.meanings[0]?.quotes.map(({ page }) => page)).toEqual([1, 2]);
  });

  it('reads the section that a row refers to where the row itself tells nothing', () => {
    const [light] = found(
      table(row('Freno eléctrico', 'Ámbar', 'Falla del freno.', 'Vea la sección 5.9'), ABS),
      below(['5.9 Si no suelta'], 'Llame a la asistencia.'),
    );
    expect(light?.meanings).toMatchObject([{ severity: 'stop' }]);
  });

  it('takes no order from a page that a row names: what stands there is about another light', () => {
    const [light] = found(
      table(row('Freno eléctrico', 'Ámbar', 'Falla del freno.', 'Vea la página 2'), ABS),
      below(['Freno'], 'Con el freno muy caliente, no siga circulando.'),
    );
    expect(light?.meanings).toMatchObject([{ severity: 'workshop', decidedBy: 'rule' }]);
  });

  it('finds messages that sentences quote', () => {
    const lights = found(
      below(['Ayudas'], 'Con el radar tapado aparece «Radar sin visión»: limpie la placa.'),
    );
    expect(lights).toMatchObject([
      { name: 'Radar sin visión', isMessage: true, meanings: [{ severity: 'workshop' }] },
    ]);
  });

  it('finds no light in a table of bulbs, nor in the contents', () => {
    const lights = found(
      below(['Bombillas'], row('Luz', 'Tipo'), row('Cruce', 'H7'), row('Freno', 'P21W')),
      below(['Índice'], row('Testigos rojos', '12'), row('Testigos ámbar', '13')),
    );
    expect(lights).toEqual([]);
  });

  it('reads back what it found as it was stored', () => {
    const lights = found(table(OIL, ABS));
    expect(signalsFinder.parse(JSON.parse(JSON.stringify(lights)))).toEqual(lights);
  });
});
