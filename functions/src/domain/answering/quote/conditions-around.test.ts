import { quoted } from '../../../testing/quoted';

describe('a figure is quoted with the case below it in which it is another one', () => {
  const FIGURE = 'Sustituya la correa cada 120 000 km.';

  it.each([
    ['En condiciones severas de uso, reduzca el intervalo a la mitad.'],
    ['Por encima de 1000 m de altitud, reduzca la masa un 10 %.'],
    ['Con remolque, aumente la presión en 0,2 bar.'],
    ['Durante el rodaje el consumo puede ser mayor.'],
    ['En motores diésel el plazo es inferior.'],
    ['Las versiones GLP la cambian cada 60 000 km.'],
    ['A diferencia de otras, la de 1.2 dura 6 años.'],
    ['Reduzca el plazo a la mitad con remolque.'],
  ])('%s', (change) => {
    expect(quoted('120', { content: `${FIGURE} ${change} Otra cosa.` })).toBe(
      `${FIGURE} ${change}`,
    );
  });

  it.each([
    ['En motores diésel, espere a que se apague el testigo antes del paso 2.'],
    ['Si el motor no arranca, espere 1 minuto.'],
  ])('below steps: %s', (below) => {
    const steps = '1. Pise el embrague.\n2. Gire la llave.';
    expect(quoted('Pise', { content: `${steps}\n${below}` })).toBe(`${steps}\n${below}`);
  });
});

describe('a sentence is quoted with the one on which it leans', () => {
  it('when it says only of which others it is', () => {
    const content =
      'El espesor mínimo de las delanteras es de 3 mm. El de las traseras es de 2 mm.';
    expect(quoted('El de las traseras', { content })).toBe(content);
  });

  it.each([
    ['En ese caso, pare el motor.'],
    ['Excepto con remolque.'],
    ['La de 1.6 lleva 4 litros.'],
  ])('in the paragraph above: %s', (leaning) => {
    const content = `Otra cosa. La versión de 1.2 lleva 3 litros.\n${leaning}`;
    expect(quoted(leaning, { content })).toBe(`La versión de 1.2 lleva 3 litros.\n${leaning}`);
    expect(quoted(leaning, { content: leaning })).toBeNull();
  });

  it.each([
    ['in its paragraph', 'Haga el rodaje en 1000 km. Durante ese recorrido:'],
    ['in the paragraph above', 'Haga el rodaje en 1000 km.\nDurante ese recorrido:'],
  ])('when it announces a list: %s', (_, above) => {
    const list = '• No supere 4000 rpm.\n• No remolque.';
    expect(quoted('4000', { content: `El motor es nuevo. ${above}\n${list}` })).toBe(
      `Haga el rodaje en 1000 km.\nDurante ese recorrido:\n${list}`,
    );
  });

  it.each([['Riesgo de aplastamiento.'], ['¡Peligro de quemaduras!'], ['Atención.']])(
    'when that warns: %s',
    (warning) => {
      const content = `Otra cosa. ${warning} Accione la tecla.`;
      expect(quoted('Accione', { content })).toBe(`${warning} Accione la tecla.`);
    },
  );

  it('when it names it', () => {
    const content = 'Haga el rodaje en 1000 km. Durante ese recorrido no remolque.';
    expect(quoted('remolque', { content })).toBe(content);
  });

  it('when it excepts some versions from it', () => {
    const content =
      'La carga máxima es de 80 kg. Los vehículos con techo panorámico no admiten carga.';
    expect(quoted('panorámico', { content })).toBe(content);
  });
});

it.each([
  ['Solo motores diésel BlueHDi.'],
  ['Únicamente versiones 4x4.'],
  ['Versiones con cambio automático.'],
])('the line "%s" above facts or sentences says of which vehicles they are', (line) => {
  const content = `AdBlue\n${line}\nCabe en el maletero.\nCapacidad del depósito: 17 litros.`;
  expect(quoted('17', { content })).toBe(`${line}\nCapacidad del depósito: 17 litros.`);
});

