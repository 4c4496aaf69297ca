import { goingOnBy, PHRASES, tellsOwner, toldBy } from './severity';

describe('the table of phrases', () => {
  it.each(PHRASES.flatMap((phrase) => phrase.examples.map((text) => ({ ...phrase, text }))))(
    '$id is said by "$text"',
    ({ expression, text }) => {
      expect(expression.test(text)).toBe(true);
    },
  );

  it.each(PHRASES.flatMap((phrase) => phrase.not.map((text) => ({ ...phrase, text }))))(
    '$id is not said by "$text"',
    ({ expression, text }) => {
      expect(expression.test(text)).toBe(false);
    },
  );

  it('names each of its rows once', () => {
    const ids = PHRASES.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('toldBy', () => {
  it.each([
    ['stop', 'Acuda al taller. Si parpadea, deténgase.'],
    ['stop', 'Suelte el freno. Si continúa encendido, no siga circulando.'],
    ['stop', 'Circule solo hasta un lugar seguro; harán falta esfuerzos mayores.'],
    ['stop', 'Rojo: parar.'],
    ['onward', 'Desconecte los consumidores y vaya al taller más próximo; no pare el motor.'],
    ['onward', 'El vehículo se puede conducir.'],
    ['workshop', 'Apague el contacto 30 segundos y vuelva a probar.'],
    ['fault', 'El alternador no carga por una avería'],
    ['state', 'Espere a que se apague antes de arrancar.'],
    ['state', 'El control de estabilidad está actuando'],
  ])('takes the strongest that a text tells: %s of "%s"', (says, text) => {
    expect(toldBy(text)?.says).toBe(says);
  });

  it('gives the sentence that decides', () => {
    expect(toldBy('Sin asistencia. Pare y no continúe.')?.phrase).toBe('Pare y no continúe.');
  });

  it('tells nothing of a text without its phrases', () => {
    expect(toldBy('Cuatro ruedas')).toBeNull();
  });
});

describe('goingOnBy', () => {
  it('quotes the words by which one may go on', () => {
    expect(goingOnBy('Fallo leve. Puede continuar con suavidad.')).toBe(
      'Puede continuar con suavidad.',
    );
  });

  it.each(['No se puede circular.', 'No continúe hasta el taller.', 'Puede seguir encendido.'])(
    'takes no leave from "%s"',
    (text) => {
      expect(goingOnBy(text)).toBeNull();
    },
  );
});

describe('tellsOwner', () => {
  it.each([
    ['Pare y revise las cuatro presiones.', true],
    ['Deténgase y cierre.', true],
    ['Stop the vehicle and check the level.', true],
    ['Pare el motor inmediatamente.', false],
    ['Pare, compruebe el nivel y avise a la asistencia.', false],
    ['Pare y revise el nivel. No encienda el sistema aunque sea correcto.', false],
    ['Deténgase y acuda al taller.', false],
  ])('of "%s": %s', (text, isTold) => {
    expect(tellsOwner(text)).toBe(isTold);
  });
});
