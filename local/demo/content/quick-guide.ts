import { bullets, p, section, steps, table } from './blocks';
import type { Block } from './blocks';
import { facts, pressures } from './facts';

const rows = Object.entries(pressures).map(([size, { normal, full }]) => [
  size,
  normal.join(' / '),
  full.join(' / '),
]);

/** The short guide that is made as a DOCX. */
export const quickGuideBlocks: readonly Block[] = [
  p(
    'Vehículo y documento ficticios, escritos para la demostración de Guantera. Esta guía resume lo que más se consulta; los detalles están en el manual del propietario.',
  ),
  section('guia-primer-dia', 'El primer día'),
  bullets(
    'Ajuste el asiento, el volante y los retrovisores con el vehículo parado.',
    'Empareje su teléfono en **Teléfono > Añadir dispositivo**. Caben cinco teléfonos.',
    'Durante los primeros 1500 km no supere las 4000 r/min.',
    'Utilice gasolina sin plomo de 95 octanos como mínimo.',
  ),
  section('guia-neumaticos', 'Presión de los neumáticos'),
  p('Presiones en frío, delante / detrás.'),
  table('Presiones', ['Neumático:1', 'Hasta 3 personas:2', 'Plena carga:2'], rows),
  section('guia-niveles', 'Niveles y capacidades'),
  table(
    'Productos',
    ['Elemento:2', 'Cantidad:1', 'Producto:2'],
    [
      ['Aceite del motor, con filtro', facts.oilWithFilter, `${facts.oilGrade}, ${facts.oilNorm}`],
      [
        'Aceite del motor, sin filtro',
        facts.oilWithoutFilter,
        `${facts.oilGrade}, ${facts.oilNorm}`,
      ],
      ['Líquido de frenos', '0,8 litros', facts.brakeFluid],
      ['Depósito de combustible', facts.tank, 'Gasolina E5 o E10'],
      ['Lavaparabrisas', '3,5 litros', 'Líquido limpiacristales'],
    ],
  ),
  section('guia-testigos', 'Testigos que obligan a parar'),
  bullets(
    '**Aceitera roja:** pare el motor de inmediato.',
    '**Termómetro rojo:** pare y deje enfriar el motor 30 minutos.',
    '**Círculo rojo con «!»:** freno de estacionamiento puesto o falta líquido de frenos.',
    '**Volante rojo:** avería de la dirección asistida.',
  ),
  section('guia-pinchazo', 'Si pincha'),
  steps(
    'Pare en un lugar seguro y conecte las luces de emergencia.',
    'Agite la botella de sellante y enrósquela en el compresor.',
    'Infle la rueda con el motor en marcha, 10 minutos como máximo.',
    'Circule unos 5 km y vuelva a comprobar la presión.',
    'No supere 80 km/h y repare la rueda antes de 200 km.',
  ),
  section('guia-ayuda', 'A quién llamar'),
  p(
    `Atención al cliente: ${facts.phone}. Asistencia en carretera: 900 000 161. Los dos números son ficticios.`,
  ),
];