it.each([
  ['Lo anterior no se aplica a los motores diésel.'],
  ['En ese caso no use agua.'],
  ['Esta regla no vale para motores diésel.'],
])('what leans on a sentence from the paragraph below limits it: %s', (limit) => {
  const content = `Puede mezclar aceites.\n${limit}\nOtra cosa.`;
  expect(quoted('mezclar', { content })).toBe(`Puede mezclar aceites.\n${limit}`);
});

it.each([
  ['Desaconsejado por el fabricante.'],
  ['No, salvo con remolque.'],
  ['Permitido en frío.'],
  ['No recomendado.'],
])('a verdict is quoted with the title of what it is about: %s', (verdict) => {
  const content = `Lavado con agua\n${verdict}`;
  expect(quoted(verdict, { content })).toBe(content);
  expect(quoted(verdict, { content: verdict, headings: ['Lavado'] })).toBe(`Lavado\n${verdict}`);
});

describe('cases that stand beside each other are quoted together', () => {
  const RED = 'Si el testigo rojo se enciende, pare. No continúe la marcha.';
  const AMBER = 'Si el testigo ámbar se enciende, puede seguir hasta el taller.';

  it.each([
    ['in lines of their own', '\n'],
    ['in one paragraph', ' '],
  ])('%s', (_, gap) => {
    const content = `La dirección es eléctrica. ${RED}${gap}${AMBER}${gap}Otra cosa.`;
    expect(quoted('ámbar', { content })).toBe(`${RED}${gap}${AMBER}`);
    expect(quoted('rojo', { content })).toBe(`${RED}${gap}${AMBER}`);
  });

  it.each([
    ['Con los asientos abatidos la carga es de 450 kg.', 'Sin abatirlos es de 250 kg.'],
    ['En verano use aceite 10W-40.', 'En invierno use 5W-30.'],
    ['Por debajo de 80 km/h frena.', 'Por encima de 80 km/h solo avisa.'],
  ])('whatever parts them: %s', (one, other) => {
    const content = `${one} ${other}`;
    expect(quoted(one, { content })).toBe(content);
    expect(quoted(other, { content })).toBe(content);
  });

  it('versions, too', () => {
    const content =
      'Los vehículos con cambio manual se remolcan.\nLos vehículos con cambio automático se cargan en una grúa.';
    expect(quoted('manual', { content })).toBe(content);
  });

  it('but not what only begins alike', () => {
    const content = 'El testigo rojo se enciende.\nEl testigo ámbar parpadea.';
    expect(quoted('rojo', { content })).toBe('El testigo rojo se enciende.');
  });
});

describe('steps are quoted with what they need', () => {
  const STEPS = '1. Una el cable rojo.\n2. Una el cable negro.';

  it('that stands between their title and the first of them', () => {
    const content = `Batería descargada\nHacen falta cables de 16 mm² y otra batería de 12 V.\n${STEPS}`;
    expect(quoted('rojo', { content, headings: ['Batería descargada'] })).toBe(content);
  });

  it('but not with the last of several paragraphs about the part', () => {
    const content = `Batería\nEstá bajo el capó.\nEs del tipo AGM.\n${STEPS}`;
    expect(quoted('rojo', { content, headings: ['Batería'] })).toBe(`Batería\n${STEPS}`);
  });
});

describe('a row of a plan is quoted with the sentence that says which of its limits counts', () => {
  const TABLE =
    'Operaciones\n\nOperación\tKilómetros\tMeses\nAceite\t15 000\t12\nBujías\t60 000\t48';
  const headings = ['Plan'];

  it.each(['lo que antes ocurra', 'lo que suceda primero', 'el primero de los dos'])(
    'where the section says %s above the title of the table',
    (said) => {
      const content = `Plan\n\nLas revisiones vencen por kilómetros o meses, ${said}.\n\n${TABLE}`;
      expect(quoted('Aceite', { content, headings })).toContain(`${said}.\n`);
    },
  );

  it('and with no other sentence there', () => {
    const content = `Plan\n\nLas revisiones las hace el taller.\n\n${TABLE}`;
    expect(quoted('Aceite', { content, headings })).not.toContain('taller');
  });
});
