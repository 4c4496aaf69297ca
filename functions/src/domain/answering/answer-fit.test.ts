import { answerFit } from './answer-fit';

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
  ])('prefers to %j the answer %j to %j', (question, answer, other) => {
    const { fit } = answerFit(question);
    expect(fit(answer)).toBeGreaterThan(fit(other));
  });
});
