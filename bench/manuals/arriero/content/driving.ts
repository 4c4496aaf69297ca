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
  id: 'manejar',
  title: 'Manejar',
  summary:
    'Marchas, frenado que recupera energía, ayudas y qué cambia con frío, agua o pendientes.',
  blocks: [
    section('selector', 'Selector de marchas'),
    p(
      'El selector giratorio tiene R, N y D; P es un botón al centro. Para pasar de P a cualquier otra hay que pisar el freno. Si abre la puerta y se quita el cinturón con la van detenida en D o R, se pone P sola. En N la van no se queda fija: úsela únicamente en el autolavado de banda o para moverla unos metros empujando.',
    ),
    topic('modo-autolavado', 'Modo autolavado'),
    p(
      'Con **Ajustes > Vehículo > Autolavado** la van se queda en N hasta 30 minutos con las puertas cerradas, dobla los espejos, apaga los limpiadores y bloquea la tapa del puerto de carga. Se quita al pasar a D.',
    ),
    section('frenado-regenerativo', 'Frenado regenerativo'),
    p(
      'Al soltar el acelerador el motor frena la van y devuelve energía a la batería. Con las paletas del volante se elige entre cuatro niveles. A partir del nivel 2 se encienden las luces de freno al soltar el pedal. El nivel 3 permite manejar casi con un solo pedal, pero no detiene la van por completo: debajo de 8 km/h hay que pisar el freno.',
    ),
    table(
      'Niveles de recuperación',
      ['Nivel:1', 'Desaceleración:2', 'Para qué conviene:4'],
      [
        ['0', 'Ninguna', 'Carretera plana con poco tránsito; piso con hielo'],
        ['1', 'Como un motor de gasolina', 'Carretera'],
        ['2', 'Media', 'Ciudad'],
        ['3', 'Fuerte', 'Reparto con muchas paradas; bajadas largas'],
      ],
    ),
    note(
      'Con la batería por encima de 95 % o por debajo de 0 °C la recuperación es menor o nula. Al bajar de un puerto de montaña con batería llena, la van frena solo con balatas: no salga cargado al 100 % si la ruta empieza cuesta abajo.',
    ),
    section('modos-de-manejo', 'Modos de manejo'),
    table(
      'Efecto de los modos',
      ['Modo:1', 'Potencia:1.5', 'Velocidad máxima:1.8', 'Clima:3'],
      [
        ['NORMAL', '150 kW', '130 km/h', 'Completo'],
        ['ECO', '100 kW', '110 km/h', 'Reducido; calienta sobre todo asiento y volante'],
        ['ECO+', '75 kW', '90 km/h', 'Apagado, salvo desempañado'],
        ['CARGA', '150 kW', '120 km/h', 'Completo; acelera más suave para no mover la carga'],
      ],
    ),
    p(
      'Elija el modo con el botón **MODO** de la consola. La van recuerda el último, menos ECO+, que vuelve a ECO al apagar. Si pisa el acelerador hasta el fondo en ECO o ECO+ tiene por unos segundos la potencia completa, para rebasar.',
    ),
    section('pendientes', 'Pendientes y arranque en subida'),
    p(
      'Al soltar el freno en una subida la van se sostiene 2 segundos antes de irse hacia atrás. Con la carga máxima puede arrancar en una pendiente de hasta 28 %. En bajadas largas use el nivel 3 y la velocidad fijada con **DESCENSO** (de 8 a 40 km/h), que aplica los frenos por usted.',
    ),
    warning(
      'No mantenga la van detenida en una subida con el acelerador: el motor se calienta y la van pierde potencia sin aviso. Use el freno o AUTO HOLD.',
    ),
    topic('auto-hold', 'AUTO HOLD'),
    p(
      'Presione **A-HOLD**. En cada alto la van se queda frenada aunque quite el pie, hasta que acelere. A los 10 minutos pone P sola. No funciona con la puerta abierta.',
    ),
    section('ayudas', 'Ayudas al operador'),
    topic('crucero', 'Control crucero'),
    steps(
      'Presione el botón del velocímetro en el volante.',
      'A más de 30 km/h, presione **SET**: la van mantiene esa velocidad.',
      'Con **+** y **-** cambia de 1 en 1 km/h; si los mantiene presionados, de 10 en 10.',
      'Se cancela al frenar o con **CANC**; **RES** retoma la velocidad anterior.',
    ),
    p(
      'El control crucero con distancia, según versión, sigue al vehículo de adelante a tres distancias y se detiene con él. Si la parada dura más de 3 segundos, hay que presionar **RES** para reanudar. No reconoce motos que circulan a la orilla del carril ni vehículos atravesados.',
    ),
    topic('limitador', 'Limitador de flotilla'),
    p(
      'El administrador puede fijar un límite de 80 a 120 km/h desde la aplicación. El operador no puede quitarlo; en una emergencia, si se pisa el acelerador hasta el fondo, se rebasa el límite durante 10 segundos y el hecho se registra.',
    ),
    topic('frenado-autonomo', 'Frenado automático de emergencia'),
    p(
      'Trabaja de 5 a 80 km/h ante vehículos y de 5 a 60 km/h ante peatones y ciclistas. Primero avisa con timbre y luz; después frena. Si frena sin motivo, limpie el parabrisas frente al espejo y la fascia. Puede apagarse en **Ajustes > Ayudas**, y se vuelve a activar en el siguiente encendido.',
    ),
    topic('carril', 'Aviso de salida de carril'),
    p(
      'El volante vibra cuando la van pisa la línea sin direccional, a más de 60 km/h. No corrige el rumbo. Se apaga con el botón del carril, a la izquierda del volante.',
    ),
    topic('punto-ciego', 'Punto ciego y tránsito cruzado'),
    p(
      'Un triángulo en el espejo avisa de vehículos que vienen por el costado. Al dar reversa, los radares avisan de quien cruza por atrás, hasta 30 metros. Un estribo o un porta-escaleras que sobresalga puede tapar los radares.',
    ),
    section('estacionar', 'Estacionar'),
    p(
      'Hay seis sensores atrás y cuatro adelante. La cámara de reversa muestra guías: amarillas según el giro del volante, azules según el ancho de la van. Los objetos altos, como una rama o una cornisa, no los ve ningún sensor: la van mide 2,59 m de alto sin antena.',
    ),
    p(
      'El freno de estacionamiento es eléctrico: se pone al presionar P y al apagar. Para ponerlo a mano, jale el botón (P) de la consola. Para soltarlo, pise el freno y presione el botón. Si la batería de 12 V está descargada no se puede soltar; véase la página {page:soltar-freno}.',
    ),
    section('clima-extremo', 'Con frío, calor, lluvia o agua'),
    bullets(
      'A -10 °C la autonomía baja cerca de 35 %, y la carga rápida puede tardar el doble. Caliente la cabina mientras está conectada.',
      'A más de 40 °C, deje la van conectada a la sombra: así se enfría la batería con energía de la red.',
      'La van puede cruzar agua de hasta **40 cm** a 7 km/h. Después pise el freno varias veces para secar las balatas.',
      'Con nieve ponga cadenas solo en las ruedas traseras, que son las que dan tracción; no rebase 50 km/h.',
      'Con viento lateral fuerte, una van vacía se mueve más que una cargada: baje la velocidad.',
    ),
    caution(
      'Si el agua llegó a la altura de las puertas, no encienda la van aunque ya esté seca. Haga que la revise un taller de alta tensión antes de cargarla.',
    ),
    section('gastar-menos', 'Cómo hacer que alcance más'),
    p(
      'Lo que más pesa es la velocidad: de 90 a 110 km/h el consumo sube cerca de 30 %. Le siguen la calefacción, la presión de las llantas y el peso.',
    ),
    table(
      'Autonomía orientativa con la batería de 84 kWh, en km',
      ['Uso:3', 'Vacía:1.2>', 'Media carga:1.2>', 'Carga completa:1.2>'],
      [
        ['Ciudad a 25 °C', '390', '345', '310'],
        ['Ciudad a -5 °C con calefacción', '270', '245', '220'],
        ['Carretera a 90 km/h, 25 °C', '320', '300', '275'],
        ['Carretera a 110 km/h, 25 °C', '245', '232', '215'],
        ['Montaña', '250', '215', '180'],
      ],
    ),
    p(
      'Con la batería de 56 kWh cuente dos tercios de esos valores. Los primeros 1500 km el consumo es algo mayor, hasta que se asientan las llantas y los baleros; no hace falta ninguna precaución de asentamiento del motor.',
    ),
  ],
};
