import {
  bullets,
  caution,
  columns,
  figure,
  note,
  p,
  section,
  steps,
  table,
  topic,
  warning,
} from './blocks';
import type { Chapter } from './blocks';

export const controls: Chapter = {
  id: 'mandos',
  title: 'Mandos y cuadro de instrumentos',
  summary:
    'Llaves, puertas, asientos, volante, luces, limpiaparabrisas y la información que ofrece el cuadro.',
  blocks: [
    section('llave', 'Llave y cierre centralizado'),
    p(
      'El vehículo se entrega con dos llaves con mando a distancia. El alcance del mando es de unos 15 metros. Si el vehículo se desbloquea y no se abre ninguna puerta en 30 segundos, vuelve a bloquearse por sí solo.',
    ),
    topic('pila-de-la-llave', 'Cambiar la pila de la llave'),
    p(
      'La pila es del tipo **CR2032** (3 V). Cámbiela cuando aparezca el mensaje «Pila de la llave baja» o cuando disminuya el alcance del mando.',
    ),
    steps(
      'Extraiga la llave de emergencia pulsando el botón lateral.',
      'Introduzca una moneda en la ranura y separe las dos mitades de la carcasa.',
      'Sustituya la pila con el polo positivo hacia abajo.',
      'Cierre la carcasa hasta oír un clic y pruebe el mando.',
    ),
    topic('apertura-de-emergencia', 'Abrir con la pila agotada'),
    p(
      'Retire el embellecedor de la manilla del conductor con la punta de la llave de emergencia e introduzca la llave en el bombín. Para arrancar, apoye el mando sobre el símbolo de llave de la columna de dirección y pulse el botón de arranque.',
    ),
    note(
      'El bloqueo infantil de las puertas traseras se activa con una palanca situada en el canto de cada puerta. Con el bloqueo puesto, la puerta solo se abre desde fuera.',
    ),
    section('maletero', 'Portón y maletero'),
    p(
      'Pulse el botón situado sobre la placa de matrícula para abrir el portón. El maletero ofrece 355 litros con los asientos traseros en su posición normal y 1140 litros con los respaldos abatidos. Los cuatro ganchos del piso admiten 35 kg cada uno.',
    ),
    p(
      'Si falla la apertura eléctrica, abata el respaldo trasero, retire la tapa redonda del revestimiento del portón y desplace la palanca hacia la izquierda.',
    ),
    section('asientos', 'Asientos y volante'),
    p(
      'Regule el asiento solo con el vehículo parado. Con la espalda apoyada, las muñecas deben alcanzar la parte superior del volante y las rodillas quedar ligeramente flexionadas con el embrague pisado a fondo.',
    ),
    bullets(
      '**Longitudinal:** levante la barra situada bajo la banqueta.',
      '**Altura:** accione la palanca lateral; el recorrido es de 60 mm.',
      '**Respaldo:** gire la rueda situada junto al anclaje del cinturón.',
      '**Reposacabezas:** el borde superior debe quedar a la altura de la coronilla.',
      '**Volante:** baje la palanca de la columna, regule altura y profundidad y vuelva a bloquearla.',
    ),
    warning(
      'No regule nunca el asiento ni el volante durante la marcha: podría perder el control del vehículo.',
    ),
    section('cuadro', 'Cuadro de instrumentos'),
    figure('cluster', 'Cuadro de instrumentos (representación esquemática)'),
    table(
      'Elementos del cuadro de instrumentos',
      ['N.º:0.6', 'Elemento:2', 'Función:5'],
      [
        ['1', 'Cuentarrevoluciones', 'Zona roja a partir de 6500 r/min'],
        [
          '2',
          'Velocímetro',
          'Velocidad en km/h; muestra además el límite detectado, según versión',
        ],
        ['3', 'Pantalla central', 'Ordenador de viaje, avisos y ajustes'],
        [
          '4',
          'Temperatura del refrigerante',
          'Normal entre 85 °C y 105 °C; zona roja a partir de 118 °C',
        ],
        ['5', 'Nivel de combustible', 'La reserva comienza cuando quedan unos 7 litros'],
        ['6', 'Franja de testigos', 'Véase la tabla de la página {page:tabla-testigos}'],
      ],
    ),
    topic('ordenador-de-viaje', 'Ordenador de viaje'),
    p(
      'Con el botón **INFO** de la palanca derecha se pasa de una pantalla a otra: consumo medio, consumo instantáneo, autonomía, velocidad media y dos cuentakilómetros parciales. Manténgalo pulsado 2 segundos para poner a cero el parcial mostrado.',
    ),
    topic('poner-en-hora', 'Poner el reloj en hora'),
    p(
      'El reloj se ajusta en **Ajustes > Fecha y hora**. Con la opción «Hora automática» activada, la recibe de la radio digital y el cambio de horario se hace solo.',
    ),
    section('luces', 'Luces exteriores'),
    p(
      'El mando giratorio de la palanca izquierda tiene cuatro posiciones: apagado, posición, AUTO y cruce. En AUTO, un sensor enciende las luces de cruce al anochecer y en los túneles. Las luces diurnas se encienden con el motor en marcha.',
    ),
    columns(
      topic('luz-larga', 'Luces de carretera'),
      p(
        'Empuje la palanca hacia delante para encenderlas y tire de ella para hacer ráfagas. El testigo azul permanece encendido mientras están conectadas.',
      ),
      topic('antinieblas', 'Luces antiniebla'),
      p(
        'Gire el anillo de la palanca un paso para las delanteras y dos pasos para la trasera. La antiniebla trasera se apaga al detener el motor.',
      ),
      topic('altura-faros', 'Altura de los faros'),
      p(
        'Ruedecilla a la izquierda del volante. Posición 0: uno o dos ocupantes delante; 1: cinco ocupantes; 2: cinco ocupantes y maletero cargado; 3: conductor y maletero cargado.',
      ),
      topic('intermitentes', 'Intermitentes'),
      p(
        'Un toque ligero de la palanca produce tres destellos para cambiar de carril. Las luces de emergencia se encienden con el botón triangular del salpicadero.',
      ),
    ),
    section('limpiaparabrisas', 'Limpiaparabrisas'),
    table(
      'Posiciones de la palanca derecha',
      ['Posición:1', 'Función:4'],
      [
        ['MIST', 'Una sola pasada'],
        ['OFF', 'Parado'],
        ['INT / AUTO', 'Intermitente o automático con sensor de lluvia, según versión'],
        ['LO', 'Velocidad normal'],
        ['HI', 'Velocidad rápida'],
      ],
    ),
    p(
      'Para levantar las escobillas, quite el contacto y empuje la palanca hacia MIST antes de que pasen 20 segundos: los brazos se detienen en posición vertical, llamada posición de servicio.',
    ),
    caution(
      'No accione el limpiaparabrisas con el cristal seco o helado: dañaría las escobillas y el motor.',
    ),
    section('retrovisores', 'Retrovisores y elevalunas'),
    p(
      'Los retrovisores exteriores se regulan con el mando de la puerta del conductor y se pliegan girando este mando hacia atrás. Al conectar la luneta térmica se calientan también los retrovisores durante 12 minutos.',
    ),
    p(
      'Los elevalunas disponen de función antipinzamiento. Tras desconectar la batería hay que reiniciarlos: suba cada cristal hasta el tope y mantenga el mando 5 segundos más.',
    ),
  ],
};
