import { anExcerpt } from '../../../testing/excerpts';
import { extractiveAnswer } from '../extractive-answer';
import { isOfOtherPart } from './other-part';
import { aQuestion } from '../../../testing/questions';

/** What holds those words of the question, by their positions. */
const holding = (...positions: number[]) => ({
  wholeMatched: new Set(positions),
  quotable: { kind: 'prose' as const, text: 'Aguanta 3.' },
});
const words = (...folded: string[]) => folded.map((word) => ({ folded: word, weight: 2 }));

describe('isOfOtherPart', () => {
  it('says so where nothing names the part whose torque is asked for', () => {
    const asked = words('par', 'apriete', 'biela');
    expect(isOfOtherPart(aQuestion('par de apriete de la biela'), asked, holding(0, 1))).toBe(true);
    expect(isOfOtherPart(aQuestion('par de apriete de la biela'), asked, holding(0, 1, 2))).toBe(
      false,
    );
  });

  it('does not mind words that say no part', () => {
    const asked = words('cada', 'revisa', 'coche', 'cadena');
    expect(isOfOtherPart(aQuestion('¿cada cuánto se revisa la cadena?'), asked, holding(3))).toBe(
      false,
    );
  });

  it.each([
    ['fusible de la estufa', ['fusible', 'estufa']],
    ['capacidad del maletero en litros', ['capacidad', 'maletero', 'litros']],
    ['¿cuántos mm deben tener las pastillas?', ['mm', 'pastillas']],
    ['¿cuánto pesa la batería?', ['pesa', 'bateria']],
  ])('says so where nothing of %j is named but what is asked for', (question, asked) => {
    expect(isOfOtherPart(aQuestion(question), words(...asked), holding(0))).toBe(true);
    expect(isOfOtherPart(aQuestion(question), words(...asked), holding(0, 1))).toBe(false);
  });

  it('says so of a warranty that is not named', () => {
    const asked = words('garantia', 'bateria');
    expect(isOfOtherPart(aQuestion('¿cuánta garantía tiene la batería?'), asked, holding(1))).toBe(
      true,
    );
    expect(isOfOtherPart(aQuestion('¿cuánta garantía tiene la batería?'), asked, holding(0))).toBe(
      true,
    );
    expect(
      isOfOtherPart(aQuestion('¿cuánta garantía tiene la batería?'), asked, holding(0, 1)),
    ).toBe(false);
  });

  it('says so of what is counted and not named', () => {
    const asked = words('ciclos', 'bateria');
    expect(isOfOtherPart(aQuestion('¿cuántos ciclos aguanta la batería?'), asked, holding(1))).toBe(
      true,
    );
    expect(
      isOfOtherPart(aQuestion('¿cuántos ciclos aguanta la batería?'), asked, holding(0, 1)),
    ).toBe(false);
  });

  it.each([
    '1. Saque el ciclo.\n2. Suelte.',
    'Los ciclos están en la figura 3.',
    'Un ciclo: 20 minutos.',
  ])('says so of what is named and not counted: %j', (text) => {
    const asked = [aQuestion('¿cuántos ciclos aguanta la batería?'), words('ciclos')] as const;
    expect(isOfOtherPart(...asked, { ...holding(0), quotable: { kind: 'prose', text } })).toBe(
      true,
    );
  });

  it('says so of steps and of what tells no times where it is asked how many there are', () => {
    const steps = { kind: 'list' as const, text: '1. Gire tres veces el ciclo.', isOrdered: true };
    const ofCycles = [aQuestion('¿cuántos ciclos tiene?'), words('ciclos')] as const;
    expect(isOfOtherPart(...ofCycles, { ...holding(0), quotable: steps })).toBe(true);
    const ofTimes = [aQuestion('¿cuántas veces al año?'), words('ano')] as const;
    const isOther = (text: string) =>
      isOfOtherPart(...ofTimes, { ...holding(0), quotable: { kind: 'prose', text } });
    expect(isOther('Son 3 años.')).toBe(true);
    expect(isOther('Hasta cuatro veces al año.')).toBe(false);
  });

  it('says so of a fuse or a bulb of something else', () => {
    const asked = words('bombilla', 'parasol');
    expect(isOfOtherPart(aQuestion('qué bombilla lleva el parasol'), asked, holding(0))).toBe(true);
  });

  it('leaves to the certainty that is learned what names some of it, and what asks for no figure', () => {
    const asked = words('capacidad', 'luneta', 'trasera');
    expect(
      isOfOtherPart(aQuestion('qué capacidad tiene la luneta trasera'), asked, holding(1)),
    ).toBe(false);
    expect(isOfOtherPart(aQuestion('la luneta se empaña'), words('luneta'), holding())).toBe(false);
    expect(isOfOtherPart(aQuestion('se encendió una luz roja'), words('roja'), holding())).toBe(
      false,
    );
  });

  it('takes what a speed reaches for no part', () => {
    const asked = words('velocidad', 'alcanza');
    expect(isOfOtherPart(aQuestion('¿qué velocidad alcanza?'), asked, holding(0))).toBe(false);
  });

  it('takes the engine for no part where its power is asked for', () => {
    const asked = words('potencia', 'motor');
    expect(isOfOtherPart(aQuestion('¿qué potencia tiene el motor?'), asked, holding(0))).toBe(
      false,
    );
  });

  it('lets nothing be answered from the row of another part', () => {
    const content = 'Elemento\tPar\nTuerca del plato\t90 Nm\nTornillo de la tapa\t12 Nm';
    const excerpts = [anExcerpt({ headings: ['Pares de apriete'], content })];
    const isAnswered = (question: string) => extractiveAnswer(aQuestion(question), excerpts).found;
    expect(isAnswered('par de apriete de la tuerca del plato')).toBe(true);
    expect(isAnswered('par de apriete de la biela del pistón')).toBe(false);
  });
});
