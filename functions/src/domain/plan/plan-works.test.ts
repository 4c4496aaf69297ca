import { below, partsOfPages, row } from '../../testing/manual-parts';
import { planFinder } from './plan-finder';

/** What is done at what, when in severe use, and for which versions: "replace Aceite · 15000 · 1.2 T". */
function worksIn(...lines: string[]): string[] {
  const parts = partsOfPages(below(['Plan de mantenimiento'], ...lines));
  return planFinder.find(parts).flatMap((one) => {
    if (one.kind !== 'interval') return [];
    const { action, item, severe, versions } = one;
    const figures = severe ? [String(severe.km ?? severe.months)] : [];
    return [[`${action} ${item}`, ...figures, ...versions].join(' · ')];
  });
}

describe('planFinder, what is done', () => {
  it('names by its title what a sentence names by a part alone, and services by their noun', () => {
    const parts = partsOfPages([
      ...below(['Nivel de aceite'], 'Compruebe el nivel cada 1000 km.'),
      ...below(['Kit antipinchazos'], 'Cambie el frasco cada cuatro años.'),
      ...below(['Servicio'], 'Las revisiones se hacen cada 15 000 km o 12 meses.'),
    ]);
    expect(planFinder.find(parts).map((one) => 'item' in one && one.item)).toEqual([
      'Nivel de aceite',
      'Kit antipinchazos: frasco',
      'revisiones',
    ]);
  });

  it('takes the usual work of what a row names first, and of nothing that it only mentions', () => {
    expect(
      worksIn(
        row('Elemento', 'Intervalo'),
        row('Bornes de la batería', '2 años'),
        row('Tapón del aceite', '30.000 km'),
        row('Batería', '4 años'),
        row('Rejilla del filtro', '30.000 km'),
        row('Filtro de la calefacción', '2 años'),
        row('Filtro de habitáculo', '30.000 km'),
      ),
    ).toEqual([
      'other Bornes de la batería',
      'other Tapón del aceite',
      'replace Batería',
      'other Rejilla del filtro',
      'other Filtro de la calefacción',
      'replace Filtro de habitáculo',
    ]);
  });

  it('takes nothing but oil for renewed that is due within a year or 5,000 km', () => {
    expect(
      worksIn(
        row('Elemento', 'Intervalo'),
        row('Filtro de aire', '3.000 km'),
        row('Batería', '6 meses'),
        row('Aceite de motor', '3.000 km'),
      ),
    ).toEqual(['other Filtro de aire', 'other Batería', 'replace Aceite de motor']);
  });

  it('knows a verb with its pronouns and what its sentence names, and wheels that change their places', () => {
    expect(
      worksIn(
        'La rejilla de ventilación: límpiela cada 15.000 km.',
        'El aire acondicionado está en buen estado. Compruébelo cada 2 años.',
        'Cambie las ruedas delanteras por las traseras cada 10.000 km.',
      ),
    ).toEqual(['other La rejilla de ventilación', 'other ruedas delanteras por las traseras']);
  });

  it('says of severe use what its column says of the same work only', () => {
    expect(
      worksIn(
        row('Operación', 'Uso normal', 'Uso severo'),
        row('Rejilla', 'Inspeccionar cada 15.000 km', 'Limpiar cada 5.000 km'),
        row('Bujías', 'Cambiar cada 60.000 km', 'Cambiar cada 30.000 km'),
      ),
    ).toEqual(['inspect Rejilla', 'replace Bujías · 30000']);
  });

  it('takes a row that names severe use for that of the row without', () => {
    expect(
      worksIn(
        row('Operación', '1.2 T', '1.5 D'),
        row('Aceite', '30.000 km', '20.000 km'),
        row('Aceite en uso severo', '15.000 km', '10.000 km'),
        row('Bujías', '60.000 km', '-'),
      ),
    ).toEqual([
      'replace Aceite · 15000 · 1.2 T',
      'replace Aceite · 10000 · 1.5 D',
      'replace Bujías · 1.2 T',
    ]);
  });

  it('reads the mark of a note in one cell for that cell only', () => {
    expect(
      worksIn(
        row('Operación', '1.2 T', '1.5 D'),
        row('Aceite', '15.000 km', '30.000 km²'),
        row('Correa²', '90.000 km', '60.000 km'),
        '² Con mucho polvo: 12.000 km.',
      ),
    ).toEqual([
      'replace Aceite · 1.2 T',
      'replace Aceite · 12000 · 1.5 D',
      'replace Correa · 12000 · 1.2 T',
      'replace Correa · 12000 · 1.5 D',
    ]);
  });

  it('says a work for what the legend explains, and none for another mark', () => {
    const rows = [
      row('Trabajo', 'Cada km', 'O cada', 'Qué'),
      row('Batería', '20.000', '12 meses', 'R'),
      row('Aceite', '20.000', '12 meses', 'C'),
      row('Bujías', '60.000', '-', 'Z'),
    ];
    expect(worksIn('R es revisar; C, cambiar.', ...rows)).toEqual([
      'inspect Batería',
      'replace Aceite',
      'other Bujías',
    ]);
  });

  it('reads the legend that stands right above its table, and crosses without one', () => {
    expect(
      worksIn(
        'I = Inspeccionar. R = Reemplazar.',
        row('Kilómetros', '15.000', '30.000', '45.000', '60.000'),
        row('Filtro de aire', 'I', 'I', 'I', 'I'),
        row('Aceite', 'R', 'R', 'R', 'R'),
      ),
    ).toEqual(['inspect Filtro de aire', 'replace Aceite']);
    expect(
      worksIn(
        row('Trabajo', 'Cada 15.000 km', 'Cada 30.000 km', 'Cada 60.000 km'),
        row('Cambio de aceite', 'x', 'x', 'x'),
        row('Bornes de la batería', '', 'x', 'x'),
      ),
    ).toEqual(['replace Cambio de aceite', 'other Bornes de la batería']);
  });

  it('tells two works of one sentence apart by their verbs', () => {
    expect(
      worksIn(
        'La batería se comprueba una vez al año y se cambia a los 5 años.',
        'Una vez al año mida la presión y engrase el tornillo.',
      ),
    ).toEqual(['inspect batería', 'replace batería']);
  });
});
