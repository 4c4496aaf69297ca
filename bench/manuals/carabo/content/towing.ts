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

export const towing: Chapter = {
  id: 'carga-remolque',
  title: 'Carga y remolque',
  summary: 'Cuánto, dónde y cómo; enganchar sin olvidar nada.',
  blocks: [
    section('pesos-carga', 'Cuánto se puede cargar'),
    p(
      'La carga útil cuenta todo: personas, equipaje, accesorios y el peso que el remolque apoya en la bola.',
    ),
    table(
      'Cargas máximas en kg',
      ['Concepto:4', 'Manual:1.2>', 'Automático:1.4>'],
      [
        ['Masa en orden de marcha', '2090', '2115'],
        ['Carga útil', '1020', '995'],
        ['Masa máxima autorizada', '3110', '3110'],
        ['Máximo en el eje delantero', '1420', '1420'],
        ['Máximo en el eje trasero', '1850', '1850'],
        ['Techo de la cabina, con barras', '75', '75'],
        ['Arco de la caja, en marcha', '120', '120'],
      ],
    ),
    section('medidas-caja', 'Medidas de la caja'),
    table(
      'Interior, en mm',
      ['Medida:4', 'Valor:1.4>'],
      [
        ['Largo en el suelo', '1548'],
        ['Largo en el borde', '1485'],
        ['Ancho máximo', '1560'],
        ['Ancho entre pasos de rueda', '1105'],
        ['Alto de los costados', '525'],
        ['Altura del suelo de la caja, vacío', '840'],
      ],
    ),
    section('repartir', 'Repartir y sujetar'),
    bullets(
      'Lo pesado, contra la cabina y en el suelo. Demasiado peso detrás del eje levanta el morro: la dirección se vuelve ligera y los faros deslumbran.',
      'Hay **cuatro** anillas en el suelo, de 400 daN cada una, y **seis** ganchos en los bordes, de 150 daN.',
      'Carga suelta: red o lona. Una tabla puede volar a 80 km/h.',
      'Lo que sobresale por detrás lleva el panel reflectante.',
    ),
    caution(
      'Nada de grava o estiércol directamente sobre la chapa sin forro: la pintura se pierde y la garantía de perforación también.',
    ),
    section('remolcar', 'Qué se puede remolcar'),
    table(
      'Masas de remolque en kg',
      ['Concepto:4.4', 'Manual:1.2>', 'Automático:1.4>'],
      [
        ['Remolque con freno, hasta 12 % de pendiente', '3200', '3500'],
        ['Remolque con freno, hasta 18 % de pendiente', '2600', '2900'],
        ['Remolque sin freno', '750', '750'],
        ['Apoyo máximo en la bola', '140', '140'],
        ['Apoyo mínimo en la bola', '50', '50'],
        ['Conjunto vehículo y remolque', '5950', '6200'],
      ],
    ),
    p(
      'Por cada 1000 m de altitud se pierde un 10 % de potencia: reste ese tanto al conjunto. Con el remolque máximo, la carga en el vehículo se reduce: nunca se suman los dos máximos.',
    ),
    topic('velocidad-remolque', 'Velocidad con remolque'),
    p(
      'El vehículo está homologado para **100 km/h** con remolque frenado y **80 km/h** sin freno. Respete además el límite de cada país. En bajada, reduzca antes de que el remolque empuje.',
    ),
    section('bola', 'Montar la bola desmontable'),
    steps(
      'Quite el tapón del alojamiento, bajo el parachoques, y guárdelo.',
      'Con la llave puesta y girada a la derecha, saque la rueda de mano y gírela hasta que quede trabada: la marca **roja** coincide.',
      'Empuje la bola hacia arriba hasta oír el golpe. La rueda vuelve sola y se ve la marca **verde**.',
      'Cierre con la llave, quítela y ponga la tapa. Tire de la bola con fuerza para comprobar.',
    ),
    warning('Si se ve la marca roja o la llave no sale, la bola no está bloqueada: no remolque.'),
    topic('desmontar-bola', 'Desmontar la bola'),
    p(
      'Sujete la bola con una mano (pesa 5,5 kg). Abra con la llave, saque la rueda, gírela a la derecha y baje la bola. Es obligatorio quitarla cuando tapa la matrícula y no se remolca.',
    ),
    section('enganchar', 'Enganchar el remolque'),
    steps(
      'Acérquese con la cámara y pare a unos centímetros.',
      'Baje el cabezal hasta que cierre y compruebe el indicador.',
      'Pase el **cable de rotura** por la anilla del soporte, no por la bola.',
      'Enchufe, suba la rueda jockey y suelte el freno del remolque.',
      'Pruebe todas las luces con otra persona.',
      'Suba las presiones traseras a las de carga completa (página {page:presiones-frio}) y la rueda de los faros a la posición que corresponda.',
    ),
    topic('enchufe', 'El enchufe de 13 polos'),
    table(
      'Contactos',
      ['N.º:0.6', 'Función:3', 'N.º:0.6', 'Función:3'],
      [
        ['1', 'Intermitente izquierdo', '8', 'Marcha atrás'],
        ['2', 'Antiniebla trasero', '9', 'Corriente permanente, 20 A'],
        ['3', 'Masa de 1 a 8', '10', 'Corriente con contacto, 15 A'],
        ['4', 'Intermitente derecho', '11', 'Masa de 10'],
        ['5', 'Posición derecha', '12', 'Presencia de remolque'],
        ['6', 'Luces de freno', '13', 'Masa de 9'],
        ['7', 'Posición izquierda', '-', '-'],
      ],
    ),
    p(
      'Para remolques viejos de 7 polos hace falta un adaptador. Quítelo al desenganchar: si se deja puesto entra agua. Los LED del remolque pueden dar un falso aviso de bombilla; se anula en **Ajustes > Remolque > LED**.',
    ),
    section('conducir-remolque', 'Conducir con remolque'),
    bullets(
      'Deje el doble de distancia y abra las curvas.',
      'Si el remolque da bandazos, **no acelere ni gire**: suelte el acelerador y frene con suavidad. El control de balanceo frena rueda a rueda.',
      'En puertos, con la caja automática, pulse **TOW**: cambia más tarde y retiene bajando.',
      'Marcha atrás: mano abajo en el volante; el remolque va hacia donde va la mano.',
      'Si la temperatura sube, apague el aire acondicionado, ponga la calefacción y reduzca una marcha.',
    ),
    topic('espejos-remolque', 'Espejos para caravana'),
    p(
      'Si la caravana mide más de 2,10 m de ancho hacen falta espejos suplementarios. Los largos originales se extraen tirando de la carcasa 12 cm hacia fuera. Ancho con ellos extendidos: 2380 mm.',
    ),
    topic('freno-remolque', 'Frenos eléctricos del remolque'),
    p(
      'El vehículo no trae mando de frenos eléctricos; la preparación está detrás de la rodilla del conductor, con un conector gris de cuatro vías y su fusible de 30 A (F47).',
    ),
    note(
      'La grasa de la bola se quita si el remolque usa cabezal estabilizador: con grasa no roza y no sirve.',
    ),
    section('portabicis', 'Portabicicletas y techo'),
    p(
      'Sobre la bola, hasta **tres** bicicletas y 60 kg en total. Las barras del techo se aprietan a 8 N·m y se reaprietan a los 50 km. Para llevar una tienda de techo parada, el límite estático es de **300 kg** en las barras de la caja y 220 kg en las de la cabina.',
    ),
  ],
};
