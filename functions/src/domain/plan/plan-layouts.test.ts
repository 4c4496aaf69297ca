import { below, partsOfPages, row } from '../../testing/manual-parts';
import type { ManualInterval } from '@contract';
import { planFinder } from './plan-finder';

const LEGEND = 'R: reemplazar, I: inspeccionar';

/** Each interval in one line: "replace Aceite · 15000 km 12 m". */
function told(...lines: string[]): string[] {
  const found = planFinder.find(partsOfPages(below(['Plan de mantenimiento'], ...lines)));
  return found.flatMap((one) => (one.kind === 'interval' ? [lineOf(one)] : []));
}

const said = (name: string, span: ManualInterval['every']): string[] => {
  if (!span) return [];
  const figures = [
    span.km === null ? '' : `${span.km} km`,
    span.miles === null ? '' : `${span.miles} mi`,
    span.months === null ? '' : `${span.months} m`,
  ];
  return [[name, ...figures].filter((part) => part !== '').join(' ')];
};

const lineOf = ({ action, item, every, first, atKm, severe, versions }: ManualInterval): string =>
  [
    `${action} ${item}`,
    ...said('', every),
    ...said('first', first),
    ...(atKm.length > 0 ? [`at ${atKm.join(' ')}`] : []),
    ...said('severe', severe),
    ...versions,
  ].join(' · ');

