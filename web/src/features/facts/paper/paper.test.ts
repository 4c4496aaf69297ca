import type {
  EmergencyPart,
  EmergencyTopic,
  Quote,
  SheetFact,
  VehicleEmergencies,
} from '@contract';
import type { Told } from '../glance/told';
import { linesOfTile, pointsOfFront } from './front-room';
import { fuseBoxes, MAX_FUSES } from './fuse-boxes';
import { printedAddress } from './paper-address';
import { pointsOfBack, printedProcedures } from './procedures';
import { MAX_POINTS } from './type-size';

const quote = (text: string): Quote => ({
  ...{ text, page: 3, pageReference: 'p. 3', unit: text.slice(0, 9), hash: 'a' },
});

const fuse = (of: string): SheetFact => ({
  ...{ id: of, kind: 'fuse', of, value: '10', unit: 'A', alsoIn: [], condition: '' },
  ...{ engine: '', engines: [], alsoAt: [], check: null, own: null, quote: quote(of) },
});

const steps = (...texts: string[]): EmergencyPart[] => [
  { kind: 'steps', steps: texts.map((text, at) => ({ mark: `${at + 1}.`, quote: quote(text) })) },
];

const emergenciesOf = (
  ...told: [topic: EmergencyTopic, title: string, parts: EmergencyPart[]][]
): VehicleEmergencies => ({
  laws: [],
  manuals: [
    {
      manual: { manualId: 1, originalFilename: 'a.pdf', revision: 1, hasPages: true },
      emergencies: told.map(([topic, title, parts]) => ({ topic, heading: quote(title), parts })),
    },
  ],
});

describe('fuseBoxes', () => {
  it('takes those that are looked for beside a road before the others, each once', () => {
    const all = ['F1 · Antena', 'F2 · Techo', 'F3 · Alarma', 'F4 · Asiento', 'F5 · Reloj'];
    const fuses = [...all, 'F6 · Bocina', 'F7 · Toma de 12 V', 'F8 · Limpiaparabrisas'].map(fuse);
    const six = fuseBoxes(fuses).flatMap((box) => box.fuses.map(({ of }) => of));
    expect(six).toHaveLength(MAX_FUSES);
    expect(new Set(six).size).toBe(MAX_FUSES);
    expect(six).toEqual(
      expect.arrayContaining(['F6 · Bocina', 'F7 · Toma de 12 V', 'F8 · Limpiaparabrisas']),
    );
  });

  it('names the box of each and puts them in the order of their numbers', () => {
    const of = (box: string, name: string) => ({ ...fuse(name), condition: box });
    const boxes = fuseBoxes([
      of('Motor', 'F1 · Antena'),
      of('Fusibles del habitáculo', 'F12 · Bocina'),
      of('Fusibles del habitáculo', 'F9 · Limpiaparabrisas'),
      of('Motor', 'F4 · Bomba de combustible'),
    ]);
    expect(boxes.map(({ title, fuses }) => [title, ...fuses.map((one) => one.of)])).toEqual([
      ['Fusibles · Motor', 'F1 · Antena', 'F4 · Bomba de combustible'],
      ['Fusibles del habitáculo', 'F9 · Limpiaparabrisas', 'F12 · Bocina'],
    ]);
  });
});

describe('pointsOfFront', () => {
  const front = (count: number) =>
    pointsOfFront({
      ...{ tyres: [], times: 1.35, spares: [], hasAddress: true },
      parts: [
        {
          lines: Array.from({ length: count }, () => ({
            name: 'F12 · Bomba de combustible e inyectores',
            values: [{ word: '', figure: '15 A' }],
          })),
        },
      ],
    });

  it('is as large as it can be where there is room, and smaller the more there is', () => {
    expect(front(10)).toBe(MAX_POINTS);
    expect(front(40)).toBeLessThan(MAX_POINTS);
    expect(front(50)).toBeLessThan(front(40));
  });
});

