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

export const offRoad: Chapter = {
  id: 'fuera-del-asfalto',
  title: 'Tracción total y campo',
  summary: 'Cuándo poner 4H, 4L y el bloqueo, y cómo salir de arena, barro o agua.',
  blocks: [
    section('mando-traccion', 'El mando de la tracción'),
    table(
      'Posiciones del mando giratorio',
      ['Posición:1', 'Tracción:3', 'Para qué:4', 'Velocidad máxima:1.6>'],
      [
        ['2H', 'Ruedas traseras', 'Carretera seca', 'Sin límite'],
        ['4H', 'Cuatro ruedas, sin diferencial central', 'Nieve, barro, pista suelta', '100 km/h'],
        ['4L', 'Cuatro ruedas con reductora', 'Rampas, vados, arrastrar peso despacio', '40 km/h'],
      ],
    ),
    topic('poner-4h', 'Pasar de 2H a 4H y volver'),
    p(
      'Se hace en marcha, en línea recta y a menos de **80 km/h**, levantando el pie. El testigo parpadea mientras engrana. En asfalto seco no use 4H: las ruedas delanteras y traseras no giran igual, la transmisión se tensa y el volante da tirones en las curvas cerradas.',
    ),
    topic('poner-4l', 'Pasar de 4H a 4L y volver'),
    steps(
      'Detenga el vehículo por completo.',
      'Pise el embrague a fondo; con caja automática, ponga **N** y pise el freno.',
      'Empuje el mando y gírelo. Espere a que el testigo quede fijo, hasta 10 segundos.',
      'Si parpadea y no entra, avance un metro y repita: los dientes no coincidían.',
    ),
    note('En 4L se desconectan el ESP y la frenada de emergencia; el ABS sigue actuando.'),
    topic('tirones', 'Si la transmisión queda agarrotada'),
    p(
      'Si después de volver a 2H el testigo sigue encendido, la transmisión está tensa. Dé marcha atrás en línea recta unos 10 metros: se libera sola.',
    ),
    section('bloqueo', 'Bloqueo del diferencial trasero'),
    p(
      'Une las dos ruedas de atrás. Solo funciona en **4L**, por debajo de **30 km/h**. Pulse el botón de la X con el vehículo parado o muy lento y el volante recto. Por encima de 30 km/h se suelta solo y no vuelve hasta pulsar otra vez.',
    ),
    warning(
      'Con el bloqueo puesto el vehículo no quiere girar. No lo use en curvas ni en suelo firme. No hay bloqueo delantero.',
    ),
    section('angulos', 'Ángulos y límites'),
    table(
      'Sin carga, con neumáticos de serie',
      ['Medida:4', 'Normal:1.4>', 'Con paquete Monte:1.6>'],
      [
        ['Ángulo de ataque', '29°', '31°'],
        ['Ángulo de salida, sin bola', '23°', '26°'],
        ['Ángulo de salida, con bola', '17°', '19°'],
        ['Ángulo ventral', '21°', '24°'],
        ['Inclinación lateral máxima', '40°', '38°'],
        ['Altura libre al suelo', '215 mm', '245 mm'],
      ],
    ),
    section('vadear', 'Cruzar agua'),
    p(
      'Profundidad máxima **700 mm**, o **850 mm** con la toma de aire elevada (snorkel). Mida antes a pie y con un palo. Quite el Stop & Start, ponga 4L, primera o M1, y entre a no más de **7 km/h**, con una ola pequeña delante.',
    ),
    bullets(
      'No pare ni cambie de marcha dentro del agua.',
      'Si el motor se para, **no intente arrancarlo**: puede tener agua en los cilindros. Saque el vehículo a remolque y avise al taller.',
      'Al salir, frene varias veces suavemente para secar los frenos.',
      'Después de un vado que cubra los bujes, haga revisar los aceites de los ejes: si están lechosos, hay que cambiarlos.',
    ),
    section('arena-barro', 'Arena, barro y nieve profunda'),
    bullets(
      'Baje las presiones como dice la página {page:presiones-campo} y vuelva a inflar antes de pasar de 60 km/h.',
      'Desconecte el ESP manteniendo el botón 3 segundos.',
      'Mantenga el impulso; en arena, no frene: deje que se pare solo.',
      'Si se hunde, no acelere: cave delante de las cuatro ruedas y salga marcha atrás por sus huellas.',
    ),
    section('cuestas', 'Subir y bajar'),
    p(
      'Suba y baje siempre recto. Si no llega arriba, no gire: baje en R por la misma línea con el motor engranado. Baje en 4L con una marcha corta o con el control de descenso de la página {page:control-descenso}.',
    ),
    section('rescate', 'Puntos de rescate y cabrestante'),
    p(
      'Delante hay dos ganchos pintados de rojo, cada uno para **30 kN**. Detrás, use la bola solo si no hay otro punto y con tirón suave; lo correcto es el pasador del soporte. Las eslingas elásticas deben ser de 60 mm o más y nadie debe estar a menos de dos veces su largo.',
    ),
    caution(
      'No dé tirones con cable de acero. No tire nunca de la barra estabilizadora ni de las ballestas.',
    ),
    section('despues-campo', 'Después de salir al campo'),
    bullets(
      'Lave los bajos, los radiadores de fuera adentro y los frenos.',
      'Quite barro de las llantas: desequilibra y el volante vibra a 90 km/h.',
      'Busque ramas entre el escape y los bajos: pueden arder.',
      'Mire fuelles, latiguillos y el nivel del refrigerante.',
      'Engrase las crucetas si ha vadeado: página {page:engrase}.',
    ),
  ],
};
