import { bullets, caution, note, p, section, steps, table, topic, warning } from './blocks';
import type { Chapter } from './blocks';

export const driving: Chapter = {
  id: 'conduccion',
  title: 'Conducción',
  summary:
    'Arranque, cambio de marchas, frenos, ayudas electrónicas, conducción económica y remolque.',
  blocks: [
    section('arranque', 'Arranque y parada del motor'),
    steps(
      'Ponga el freno de estacionamiento.',
      'Cambio manual: pise el embrague a fondo. Cambio automático: palanca en P y pie en el freno.',
      'Pulse el botón **START/STOP** sin tocar el acelerador.',
      'Suelte el botón en cuanto el motor se ponga en marcha e inicie la marcha sin esperar al ralentí.',
    ),
    p(
      'Si el motor no arranca, espere 10 segundos antes de volver a intentarlo. Para apagar el motor en marcha en caso de emergencia, mantenga pulsado el botón START/STOP más de 3 segundos.',
    ),
    warning(
      'No deje el motor en marcha en un local cerrado. Los gases de escape contienen monóxido de carbono, que es inodoro y mortal.',
    ),
    topic('start-stop', 'Sistema Start-Stop'),
    p(
      'El sistema para el motor en las detenciones cuando el refrigerante supera 60 °C, la batería tiene carga suficiente y el climatizador no exige el máximo. Se desconecta con la tecla **A OFF** y se activa de nuevo en cada arranque.',
    ),
    section('cambio-manual', 'Cambio manual'),
    p(
      'La caja tiene seis velocidades. Para engranar la marcha atrás, con el vehículo parado, levante el anillo situado bajo el pomo y lleve la palanca a la izquierda y adelante. El indicador de cambio del cuadro aconseja la marcha más económica.',
    ),
    table(
      'Velocidades recomendadas para cambiar',
      ['Cambio:2', 'Velocidad:2>', 'Velocidad máxima en la marcha inferior:3>'],
      [
        ['De 1.ª a 2.ª', '20 km/h', '48 km/h'],
        ['De 2.ª a 3.ª', '35 km/h', '88 km/h'],
        ['De 3.ª a 4.ª', '50 km/h', '128 km/h'],
        ['De 4.ª a 5.ª', '65 km/h', '165 km/h'],
        ['De 5.ª a 6.ª', '80 km/h', '190 km/h'],
      ],
    ),
    section('cambio-automatico', 'Cambio automático'),
    bullets(
      '**P:** estacionamiento; ruedas motrices bloqueadas.',
      '**R:** marcha atrás; selecciónela solo con el vehículo detenido.',
      '**N:** punto muerto.',
      '**D:** marcha normal, con seis relaciones.',
      '**M:** selección manual con las levas del volante.',
    ),
    topic('desbloqueo-palanca', 'Liberar la palanca sin batería'),
    p(
      'Si la palanca queda bloqueada en P por falta de tensión, levante el fuelle, introduzca un destornillador en el orificio blanco, presione, pise el freno y lleve la palanca a N.',
    ),
    caution(
      'No mantenga el vehículo parado en una pendiente con el acelerador: la caja automática se calienta en exceso. Utilice el freno.',
    ),
    section('frenos', 'Frenos'),
    p(
      'El circuito es doble en diagonal: si falla una mitad, la otra sigue actuando, pero el recorrido del pedal y la distancia de frenado aumentan. Tras un lavado o una lluvia intensa, frene varias veces con suavidad para secar los discos.',
    ),
    topic('freno-de-mano', 'Freno de estacionamiento eléctrico'),
    p(
      'Tire del mando de la consola para accionarlo; púlselo con el pie en el freno para soltarlo. Se suelta solo al iniciar la marcha si el cinturón del conductor está abrochado. En caso de emergencia, tire del mando y manténgalo: el vehículo frena hasta detenerse.',
    ),
    topic('abs', 'ABS'),
    p(
      'El sistema antibloqueo permite mantener la dirección durante una frenada a fondo. Es normal sentir vibraciones en el pedal: no lo suelte. Sobre grava o nieve suelta la distancia de frenado puede ser mayor que sin ABS.',
    ),
    topic('esp', 'Control de estabilidad (ESP) y de tracción'),
    p(
      'El ESP frena ruedas de forma individual y reduce el par del motor cuando el vehículo se desvía de la trayectoria. Desconéctelo solo para salir de nieve profunda o barro, con una pulsación de 3 segundos; vuelve a activarse por encima de 50 km/h.',
    ),
    topic('arranque-en-pendiente', 'Ayuda al arranque en pendiente'),
    p(
      'En pendientes superiores al 3 % mantiene la presión de los frenos durante 2 segundos después de soltar el pedal.',
    ),
    section('ayudas', 'Regulador y limitador de velocidad'),
    p(
      'El regulador funciona a partir de **40 km/h** y el limitador, a partir de **30 km/h**. Ambos se gobiernan con las teclas del lado izquierdo del volante.',
    ),
    steps(
      'Pulse la tecla **CRUISE** o **LIM**.',
      'Alcance la velocidad deseada y pulse **SET**.',
      'Ajústela con + y – en pasos de 1 km/h; mantenga la tecla para pasos de 10 km/h.',
      'Para suspender la función pulse **O** o pise el freno; con **RES** se recupera la velocidad guardada.',
    ),
    note(
      'El limitador se supera pisando el acelerador a fondo, más allá del punto de resistencia.',
    ),
    section('estacionamiento', 'Ayuda al estacionamiento'),
    p(
      'Cuatro sensores traseros detectan obstáculos a menos de 150 cm. A menos de 30 cm el sonido es continuo. La cámara trasera, según versión, se muestra al engranar la marcha atrás. Limpie los sensores con un paño húmedo.',
    ),
    section('eco', 'Modo ECO y consumo'),
    p(
      'El botón **ECO** suaviza la respuesta del acelerador, adelanta los cambios de la caja automática y limita la potencia del climatizador. Puede reducir el consumo hasta un 8 %. Si pisa el acelerador a fondo, el modo se suspende.',
    ),
    bullets(
      'Quite la baca cuando no la necesite: a 120 km/h aumenta el consumo hasta 1,1 litros cada 100 km.',
      'Con el climatizador en marcha el consumo urbano puede subir 0,6 litros cada 100 km.',
      'Una presión inferior en 0,5 bar a la indicada aumenta el consumo alrededor de un 3 %.',
    ),
    section('combustible', 'Repostar'),
    p(
      'Utilice gasolina sin plomo de **95 octanos** (RON) como mínimo, con las etiquetas E5 o E10. El depósito tiene una capacidad de 50 litros. La tapa está en el lado derecho y se abre al desbloquear las puertas. Deje de repostar cuando la pistola se dispare por segunda vez.',
    ),
    warning('Pare el motor y no fume ni utilice el teléfono mientras reposta.'),
    caution(
      'No utilice gasolina E85 ni añada aditivos. Si se ha equivocado de combustible no arranque ni dé el contacto: llame a la asistencia para vaciar el depósito.',
    ),
    section('remolque', 'Remolque'),
    table(
      'Masas remolcables',
      ['Concepto:3', 'Cambio manual:1.5>', 'Cambio automático:1.5>'],
      [
        ['Remolque con freno, pendiente hasta el 12 %', '1000 kg', '900 kg'],
        ['Remolque con freno, pendiente hasta el 8 %', '1150 kg', '1050 kg'],
        ['Remolque sin freno', '600 kg', '580 kg'],
        ['Carga vertical sobre la bola', '60 kg', '60 kg'],
      ],
    ),
    p(
      'Con remolque no supere 90 km/h, aunque la normativa permita más, aumente en 0,2 bar la presión de los neumáticos traseros y duplique la distancia de seguridad. La toma de corriente es de 13 polos.',
    ),
    section('condiciones', 'Conducción en invierno y con agua'),
    p(
      'Monte cadenas solo en las ruedas delanteras, con eslabones de 9 mm como máximo, y no supere **50 km/h**. Se admiten con neumáticos 185/65 R15 y 205/55 R16; no se admiten con 215/45 R17.',
    ),
    p(
      'La profundidad máxima de vadeo es de **20 cm** a una velocidad de 10 km/h. Si el motor se para dentro del agua, no intente arrancarlo.',
    ),
  ],
};
