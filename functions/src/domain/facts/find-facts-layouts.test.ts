import { below, partsOfPages, row } from '../../testing/manual-parts';
import { findFacts } from './find-facts';

/** What is found on a page whose first line is its title, shortly written. */
const foundIn = (title: string, ...lines: string[]): string[] =>
  findFacts(partsOfPages(below([title], ...lines))).map(({ of, value, unit, condition }) =>
    [of, `${value} ${unit}`.trim(), condition].filter(Boolean).join(' | '),
  );

describe('findFacts by layout', () => {
  it('gives each version the figure below its name', () => {
    const found = foundIn(
      'Capacidades',
      row('Depósito', '1.6 manual', '1.3 Turbo'),
      row('Tanque de nafta', '48 litros', '50 litros'),
      row('Refrigerante', '6,1 litros', '7,4 litros'),
    );
    expect(found).toEqual([
      'Tanque de nafta | 48 litros | 1.6 manual',
      'Tanque de nafta | 50 litros | 1.3 Turbo',
      'Refrigerante | 6,1 litros | 1.6 manual',
      'Refrigerante | 7,4 litros | 1.3 Turbo',
    ]);
  });

  it('tells no figure of a row whose columns have no names', () => {
    const found = foundIn(
      'Capacidades',
      row('Refrigerante', '6,1 litros', '7,4 litros'),
      row('Tanque de nafta', '48 litros', '50 litros'),
    );
    expect(found).toEqual([]);
  });

  it('tells neither of two grades that stand in cells which nothing tells apart', () => {
    expect(
      foundIn('Aceite del motor', row('Grado', '0W-16', '0W-20'), row('Norma', '-', '-')),
    ).toEqual([]);
  });

  it('tells of no bulb which of two it is, and no part of one', () => {
    const found = foundIn(
      'Bombillas',
      row('Luz', 'Tipo'),
      row('Antiniebla', 'H11/H16'),
      row('Matrícula', 'C5W o W5W'),
      row('Cortesía', 'LED 12 V, casquillo G4 o tira'),
      row('Cruce', 'H7'),
    );
    expect(found).toEqual(['Cortesía | LED 12 V, casquillo G4 o tira', 'Cruce | H7']);
  });

  it('takes no bed for a roof, and no type of a battery that is only spoken of', () => {
    expect(
      foundIn('Camas', row('Cama', 'Carga máxima'), row('Abatible de techo', '200 kg')),
    ).toEqual([]);
    expect(foundIn('Batería', 'Una AGM llena, en reposo, tiene 12,8 V.')).toEqual([]);
    expect(foundIn('Batería', 'Es de tipo AGM, sin mantenimiento.')).toEqual(['Tipo | AGM']);
  });

  it('tells the reserve apart from the tank, and none of two', () => {
    const found = foundIn(
      'Combustible',
      'Depósito de 48 litros; la reserva se enciende con 7 litros.',
      'El testigo de reserva se enciende cuando quedan unos 7 litros (6 litros en 4x4).',
    );
    expect(found).toEqual([
      'Depósito de combustible | 48 litros',
      'Reserva de combustible | 7 litros',
    ]);
    expect(foundIn('Refrigerante', 'Capacidad del depósito de reserva: 0,25 l')).not.toContain(
      'Reserva de combustible | 0,25 l',
    );
  });

  it('says of a roof for which equipment its load is', () => {
    const found = foundIn(
      'Baca y carga',
      'La carga máxima en el techo es de 60 kg, barras incluidas.',
      'El Cumbre con techo de cristal admite 40 kg de carga en el techo.',
    );
    expect(found).toEqual([
      'Carga en el techo | 60 kg',
      'Carga en el techo | 40 kg | Cumbre con techo de cristal',
    ]);
  });

  it('gives both axles what stands before a shared unit', () => {
    const found = foundIn(
      'Presiones de los neumáticos',
      row('Medida', 'Hasta 3 personas, del. / tras.'),
      row('205/65 R16', '32 / 30 psi'),
      row('215/60 R17', '33 / 32 psi'),
    );
    expect(found).toEqual([
      'Delante | 32 psi | 205/65 R16 · Hasta 3 personas',
      'Detrás | 30 psi | 205/65 R16 · Hasta 3 personas',
      'Delante | 33 psi | 215/60 R17 · Hasta 3 personas',
      'Detrás | 32 psi | 215/60 R17 · Hasta 3 personas',
    ]);
  });

  it('knows a fuse by its position, amperes and circuit in a table without names of columns', () => {
    const found = foundIn(
      'Fusibles',
      row('A1', '30', 'Ventilador'),
      row('A2', '40', 'Motor del ABS'),
    );
    expect(found).toEqual([
      'A1 · Ventilador | 30 A | Fusibles',
      'A2 · Motor del ABS | 40 A | Fusibles',
    ]);
  });

  it('tells no fuse of a row of two which no names of columns tell apart', () => {
    const found = foundIn(
      'Fusibles',
      row('A1', '30', 'Ventilador', 'A7', '10', 'Luz alta'),
      row('A2', '40', 'Motor del ABS', 'A8', '15', 'Bocina'),
    );
    expect(found).toEqual([]);
  });

  it('tells no capacity of a boot below "Gasolina"', () => {
    const found = foundIn(
      'Volumen del maletero',
      row('Estado', 'Gasolina', 'GLP'),
      row('Hasta la bandeja', '245 l', '220 l'),
      row('Hasta el techo', '820 l', '790 l'),
    );
    expect(found).toEqual([]);
  });

  it('tells no oil that a sentence advises against or supposes', () => {
    const found = foundIn(
      'Aceite del motor',
      'El 5W-30 aumenta el consumo y no debe usarse con frío.',
      'Si usa 0W-20 en el coche, vuelva a 0W-16 en el siguiente cambio.',
    );
    expect(found).toEqual([]);
  });

  it('tells no product that a sentence forbids, in Spanish or English', () => {
    expect(
      foundIn(
        'Oil and fuel',
        'Never use engine oil 15W-50 in this engine.',
        'Engine oil 20W-40 must not be used.',
        'Do not fill up with petrol below 91 octane.',
        'Use engine oil 5W-20 to ILSAC GF-6.',
      ),
    ).toEqual(['Aceite de motor | 5W-20', 'Aceite de motor | ILSAC GF-6']);
    expect(foundIn('Aceite del motor', 'Aceite 15W-40: no se recomienda.')).toEqual([]);
  });

  it('takes the fuel of which a version is named for no fuel to use', () => {
    expect(foundIn('Fuel', 'The petrol version takes petrol with 95 octane.')).toEqual([
      'Combustible | petrol with 95 octane',
    ]);
  });

  it('tells no figure below one unit in a row, or below a title, that names another', () => {
    const head = row('Dato', '1.0 G (l)', '1.6 D (l)');
    expect(
      foundIn('Datos', head, row('Aceite', '3', '4'), row('Tapón de aceite (Nm)', '25', '40')),
    ).toEqual(['Aceite | 3 l | 1.0 G (l)', 'Aceite | 4 l | 1.6 D (l)']);
  });

  it('names the rows of a sheet by the label over them', () => {
    const found = foundIn(
      'Datos de servicio',
      row('Presión de inflado', 'Delantera', '29 psi (2,0 bar)'),
      row('', 'Trasera', '36 psi (2,5 bar)'),
      row('Aceite del motor', 'Sin filtro', '1,1 l'),
      row('', 'Con filtro', '1,3 l'),
    );
    expect(found).toEqual([
      'Delante | 29 psi',
      'Detrás | 36 psi',
      'Aceite del motor, sin filtro | 1,1 l',
      'Aceite del motor, con filtro | 1,3 l',
    ]);
  });

  it('names numbered bulbs by what they are', () => {
    const found = foundIn(
      'Lámparas',
      row('Núm.', 'Función', 'Tipo'),
      row('1', 'Antiniebla', 'H11'),
      row('2', 'Marcha atrás', 'W16W'),
    );
    expect(found).toEqual(['Antiniebla | H11', 'Marcha atrás | W16W']);
  });

  it('names a capacity by the group of its row', () => {
    const found = foundIn(
      'Datos técnicos',
      row('Dato', 'Valor', 'Observaciones'),
      row('Sistema de refrigeración', '', ''),
      row('Capacidad', '6,8 l', ''),
      row('Tanque de nafta', '', ''),
      row('Capacidad', '52 l', ''),
    );
    expect(found).toEqual(['Sistema de refrigeración | 6,8 l', 'Tanque de nafta | 52 l']);
  });

  it('takes an amount in two units for one', () => {
    const [fact] = findFacts(
      partsOfPages(
        below(['Capacidades'], row('Dato', 'S 30'), row('Aceite', 'unos 5,3 qt (5,0 litros)')),
      ),
    );
    expect(fact).toMatchObject({
      value: '5,0',
      unit: 'litros',
      alsoIn: [{ value: '5,3', unit: 'qt', isPrinted: true }],
    });
  });

  it('knows the fuel and the main fuse of a sheet in English', () => {
    const found = foundIn(
      'Specifications',
      row('Item', 'Value'),
      row('Fuel', 'Unleaded petrol, 95 RON'),
      row('Main fuse', '30 A'),
      row('Tank capacity', '14 L'),
    );
    expect(found.toSorted()).toEqual(
      ['Fuel | Unleaded petrol, 95 RON', 'Main fuse | 30 A', 'Tank capacity | 14 L'].toSorted(),
    );
  });

  it('tells no relay as a fuse', () => {
    const found = foundIn(
      'Caja de fusibles',
      row('N.º', 'Función', 'Relé'),
      row('R1', 'Claxon', '20 A'),
      row('R2', 'Ventilador', '30 A'),
    );
    expect(found).toEqual([]);
  });

  it('tells no capacity of what fits between the marks of a dipstick', () => {
    const found = foundIn(
      'Aceite del motor',
      'Entre las dos marcas caben 1,0 litro (1.6) y 0,8 litro (1.3 Turbo).',
    );
    expect(found).toEqual([]);
  });

  it('tells what limits a grade in its cell', () => {
    const found = foundIn(
      'Aceite del motor: viscosidad',
      row('Temperatura exterior', '140H', '200H'),
      row('Más de 30 °C', '0W-16; 5W-30 si el uso es a velocidad alta', '0W-20'),
      row('Menos de 30 °C', '0W-16', '0W-20'),
    );
    expect(found).toContain(
      'Aceite de motor | 5W-30 | Más de 30 °C · 140H · si el uso es a velocidad alta',
    );
  });
});
