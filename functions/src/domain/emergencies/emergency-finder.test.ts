import type { Emergency } from '@contract';
import { partsOfPages, type Heading, type Page } from '../../testing/manual-parts';
import { emergencyFinder } from './emergency-finder';

const at = (depth: number, title: string): Heading => ({ title, depth });
const CHAPTER = at(1, 'En caso de avería');

const found = (...pages: Page[]): Emergency[] => emergencyFinder.find(partsOfPages(...pages));

const marks = ({ parts }: Emergency): string[] =>
  parts.flatMap((part) => (part.kind === 'steps' ? part.steps.map(({ mark }) => mark) : []));
const kinds = ({ parts }: Emergency): string[] => parts.map(({ kind }) => kind);
const topics = (emergencies: readonly Emergency[]): string[] =>
  emergencies.map(({ topic }) => topic);

const WHEEL = at(2, 'Cambiar una rueda');
const STEPS = [
  '1. Afloje los tornillos media vuelta.',
  '2. Coloque el gato y levante el vehículo.',
  '3. Quite los tornillos y cambie la rueda.',
  '4. Baje el vehículo y apriete en cruz.',
];
const WARNING = 'ADVERTENCIA\nNo se meta nunca debajo del vehículo.';
const FUSES = at(2, 'Fusibles');