describe('planFinder, by layouts', () => {
  it('tells the first service from the steps behind it', () => {
    expect(
      told(
        LEGEND,
        row('Kilómetros', '1 000', '10 000', '20 000', '30 000', '40 000'),
        row('Aceite', 'R', 'R', 'R', 'R', 'R'),
        row('Bujías', '', '', 'R', '', 'R'),
        row('Tuercas', 'I', '', '', '', ''),
      ),
    ).toEqual([
      'replace Aceite · 10000 km · first 1000 km',
      'replace Bujías · 20000 km',
      'inspect Tuercas · at 1000',
    ]);
  });

  it('makes no step of columns that do not go on evenly', () => {
    expect(
      told(
        LEGEND,
        row('Kilómetros', '10 000', '20 000', '40 000', '60 000', '80 000'),
        row('Aceite', 'R', 'R', 'R', 'R', 'R'),
        row('Bujías', '', '', 'R', '', 'R'),
      ),
    ).toEqual([
      'replace Aceite · at 10000 20000 40000 60000 80000',
      'replace Bujías · at 40000 80000',
    ]);
  });

  it('takes a column of years for the renewal where a row is inspected, too', () => {
    expect(
      told(
        LEGEND,
        row('Operación', '15.000 km', '30.000 km', '45.000 km', '60.000 km', 'Años'),
        row('Filtro de aire', 'I', 'R', 'I', 'R', '4'),
        row('Líquido de frenos', 'I', 'I', 'I', 'I', '2'),
      ),
    ).toEqual([
      'inspect Filtro de aire · at 15000 45000',
      'replace Filtro de aire · 30000 km 48 m',
      'inspect Líquido de frenos · 15000 km 24 m',
    ]);
  });

  it('reads columns that are intervals themselves', () => {
    expect(
      told(
        row('Operación', 'Cada 10.000 km', 'Cada 20.000 km', 'Cada 40.000 km'),
        row('Aceite', '●', '', ''),
        row('Bujías', '', '', '●'),
      ),
    ).toEqual(['replace Aceite · 10000 km', 'replace Bujías · 40000 km']);
  });

  it('keeps kilometres and months of one country together', () => {
    expect(
      told(
        row('Operación', 'España', 'España', 'Chile', 'Chile'),
        row('Operación', 'km', 'meses', 'km', 'meses'),
        row('Aceite', '15.000', '12', '10.000', '6'),
        row('Bujías', '60.000', '48', '40.000', '24'),
      ),
    ).toEqual([
      'replace Aceite · 15000 km 12 m · España',
      'replace Aceite · 10000 km 6 m · Chile',
      'replace Bujías · 60000 km 48 m · España',
      'replace Bujías · 40000 km 24 m · Chile',
    ]);
  });

  it('joins a column of distances and one of times, whatever they are called', () => {
    expect(
      told(
        row('Trabajo', 'Cada', 'O bien', 'Nota'),
        row('Aceite', '30.000 km', '12 meses', 'Norma A1'),
        row('Líquido de frenos', '-', '24 meses', 'DOT 4'),
      ),
    ).toEqual(['replace Aceite · 30000 km 12 m', 'replace Líquido de frenos · 24 m']);
  });

  it('tells columns of first times and of works from intervals', () => {
    expect(
      told(
        row('Operación', 'Primera vez', 'Después cada'),
        row('Refrigerante', '160.000 km', '80.000 km'),
        row('Aceite del cambio', '5.000 km', '40.000 km'),
      ),
    ).toEqual([
      'replace Refrigerante · 80000 km · first 160000 km',
      'replace Aceite del cambio · 40000 km · first 5000 km',
    ]);
    expect(
      told(
        row('Elemento', 'Revisar', 'Cambiar'),
        row('Filtro de aire', '15.000 km', '30.000 km'),
        row('Correa', '30.000 km', '120.000 km'),
      ),
    ).toEqual([
      'inspect Filtro de aire · 15000 km',
      'replace Filtro de aire · 30000 km',
      'inspect Correa · 30000 km',
      'replace Correa · 120000 km',
    ]);
  });

  it('takes rows below a title of severe use as that of the others', () => {
    expect(
      told(
        row('Operación', 'Intervalo'),
        row('Aceite', 'Cada 20.000 km'),
        row('Bujías', 'Cada 60.000 km'),
        row('Uso severo', ''),
        row('Aceite', 'Cada 10.000 km'),
        row('Bujías', 'Cada 30.000 km'),
      ),
    ).toEqual([
      'replace Aceite · 20000 km · severe 10000 km',
      'replace Bujías · 60000 km · severe 30000 km',
    ]);
  });

  it('reads intervals above the works that are due then', () => {
    expect(
      told(
        row('Intervalo', 'Trabajos'),
        row('Cada 10.000 km', 'Cambiar el aceite; revisar los frenos'),
        row('Cada 30.000 km', 'Sustituir las bujías'),
      ),
    ).toEqual([
      'replace Cambiar el aceite · 10000 km',
      'inspect revisar los frenos · 10000 km',
      'replace Sustituir las bujías · 30000 km',
    ]);
    expect(
      told('Cada 15.000 km o 12 meses:', '- Cambiar el aceite', '- Revisar los frenos'),
    ).toEqual([
      'replace Cambiar el aceite · 15000 km 12 m',
      'inspect Revisar los frenos · 15000 km 12 m',
    ]);
  });

  it('leaves out rows that are services, and two rows of one name that disagree', () => {
    expect(
      told(
        row('Revisión', 'Kilometraje', 'Trabajos'),
        row('Primera', '1.000 km', 'Cambio de aceite'),
        row('Segunda', '10.000 km', 'Aceite y filtro'),
      ),
    ).toEqual([]);
    expect(
      told(
        row('Operación', 'Intervalo'),
        row('Aceite', 'Cada 20.000 km'),
        row('Aceite', 'Cada 10.000 km'),
        row('Bujías', 'Cada 60.000 km'),
      ),
    ).toEqual(['replace Bujías · 60000 km']);
  });

  it('adds the time of a service to what is due at each', () => {
    expect(
      told(
        'Lleve el vehículo cada 10.000 km o 12 meses.',
        LEGEND,
        row('Kilómetros', '10 000', '20 000', '30 000', '40 000'),
        row('Aceite', 'R', 'R', 'R', 'R'),
        row('Bujías', '', 'R', '', 'R'),
      ).slice(0, 2),
    ).toEqual(['replace Aceite · 10000 km 12 m', 'replace Bujías · 20000 km']);
  });

  it.each([
    'Con tierra o polvo cambie el filtro de aire cada 10.000 km.',
    'Cambie el aceite del transeje cada 80.000 km si arrastra remolque.',
    'La garantía exige que se cambie el aceite cada 10.000 km.',
    'Cambie el aceite cada 10.000 a 15.000 km.',
    'Las bujías se sustituyen cada 60.000 km (30.000 km con GLP).',
  ])('finds nothing that holds for everybody in "%s"', (sentence) => {
    expect(told(sentence)).toEqual([]);
  });
});
