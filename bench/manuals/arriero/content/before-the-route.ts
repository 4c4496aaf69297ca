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

export const beforeTheRoute: Chapter = {
  id: 'antes-de-ruta',
  title: 'Antes de salir a ruta',
  summary: 'Llaves, puertas, ajuste del puesto de manejo y la vuelta de revisión de cada día.',
  blocks: [
    section('llave-tarjeta', 'Llave, tarjeta y celular'),
    p(
      'La van se entrega con una llave con control remoto y dos tarjetas de proximidad. También puede abrirse con el celular de hasta cinco operadores, si se dan de alta en la aplicación Tezca Flotilla. La van arranca solo con el medio que abrió las puertas: si abre con la tarjeta, la tarjeta tiene que estar sobre el lector de la consola para poder seleccionar una marcha.',
    ),
    table(
      'Qué hace cada botón de la llave',
      ['Botón:2', 'Pulsación:1.6', 'Efecto:4'],
      [
        ['Candado abierto', 'Corta', 'Abre la puerta del conductor'],
        ['Candado abierto', 'Dos veces', 'Abre todas, también las de la zona de carga'],
        ['Candado cerrado', 'Corta', 'Cierra todas; las direccionales destellan una vez'],
        ['Candado cerrado', '3 segundos', 'Cierra y sube los vidrios que quedaron abajo'],
        ['Caja', 'Corta', 'Abre o cierra solo la zona de carga'],
        ['Rayo', 'Corta', 'Destraba la manguera de carga durante 30 segundos'],
      ],
    ),
    p(
      'El alcance de la llave es de unos 25 metros. Si se acorta a menos de 5 metros, o el tablero muestra «Pila de llave baja», cambie la pila: es una CR2450. Abra la carcasa por la ranura con una moneda y coloque la pila con el signo + hacia arriba. No hace falta programar la llave de nuevo.',
    ),
    topic('llave-sin-pila', 'Abrir y arrancar con la pila agotada'),
    steps(
      'Saque la hoja metálica que va dentro de la llave: presione el seguro y jálela.',
      'Retire la tapita de la manija del conductor con la punta de la hoja y abra con la cerradura.',
      'La alarma puede sonar al abrir: no se detiene hasta que la van reconoce la llave.',
      'Ponga la llave en el portavasos izquierdo, con los botones hacia abajo, pise el freno y presione POWER.',
    ),
    note(
      'Una llave perdida se da de baja desde la aplicación en el menú **Accesos > Llaves**. Una llave nueva se pide al distribuidor con la factura de la van y una identificación; el trámite tarda unos diez días hábiles.',
    ),
    section('puertas', 'Puertas y seguros'),
    p(
      'Los seguros de la cabina y los de la zona de carga son independientes. Al rebasar 15 km/h se cierran todos. Al abrir la puerta del conductor por dentro se libera solo esa puerta, para que nadie pueda subir por el otro lado.',
    ),
    bullets(
      'Modo reparto: con el botón **REPARTO** del tablero encendido, la puerta lateral se abre sola cuando el operador baja con la tarjeta en la bolsa y se cierra con seguro cuando se aleja 2 metros.',
      'Seguro de niños: no lo lleva, porque no hay puertas traseras de pasajeros.',
      'Puerta lateral corrediza: si no corre bien, revise que el riel inferior no tenga grava. El riel se limpia con una brocha seca; no se engrasa.',
      'Puertas traseras: abren a 90 grados y, al liberar el tirante amarillo, a 260 grados. Con viento de más de 50 km/h no las deje a 260 grados.',
    ),
    p(
      'Si una puerta quedó mal cerrada aparece su dibujo en el tablero y suena un timbre a partir de 7 km/h. Los vidrios de las puertas tienen protección contra atrapamiento: si encuentran resistencia, bajan 12 cm. Para volver a enseñarles el tope después de desconectar la batería de 12 V, suba cada vidrio y mantenga el botón arriba durante 5 segundos.',
    ),
    section('puesto-de-manejo', 'Asiento, volante y espejos'),
    p(
      'El asiento del conductor tiene suspensión neumática. Regule primero el peso con la perilla del costado, de 50 a 130 kg, sentado y con la van encendida; después la distancia, la altura y el respaldo. El volante se ajusta en altura y profundidad con la palanca que está bajo la columna: bájela, acomode el volante y súbala hasta el tope.',
    ),
    warning(
      'No ajuste el asiento ni el volante con la van en movimiento: un desplazamiento inesperado puede hacerle perder el control.',
    ),
    p(
      'Los espejos se orientan con la cruceta de la puerta. Cada uno tiene un segundo espejo pequeño, de gran ángulo, que se mueve a mano. Para plegarlos en calles angostas presione la flecha curva. Se desempañan al encender el medallón o, en las versiones sin ventanas atrás, con el botón de espejo caliente; se apaga solo a los 12 minutos.',
    ),
    topic('espejo-digital', 'Espejo interior digital'),
    p(
      'En las versiones con mamparo cerrado el espejo interior muestra la imagen de la cámara que va sobre las puertas traseras. Cambie entre cámara y espejo común con la palanca de abajo. Si la imagen se ve borrosa o con halos de noche, limpie el lente con un trapo húmedo; si se queda negra, revise el fusible F31.',
    ),
    section('vuelta-diaria', 'La vuelta de revisión'),
    p(
      'Dé una vuelta a la van antes del primer viaje del día. Toma tres minutos y evita la mitad de los auxilios en el camino.',
    ),
    steps(
      'Llantas: sin cortes ni objetos clavados; presión a ojo, y con calibrador una vez por semana.',
      'Piso debajo de la van: el agua clara del clima es normal; un líquido verde o aceitoso no lo es.',
      'Luces y direccionales: el botón **PRUEBA DE LUCES** las enciende una tras otra durante 40 segundos.',
      'Limpiadores y nivel de líquido lavaparabrisas.',
      'Puerto de carga: tapa cerrada y manguera guardada.',
      'Carga amarrada y mamparo cerrado.',
      'Nivel de batería suficiente para la ruta, con 15 % de reserva.',
    ),
    caution(
      'Si debajo de la van hay una mancha verde, no la encienda: es refrigerante de la batería de tracción. Llame a la asistencia.',
    ),
    section('encender', 'Encender y apagar'),
    steps(
      'Pise el pedal del freno.',
      'Presione **POWER**. No hay ruido: la van está lista cuando el tablero muestra **LISTA** en verde.',
      'Gire el selector a D o R y suelte el freno de estacionamiento, que se libera también solo al acelerar con el cinturón puesto.',
    ),
    p(
      'Para apagar, deténgase, presione P y luego **POWER**. Si baja sin apagar, la van se apaga sola a los 20 minutos, o a los 2 minutos en modo reparto. En una emergencia con la van en movimiento, mantenga **POWER** presionado 4 segundos: se corta la tracción, pero quedan la dirección y los frenos.',
    ),
    table(
      'Si no se pone LISTA',
      ['Lo que muestra el tablero:3', 'Motivo:3', 'Qué hacer:4'],
      [
        ['«Manguera conectada»', 'El enchufe sigue en el puerto', 'Desconéctelo y cierre la tapa'],
        ['«Llave no detectada»', 'Pila agotada o interferencia', 'Ponga la llave en el portavasos'],
        [
          '«Pise el freno»',
          'Pedal sin pisar o interruptor dañado',
          'Pise más fuerte; luego taller',
        ],
        [
          'Nada, todo oscuro',
          'Batería de 12 V descargada',
          'Use cables: véase la página {page:sin-12v}',
        ],
        [
          '«Alta tensión desconectada»',
          'El corte de rescate quedó abierto',
          'No la opere; llame a la asistencia',
        ],
        [
          '«Batería muy fría»',
          'Batería de tracción a menos de -25 °C',
          'Conéctela a cargar y espere a que se caliente',
        ],
      ],
    ),
  ],
};
