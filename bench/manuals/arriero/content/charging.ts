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

export const charging: Chapter = {
  id: 'cargar',
  title: 'Cargar la batería',
  summary:
    'Dónde y cómo conectarla, cuánto tarda, y qué hacer cuando no quiere cargar o soltar la manguera.',
  blocks: [
    section('formas-de-cargar', 'Tres formas de cargar'),
    table(
      'Tiempos de carga',
      ['Forma:2.4', 'Conexión:2.4', 'De 10 a 80 %, 56 kWh:1.5>', 'De 10 a 80 %, 84 kWh:1.5>'],
      [
        [
          'Contacto doméstico de 120 V, 12 A',
          'Cable portátil que viene con la van',
          '29 h',
          '44 h',
        ],
        ['Contacto de 240 V, 16 A', 'Cable portátil con clavija azul', '11 h', '17 h'],
        ['Cargador de pared, 7,4 kW', 'Enchufe tipo 1 o tipo 2', '5 h 45 min', '8 h 30 min'],
        ['Cargador de pared trifásico, 11 kW', 'Enchufe tipo 2', '3 h 50 min', '5 h 40 min'],
        ['Estación rápida, 50 kW', 'CCS, corriente continua', '52 min', '78 min'],
        ['Estación rápida, 100 kW o más', 'CCS, corriente continua', '34 min', '42 min'],
      ],
    ),
    p(
      'La van acepta como máximo 11 kW en corriente alterna y 115 kW en corriente continua. Una estación más potente no la carga más rápido. A partir de 80 % la carga rápida baja mucho: de 80 a 100 % tarda tanto como de 10 a 80 %.',
    ),
    warning(
      'Cargue únicamente en contactos con tierra física. No use extensiones, multicontactos ni adaptadores de viaje: se calientan y pueden incendiarse.',
    ),
    section('conectar', 'Conectar y desconectar'),
    steps(
      'Ponga P y apague la van. Se puede quedar adentro con el clima encendido.',
      'Presione la tapa del puerto, que está en la esquina delantera izquierda, para que abra. Para corriente continua baje además el tapón naranja.',
      'Meta el enchufe hasta el fondo: se oye el seguro y la luz del puerto parpadea en azul.',
      'Cuando la luz parpadea en verde, está cargando. En el panel aparece la hora a la que termina.',
      'Para terminar, presione el rayo de la llave o el botón del enchufe; la luz se pone blanca y puede jalar.',
    ),
    table(
      'Luz del puerto de carga',
      ['Luz:2.4', 'Significado:5'],
      [
        ['Blanca fija', 'Puerto abierto, sin seguro: puede conectar o desconectar'],
        ['Azul parpadeando', 'Se comunica con el cargador'],
        ['Azul fija', 'Conectada; espera la hora programada'],
        ['Verde parpadeando', 'Cargando'],
        ['Verde fija', 'Carga completa'],
        ['Amarilla parpadeando', 'Carga lenta por calor o por frío'],
        ['Roja fija', 'Falla: lea el mensaje en el panel'],
      ],
    ),
    p(
      'La manguera queda con seguro mientras las puertas están cerradas con llave, para que nadie la desconecte. Con **Ajustes > Carga > Liberar al terminar** se suelta al llegar al límite, y otro vehículo puede usar el cargador.',
    ),
    topic('manguera-trabada', 'La manguera no sale'),
    steps(
      'Presione el rayo de la llave y jale en los siguientes 30 segundos, derecho, sin girar.',
      'Cierre la van con la llave, espere 5 segundos, ábrala y vuelva a intentar.',
      'En una estación rápida, detenga la carga en la pantalla de la estación.',
      'Si sigue trabada, abra el cofre y jale una vez el cordón rojo junto al faro izquierdo: suelta el seguro a mano.',
    ),
    caution(
      'No jale el cordón rojo mientras carga en corriente continua: el arco eléctrico daña los contactos del puerto.',
    ),
    section('programar-carga', 'Horario, límite y potencia'),
    p(
      'En **Ajustes > Carga** se fijan la hora de inicio, la hora de salida y el límite. Con hora de salida la van calcula cuándo empezar y deja la batería y la cabina a temperatura. Para cargar de inmediato una sola vez, abra y cierre la tapa del puerto dos veces seguidas o toque **Cargar ya**.',
    ),
    bullets(
      'Límite de diario recomendado: **80 %**. Para una ruta larga, 100 %, y salga pronto.',
      'Si el contacto se bota o se calienta, baje la corriente en **Ajustes > Carga > Corriente**: 12, 10, 8 o 6 A.',
      'El horario vale solo en los lugares guardados como «Base». En cualquier otro lugar la carga empieza al conectar.',
    ),
    section('cuidar-bateria', 'Para que la batería dure'),
    bullets(
      'No la deje días por debajo de 10 % ni por encima de 90 %.',
      'Use la carga rápida cuando haga falta; a diario, corriente alterna.',
      'Una vez al mes cargue a 100 % en corriente alterna y déjela conectada 4 horas para emparejar las celdas. La de 56 kWh (litio-ferrofosfato) lo necesita cada semana.',
      'Si va a guardarla, déjela entre 40 y 60 %. Véase la página {page:guardar-van}.',
    ),
    p(
      'La batería de 84 kWh pierde normalmente hasta 8 % de su capacidad en los primeros dos años y después menos de 2 % al año. La salud de la batería se consulta en **Ajustes > Servicio > Batería**. Se garantiza 70 % de la capacidad hasta los 8 años o 160 000 km (véase la página {page:garantia}).',
    ),
    section('no-carga', 'Si no carga'),
    table(
      'Qué revisar',
      ['Lo que ve:3', 'Posible motivo:3', 'Qué hacer:4'],
      [
        [
          'Nada se prende al conectar',
          'El contacto no tiene corriente',
          'Revise el interruptor del tablero eléctrico; pruebe con otro aparato',
        ],
        [
          'Luz azul fija toda la noche',
          'Hay un horario programado',
          'Toque **Cargar ya** o borre el horario',
        ],
        [
          'Empieza y se detiene a los minutos',
          'El contacto se calienta',
          'Baje la corriente a 8 A; que un electricista revise el contacto',
        ],
        [
          'Se bota el interruptor diferencial',
          'Humedad en el enchufe o falla a tierra',
          'Seque el enchufe; pruebe en otro lugar; si se repite, taller',
        ],
        [
          'La estación rápida da error de comunicación',
          'Enchufe mal metido o estación incompatible',
          'Levante el enchufe con la mano mientras arranca; cambie de estación',
        ],
        [
          'Carga muy lento en estación rápida',
          'Batería fría, caliente o arriba de 80 %',
          'Maneje 30 minutos antes de cargar o active el preacondicionamiento',
        ],
        ['Luz roja y código C204', 'Sin tierra física', 'No insista en ese contacto'],
      ],
    ),
    topic('preacondicionar', 'Preacondicionamiento'),
    p(
      'Si pone una estación rápida como destino en el navegador, la van calienta o enfría la batería desde 20 minutos antes. También puede activarlo en **Carga > Preparar batería**; gasta entre 1 y 3 kWh y no funciona por debajo de 15 % de carga.',
    ),
    section('energia-afuera', 'Sacar energía: tomacorriente de 120 V'),
    p(
      'En la zona de carga hay dos contactos de 120 V que suman **2,2 kW** para herramientas. Enciéndalos con **AUX 120** en la pantalla. Funcionan con la van en P, encendida o apagada, y se cortan cuando la batería de tracción baja a 20 %; el límite puede cambiarse entre 10 y 50 %.',
    ),
    note(
      'Un taladro o una sierra consumen al arrancar mucho más de lo que dice su placa. Si se corta la corriente, desconecte todo, espere 10 segundos y vuelva a tocar **AUX 120**. No alimente una casa con estos contactos.',
    ),
  ],
};
