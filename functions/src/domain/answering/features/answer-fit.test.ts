import { answerFit, measuredQuestion } from './answer-fit';
import { aQuestion } from '../../../testing/questions';

describe('answerFit', () => {
  it.each([
    [
      '¿Puedo lavar el coche con la baca?',
      'No entre con la baca en un túnel.',
      'La baca es negra.',
    ],
    ['¿hace falta calentar el motor?', 'No es necesario calentarlo.', 'El motor es de gasolina.'],
    ['¿Cuánto aguanta la baca?', 'Admite 75 kg.', 'Mide 90 cm.'],
    ['¿A cuántos metros funciona el mando?', 'Alcanza 15 metros.', 'Pesa 30 g.'],
    ['¿Cuánto mide el remolque pesado?', 'Mide 4 m.', 'Admite 750 kg.'],
    ['¿Cuántos gigas admite la radio?', 'Admite tarjetas de 64 GB.', 'Admite 20 emisoras.'],
    ['número de la asistencia', 'Llame al 900 000 161.', 'La asistencia llega en 40 minutos.'],
    [
      '¿Puedo poner un fusible de más amperaje?',
      'No lo sustituya por otro de mayor amperaje.',
      'F2: Amperaje: 10 A',
    ],
    ['¿A qué presión puedo inflar?', 'Infle a 2,2 bar.', 'No se debe inflar en caliente.'],
    ['¿Qué presión llevan?', 'Llevan 2,2¹ bar.', 'Llevan válvula.'],
    ['¿Cómo quito la rueda?', 'Afloje las tuercas.', 'Las tuercas son cinco.'],
    ['¿Cómo pongo la hora?', 'Pulsar MENU.', 'Este es el reloj.'],
    ['¿Cómo pongo la hora?', '• poner la llave en MAR;', 'Permite poner la hora.'],
    ['¿Cuánto aceite lleva?', 'Cárter: 3,2 l', 'Gasta 5,4 l/100 km.'],
    ['¿A cuánto se aprietan?', 'Acero: N·m: 120 · lb·ft: 88', 'Acero: Cantidad: 5'],
    ['¿Qué presión llevan?', '225/45R17 91W: Delante (bar): 2,5', '225/45R17 91W: Cantidad: 4'],
    ['¿Qué presión llevan?', '225/55 R18 98V · 2,4 / 2,4 (35 / 35)', '225/55 R18 98V · Sí, 9 mm'],
    ['¿Qué presión llevan?', 'Infle a 2,3 bar.', 'Suba la presión trasera 0,2 bar (3 psi).'],
    ['¿Qué presión llevan?', 'Suba la presión trasera a 2,3 bar.', 'Agregue 3 psi.'],
    ['¿Cuánto se demora en cargar?', 'Tarda 20 h.', 'Potencia: 70 kW'],
    ['sigue el foquito prendido, ¿cómo lo reseteo?', 'Pulse OK.', 'Ámbar: presión baja'],
    ['¿Qué marca de pastillas usa?', 'Usa pastillas Lubrel.', 'Pastillas: Sí'],
    ['¿Hasta cuántos kilómetros me llevan?', 'Hasta 50 km.', 'Durante 3 años.'],
    ['se me desinfló una, ¿cuánto aguanta el parche?', 'Aguanta 8 kg.', 'Infle a 2,2 bar.'],
    ['me quedé a la altura de León, ¿cuánto pesa?', 'Pesa 8 kg.', 'Mide 90 cm.'],
    ['¿Cuánto dura el rodaje?', 'Los primeros 1.500 km, no acelere.', 'Acelere con cuidado.'],
    ['¿Por cuánto tiempo es gratis?', 'Los 3 primeros años.', 'Los 3 primeros.'],
    ['¿Cuánto puedo remolcar?', 'Con freno: 1.000 kg', 'No se debe remolcar.'],
    ['¿Cuántas libras llevan?', 'Infle a 32 lb/pulg².', 'Son 4 ruedas.'],
    ['¿Cada cuánto lo encero?', 'Encere dos veces al año.', 'Encere a mano.'],
    ['¿Cada cuánto se revisa?', 'Se revisa una vez al mes.', 'Repita dos veces.'],
    ['¿Cada cuánto va al taller?', 'Cada doce meses.', 'Con doce tornillos.'],
    ['¿Qué bombilla lleva?', 'Cruce: H7, 55 W', 'Cambie la bombilla en el taller.'],
    ['fusible de la radio', 'F5: 15 A · Radio', 'La radio tiene 6 botones.'],
    ['¿Qué bujía usa?', 'NGK CR8E, 0,7 mm', 'Bujía · I · C · C'],
    ['¿Qué batería lleva?', '12 V, 70 Ah', 'Batería: testigo rojo'],
    ['¿Qué pila lleva el mando?', 'Pila CR2032.', 'El chip no usa la pila.'],
    ['¿Qué gasolina le echo?', 'Sin plomo de 95 octanos.', 'La gasolina es inflamable.'],
    ['¿Qué aceite lleva?', 'SAE 75W', 'El aceite es negro.'],
    ['¿Qué aceite lleva?', 'Use aceite SAE 5W-30.', 'Caben 4,2 litros de aceite.'],
    ['¿Cuántos litros de aceite lleva?', 'Caben 4,2 litros.', 'Use aceite SAE 5W-30.'],
    ['¿Qué cantidad de aceite lleva el motor?', 'Caben 4,2 litros.', 'Use aceite SAE 5W-30.'],
    ['¿Cuál es la capacidad de aceite que lleva?', 'Caben 4,2 litros.', 'Use aceite SAE 5W-30.'],
    ['¿De cuántos vatios es la bombilla?', 'Cruce: 55 W', 'Use aceite SAE 5W-30.'],
    ['¿Dónde está el gato?', 'El gato está con las herramientas.', 'El gato es de acero.'],
    ['¿A cuánto inflo?', 'Infle a 2,3 bar.', 'En caliente, +0,3 bar.'],
    ['¿Cuánto aceite lleva?', 'Lleva 4 litros.', 'Garrafa de 1 litro en el garaje.'],
    ['¿Cuántos Ah tiene la batería de 12 voltios?', 'Tiene 60 Ah.', 'Fusible: 60 A'],
    ['¿Cuánto tarda de 0 a 100 km/h?', '0-100 km/h: 9 s', 'Tiempo: 16 h (0-100 %)'],
    ['¿Cuánto tarda la carga rápida de 0 a 100?', 'Tarda 40 min.', 'Llega a 100 km/h.'],
    ['¿Cuánto tarda en cargar de 0 a 100 %?', '16 h (0-100 %)', 'Llega a 100 km/h.'],
    ['¿Cada cuántos km?', 'Cada 40 000 km.', 'En los primeros 6 meses o 10 000 km.'],
    ['¿Cómo lo apago?', 'Mantén pulsado el botón T.', 'Se vuelve a conectar solo.'],
    ['¿Cómo lo abro?', 'Girá la llave.', 'La llave es negra.'],
    ['salió una tortuga en el tablero', 'Tortuga amarilla: poca batería', 'Tortuga: poca batería'],
    ['¿Cuánto aceite lleva?', 'Cárter: 3,2 l', 'Gasta 0,5 litros cada 1.000 km.'],
    ['¿Cuánto aceite lleva?', 'Cárter: 3,2 l', 'SAE 5W-30'],
    ['¿Cuánto aceite gasta?', 'Hasta 0,5 l/1000 km.', 'Cárter: 3,2 l'],
    ['¿Qué aceite usa?', 'Según la norma XY 502 00.', 'El motor consume aceite.'],
    ['¿Qué líquido de frenos lleva?', 'FMVSS 116, DOT 4', 'Cada dos años.'],
    ['¿Qué gasolina lleva?', 'Admite E10.', 'ACEA A3/B4'],
    ['¿Qué medida de ruedas lleva?', 'Neumáticos 185/65 R15', 'Par de las ruedas: 110 Nm'],
    ['¿Cada cuánto se cambia?', 'Replace it every 5,000 miles.', 'Replace it.'],
    ['¿Cada cuánto se cambia?', 'Replace it every three years.', 'It has three parts.'],
    [
      '¿Cada cuánto se cambian?',
      'Cada 20 000 km.',
      'Garantía en los primeros 6 meses o 10 000 km.',
    ],
    ['¿Cuánto pesa la baca?', 'La baca pesa 12 kg.', 'La baca admite una carga de 75 kg.'],
    ['¿Cuántos vatios da?', 'Da 40 W.', 'Tiene 8 altavoces.'],
    ['¿Cuánta garantía tiene?', 'Tiene 3 años.', 'La garantía figura en la página 9.'],
    ['¿A qué velocidad actúa?', 'Desde 30 km/h.', 'Cambia en pasos de 1 km/h.'],
    ['¿Cuántos mm deben tener?', 'Al menos 3 mm.', 'Son 4 pastillas.'],
    ['¿Cada cuánto se cambia?', 'Replace it once a year.', 'Replace it.'],
    ['¿A cuánto inflo?', 'Infle a 2,3 bar.', 'Aumente la presión de todas en 0,5 bar.'],
    ['¿A cuánto inflo?', 'Infle a 2,3 bar.', 'En invierno, añada 0,2 bar.'],
    ['¿A cuánto inflo?', 'Inflate to 2.3 bar.', 'Increase the pressure by 0.5 bar.'],
    ['¿Cuánto aceite lleva?', 'Capacity: 4.4 qt.', 'It uses 1 qt. every 600 miles.'],
    ['¿A qué par aprieto?', 'Tighten to 76 ft-lbf.', 'There are 5 nuts.'],
    ['¿Cuánto mide?', 'It is 70 inches wide.', 'It has 5 doors.'],
    ['¿Cómo abro el techo?', 'Slide the switch backward.', 'The moon roof is tinted.'],
    ['¿Puedo remolcar?', 'Never tow a trailer.', 'A trailer has two wheels.'],
    ['se encendió un símbolo ámbar', 'ABS: ámbar', 'El símbolo es de metal.'],
    [
      'luz ámbar, ¿qué hago?',
      'ABS. Si se enciende en marcha, pare.',
      '1. Luz del ABS (ámbar)\n2. Luz del motor\n3. Luz de cruce',
    ],
    ['¿A cuántas vueltas puedo ir?', 'Por debajo de 5000 r/min.', 'Hasta 120 km/h.'],
    ['¿Qué modelo de batería lleva?', 'Batería, modelo: YTZ10S', 'Use una auxiliar de 12 V.'],
    ['¿Cuánto tarda en cargar?', 'Tarda 8 horas.', 'Enjuáguese durante 15 minutos.'],
    [
      '¿Cuánto tarda en cargar?',
      'Si hace frío, tarda 8 horas.',
      'Si para más de un mes, cárguela.',
    ],
    ['¿Cuánto rato suena?', 'Suena 30 segundos.', 'Pulse dos veces en menos de 5 segundos.'],
    ['¿Cuánto tiempo lo mantengo pulsado?', 'Púlselo durante 3 segundos.', 'Púlselo.'],
    ['¿Cuánto dura la pila?', 'Dura 2 años.', 'Causa quemaduras en menos de dos horas.'],
    ['¿Cuánto tarda en cargar?', 'Tarda 8 horas.', 'No lo deje más de 24 horas.'],
    ['¿Cuánto suele durar la pila?', 'Dura 2 años.', 'Mantenga apretado 12 segundos.'],
    ['¿Cuántos kWh tiene?', 'Tiene 40 kWh.', 'Tiene 207 V.'],
    ['¿Cuánto pesa la rueda?', 'Pesa 18 kg.', 'Índice 100/98 T.'],
    ['¿De cuántos amperios es?', 'F5: A: 20', 'F5: Caja: 20'],
    ['¿Cuánto gasta?', 'Gasta 5,4 l/100 km.', 'Añade hasta 1 l/100 km.'],
    ['cuanto mide a lo largo', 'Mide 3.690 mm.', 'Dura 3.690 horas.'],
    ['¿Cuánto tiempo enjuago los ojos?', 'Enjuáguese 15 minutos.', 'Llame al médico.'],
  ])('prefers to %j the answer %j to %j', (question, answer, other) => {
    const { fit } = answerFit(aQuestion(question));
    expect(fit(answer)).toBeGreaterThan(fit(other));
  });

  it('answers which bulb it takes with nothing but a bulb', () => {
    expect(answerFit(aQuestion('¿Qué bombilla lleva el faro?')).needsKind).toBe(true);
    expect(answerFit(aQuestion('¿Qué pila lleva el mando?')).needsKind).toBe(true);
    expect(answerFit(aQuestion('foco fundido, ¿cómo lo cambio?')).needsKind).toBe(false);
  });

  it('answers how much something is with nothing but that', () => {
    expect(answerFit(aQuestion('¿Cuánto pesa el portón?')).needsKind).toBe(true);
    expect(answerFit(aQuestion('¿A qué par aprieto las tuercas?')).needsKind).toBe(true);
    expect(answerFit(aQuestion('¿Qué holgura llevan en milímetros?')).needsKind).toBe(true);
    expect(answerFit(aQuestion('par de apriete de las tuercas')).needsKind).toBe(false);
    expect(answerFit(aQuestion('¿Cuántas personas caben?')).needsKind).toBe(false);
    expect(answerFit(aQuestion('¿Cuántas velocidades tiene la caja?')).needsKind).toBe(false);
  });

  it('tells whether something may be done by a rule alone', () => {
    const { tellsNotWhether } = answerFit(aQuestion('¿se le puede enganchar un remolque?'));
    expect(tellsNotWhether('La argolla está en el maletero.')).toBe(true);
    expect(tellsNotWhether('No está homologado para remolcar.')).toBe(false);
    expect(tellsNotWhether('Conecte el enchufe del remolque.')).toBe(true);
    const where = answerFit(aQuestion('¿dónde está la argolla?'));
    expect(where.tellsNotWhether('La argolla está en el maletero.')).toBe(false);
  });

  it('looks for no figure where an owner asks what to do, or why', () => {
    const figure = 'La temperatura sube a 90 °C.';
    expect(answerFit(aQuestion('¿qué hago cuando sube mucho la temperatura?')).fit(figure)).toBe(0);
    expect(answerFit(aQuestion('¿por qué sube la temperatura?')).fit(figure)).toBe(0);
    expect(answerFit(aQuestion('¿a qué temperatura hay que hacerlo?')).fit(figure)).toBe(1);
    const light = answerFit(aQuestion('luz roja de temperatura, ¿qué tengo que hacer?'));
    expect(light.fit('Temperatura: rojo. Pare el motor.')).toBe(1);
  });

  it('takes the unit that stands above figures', () => {
    const { fit } = answerFit(aQuestion('¿Qué presión llevan?'));
    expect(fit('205/55 R16: 2,1', 'Presiones en frío, en bar')).toBe(1);
    expect(fit('205/55 R16: 210', 'Presión (kPa)')).toBe(1);
    expect(fit('205/55 R16: 210', 'Presiones con bares cerca')).toBe(0);
    expect(answerFit(aQuestion('¿Cuánto aceite lleva?')).fit('1.6: 5,4', 'Urbano (l/100 km)')).toBe(
      0,
    );
    expect(answerFit(aQuestion('¿Cada cuánto se cambia?')).fit('1.6: 117', 'CO2 (g/km)')).toBe(0);
    expect(answerFit(aQuestion('¿Cuánto gasta?')).fit('Ciudad: 12,4', 'Consumo (kWh/100 km)')).toBe(
      1,
    );
    expect(fit('Compruebe la presión', 'Presión (bar)')).toBe(0);
    expect(answerFit(aQuestion('¿Cuánto aceite lleva?')).fit('2,7 · 3,0', 'Cárter: litros')).toBe(
      1,
    );
  });

  it('takes the colour that stands above lights', () => {
    const { fit } = answerFit(aQuestion('se prendió una luz roja'));
    expect(fit('Aceitera: pare el motor', 'Testigos rojos')).toBe(1);
    expect(fit('Aceitera: pare el motor', 'Testigos')).toBe(0);
  });

  it('needs the kind of answer where nothing else answers', () => {
    expect(answerFit(aQuestion('¿qué aceite usa?')).needsKind).toBe(true);
    expect(answerFit(aQuestion('¿cada cuánto se revisa?')).needsKind).toBe(true);
    expect(answerFit(aQuestion('¿cuánto aceite lleva?')).needsKind).toBe(true);
    expect(answerFit(aQuestion('¿cuánta gasolina gasta?')).needsKind).toBe(true);
    expect(answerFit(aQuestion('¿qué aceite usa y qué presión llevan?')).needsKind).toBe(false);
    expect(answerFit(aQuestion('¿qué presión llevan?')).needsKind).toBe(false);
  });
});

