import {
  bullets,
  caution,
  note,
  p,
  section,
  table,
  topic,
  warning,
  type Chapter,
} from '../../../../local/demo/content/blocks';

export const cabin: Chapter = {
  id: 'puesto',
  title: 'El puesto de conducción',
  summary: 'Asientos, volante, luces, visibilidad, clima y pantalla.',
  blocks: [
    section('asientos', 'Asientos'),
    p(
      'El asiento del conductor se regula en ocho sentidos. La palanca del costado, delante, es la altura; la de detrás, el respaldo; la rueda del lado de la consola, el apoyo lumbar. El respaldo trasero se abate entero para cargar: la banqueta se levanta antes, tirando del asa del centro, y debajo hay dos huecos con el gato y las herramientas.',
    ),
    topic('asientos-calefactados', 'Calefacción de los asientos'),
    p(
      'Tres niveles. Baja sola del 3 al 2 a los 15 minutos y se apaga a la hora. Solo los delanteros. Las personas con poca sensibilidad en la piel no deben usarla.',
    ),
    section('volante-espejos', 'Volante y espejos'),
    p(
      'Suelte la palanca bajo la columna, mueva el volante en altura y profundidad y vuelva a bloquearla. Nunca en marcha.',
    ),
    p(
      'Los espejos se mueven con la rueda de la puerta (L, R). Girándola hacia abajo se pliegan. Llevan resistencia: se enciende con la luneta y se apaga a los 12 minutos. Los espejos largos para remolque están en la página {page:espejos-remolque}.',
    ),
    section('luces', 'Luces'),
    table(
      'El anillo de la palanca izquierda',
      ['Posición:1', 'Qué enciende:5'],
      [
        ['AUTO', 'Cruce al oscurecer, con lluvia continua y en los túneles'],
        ['P', 'Posición y placa; con el contacto quitado, suena un aviso al abrir la puerta'],
        ['Faro', 'Cruce fijo'],
        ['Niebla, un giro', 'Antinieblas delanteros'],
        ['Niebla, dos giros', 'Antiniebla trasero, solo con el cruce'],
      ],
    ),
    p(
      'Las largas se dan empujando la palanca; las ráfagas, tirando. El cambio automático de largas trabaja por encima de 40 km/h.',
    ),
    topic('altura-faros', 'Altura de los faros'),
    p(
      'La rueda de la izquierda del volante baja el haz según la carga: **0**, conductor solo; **1**, cinco personas; **2**, cinco personas y media carga; **3**, carga completa o remolque apoyado en la bola.',
    ),
    topic('luz-caja', 'Luz de la caja'),
    p(
      'Dos tiras alumbran la caja 10 minutos al pulsar el botón de la bombilla, a la derecha de los faros, o al abrir el portón. Se apagan al pasar de 10 km/h.',
    ),
    topic('intermitente-comodo', 'Intermitente de confort'),
    p('Un toque da tres destellos. En **Ajustes > Luces** se cambia a cinco o se anula.'),
    section('limpiaparabrisas', 'Limpiaparabrisas'),
    p(
      'Un toque abajo, una pasada; arriba, intermitente, normal y rápido. Tirando se lanza el agua; el depósito es el mismo para los faros, que se lavan cada quinta vez. Para cambiar las escobillas, quite el contacto y dé un toque hacia abajo antes de 30 segundos: los brazos suben a la posición de servicio.',
    ),
    section('clima', 'Climatización'),
    p(
      'El climatizador es de dos zonas. AUTO mantiene la temperatura elegida. Con SYNC mandan los mandos del conductor.',
    ),
    bullets(
      'Para desempañar deprisa: botón del parabrisas. Pone el aire al máximo, el compresor en marcha y quita la recirculación.',
      'La recirculación se quita sola a los 10 minutos por debajo de 5 °C.',
      'El compresor no trabaja por debajo de -2 °C, ni con el motor sobrecalentado.',
      'En verano ventile un minuto con las ventanillas abiertas antes de conectar el frío.',
    ),
    topic('calefactor', 'Calefactor auxiliar de gasóleo'),
    p(
      'Con menos de 5 °C el calefactor auxiliar ayuda al motor a calentarse; se oye un zumbido y sale algo de humo blanco bajo la puerta izquierda: es normal. Gasta 0,4 l por hora. Se puede programar con el vehículo parado, hasta 30 minutos, en **Clima > Calefactor**. No arranca con menos de una octava parte del depósito.',
    ),
    warning('No use el calefactor mientras reposta ni en un local cerrado.'),
    section('pantalla', 'Pantalla y teléfono'),
    p(
      'La pantalla central mide 10 pulgadas. Para emparejar el teléfono: **Teléfono > Añadir**, y acepte en el aparato el número de seis cifras que aparece. Guarda hasta ocho teléfonos y conecta dos a la vez. La proyección del teléfono va por cable en la toma USB de la izquierda; la derecha solo carga.',
    ),
    p(
      'Si la pantalla no responde, mantenga pulsado el botón del volumen **12 segundos**. No se pierden los ajustes.',
    ),
    topic('hora', 'Poner la hora'),
    p(
      '**Ajustes > Fecha y hora**. Con «Automática» la toma del satélite; el horario de verano se marca aparte.',
    ),
    section('tomas', 'Tomas de corriente'),
    table(
      'Dónde están y cuánto dan',
      ['Toma:3', 'Dónde:3', 'Máximo:1.5>'],
      [
        ['12 V delantera', 'Consola, bajo la tapa', '180 W'],
        ['12 V de la caja', 'Costado derecho, con tapón', '240 W'],
        ['230 V', 'Detrás del reposabrazos trasero', '150 W'],
        ['USB-C', 'Dos delante y dos detrás', '18 W cada una'],
      ],
    ),
    p(
      'La de la caja tiene corriente con el contacto quitado; las demás se apagan a los 10 minutos. La de 230 V pide motor en marcha.',
    ),
    section('guardas', 'Huecos y guantera'),
    p(
      'La guantera de abajo tiene llave y salida de aire frío: gire la rueda del fondo. Debajo de la banqueta trasera hay un cajón con cerradura de 12 litros.',
    ),
    caution('No lleve sprays en el salpicadero: al sol se alcanzan 80 °C.'),
    note('El retrovisor interior antideslumbrante se oscurece solo, salvo en marcha atrás.'),
  ],
};
