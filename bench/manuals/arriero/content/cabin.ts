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

export const cabin: Chapter = {
  id: 'cabina',
  title: 'La cabina',
  summary: 'Clima, luces, limpiadores, sonido, guardados y contactos.',
  blocks: [
    section('clima', 'Clima'),
    p(
      'El clima es una bomba de calor: calienta y enfría con electricidad. Con **AUTO** mantiene la temperatura elegida, de 16 a 28 °C. La perilla izquierda cambia la temperatura; la derecha, el aire. **A/C** enfría y seca; apáguelo si no hace falta, porque gasta entre 0,5 y 2 kW.',
    ),
    table(
      'Botones del clima',
      ['Botón:1.6', 'Función:5'],
      [
        ['AUTO', 'Elige solo el aire y las salidas'],
        ['MAX', 'Desempaña el parabrisas: todo el aire caliente al vidrio'],
        ['REC', 'Cierra la entrada de aire; se abre sola a los 10 minutos para que no se empañe'],
        ['SOLO OP', 'Climatiza solo el lado del operador y ahorra cerca de 20 %'],
        ['PRE', 'Climatiza antes de salir, con la van conectada'],
      ],
    ),
    p(
      'La calefacción tarda en dar calor si la batería está por debajo de 5 %: en ese caso no enciende. El aire huele a humedad cuando el filtro está sucio o el drenaje está tapado; deje el ventilador prendido sin A/C cinco minutos antes de llegar para secar el evaporador.',
    ),
    topic('asiento-calefactado', 'Asiento y volante con calefacción'),
    p(
      'Tienen tres niveles y uno. El asiento del operador baja del nivel 3 al 2 después de 10 minutos. Gastan mucho menos que el aire caliente: 90 W el asiento y 60 W el volante.',
    ),
    section('luces', 'Luces'),
    p(
      'Con el mando en **AUTO** las luces bajas se prenden al oscurecer y en los túneles. Las luces de día no encienden las de atrás: con neblina o lluvia ponga las bajas. Al apagar la van, los faros alumbran 30 segundos si jala la palanca hacia usted.',
    ),
    bullets(
      'Luces altas: empuje la palanca. Destello: jálela.',
      'Altas automáticas, según versión: gire a **AUTO** y empuje la palanca dos veces.',
      'Faros de niebla: botón inferior. Se apagan cada vez que apaga la van.',
      'Altura de los faros: con carga pesada atrás los faros deslumbran; baje la rueda de 0 a 2 con media carga y a 3 con carga completa.',
      'Direccionales: un toque ligero da cuatro destellos. Si destellan al doble de velocidad hay un foco fundido.',
      'Intermitentes de emergencia: botón del triángulo; se prenden solas tras un frenado fuerte.',
    ),
    section('limpiadores', 'Limpiadores'),
    table(
      'Posiciones de la palanca derecha',
      ['Posición:1.6', 'Efecto:5'],
      [
        ['MIST', 'Una pasada'],
        ['AUTO', 'Según la lluvia; el anillo cambia la sensibilidad'],
        ['1', 'Lento'],
        ['2', 'Rápido'],
        ['Jalar', 'Lava con líquido y da tres pasadas'],
      ],
    ),
    p(
      'Para levantar los brazos, por ejemplo para cambiar las plumas, apague la van y sostenga la palanca en MIST 3 segundos: los brazos se detienen en vertical. Si los levanta sin hacer esto, raspan el cofre.',
    ),
    section('sonido', 'Radio, celular y navegador'),
    p(
      'El celular se conecta por Bluetooth (**Ajustes > Bluetooth > Agregar**, clave 0000 si la pide) o por el puerto USB-C de la izquierda, que además pasa la proyección del celular. El otro USB-C solo carga, con 45 W. Se guardan hasta ocho celulares y dos pueden estar conectados a la vez.',
    ),
    bullets(
      'Si la llamada se oye con eco en el otro lado, baje el volumen del celular.',
      'La música por USB se lee en MP3, AAC y FLAC, de memorias en FAT32 o exFAT de hasta 128 GB.',
      'El radio no tiene reproductor de discos ni onda corta.',
      'La proyección del celular se reinicia sola si lo desconecta más de 10 segundos.',
    ),
    topic('navegador', 'Navegador para van'),
    p(
      'El navegador usa la altura, el peso y la autonomía de la van para escoger la ruta. Anote la altura real en **Navegador > Mi van**. Los mapas se actualizan solos cada tres meses con la red de la van; no hay que pagar los primeros cinco años.',
    ),
    section('guardados', 'Guardados y contactos de corriente'),
    table(
      'Contactos de corriente en la cabina',
      ['Lugar:3', 'Tensión:1', 'Límite:1.4', 'Con la van apagada:2'],
      [
        ['Consola, junto al portavasos', '12 V', '120 W', 'No'],
        ['Debajo del asiento del acompañante', '12 V', '180 W', 'Sí, hasta 30 minutos'],
        ['Tablero, dos USB-C', '5 a 20 V', '45 W', 'No'],
      ],
    ),
    bullets(
      'La guantera se enfría con el aire del clima si abre la salida de adentro.',
      'Bajo el asiento doble hay una caja de 40 litros donde va la herramienta; se abre jalando la correa.',
      'El respaldo central se abate y sirve de mesa; aguanta 8 kg.',
      'En la repisa sobre la cabina no ponga nada suelto.',
    ),
    section('techo-y-visera', 'Visera, luz de lectura y porta-documentos'),
    p(
      'La luz de lectura se prende presionando el plafón. Si quedan prendidas con la puerta abierta, se apagan a los 10 minutos. El porta-documentos de la visera es del tamaño de una licencia.',
    ),
    section('calefaccion-lista', 'Climatizar antes de salir'),
    steps(
      'Deje la van conectada al cargador.',
      'En la aplicación o en **Clima > PRE** ponga la hora de salida y los días.',
      'Quince minutos antes empieza a calentar o a enfriar con energía de la red.',
    ),
    caution(
      'Sin cargador el preclimatizado usa la batería: hasta 4 % cada vez, y no empieza por debajo de 25 %.',
    ),
    warning(
      'No deje niños ni animales en la cabina cerrada, aunque el clima esté puesto: se apaga a los 20 minutos.',
    ),
    note('El filtro de cabina se cambia sin herramienta: véase la página {page:filtro-de-cabina}.'),
  ],
};
