import { bullets, columns, note, p, section, steps, table, topic, warning } from './blocks';
import type { Chapter } from './blocks';

export const safety: Chapter = {
  id: 'seguridad',
  title: 'Seguridad',
  summary: 'Cinturones, airbags, anclajes ISOFIX y el transporte de niños.',
  blocks: [
    section('cinturones', 'Cinturones de seguridad'),
    p(
      'Todos los ocupantes deben llevar abrochado el cinturón, también en trayectos cortos. La banda diagonal pasa por el centro del hombro, nunca por el cuello ni bajo el brazo; la banda inferior se apoya en la cadera y no en el abdomen.',
    ),
    bullets(
      'Las mujeres embarazadas deben llevar la banda inferior lo más baja posible.',
      'No utilice un cinturón para dos personas.',
      'Evite ropa gruesa y respaldos muy inclinados: el cuerpo podría deslizarse por debajo de la banda.',
      'Después de un accidente, haga sustituir los cinturones que hayan trabajado y sus anclajes.',
    ),
    topic('pretensores', 'Pretensores'),
    p(
      'Los cinturones delanteros y los traseros laterales llevan pretensores que tensan la banda en un choque. Solo funcionan una vez: tras activarse se enciende el testigo de airbag y deben sustituirse.',
    ),
    section('airbags', 'Airbags'),
    p(
      'El vehículo dispone de seis airbags: dos frontales, dos laterales en los asientos delanteros y dos de cortina. Complementan al cinturón y no lo sustituyen. Los módulos deben cambiarse a los **15 años** de la fabricación.',
    ),
    warning(
      'Mantenga al menos 25 cm entre el pecho y el centro del volante. No coloque objetos, fundas ni adhesivos sobre las tapas marcadas con la palabra AIRBAG.',
    ),
    topic('airbag-acompanante', 'Desconectar el airbag del acompañante'),
    p(
      'El interruptor está en el canto derecho del salpicadero y es visible con la puerta abierta.',
    ),
    steps(
      'Quite el contacto.',
      'Introduzca la llave de emergencia en el interruptor.',
      'Gírela a la posición OFF y retírela.',
      'Dé el contacto y compruebe que se enciende el testigo «PASSENGER AIRBAG OFF» del techo.',
    ),
    warning(
      'No instale NUNCA una silla infantil de espaldas a la marcha en el asiento delantero con el airbag activado: el niño podría sufrir lesiones MORTALES.',
    ),
    section('ninos', 'Transporte de niños'),
    p(
      'Los niños de estatura igual o inferior a **135 cm** deben viajar en un sistema de retención homologado y, con carácter general, en los asientos traseros. Siga siempre las instrucciones del fabricante de la silla.',
    ),
    table(
      'Plazas admitidas para cada tipo de silla',
      ['Silla:2.6', 'Acompañante:1.9', 'Traseras laterales:1.9', 'Trasera central:1.7'],
      [
        ['Grupo 0+, hasta 13 kg', 'Solo con airbag desconectado', 'Sí', 'Solo con cinturón'],
        ['Grupo I, de 9 a 18 kg', 'De cara a la marcha', 'Sí', 'Solo con cinturón'],
        ['Grupos II y III, de 15 a 36 kg', 'Sí, asiento retrasado', 'Sí', 'No'],
        ['i-Size, de 40 a 105 cm', 'No', 'Sí, con ISOFIX', 'No'],
        ['i-Size, de 100 a 150 cm', 'No', 'Sí', 'No'],
      ],
    ),
    topic('isofix', 'Anclajes ISOFIX'),
    p(
      'Las dos plazas traseras laterales disponen de anclajes ISOFIX, señalados con una etiqueta entre el respaldo y la banqueta. La plaza central no tiene ISOFIX. El peso conjunto de la silla y del niño no debe superar **33 kg**.',
    ),
    steps(
      'Retire o eleve el reposacabezas si interfiere con la silla.',
      'Inserte los conectores de la silla en las guías hasta oír dos clics.',
      'Compruebe que los indicadores de la silla están en verde.',
      'Fije la correa superior al punto Top Tether, situado detrás del respaldo, y ténsela.',
      'Tire con fuerza de la silla para comprobar que no se mueve.',
    ),
    note(
      'El punto Top Tether lleva grabado el símbolo de un ancla. No lo confunda con los ganchos de carga del maletero, que no resisten un choque.',
    ),
    section('emergencia-sos', 'Llamada de emergencia'),
    columns(
      p(
        'El botón **SOS** del techo inicia una llamada al 112. Levante la tapa y púlselo durante 2 segundos. En un choque con despliegue de airbags la llamada es automática.',
      ),
      p(
        'El sistema tiene una batería propia que le permite seguir funcionando 60 minutos sin la batería del vehículo. Esta batería se cambia cada 4 años en el taller.',
      ),
      p(
        'Si se pulsa por error, vuelva a pulsar el botón antes de que transcurran 5 segundos o explique lo ocurrido al operador.',
      ),
      p(
        'El vehículo transmite su posición, el sentido de la marcha, el número de bastidor y el número de cinturones abrochados.',
      ),
    ),
    section('carga-segura', 'Carga y animales'),
    p(
      'Coloque los objetos pesados sobre el piso, contra el respaldo trasero. Los animales deben viajar en un transportín o con un arnés enganchado al cierre del cinturón. La bandeja del maletero no soporta más de 5 kg.',
    ),
  ],
};
