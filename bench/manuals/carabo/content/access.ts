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

export const access: Chapter = {
  id: 'acceso',
  title: 'Llaves, puertas y caja',
  summary: 'Abrir y cerrar la cabina, el portón y la cubierta.',
  blocks: [
    section('mando', 'Mando y llave de emergencia'),
    p(
      'Se entregan dos mandos de presencia. Cada uno lleva dentro una espada metálica: se saca deslizando la pestaña gris. El mando funciona hasta unos 20 m; la apertura sin manos, hasta 1,5 m de la puerta o del portón.',
    ),
    topic('pila-mando', 'Cambiar la pila del mando'),
    p(
      'Use una pila **CR2450**. Dura unos tres años; cuando queda poca, el cuadro muestra «Pila del mando baja».',
    ),
    steps(
      'Saque la espada y haga palanca con ella en la muesca.',
      'Quite la pila hacia un lado, sin tocar el circuito.',
      'Ponga la nueva con el signo + hacia arriba y cierre hasta oír el clic. No hay que reprogramar nada.',
    ),
    topic('mando-sin-pila', 'Entrar y arrancar con la pila agotada'),
    p(
      'La cerradura está bajo un embellecedor en la manilla del conductor: levántelo con la punta de la espada. Al abrir así suena la alarma; se apaga al arrancar. Para arrancar, apoye el mando plano en el fondo del **posavasos delantero** y pulse START con el freno pisado.',
    ),
    topic('perdida-mando', 'Pérdida de un mando'),
    p(
      'El concesionario borra el mando perdido y codifica otro en media hora; hay que llevar todos los que queden y la tarjeta de código que se entregó con el vehículo. Caben cuatro mandos.',
    ),
    section('cierre', 'Cierre centralizado'),
    bullets(
      'Una pulsación abre la puerta del conductor; dos, las cuatro y el portón. En **Ajustes > Vehículo > Cierre** se puede pedir que la primera lo abra todo.',
      'Las puertas se bloquean solas al pasar de 15 km/h.',
      'Si se abre con el mando y nadie entra en 45 segundos, se vuelve a cerrar.',
      'Doble pulsación de cierre: bloqueo antirrobo; desde dentro no se abre ninguna manilla.',
    ),
    warning('No active el bloqueo antirrobo con alguien dentro.'),
    section('alarma', 'Alarma'),
    p(
      'Se arma 20 segundos después de cerrar. Vigila puertas, capó, portón, inclinación y movimiento en la cabina. Si deja un perro dentro o viaja en barco, desconecte el volumétrico y la inclinación con el botón del techo antes de cerrar. El bloqueo vale solo para ese cierre.',
    ),
    section('ventanillas', 'Ventanillas'),
    p(
      'La del conductor sube y baja con un toque. La luneta central trasera es corredera y se abre con el botón del techo. Después de quitar la batería hay que enseñar al elevalunas: suba el cristal, mantenga el botón arriba 4 segundos y repita bajando.',
    ),
    section('porton', 'Portón de la caja'),
    p(
      'Se abre con la manilla central o con una pulsación larga del tercer botón del mando. Baja frenado por un amortiguador y se sostiene con dos cables.',
    ),
    table(
      'Lo que aguanta el portón abierto',
      ['Situación:4', 'Máximo:1.5>'],
      [
        ['Quieto, carga repartida', '250 kg'],
        ['Quieto, una persona en el centro', '120 kg'],
        ['En marcha, abierto', '0 kg: prohibido, salvo carga larga señalizada'],
      ],
    ),
    topic('quitar-porton', 'Quitar el portón'),
    steps(
      'Suelte el enchufe de la cámara, detrás de la matrícula.',
      'Con el portón a 45°, suelte los dos cables de sus pernos.',
      'Levante primero el lado derecho y deslícelo hacia la derecha. Hacen falta dos personas: pesa 34 kg.',
    ),
    topic('porton-atascado', 'Si el portón no abre'),
    p(
      'Por dentro de la caja, en el centro del portón, hay una tapa redonda. Quítela con una moneda y tire de la varilla hacia arriba. Si el motor del cierre está helado, no fuerce la manilla: se rompe la varilla.',
    ),
    section('cubierta', 'Cubierta enrollable y lona'),
    p(
      'La persiana de aluminio se bloquea con la misma llave. Aguanta **80 kg** de nieve repartida, pero no se puede pisar ni cargar encima. Los desagües bajan por las esquinas delanteras de la caja; si entra agua, casi siempre están tapados con hojas: sople con aire de dentro afuera.',
    ),
    p(
      'La lona blanda se quita desde atrás: suelte el perfil del portón, las seis pinzas de los costados y enróllela hacia la cabina. No circule con la lona a medio enrollar.',
    ),
    caution('A más de 130 km/h la lona puede soltarse.'),
    section('capo', 'Capó'),
    steps(
      'Tire de la palanca situada bajo el volante, a la izquierda.',
      'Meta la mano en el centro, bajo el borde, y empuje el gatillo hacia la derecha.',
      'Apoye el capó en su varilla, en el orificio marcado con una flecha.',
    ),
    note(
      'Para cerrar, déjelo caer desde un palmo y medio. Si queda en el primer diente, el cuadro muestra «Capó abierto» y el arranque remoto no funciona.',
    ),
  ],
};