describe('printedProcedures', () => {
  it('prints the jump-start, and of what is told of towing that which names the eye', () => {
    const printed = printedProcedures(
      emergenciesOf(
        ['towing', 'Con grúa', steps('Llame a una grúa.')],
        ['towing', 'Arrastrar', steps('Enrosque la argolla.')],
        ['jump-start', 'Arranque con pinzas', steps('Conecte el cable rojo.')],
      ),
    );
    expect(printed.map(({ title, parts }) => [title, parts.length])).toEqual([
      ['Arranque con pinzas', 1],
      ['Arrastrar', 1],
    ]);
  });

  it('prints how a wheel is changed behind them, or how it is mended where nothing else is told', () => {
    const [wheel, kit] = [steps('Afloje los tornillos.'), steps('Agite la botella.')];
    const titlesOf = (...told: Parameters<typeof emergenciesOf>) =>
      printedProcedures(emergenciesOf(...told)).map(({ title }) => title);
    expect(
      titlesOf(
        ['wheel', 'Cambiar una rueda', wheel],
        ['repair-kit', 'Kit', kit],
        ['jump-start', 'Pinzas', steps('Conecte el cable rojo.')],
      ),
    ).toEqual(['Pinzas', 'Cambiar una rueda']);
    expect(titlesOf(['repair-kit', 'Kit', kit])).toEqual(['Kit']);
  });

  it('are in smaller type the more they are, down to what is still read', () => {
    const told = (count: number) =>
      printedProcedures(
        emergenciesOf([
          'wheel',
          'Rueda',
          steps(...Array.from({ length: count }, (_, at) => `Paso ${at}: ${'x'.repeat(60)}`)),
        ]),
      );
    const points = [5, 34, 40, 60].map((count) => pointsOfBack(told(count)));
    expect(points[0]).toBe(MAX_POINTS);
    expect(points[1]).toBeLessThan(MAX_POINTS);
    expect(points[2]).toBeGreaterThanOrEqual(7.5);
    // Left out: its page takes one line.
    expect(points[3]).toBe(MAX_POINTS);
  });

  it('prints no half of what has no room: it says the page', () => {
    const long = steps(...Array.from({ length: 60 }, (_, at) => `Paso ${at}: espere.`));
    const printed = printedProcedures(
      emergenciesOf(['jump-start', 'Pinzas', long], ['towing', 'Remolcar', steps('Argolla.')]),
    );
    expect(printed).toMatchObject([
      { title: 'Pinzas', page: 'p. 3', parts: [] },
      { title: 'Remolcar', parts: [{ kind: 'steps' }] },
    ]);
  });
});

describe('linesOfTile', () => {
  const oil: Told = {
    ...{ id: 'a', kind: 'oil-grade', of: 'Aceite', condition: 'con filtro' },
    ...{ value: '5W-30', unit: '', place: null },
  };

  it('says one thing in one line, each value with what it is', () => {
    const all = [
      oil,
      oil,
      { ...oil, kind: 'oil-capacity', value: '4,2', unit: 'litros' },
      { ...oil, kind: 'oil-norm', value: 'ACEA C2' },
    ] satisfies Told[];
    expect(linesOfTile({ told: all })).toEqual([
      {
        name: 'Aceite · con filtro',
        values: [
          { word: 'viscosidad', figure: '5W-30' },
          { word: 'cantidad', figure: '4,2\u202flitros' },
          { word: 'norma', figure: 'ACEA C2' },
        ],
      },
    ]);
  });

  it('says each case in one line where several things are told of it', () => {
    const battery: Told = { ...oil, kind: 'battery', of: 'Capacidad', unit: 'Ah', value: '60' };
    const type = { ...battery, of: 'Tipo', value: 'EFB', unit: '' };
    const told = ['Sin Start-Stop', 'Con Start-Stop'].flatMap((condition) => [
      { ...battery, condition },
      { ...type, condition },
    ]);
    expect(linesOfTile({ told })).toEqual(
      ['Sin Start-Stop', 'Con Start-Stop'].map((name) => ({
        name,
        values: [
          { word: 'capacidad', figure: '60\u202fAh' },
          { word: 'tipo', figure: 'EFB' },
        ],
      })),
    );
  });

  it('leaves an only value without a word', () => {
    expect(linesOfTile({ told: [oil] })).toEqual([
      { name: 'Aceite · con filtro', values: [{ word: '', figure: '5W-30' }] },
    ]);
  });
});

describe('printedAddress', () => {
  it.each(['localhost', '127.0.0.1', '[::1]', 'guantera.localhost'])(
    'is none on the machine itself: %s',
    (hostname) => {
      const here = { origin: `http://${hostname}:5000`, hostname };
      expect(printedAddress(here, '/vehicles/1')).toBeNull();
    },
  );

  it('is that of the product elsewhere', () => {
    const there = { origin: 'https://guantera.example', hostname: 'guantera.example' };
    expect(printedAddress(there, '/vehicles/1')).toBe('https://guantera.example/vehicles/1');
  });
});
