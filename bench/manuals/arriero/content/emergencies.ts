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

export const emergencies: Chapter = {
  id: 'emergencias',
  title: 'Emergencias en el camino',
  summary: 'Ponchaduras, sin corriente, sin batería, grúa, fuego y agua.',
  blocks: [
    section('pararse', 'Lo primero'),
    steps(
      'Prenda las intermitentes, oríllese y ponga P.',
      'Chaleco puesto antes de bajar. Están en la bolsa de la puerta, dos.',
      'Todos bajan por el lado de la banqueta y se paran lejos de la van.',
      'Coloque los triángulos a 50 y a 100 metros en carretera.',
      'Llame a Tezca Auxilio, 800 000 0470 (número ficticio), o mantenga presionado **SOS** 3 segundos.',
    ),
    section('ponchadura', 'Ponchadura'),
    p(
      'La versión corta lleva llanta de refacción completa, debajo del piso, atrás. La larga lleva un equipo de sellado. La herramienta está en la caja bajo el asiento doble: gato, maneral, llave de birlos de 21 mm, gancho de arrastre, embudo y cuñas.',
    ),
    topic('bajar-refaccion', 'Bajar la llanta de refacción'),
    steps(
      'Quite el tapón del piso, junto a la puerta trasera izquierda.',
      'Meta el maneral y gire a la izquierda hasta que el cable quede flojo.',
      'Jale la llanta hacia afuera, inclínela y saque el soporte por el centro del rin.',
    ),
    note(
      'Guarde la llanta ponchada con la válvula hacia abajo y suba el cable hasta oír dos clics. Un cable flojo suelta la llanta en el camino.',
    ),
    topic('cambiar-llanta', 'Cambiar la llanta'),
    steps(
      'Piso firme y plano, P, cuñas en la rueda contraria y la van sin gente. Si está cargada con más de 500 kg, descárguela.',
      'Quite el tapón del rin con el gancho de alambre y afloje los birlos una vuelta.',
      'Ponga el gato en el apoyo reforzado, marcado con una flecha en el estribo. El delantero está a 25 cm de la rueda; el trasero, sobre el soporte de la muelle.',
      'Levante hasta que la llanta quede a 5 cm del suelo.',
      'Quite los seis birlos, cambie la llanta y apriete los birlos con la mano, en estrella.',
      'Baje la van y apriételos a **180 N·m**, en estrella. Reapriete a los 50 km.',
    ),
    warning(
      'No apoye el gato en la batería de tracción, que ocupa casi todo el piso entre los ejes. No se meta debajo. El gato es para 2000 kg.',
    ),
    topic('sellador', 'Sellador y compresor'),
    p(
      'Sirve para perforaciones de hasta 6 mm en el piso de la llanta. Vacíe el frasco completo, infle a 65 psi, maneje 5 km a menos de 60 km/h y vuelva a medir. Si bajó de 45 psi, no siga. Con la llanta sellada no pase de 80 km/h ni de 150 km. El frasco caduca a los cuatro años.',
    ),
    section('sin-12v', 'Sin batería de 12 V'),
    p(
      'La batería de 12 V está bajo el piso del acompañante; para ayudarla hay bornes debajo del cofre. Aunque la batería de tracción esté llena, sin 12 V la van no abre ni enciende.',
    ),
    steps(
      'Abra con la hoja de la llave y jale dos veces la palanca del cofre, bajo el tablero a la izquierda.',
      'Levante la tapa roja del borne + y conecte ahí el cable rojo, y el otro extremo al + de la batería de ayuda.',
      'Conecte el cable negro al - de la batería de ayuda y al tornillo de masa marcado con un triángulo, cerca de la torre del amortiguador.',
      'Espere 5 minutos y presione **POWER**. Cuando diga LISTA, quite los cables al revés de como los puso.',
      'Deje la van LISTA al menos una hora: el convertidor carga la de 12 V.',
    ),
    caution(
      'No dé ayuda con esta van a un vehículo de gasolina o diésel: su arranque quema el convertidor. Sí puede cargarle la batería con un cargador común en el contacto de 120 V.',
    ),
    topic('soltar-freno', 'Soltar el freno de estacionamiento sin corriente'),
    p(
      'Dé 12 V en los bornes del cofre, encienda y presione el botón (P) con el freno pisado. Si no es posible, una grúa con patines levanta el eje trasero. No hay liberación mecánica.',
    ),
    section('bateria-agotada', 'Se acabó la batería de tracción'),
    p(
      'Por debajo de 5 % aparece la tortuga y la velocidad baja poco a poco hasta 40 km/h. Con 0 % quedan entre 3 y 6 km; luego la van se detiene sola y pone P. No insista en encenderla: cada intento gasta la de 12 V. Una unidad de auxilio con cargador móvil le da unos 20 km en 30 minutos; si no hay, grúa hasta un cargador.',
    ),
    section('grua', 'Grúa y arrastre'),
    table(
      'Cómo puede moverse',
      ['Forma:3', 'Permitida:1.2', 'Condición:4'],
      [
        ['Plataforma', 'Sí', 'Las cuatro ruedas arriba. Es la única forma recomendada'],
        ['Con las traseras levantadas', 'Sí', 'Hasta 80 km, a menos de 70 km/h'],
        [
          'Con las delanteras levantadas',
          'No',
          'Las traseras girando generan tensión y queman el inversor',
        ],
        [
          'Con cuerda o barra',
          'No',
          'Solo para sacarla de un peligro: 300 metros, a 7 km/h, en N y LISTA',
        ],
      ],
    ),
    p(
      'El gancho se atornilla detrás de la tapita derecha de la defensa delantera, con rosca izquierda: gira al revés. Atrás hay una argolla fija, que no sirve para jalar a otros vehículos.',
    ),
    section('fuego', 'Humo o fuego'),
    p(
      'Si el humo sale del tablero o del cofre, use el extintor de polvo que está detrás del asiento del acompañante. Si sale de abajo, blanco y con silbido, es la batería: aléjese. Los bomberos la apagan con mucha agua, más de 4000 litros, y puede volver a prenderse.',
    ),
    section('inundada', 'La van quedó en agua'),
    bullets(
      'No abra ni toque los cables. Con el agua arriba de los rines, salga y espere en un lugar alto.',
      'La alta tensión no electriza el agua alrededor, pero se puede dañar el aislamiento.',
      'Ya en seco, no cargue ni encienda. Que la lleven en plataforma a un taller de alta tensión.',
    ),
    section('encerrado', 'Encerrado en la zona de carga'),
    p(
      'Junto a las puertas traseras hay una manija que brilla en la oscuridad: gírela a la derecha y empuje. La puerta lateral se abre con el botón verde de la entrada, mientras haya 12 V.',
    ),
    section('sobrecalentada', 'Potencia reducida en subida'),
    p(
      'Con carga completa, a más de 38 °C y en subidas de más de 8 km, el motor puede llegar al límite: se prende la tortuga y la velocidad baja. Pare en plano 10 minutos sin apagar; el enfriamiento sigue. No eche agua sobre el radiador.',
    ),
  ],
};
