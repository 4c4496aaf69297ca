import {
  bullets,
  caution,
  note,
  p,
  section,
  steps,
  table,
  topic,
  warning,
  type Chapter,
} from '../../../../local/demo/content/blocks';

export const cargo: Chapter = {
  id: 'zona-de-carga',
  title: 'La zona de carga',
  summary: 'Cuánto cabe, cuánto pesa, cómo se amarra y qué se puede montar adentro y arriba.',
  blocks: [
    section('medidas-carga', 'Medidas'),
    table(
      'Zona de carga, en mm',
      ['Medida:3.5', 'Arriero E corta:1.5>', 'Arriero E larga:1.5>'],
      [
        ['Largo útil al piso', '2970', '3660'],
        ['Ancho máximo', '1790', '1790'],
        ['Ancho entre salpicaderas', '1390', '1390'],
        ['Alto útil', '1890', '1890'],
        ['Altura del piso de carga, sin carga', '570', '580'],
        ['Puerta lateral: ancho por alto', '1240 x 1780', '1240 x 1780'],
        ['Puertas traseras: ancho por alto', '1560 x 1820', '1560 x 1820'],
        ['Volumen', '9,6 m³', '12,1 m³'],
      ],
    ),
    p(
      'Entre las salpicaderas cabe una tarima de 1200 x 1000 mm puesta a lo largo: dos en la corta y tres en la larga. Las tarimas de 1200 x 1200 mm caben de una en una por atrás.',
    ),
    section('cuanto-peso', 'Cuánto peso lleva'),
    p(
      'La carga útil está en la placa del poste de la puerta del conductor. Incluye al operador, al acompañante y todo lo que se haya instalado.',
    ),
    table(
      'Pesos, en kg',
      ['Concepto:4', 'Corta 56:1.2>', 'Corta 84:1.2>', 'Larga 84:1.2>'],
      [
        ['Peso bruto vehicular', '3500', '3500', '3500'],
        ['Carga útil', '1330', '1120', '1015'],
        ['Máximo en el eje delantero', '1750', '1750', '1750'],
        ['Máximo en el eje trasero', '2150', '2150', '2150'],
        ['Máximo en el techo, con tres barras', '120', '120', '120'],
        ['Máximo en la repisa sobre la cabina', '20', '20', '20'],
        ['Remolque con frenos', '750', '750', '-'],
        ['Remolque sin frenos', '500', '500', '-'],
      ],
    ),
    note(
      'La versión larga de 84 kWh no está homologada para remolcar y no lleva preparación para gancho.',
    ),
    section('repartir-carga', 'Repartir la carga'),
    bullets(
      'Lo pesado, abajo y pegado al mamparo; lo ligero, arriba y atrás.',
      'El centro de la carga debe quedar por delante del eje trasero.',
      'Un solo bulto de más de 300 kg va sobre una tabla que reparta el peso: el piso aguanta **90 kg en un cuadro de 10 x 10 cm**.',
      'Si se prende la caja con signo de exclamación, un eje lleva de más aunque el total esté bien.',
    ),
    p(
      'La van mide el peso en cada eje con la suspensión, con una tolerancia de 50 kg. Para verlo, estacione en plano y toque **Vehículo > Peso**. Sirve de orientación: no sustituye una báscula.',
    ),
    section('amarrar', 'Amarrar la carga'),
    p(
      'Hay diez argollas en el piso (ocho en la corta) y un riel a media altura en cada costado. Cada argolla resiste **500 daN** y cada punto del riel, 200 daN. La tensión de la cinta se toma del lado de la carga; pase las cintas cruzadas y ponga esquineros.',
    ),
    steps(
      'Levante la argolla y gírela hasta que quede en dirección de la cinta.',
      'Enganche la cinta y ténsela con la matraca hasta que no se mueva con la mano.',
      'Revise la tensión después de los primeros 10 km.',
    ),
    warning(
      'Una caja suelta de 20 kg pega en un choque a 50 km/h con la fuerza de media tonelada. No lleve a nadie en la zona de carga.',
    ),
    topic('mamparo', 'Mamparo y su ventanilla'),
    p(
      'El mamparo de acero separa la cabina. En las versiones con paso tiene una puerta corrediza que debe ir cerrada al manejar; si queda abierta suena un timbre. La ventanilla no es blindada ni se abre. El mamparo no debe perforarse: por adentro pasan cables del sistema de bolsas de aire.',
    ),
    section('luces-de-carga', 'Luces de la zona de carga'),
    p(
      'Son cuatro tiras de LED. Se prenden al abrir una puerta de carga y con el botón de la entrada lateral. Para no descargar la batería de 12 V se apagan a los 15 minutos; con **Ajustes > Luces > Trabajo** duran 60 minutos, siempre que la batería de tracción tenga más de 20 %. La luz de afuera, sobre las puertas traseras, se prende al poner reversa y con el botón **LUZ DE PATIO**.',
    ),
    section('piso-y-forro', 'Piso, forro y limpieza'),
    p(
      'El piso es de triplay con resina antiderrapante. Se barre y se trapea; no se lava a chorro, porque debajo están la batería de tracción y sus conectores. Un derrame de pintura se quita con espátula de plástico y alcohol; el thinner daña la resina. El forro lateral aguanta ganchos de hasta 5 kg.',
    ),
    caution(
      'No perfore el piso. La batería de tracción está 6 cm debajo. Para fijar muebles use los insertos M8 marcados con un círculo verde.',
    ),
    section('montar-muebles', 'Montar muebles, refrigeración y equipo'),
    bullets(
      'Los insertos M8 se aprietan a 20 N·m y resisten 2 kN cada uno.',
      'Equipo eléctrico: tome corriente solo de la caja de conexiones, detrás del asiento del conductor (12 V, 40 A en total).',
      'Unidad de refrigeración: solo las homologadas, de hasta 3 kW, alimentadas de la alta tensión por un carrocero autorizado.',
      'Rampa hidráulica: no está permitida en la versión corta de 56 kWh.',
    ),
    section('techo', 'Techo y porta-escaleras'),
    p(
      'Las barras se atornillan a los puntos que están debajo de las tapitas de goma, con M8 a 22 N·m. Ponga al menos tres barras para repartir 120 kg. Con algo en el techo la altura total crece: anótela y péguela en el tablero. A más de 100 km/h la autonomía puede bajar 15 %.',
    ),
  ],
};
