import {
  bullets,
  caution,
  figure,
  note,
  p,
  section,
  steps,
  table,
  topic,
  type Chapter,
} from '../../../../local/demo/content/blocks';

export const instruments: Chapter = {
  id: 'instrumentos',
  title: 'Instrumentos y testigos',
  summary: 'Qué dice el cuadro, de qué color y qué hay que hacer.',
  blocks: [
    section('cuadro', 'El cuadro'),
    figure(
      'cluster',
      'Cuadro: 1 cuentavueltas, 2 velocímetro, 3 ordenador, 4 gasóleo, 5 temperatura, 6 testigos',
    ),
    p(
      'El cuentavueltas tiene la zona roja desde **4400 rpm**. La aguja de temperatura trabaja en el centro; si pasa de tres cuartos, siga la página {page:sobrecalentamiento}. Cuando el gasóleo entra en la reserva quedan unos **11 litros**.',
    ),
    topic('ordenador', 'Ordenador de a bordo'),
    p(
      'Se recorre con las flechas del volante: consumo, autonomía, dos parciales (A y B), temperatura del aceite de la caja automática, inclinación, presión de cada neumático y nivel de AdBlue. Un parcial se borra manteniendo OK 2 segundos. La autonomía de AdBlue se muestra aparte de la de gasóleo.',
    ),
    section('testigos-rojos', 'Testigos rojos: parar'),
    table(
      'Deténgase en cuanto pueda hacerlo sin peligro',
      ['Testigo:2', 'Significa:3', 'Qué hacer:4'],
      [
        [
          'Aceitera',
          'Falta presión de aceite',
          'Pare el motor al momento. Mida el nivel; si es bueno, no arranque: grúa.',
        ],
        [
          'Termómetro en olas',
          'Motor demasiado caliente',
          'Pare y deje al ralentí solo si hay líquido. Ver sobrecalentamiento.',
        ],
        [
          'Batería',
          'El alternador no carga',
          'Apague todo lo que pueda y vaya al taller más cercano; quedan unos 40 minutos.',
        ],
        [
          'Círculo con (!)',
          'Freno de mano puesto o poco líquido de frenos',
          'Suelte el freno. Si sigue, no circule.',
        ],
        [
          'Volante con (!)',
          'La dirección ha perdido la ayuda',
          'Se puede girar con mucho esfuerzo. Pare y reinicie; si sigue, grúa.',
        ],
        [
          'Airbag',
          'Fallo de airbag o pretensor',
          'Los airbags pueden no inflarse. Taller sin esperar.',
        ],
        ['Puerta', 'Puerta, capó o portón mal cerrado', 'Cierre. El cuadro dibuja cuál es.'],
        ['Cinturón', 'Alguien sin abrochar', 'Abróchese.'],
      ],
    ),
    section('testigos-ambar', 'Testigos ámbar: revisar'),
    table(
      'Se puede seguir, con cuidado',
      ['Testigo:2', 'Significa:3', 'Qué hacer:4'],
      [
        [
          'Motor',
          'Avería en motor o escape',
          'Fijo: taller esta semana. Parpadeando: levante el pie y taller hoy.',
        ],
        [
          'Espiral',
          'Precalentamiento',
          'Espere a que se apague. Si parpadea en marcha: avería de la inyección.',
        ],
        [
          'Tubo con puntos',
          'Filtro de partículas lleno',
          'Conduzca como dice la página {page:filtro-particulas}.',
        ],
        [
          'Gota azul con ondas',
          'Queda poco AdBlue',
          'Rellene; ver los avisos de la página {page:avisos-adblue}.',
        ],
        [
          'Embudo con gota',
          'Agua en el filtro de gasóleo',
          'Pare y drene: página {page:purgar-agua}.',
        ],
        ['ABS', 'El antibloqueo no actúa', 'Frena como un coche sin ABS. Taller.'],
        ['Coche con estelas', 'Parpadea: ESP actuando. Fijo: avería', 'Fijo: taller.'],
        ['Coche con estelas, OFF', 'ESP desconectado', 'Pulse ESP para volver a conectarlo.'],
        [
          'Rueda con (!)',
          'Presión baja en una rueda',
          'Mida e infle. Si parpadea un minuto: sensor averiado.',
        ],
        [
          '4x4 parpadeando',
          'La tracción está cambiando o no ha podido',
          'Si parpadea más de 20 s, repita parado.',
        ],
        ['Diferencial con X', 'Bloqueo trasero puesto', 'Quítelo antes de girar en suelo firme.'],
        [
          'Caja con termómetro',
          'Aceite de la caja automática caliente',
          'Pare en P al ralentí hasta que se apague.',
        ],
        ['Surtidor', 'Reserva', 'Reposte.'],
        ['Llave inglesa', 'Revisión cercana', 'Faltan menos de 2000 km o 30 días.'],
      ],
    ),
    section('testigos-verdes', 'Testigos verdes, azules y blancos'),
    table(
      'Informan',
      ['Testigo:2.5', 'Color:1', 'Significa:4'],
      [
        ['4H', 'Verde', 'Cuatro ruedas, marchas largas'],
        ['4L', 'Verde', 'Cuatro ruedas, reductora'],
        ['Rampa', 'Verde', 'Control de descenso preparado; parpadea cuando frena'],
        ['A con flecha en círculo', 'Verde', 'Motor parado por el Stop & Start'],
        ['A tachada', 'Blanco', 'El Stop & Start no puede parar el motor'],
        ['Remolque', 'Verde', 'Intermitente del remolque; si no destella, bombilla fundida'],
        ['Faro', 'Azul', 'Luces largas'],
        ['Termómetro frío', 'Azul', 'Motor frío: no pase de 3000 rpm'],
      ],
    ),
    section('mensajes', 'Mensajes del cuadro'),
    bullets(
      '**«Revisar sistema SCR. Arranque imposible en 800 km»**: fallo del tratamiento de gases, no falta de AdBlue. Solo se resuelve en el taller.',
      '**«Potencia reducida»**: la centralita limita a 2500 rpm para protegerse. Ver página {page:modo-emergencia}.',
      '**«Mando no detectado»**: acerque el mando al posavasos.',
      '**«Remolque: revisar luces»**: el enchufe hace mal contacto o hay una bombilla fundida.',
      '**«Nivel de aceite bajo»**: añada medio litro y vuelva a medir.',
    ),
    topic('poner-a-cero', 'Poner a cero la revisión'),
    steps(
      'Contacto dado, motor parado.',
      'En el ordenador, vaya a **Vehículo > Revisión**.',
      'Mantenga OK **8 segundos**, hasta que la llave inglesa parpadee tres veces.',
    ),
    caution(
      'Poner a cero el aviso sin cambiar el aceite engaña al cálculo de dilución y puede estropear el motor.',
    ),
    section('sonidos', 'Sonidos'),
    table(
      'Qué suena y por qué',
      ['Sonido:3', 'Motivo:4'],
      [
        ['Un timbre grave al abrir la puerta', 'Luces encendidas o caja fuera de P'],
        ['Pitidos cada vez más seguidos', 'Obstáculo detrás; continuo a 30 cm'],
        ['Campana triple', 'Mensaje nuevo en el cuadro'],
        [
          'Zumbido de 3 segundos',
          'Se ha salido del vehículo con el motor en marcha y el mando en el bolsillo',
        ],
      ],
    ),
    note(
      'Todos los testigos de avería se encienden unos segundos al dar el contacto. El que no lo haga está fundido o desconectado.',
    ),
  ],
};
