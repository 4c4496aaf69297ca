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

export const driving: Chapter = {
  id: 'conduccion',
  title: 'Arrancar y conducir',
  summary: 'Del precalentamiento al aparcamiento, y lo que pide un diésel moderno.',
  blocks: [
    section('arrancar', 'Arrancar el motor'),
    topic('arrancar-manual', 'Con caja manual'),
    steps(
      'Freno de mano puesto, punto muerto y embrague **a fondo**: sin embrague no gira.',
      'Pulse START una vez y espere a que se apague la espiral. A 20 °C es un instante; a -15 °C, hasta 9 segundos.',
      'Pulse START otra vez, sin pisar el acelerador.',
    ),
    topic('arrancar-automatico', 'Con caja automática'),
    steps(
      'Palanca en P o N y freno pisado.',
      'Pulse START. La centralita espera ella misma al precalentamiento y arranca.',
    ),
    p(
      'El motor de arranque se corta a los 15 segundos. Espere un minuto antes de repetir; tras tres intentos, cinco minutos. Si gira y no arranca, mire la tabla de la página {page:tabla-averias}.',
    ),
    topic('motor-turbo', 'Cuidar el turbo'),
    p(
      'Con el motor frío, no pase de 3000 rpm los primeros cinco minutos. Después de autopista, puerto o remolque, déjelo al ralentí **un minuto** antes de pararlo; con remolque pesado, **tres**.',
    ),
    topic('parar-emergencia', 'Parar el motor en marcha'),
    p(
      'Solo en una emergencia: mantenga START 3 segundos o púlselo tres veces seguidas. Se pierde la ayuda de la dirección y, tras dos frenadas, la del freno.',
    ),
    section('rodaje', 'Rodaje'),
    p(
      'Durante los primeros **1500 km** no pase de 3500 rpm ni de 120 km/h, no circule a régimen constante y no remolque los primeros **800 km**. Después de cambiar pastillas o zapatas, frene con suavidad 300 km.',
    ),
    section('caja-manual', 'Caja manual de seis marchas'),
    p(
      'Para la marcha atrás, levante el anillo bajo el pomo y lleve la palanca a la izquierda y adelante. No descanse el pie en el embrague ni sujete el vehículo en una cuesta con él: se quema en minutos, sobre todo con remolque.',
    ),
    section('caja-automatica', 'Caja automática de ocho marchas'),
    bullets(
      '**P** aparca, **R** retrocede, **N** punto muerto, **D** avanza, **M** manual con las levas.',
      'Para sacar la palanca de P hay que pisar el freno. Si no sale, vea la página {page:palanca-p}.',
      'En descensos largos use M y una marcha corta: el motor retiene.',
      'No ponga N bajando un puerto.',
    ),
    section('stop-start', 'Stop & Start'),
    p(
      'Para el motor en los semáforos. No lo para con el motor frío, con menos de 0 °C fuera, con 4L, con el climatizador al máximo, con remolque enchufado o mientras limpia el filtro. Se desconecta con el botón A tachada, pero vuelve a conectarse cada vez que se arranca.',
    ),
    section('freno-estacionamiento', 'Freno de estacionamiento'),
    p(
      'Es una palanca entre los asientos, con cable a las ruedas traseras. Debe retener con **siete dientes**; si pasa de nueve, hay que ajustarlo. En una cuesta con remolque, calce además las ruedas.',
    ),
    section('arranque-cuesta', 'Ayuda al arranque en cuesta'),
    p(
      'Mantiene el freno dos segundos al soltar el pedal en rampas de más del 4 %. No actúa con la puerta abierta ni en N.',
    ),
    section('control-descenso', 'Control de descenso'),
    p(
      'Mantiene la velocidad en bajadas fuertes sin tocar los pedales. Pulse el botón de la rampa por debajo de 40 km/h; ajuste con el mando del regulador entre **3 y 30 km/h**. Se apaga por encima de 60 km/h. Es normal que el freno vibre y haga ruido.',
    ),
    section('filtro-particulas', 'Filtro de partículas'),
    p(
      'El filtro retiene el hollín y lo quema cada 300 a 600 km. Durante la limpieza, el ralentí sube a unas 1000 rpm, el ventilador suena, el consumo crece y huele a quemado. Dura de 10 a 20 minutos; procure no parar el motor.',
    ),
    topic('limpiar-filtro', 'Si se enciende el testigo del filtro'),
    steps(
      'Conduzca por carretera a más de **60 km/h** y por encima de 2000 rpm.',
      'Siga así unos 20 minutos, hasta que se apague.',
      'Si a los 100 km sigue encendido, o se enciende además el testigo motor, acuda al taller: la limpieza se hace parado y con equipo.',
    ),
    caution(
      'Con trayectos de menos de 10 km el filtro no se limpia y el gasóleo pasa al aceite. Si el nivel supera el máximo, cámbielo antes de seguir.',
    ),
    section('asistentes', 'Asistentes de conducción'),
    table(
      'Qué hacen y cuándo trabajan',
      ['Asistente:3', 'Desde:1.2>', 'Hasta:1.2>', 'Se desconecta en:3'],
      [
        ['Frenada de emergencia', '5 km/h', '150 km/h', 'Ajustes > Asistentes'],
        ['Aviso de salida de carril', '65 km/h', '175 km/h', 'Botón del volante'],
        ['Ángulo muerto', '15 km/h', '175 km/h', 'Ajustes > Asistentes'],
        ['Regulador de velocidad', '30 km/h', '175 km/h', 'CANCEL o freno'],
        ['Regulador adaptativo (automático)', '0 km/h', '160 km/h', 'CANCEL o freno'],
        ['Limitador', '30 km/h', '175 km/h', 'Pisando a fondo se rebasa'],
        ['Control de balanceo del remolque', '60 km/h', '-', 'No se desconecta'],
      ],
    ),
    p(
      'El radar está detrás del escudo delantero y la cámara, en el parabrisas. Con barro, nieve o la matrícula mal puesta dejan de ver y avisan. Límpielos con agua y un paño.',
    ),
    section('aparcar', 'Aparcar'),
    p(
      'Los sensores traseros trabajan en R; los delanteros, por debajo de 10 km/h. La cámara trasera enseña una línea central para acercar la bola al remolque. Con remolque enchufado los sensores de atrás se anulan solos.',
    ),
    section('invierno', 'Frío y nieve'),
    bullets(
      'Con menos de -10 °C use gasóleo de invierno; el de verano deja de pasar por el filtro a unos -5 °C.',
      'En la nieve ponga 4H antes de necesitarla y arranque en segunda.',
      'No deje el freno de mano puesto con las ruedas mojadas y helada: se pegan las zapatas. Deje P o la primera.',
      'Las cadenas van detrás: página {page:cadenas}.',
    ),
    section('consumo', 'Gastar menos'),
    bullets(
      'A 120 km/h gasta un 20 % más que a 100.',
      'La persiana cerrada ahorra algo; la caja abierta con el portón bajado gasta más, al contrario de lo que se dice.',
      'Las presiones bajas y las barras del techo suben el consumo.',
      'No caliente el motor parado.',
    ),
    warning('No conduzca con chanclas ni con alfombrillas sueltas: pueden trabar los pedales.'),
    note('Es normal oír un suspiro al parar el motor: es la mariposa que se cierra.'),
  ],
};