describe('emergencyFinder', () => {
  it('finds the change of a wheel with its steps and the page of each, warnings of the end first', () => {
    const [wheel] = found([
      CHAPTER,
      WHEEL,
      ...STEPS,
      WARNING,
      FUSES,
      'La caja está a la izquierda.',
    ]);
    expect(wheel).toMatchObject({
      topic: 'wheel',
      heading: { text: 'Cambiar una rueda', page: 1 },
      parts: [
        { kind: 'warning', level: 'warning' },
        {
          kind: 'steps',
          steps: [
            { mark: '1.', quote: { text: 'Afloje los tornillos media vuelta.', page: 1 } },
            { mark: '2.' },
            { mark: '3.' },
            { mark: '4.' },
          ],
        },
      ],
    });
    expect(JSON.stringify(wheel)).not.toContain('La caja');
  });

  it('goes on over the end of a page, past its running lines', () => {
    const [wheel] = found(
      [CHAPTER, WHEEL, ...STEPS.slice(0, 2), '31'],
      ['En caso de avería', ...STEPS.slice(2), FUSES, 'La caja está a la izquierda.'],
    );
    expect(marks(wheel!)).toEqual(['1.', '2.', '3.', '4.']);
    expect(kinds(wheel!)).toEqual(['steps']);
  });

  it('goes on below a title that is printed again at the top of the next page', () => {
    const [wheel] = found(
      [CHAPTER, WHEEL, ...STEPS.slice(0, 2)],
      [CHAPTER, ...STEPS.slice(2), FUSES, 'La caja está a la izquierda.'],
    );
    expect(marks(wheel!)).toEqual(['1.', '2.', '3.', '4.']);
    expect(JSON.stringify(wheel)).not.toContain('La caja');
  });

  it.each([
    ['a number is missing', [STEPS[0]!, STEPS[1]!, STEPS[3]!]],
    [
      'it begins in the middle',
      ['2. Afloje los tornillos.', '3. Levante, cambie la rueda y apriete.'],
    ],
    ['the wheel is never fastened', STEPS.slice(0, 3)],
    ['a line promises what does not come', [...STEPS, 'Después haga lo siguiente:']],
  ])('tells only the page of a procedure of which %s', (_what, lines) => {
    const [wheel] = found([CHAPTER, WHEEL, ...lines, FUSES, 'La caja está a la izquierda.']);
    expect(wheel).toMatchObject({ topic: 'wheel', heading: { page: 1 }, parts: [] });
  });

  it('tells only the page of one whose steps go on below another heading', () => {
    const [wheel] = found([CHAPTER, WHEEL, ...STEPS.slice(0, 2)], [FUSES, ...STEPS.slice(2)]);
    expect(wheel).toMatchObject({ parts: [] });
  });

  it('leaves a warning among the steps where it stands', () => {
    const [wheel] = found([CHAPTER, WHEEL, ...STEPS.slice(0, 2), WARNING, ...STEPS.slice(2)]);
    expect(kinds(wheel!)).toEqual(['steps', 'warning', 'steps']);
  });

  it('puts what has to be at hand before the steps, once, without a title that says the same', () => {
    const lock = 'Cada rueda lleva un tornillo antirrobo. Su adaptador está en la guantera.';
    const [wheel] = found([CHAPTER, WHEEL, ...STEPS, WARNING, at(3, 'Tornillo antirrobo'), lock]);
    expect(kinds(wheel!)).toEqual(['text', 'warning', 'steps']);
    expect(wheel!.parts[0]).toMatchObject({
      isNeeded: true,
      quotes: [
        { text: 'Cada rueda lleva un tornillo antirrobo.' },
        { text: 'Su adaptador está en la guantera.' },
      ],
    });
  });

  it.each([
    ['a tool of which it does not say where it lies', 'Gire la llave del gato despacio.'],
    ['where a tool is set', 'El gato va bajo el larguero.'],
    ['a place of what is no tool', 'La rueda temporal está en el maletero.'],
    ['a line that leads to the steps', 'El gato está bajo el piso. Para levantar el vehículo:'],
  ])('leaves %s where it stands', (_what, line) => {
    const [wheel] = found([CHAPTER, WHEEL, line, ...STEPS]);
    expect(kinds(wheel!)).toEqual(['text', 'steps']);
    expect(wheel!.parts[0]).not.toHaveProperty('isNeeded');
  });

  it('takes of a paragraph what comes before the last word of a tool, and leaves the rest', () => {
    const lines = 'Solo en España. El gato está bajo el piso. Con la rueda, a 80 km/h.';
    const [wheel] = found([CHAPTER, WHEEL, ...STEPS, lines]);
    expect(wheel!.parts.map((part) => (part.kind === 'text' ? part.quotes.length : 0))).toEqual([
      ...[2, 0, 1],
    ]);
  });

  it('takes a title along that says for whom it holds, and leaves it where other things stand below', () => {
    const [wheel] = found([
      CHAPTER,
      WHEEL,
      at(3, 'Rueda pequeña'),
      'El gato está detrás.',
      ...STEPS,
    ]);
    expect(kinds(wheel!)).toEqual(['text', 'title', 'steps']);
    expect(wheel!.parts[0]).toMatchObject({
      quotes: [{ text: 'Rueda pequeña' }, { text: 'El gato está detrás.' }],
    });
  });

  it('leaves what is told without steps as it is', () => {
    const [towing] = found([
      CHAPTER,
      at(2, 'Remolcar el vehículo'),
      'La argolla está junto al gato. Use una grúa.',
    ]);
    expect(towing!.parts[0]).not.toHaveProperty('isNeeded');
  });

  it('tells which gearbox a point is for, and counts a step for all', () => {
    const points = ['• Cambio manual: en punto muerto.', '• Cambio automático: en una grúa.'];
    const [towing] = found([
      ...[CHAPTER, at(2, 'Remolcar el vehículo'), ...points, '• Dé el contacto.'],
    ]);
    expect(towing!.parts).toMatchObject([
      { kind: 'steps', steps: [{ gearbox: 'manual' }, { gearbox: 'automatic' }, {}] },
    ]);
    const counted = ['1. Cambio manual: ponga punto muerto.', '2. No pase de 40 km/h con la grúa.'];
    const [steps] = found([CHAPTER, at(2, 'Remolcar el vehículo'), ...counted]);
    expect(JSON.stringify(steps)).not.toContain('gearbox');
  });

  it.each([
    ['a jack that is stored', 'Rueda de repuesto', 'El gato está bajo el piso del maletero.'],
    [
      'a trailer that is pulled',
      'Conducir con remolque',
      'No pase de 80 km/h con la grúa plegada.',
    ],
    ['the weights of a trailer', 'Masas de remolque', 'Con freno: 1.200 kg sobre el eje.'],
    [
      'an assistant of braking',
      'Frenado de emergencia',
      'Se para solo si hay un peatón. Pulse SOS.',
    ],
    ['the flat battery of a key', 'Pila de la llave descargada', 'Retire los cables del positivo.'],
    ['a hot gearbox', 'Sobrecalentamiento de la caja', 'Pare y espere a que se enfríe.'],
  ])('does not take %s for an emergency', (_what, title, text) => {
    expect(found([CHAPTER, at(2, title), text])).toEqual([]);
  });

  it('puts the wheel before the kit, each with its own steps', () => {
    const kit = ['1. Agite el bote y enrósquelo en el compresor.', '2. Infle hasta 2,5 bar.'];
    const all = found([CHAPTER, at(2, 'Pinchazo: kit de reparación'), ...kit, WHEEL, ...STEPS]);
    expect(topics(all)).toEqual(['wheel', 'repair-kit']);
    expect(all.map((one) => marks(one).length)).toEqual([4, 2]);
  });

  it('takes a puncture without a spare wheel for the kit', () => {
    const text = 'Agite el bote, enrósquelo en el compresor e infle hasta 2,5 bar.';
    expect(topics(found([CHAPTER, at(2, 'Pinchazo'), text]))).toEqual(['repair-kit']);
  });

  it.each([
    ['jump-start', 'Batería descargada', 'Una el cable rojo al positivo y el negro a masa.'],
    ['jump-start', 'Pasar corriente', 'Conecta los cables: el rojo al positivo.'],
    ['jump-start', 'Jump starting', 'Connect the red cable to the positive terminal.'],
    ['overheating', 'El motor levanta temperatura', 'Pare y espere a que no salga vapor.'],
    ['overheating', 'Engine overheating', 'Stop, wait and check the coolant.'],
    ['towing', 'Remolque del vehículo', 'Use una grúa de plataforma.'],
    ['towing', 'Towing', 'If your vehicle needs to be towed, use a flatbed truck.'],
    ['accident', 'Después de un choque', 'Apague el motor, salga y llame al 112.'],
    ['accident', 'Llamada de emergencia', 'Pulse SOS 2 segundos.'],
  ])('finds %s below "%s"', (topic, title, text) => {
    expect(topics(found([CHAPTER, at(2, title), text]))).toEqual([topic]);
  });

  it.each([
    ['Rueda averiada', 'wheel'],
    ['Avería de una llanta', 'wheel'],
    ['Replacing a flat tyre', 'wheel'],
  ])('finds the change of a wheel below %j', (title, topic) => {
    const [first] = found([at(1, title), ...STEPS]);
    expect(first?.topic).toBe(topic);
  });

  it('finds towing by its ring, where the text does not say the word again', () => {
    const steps = ['La argolla va roscada.', '1. Ponga punto muerto.', '2. No pase de 40 km/h.'];
    expect(topics(found([at(1, 'Remolcado del coche'), ...steps]))).toEqual(['towing']);
    expect(topics(found([at(1, 'Capacidad de remolque'), ...steps]))).toEqual([]);
  });

  it('takes a word that may mean a trailer for towing in a chapter of emergencies only', () => {
    const lines = [at(2, 'Remolque'), 'El gancho se enrosca delante para ser remolcado.'];
    expect(topics(found([CHAPTER, ...lines]))).toEqual(['towing']);
    expect(found([at(1, 'Carga'), ...lines])).toEqual([]);
  });

  it('passes over what another chapter says of it where the chapter of emergencies has it', () => {
    const light = [at(1, 'Testigos'), at(2, 'Sobrecalentamiento'), 'Pare: falta refrigerante.'];
    const own = [CHAPTER, at(2, 'Sobrecalentamiento'), 'Pare y espere a que no salga vapor.'];
    expect(found(light, own).map(({ heading }) => heading.page)).toEqual([2]);
    expect(found(light).map(({ heading }) => heading.page)).toEqual([1]);
  });

  it('reads back what it stored, and refuses anything else', () => {
    const all = found([CHAPTER, WHEEL, ...STEPS]);
    expect(emergencyFinder.parse(JSON.parse(JSON.stringify(all)))).toEqual(all);
    expect(() => emergencyFinder.parse([{ topic: 'wheel' }])).toThrow();
  });
});
