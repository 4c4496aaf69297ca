import { bullets, columns, note, p, section, steps, table, topic } from './blocks';
import type { Chapter } from './blocks';

export const comfort: Chapter = {
  id: 'confort',
  title: 'Confort y multimedia',
  summary: 'Climatización, sistema de audio, teléfono por Bluetooth y equipamiento interior.',
  blocks: [
    section('climatizacion', 'Climatización'),
    p(
      'El climatizador automático regula la temperatura entre 16 °C y 28 °C. Pulse **AUTO** y elija la temperatura: el sistema ajusta el caudal y el reparto del aire. Por debajo de 2 °C exteriores el compresor no se conecta.',
    ),
    table(
      'Teclas del climatizador',
      ['Tecla:1', 'Función:4'],
      [
        ['AUTO', 'Funcionamiento automático'],
        ['A/C', 'Conecta o desconecta la refrigeración'],
        ['MAX', 'Desempaña el parabrisas con el caudal máximo'],
        ['REC', 'Recirculación; se anula sola a los 20 minutos'],
        ['DUAL', 'Temperaturas distintas para conductor y acompañante, según versión'],
      ],
    ),
    topic('desempanar', 'Desempañar los cristales'),
    steps(
      'Pulse la tecla **MAX** y compruebe que la recirculación está desconectada.',
      'Suba la temperatura y dirija los difusores laterales hacia las ventanillas.',
      'Conecte la luneta térmica.',
      'Cuando los cristales estén limpios, vuelva a pulsar **AUTO**.',
    ),
    topic('ac-mantenimiento', 'Conservar el aire acondicionado'),
    p(
      'Conecte la refrigeración al menos 10 minutos al mes, también en invierno, para lubricar el compresor. Un olor desagradable al conectarla suele deberse a la humedad del evaporador o a un filtro de habitáculo sucio. El goteo de agua bajo el vehículo es normal.',
    ),
    section('asientos-calefactados', 'Asientos calefactados'),
    p(
      'Los asientos delanteros, según versión, tienen tres niveles. El nivel 3 pasa automáticamente al 2 después de 15 minutos. Con el motor parado no funcionan.',
    ),
    section('audio', 'Sistema de audio'),
    p(
      'La pantalla táctil de 8 pulgadas reúne radio FM y DAB+, USB y Bluetooth. Un toque del mando giratorio enciende el equipo; una pulsación larga de 10 segundos lo reinicia sin perder los ajustes.',
    ),
    columns(
      topic('emisoras', 'Guardar emisoras'),
      p(
        'Sintonice la emisora y mantenga pulsada durante 2 segundos una de las 12 posiciones de memoria, hasta oír una señal.',
      ),
      topic('volumen-velocidad', 'Volumen según la velocidad'),
      p(
        'En **Ajustes > Sonido** elija entre cinco niveles de compensación. El nivel 0 la desactiva.',
      ),
      topic('usb', 'Tomas USB'),
      p(
        'La toma delantera admite memorias de hasta 64 GB en formato FAT32 o exFAT. Las dos tomas traseras solo cargan, a 5 V y 2,4 A.',
      ),
      topic('toma-12v', 'Toma de 12 V'),
      p('La toma de la consola admite aparatos de hasta 120 W. Está protegida por el fusible F18.'),
    ),
    section('bluetooth', 'Teléfono por Bluetooth'),
    p(
      'Puede emparejar hasta **cinco teléfonos**, de los que solo uno puede estar conectado para llamadas. Haga el emparejamiento con el vehículo parado.',
    ),
    steps(
      'Active el Bluetooth del teléfono y hágalo visible.',
      'En la pantalla, pulse **Teléfono > Añadir dispositivo**.',
      'Elija «Faro Brisa» en el teléfono.',
      'Compruebe que el código de seis cifras coincide en ambas pantallas y acepte.',
      'Autorice el acceso a la agenda si desea ver los contactos.',
    ),
    p(
      'Para borrar un teléfono, mantenga el dedo sobre su nombre y elija **Eliminar**. Si el emparejamiento falla, borre el vehículo en el teléfono, borre el teléfono en el vehículo y repita los pasos.',
    ),
    note(
      'Con la tecla del volante que muestra una cara que habla se activa el asistente de voz del teléfono si se mantiene pulsada 2 segundos.',
    ),
    section('luces-interiores', 'Luces interiores y portaobjetos'),
    bullets(
      'La luz de techo se apaga 30 segundos después de cerrar las puertas o al dar el contacto.',
      'La guantera se refrigera abriendo la válvula interior cuando la refrigeración está conectada.',
      'El portagafas del techo soporta 200 g.',
      'El apoyabrazos central se desplaza 80 mm y esconde un compartimento de 3 litros.',
    ),
    section('carga-inalambrica', 'Carga inalámbrica del teléfono'),
    p(
      'La bandeja delante de la palanca, según versión, carga teléfonos compatibles con Qi a 10 W como máximo. Una luz ámbar indica que hay un objeto metálico entre el teléfono y la bandeja: retírelo.',
    ),
  ],
};
