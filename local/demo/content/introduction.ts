import { bullets, note, p, section, steps, table, warning } from './blocks';
import type { Chapter } from './blocks';

export const introduction: Chapter = {
  id: 'introduccion',
  title: 'Introducción',
  summary:
    'Cómo está organizado este manual, qué significan sus avisos y dónde se identifica el vehículo.',
  blocks: [
    section('uso-del-manual', 'Cómo utilizar este manual'),
    p(
      'Este manual reúne lo que necesita saber para conducir, cuidar y mantener su Faro Brisa 1.6. Léalo antes del primer viaje y guárdelo en el vehículo: si lo vende, entréguelo al nuevo propietario. El contenido general se encuentra al principio y el índice alfabético, al final, en la página {page:indice-alfabetico}.',
    ),
    p(
      'Las ilustraciones son esquemáticas. El equipamiento depende del nivel de acabado (Costa, Ruta o Faro Plus) y del mercado; cuando un elemento no está presente en todas las versiones se indica con la expresión «según versión».',
    ),
    p(
      'Los lados izquierdo y derecho se entienden siempre en el sentido de la marcha. Las presiones se dan en bar y, entre paréntesis, en psi; los pares de apriete, en newton metro (N·m).',
    ),
    section('avisos-del-manual', 'Avisos que encontrará en el texto'),
    warning(
      'Indica un peligro para las personas. No respetar el aviso puede causar lesiones graves o mortales.',
    ),
    note(
      'Ofrece información complementaria que facilita el uso del vehículo o evita una visita innecesaria al taller.',
    ),
    p(
      'Un tercer tipo de recuadro, encabezado por la palabra **ATENCIÓN**, señala las operaciones que pueden dañar el vehículo sin que exista riesgo inmediato para las personas.',
    ),
    section('identificacion', 'Identificación del vehículo'),
    p(
      'El número de bastidor (VIN) consta de 17 caracteres. Tenga a mano este número cada vez que pida un recambio o consulte con el servicio de atención al cliente (véase la página {page:contacto}).',
    ),
    table(
      'Dónde se encuentran los datos de identificación',
      ['Dato:2', 'Lugar:5'],
      [
        [
          'Número de bastidor',
          'Grabado en el suelo, delante del asiento del acompañante, bajo una trampilla de la moqueta; visible también en la esquina inferior izquierda del parabrisas',
        ],
        [
          'Placa del fabricante',
          'Montante central derecho; muestra las masas máximas y el código de pintura',
        ],
        ['Número de motor', 'Bloque motor, junto a la unión con la caja de cambios'],
        ['Etiqueta de presiones', 'Cara interior de la tapa del depósito de combustible'],
        ['Etiqueta del refrigerante del climatizador', 'Cara interior del capó'],
      ],
    ),
    section('rodaje', 'Rodaje'),
    p('Los primeros **1500 km** son decisivos para la duración del motor. Durante ese recorrido:'),
    bullets(
      'No supere las 4000 r/min ni pise el acelerador a fondo.',
      'Varíe la velocidad con frecuencia y evite mantener un régimen constante durante mucho tiempo.',
      'No arrastre un remolque hasta haber recorrido 1000 km.',
      'Frene con suavidad durante los primeros 300 km: las pastillas nuevas necesitan asentarse.',
    ),
    section('antes-de-salir', 'Comprobaciones antes de un viaje largo'),
    steps(
      'Compruebe la presión de los neumáticos en frío, incluida la de la rueda de repuesto (véase la página {page:presiones}).',
      'Compruebe el nivel de aceite con el vehículo en llano (véase la página {page:nivel-de-aceite}).',
      'Rellene el depósito del lavaparabrisas y pruebe las escobillas.',
      'Verifique el funcionamiento de todas las luces exteriores.',
      'Asegúrese de que los triángulos, el chaleco reflectante y el kit antipinchazos están en el maletero.',
      'Sujete la carga y no tape la luneta trasera.',
    ),
    section('datos-personales', 'Datos registrados por el vehículo'),
    p(
      'Las unidades de mando guardan averías y datos de funcionamiento que el taller puede leer con un equipo de diagnóstico. El registrador de eventos conserva, en caso de accidente, los 5 segundos previos al impacto: velocidad, frenado y uso de los cinturones. No se graban conversaciones ni imágenes.',
    ),
    p(
      'Antes de vender el vehículo borre la agenda, los destinos y los teléfonos emparejados desde el menú **Ajustes > Sistema > Restablecer datos de fábrica**.',
    ),
  ],
};