describe('measuredQuestion', () => {
  it('leaves out whose word is asked for', () => {
    const measured = measuredQuestion(aQuestion('¿Qué aceite recomienda el fabricante?'));
    expect(measured).toContain('aceite');
    expect(measured).not.toMatch(/recomienda|fabricante/);
    expect(measuredQuestion(aQuestion('el testigo del freno no se apaga'))).not.toContain('apaga');
    expect(measuredQuestion(aQuestion('¿cómo se apaga la radio?'))).toContain('apaga');
    const sign = measuredQuestion(aQuestion('ha salido una tortuga en el tablero'));
    expect(sign).toContain('tortuga');
    expect(sign).not.toMatch(/salido|tablero/);
    expect(measuredQuestion(aQuestion('¿cómo limpio el tablero?'))).toContain('tablero');
    expect(measuredQuestion(aQuestion('¿dónde está la placa del fabricante?'))).toContain(
      'fabricante',
    );
  });
});

it.each([
  ['¿cómo abro el capó?', true],
  ['resetear el service', true],
  ['se encendió el testigo del aceite', true],
  ['sube la temperatura, ¿qué hago?', true],
  ['le eché gasolina al diésel', true],
  ['he perdido la llave', true],
  ['me quedé sin batería', true],
  ['par de apriete de las ruedas', false],
  ['¿dónde está el gato?', false],
  ['¿cuánto queda en la reserva?', false],
])('the fit of an answer knows whether %j asks what to do: %j', (question, isAsked) => {
  expect(aQuestion(question).asksWhatToDo).toBe(isAsked);
});
