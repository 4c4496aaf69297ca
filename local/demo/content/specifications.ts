import { figure, note, p, section, table, topic } from './blocks';
import type { Chapter } from './blocks';
import { facts, pressures } from './facts';

const pressureRows = Object.entries(pressures).flatMap(([size, { normal, full }]) => [
  [size, 'Normal: hasta 3 personas', ...normal],
  [size, 'Plena carga: 5 personas y equipaje', ...full],
]);

export const specifications: Chapter = {
  id: 'especificaciones',
  title: 'Especificaciones',
  summary: 'Motor, masas, dimensiones, capacidades, neumáticos, consumos y pares de apriete.',
  blocks: [
    section('motor', 'Motor'),
    table(
      'Datos del motor',
      ['Característica:3', 'Valor:3'],
      [
        ['Código', 'FB16'],
        ['Tipo', 'Gasolina, 4 cilindros en línea, 16 válvulas, atmosférico'],
        ['Cilindrada', '1598 cm³'],
        ['Diámetro por carrera', '78,0 × 83,6 mm'],
        ['Relación de compresión', '10,5 : 1'],
        ['Potencia máxima', '90 kW (122 CV) a 6200 r/min'],
        ['Par máximo', '156 N·m a 4300 r/min'],
        ['Régimen de ralentí', '700 ± 50 r/min'],
        ['Orden de encendido', '1-3-4-2'],
        ['Juego de válvulas en frío, admisión', '0,20 ± 0,03 mm'],
        ['Juego de válvulas en frío, escape', '0,30 ± 0,03 mm'],
        ['Norma de emisiones', 'Euro 6d'],
        ['Alternador', '14 V, 110 A'],
      ],
    ),
    section('prestaciones', 'Prestaciones y consumos'),
    table(
      'Prestaciones y consumos (ciclo WLTP)',
      ['Concepto:3', 'Manual:1.4>', 'Automático:1.4>'],
      [
        ['Velocidad máxima', '190 km/h', '187 km/h'],
        ['Aceleración de 0 a 100 km/h', '10,9 s', '11,8 s'],
        ['Consumo, fase baja', '7,6 l/100 km', '8,3 l/100 km'],
        ['Consumo, fase media', '5,7 l/100 km', '6,1 l/100 km'],
        ['Consumo, fase alta', '5,1 l/100 km', '5,4 l/100 km'],
        ['Consumo, fase extraalta', '6,1 l/100 km', '6,4 l/100 km'],
        ['Consumo combinado', '5,9 l/100 km', '6,3 l/100 km'],
        ['Emisiones combinadas de CO2', '134 g/km', '143 g/km'],
      ],
    ),
    note(
      'Los valores se obtienen en un banco de ensayo y sirven para comparar vehículos. El consumo real depende del recorrido, la carga y el estilo de conducción.',
    ),
    section('masas', 'Masas'),
    table(
      'Masas en kilogramos',
      ['Concepto:3', 'Manual:1.4>', 'Automático:1.4>'],
      [
        ['Masa en orden de marcha (con conductor de 75 kg)', '1255 kg', '1290 kg'],
        ['Masa máxima autorizada', '1735 kg', '1770 kg'],
        ['Máximo sobre el eje delantero', '930 kg', '960 kg'],
        ['Máximo sobre el eje trasero', '880 kg', '880 kg'],
        ['Carga máxima sobre el techo, baca incluida', '70 kg', '70 kg'],
      ],
    ),
    p('Las masas remolcables figuran en la página {page:remolque}.'),
    section('dimensiones', 'Dimensiones'),
    table(
      'Dimensiones exteriores y del maletero',
      ['Medida:3', 'Valor:1.5>'],
      [
        ['Longitud', '4180 mm'],
        ['Anchura sin retrovisores', '1785 mm'],
        ['Anchura con retrovisores', '2015 mm'],
        ['Altura sin baca', '1475 mm'],
        ['Distancia entre ejes', '2580 mm'],
        ['Altura libre al suelo', '140 mm'],
        ['Diámetro de giro entre bordillos', '10,6 m'],
        ['Maletero con cinco plazas', '355 litros'],
        ['Maletero con respaldos abatidos', '1140 litros'],
      ],
    ),
    section('capacidades', 'Capacidades y productos'),
    table(
      'Capacidades y productos recomendados',
      ['Elemento:2.6', 'Capacidad:1.3>', 'Producto:3'],
      [
        [
          'Aceite del motor, con filtro',
          facts.oilWithFilter,
          `${facts.oilGrade}, ${facts.oilNorm}`,
        ],
        [
          'Aceite del motor, sin filtro',
          facts.oilWithoutFilter,
          `${facts.oilGrade}, ${facts.oilNorm}`,
        ],
        ['Refrigerante, cambio manual', facts.coolantManual, 'OAT rosa al 50 %'],
        ['Refrigerante, cambio automático', facts.coolantAutomatic, 'OAT rosa al 50 %'],
        ['Líquido de frenos y embrague', '0,8 litros', facts.brakeFluid],
        ['Caja de cambios manual', '1,9 litros', '75W-80, API GL-4'],
        ['Caja automática, total', '7,1 litros', 'Faro AT-6'],
        ['Caja automática, vaciado parcial', '3,4 litros', 'Faro AT-6'],
        ['Depósito de combustible', facts.tank, 'Gasolina de 95 octanos, E5 o E10'],
        ['Lavaparabrisas', '3,5 litros', 'Líquido limpiacristales'],
        ['Gas del climatizador', '450 ± 20 g', 'R-1234yf'],
      ],
    ),
    section('presiones', 'Neumáticos y presiones'),
    p(
      'Las presiones se miden en frío. En caliente la lectura sube hasta 0,3 bar: no desinfle los neumáticos. La misma información figura en la etiqueta de la tapa del depósito.',
    ),
    figure('tyres', 'La medida está grabada en el flanco del neumático: 205/55 R16 91V'),
    table(
      'Presiones de inflado en frío',
      ['Neumático:1.2', 'Carga:2.4', 'Delante:1.6', 'Detrás:1.6'],
      [
        ...pressureRows,
        ['T125/70 D16', 'Repuesto temporal', '4,2 bar (61 psi)', '4,2 bar (61 psi)'],
      ],
    ),
    p(
      'Para reducir el consumo con carga normal y neumáticos 205/55 R16 puede aplicarse la **presión ECO**: 2,6 bar delante y 2,5 bar detrás. El confort es algo menor.',
    ),
    topic('medidas-neumaticos', 'Medidas de neumáticos y llantas'),
    table(
      'Medidas homologadas',
      ['Acabado:1.5', 'Neumático:2', 'Llanta:2', 'Índices:1'],
      [
        ['Costa', '185/65 R15', '6J × 15, acero', '88H'],
        ['Ruta', '205/55 R16', '6,5J × 16, aleación', '91V'],
        ['Faro Plus', '215/45 R17', '7J × 17, aleación', '91W'],
      ],
    ),
    section('pares', 'Pares de apriete'),
    table(
      'Pares de apriete principales',
      ['Unión:3', 'Par:1>'],
      [
        ['Tornillos de rueda', facts.wheelTorque],
        ['Tapón de vaciado del aceite del motor', facts.drainPlugTorque],
        ['Tapón de llenado de la caja manual', '30 N·m'],
        ['Bujías', '18 N·m'],
        ['Borne de la batería', '6 N·m'],
        ['Soporte de la pinza de freno delantera', '105 N·m'],
        ['Guías de la pinza de freno delantera', '28 N·m'],
        ['Fijación del asiento delantero', '40 N·m'],
      ],
    ),
  ],
};
