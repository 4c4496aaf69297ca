import { bullets, note, p, section, steps, table, warning } from './blocks';
import type { Chapter } from './blocks';

export const warningLights: Chapter = {
  id: 'testigos',
  title: 'Testigos de advertencia',
  summary: 'Qué significa cada luz del cuadro y qué debe hacer cuando se enciende.',
  blocks: [
    section('colores-testigos', 'Colores y prioridades'),
    p(
      'Al dar el contacto se encienden todos los testigos durante unos 3 segundos para comprobar su funcionamiento. Si alguno no se enciende o no se apaga después, acuda a un taller.',
    ),
    bullets(
      '**Rojo:** peligro. Deténgase en cuanto sea seguro y no continúe, salvo que la tabla indique otra cosa.',
      '**Ámbar:** avería o atención necesaria. Puede continuar con precaución, salvo que la tabla indique otra cosa.',
      '**Verde y azul:** información sobre un sistema en funcionamiento.',
    ),
    warning(
      'Si se enciende un testigo rojo y suena el avisador, aminore la marcha sin frenazos, señalice la maniobra y pare en un lugar seguro.',
    ),
    section('tabla-testigos', 'Tabla de testigos'),
    table(
      'Testigos del cuadro de instrumentos',
      ['Símbolo:1.9', 'Color:1', 'Significado:2.3', 'Qué hacer:3.6'],
      [
        [
          'Aceitera',
          'Rojo',
          'Presión de aceite insuficiente',
          'Pare el motor inmediatamente. Espere 5 minutos y compruebe el nivel. Si el nivel es correcto, no arranque: haga remolcar el vehículo',
        ],
        [
          'Aceitera con onda',
          'Ámbar',
          'Nivel de aceite bajo',
          'Añada aceite en cuanto pueda, sin sobrepasar la marca MAX',
        ],
        [
          'Termómetro en líquido',
          'Rojo',
          'Temperatura del refrigerante demasiado alta',
          'Pare, deje el motor al ralentí 2 minutos y apáguelo. Siga las instrucciones de la página {page:sobrecalentamiento}',
        ],
        [
          'Termómetro en líquido',
          'Azul',
          'Motor frío',
          'Evite regímenes altos hasta que se apague',
        ],
        [
          'Batería',
          'Rojo',
          'La batería no se carga',
          'Desconecte los consumidores y vaya al taller más próximo; no pare el motor. La correa de accesorios puede estar rota',
        ],
        [
          'Círculo con «!»',
          'Rojo',
          'Freno de estacionamiento puesto o nivel bajo de líquido de frenos',
          'Suelte el freno. Si sigue encendido, no conduzca: llame a la asistencia',
        ],
        [
          'ABS',
          'Ámbar',
          'Avería del sistema antibloqueo',
          'Los frenos funcionan sin ABS. Conduzca con cuidado hasta el taller',
        ],
        [
          'ABS y círculo con «!»',
          'Rojo',
          'Avería del reparto de frenada',
          'Deténgase. Las ruedas traseras pueden bloquearse al frenar',
        ],
        [
          'Coche derrapando',
          'Ámbar',
          'Parpadea: el ESP está actuando. Fijo: avería del ESP',
          'Parpadeo: reduzca la velocidad. Fijo: apague y arranque de nuevo; si persiste, acuda al taller',
        ],
        [
          'Coche derrapando OFF',
          'Ámbar',
          'ESP desconectado por el conductor',
          'Vuelva a conectarlo con el botón de la consola',
        ],
        [
          'Persona con airbag',
          'Rojo',
          'Avería de airbags o pretensores',
          'Acuda de inmediato al taller: los airbags podrían no inflarse',
        ],
        [
          'Airbag tachado',
          'Ámbar',
          'Airbag del acompañante desconectado',
          'Conéctelo si el asiento lo ocupa un adulto (véase la página {page:airbag-acompanante})',
        ],
        [
          'Cinturón',
          'Rojo',
          'Cinturón sin abrochar',
          'Abróchese el cinturón; por encima de 20 km/h suena un avisador',
        ],
        [
          'Motor',
          'Ámbar',
          'Avería del motor o del control de emisiones',
          'Fijo: acuda al taller cuando pueda. Intermitente: reduzca la velocidad, los fallos de encendido pueden dañar el catalizador',
        ],
        [
          'Llave inglesa',
          'Ámbar',
          'Mantenimiento próximo',
          'Faltan menos de 1500 km o 30 días para la revisión',
        ],
        [
          'Neumático con «!»',
          'Ámbar',
          'Presión baja en una rueda, o sistema sin reiniciar',
          'Pare y revise las cuatro presiones. Parpadeo de 1 minuto: avería del sistema',
        ],
        [
          'Volante con «!»',
          'Rojo',
          'Avería de la dirección asistida',
          'La dirección requiere más esfuerzo. Pare y no continúe',
        ],
        [
          'Volante con «!»',
          'Ámbar',
          'Asistencia de dirección reducida',
          'Conduzca despacio hasta el taller',
        ],
        ['Surtidor', 'Ámbar', 'Reserva de combustible', 'Quedan unos 7 litros: reposte'],
        ['Puerta abierta', 'Rojo', 'Puerta, capó o portón abiertos', 'Pare y cierre'],
        [
          'Engranaje',
          'Rojo',
          'Caja automática demasiado caliente',
          'Pare con la palanca en P y el motor al ralentí hasta que se apague',
        ],
        [
          'Bombilla',
          'Ámbar',
          'Lámpara exterior fundida',
          'Sustitúyala (véase la página {page:tabla-bombillas})',
        ],
        ['Candado', 'Rojo', 'Inmovilizador: llave no reconocida', 'Pruebe con la segunda llave'],
        [
          'Copo de nieve',
          'Ámbar',
          'Temperatura exterior inferior a 4 °C',
          'Posible hielo en la calzada: adapte la velocidad',
        ],
        [
          'Letra A en un círculo',
          'Verde',
          'Start-Stop: motor parado automáticamente',
          'Ninguna acción',
        ],
        ['Velocímetro con flecha', 'Verde', 'Regulador de velocidad activo', 'Ninguna acción'],
        ['Hoja', 'Verde', 'Modo ECO activado', 'Ninguna acción'],
        [
          'Faro con rayas horizontales',
          'Azul',
          'Luces de carretera encendidas',
          'Cambie a cruce si puede deslumbrar',
        ],
        ['Faro con onda vertical', 'Verde', 'Antinieblas delanteras encendidas', 'Ninguna acción'],
      ],
    ),
    section('reiniciar-presion', 'Reiniciar el control de presión de los neumáticos'),
    p(
      'El sistema es indirecto: compara el giro de las ruedas y no mide la presión. Reinícielo cada vez que corrija las presiones o cambie una rueda.',
    ),
    steps(
      'Ajuste las cuatro presiones en frío.',
      'Dé el contacto con el vehículo parado.',
      'Seleccione **Ajustes > Vehículo > Presión de neumáticos**.',
      'Mantenga pulsado **OK** durante 3 segundos hasta que aparezca «Presiones guardadas».',
    ),
    note('El sistema necesita unos 20 minutos de marcha para aprender los nuevos valores.'),
  ],
};
