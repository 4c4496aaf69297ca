import { buildLexicalIndex } from './build-index';
import { openLexicalIndex } from './index-format';
import { readAs } from './read-as';

const indexOf = (...texts: string[]) =>
  openLexicalIndex(buildLexicalIndex(texts.map((text, at) => ({ id: String(at), text }))));

const manual = indexOf(
  'Las bujías se cambian cada 60 000 km. Use el aceite 5W-30 y compruebe el nivel.',
  'Presión de los neumáticos: las ruedas en frío, 2,2 bar. Neumáticos de invierno.',
  'El limpiaparabrisas y su líquido. El parabrisas se limpia con agua.',
  'Abroche el cinturón de seguridad. Las reparaciones del cinturón las hace un taller.',
  'El líquido de frenos se cambia cada dos años. El freno de mano.',
  'Pise el embrague antes de arrancar. Código P0420: catalizador. Recirculación del aire.',
  'La batería está en el maletero. Conecte el cable rojo. El interruptor del volante.',
);
const vehicles = new Set(['toyota', 'corolla']);
const read = (question: string, ...indexes: (typeof manual)[]) =>
  readAs(question, indexes.length > 0 ? indexes : [manual], (word) => vehicles.has(word));

describe('readAs', () => {
  it.each([
    ['cada cuanto cambio las vujias', 'cada cuanto cambio las bujías'],
    ['que aseite lleva', 'que aceite lleva'],
    ['cuanto asite lleva', 'cuanto aceite lleva'],
    ['prezion de las ruedas', 'presión de las ruedas'],
    ['neumaticos de imvierno', 'neumaticos de invierno'],
    ['cambiar el limpiaparabrizas', 'cambiar el limpiaparabrisas'],
    ['cinturon de seguirdad', 'cinturon de seguridad'],
    ['las ruedsa en frio', 'las ruedas en frio'],
    ['liquido de frenso', 'liquido de frenos'],
    ['patina el enbrague', 'patina el embrague'],
    ['¿No carga la vateria?', '¿No carga la batería?'],
    ['resirculacion del ayre', 'recirculación del aire'],
    ['luz del hair bag', 'luz del air bag'],
    ['el bolante esta duro', 'el volante esta duro'],
    ['direcion dura', 'dirección dura'],
    ['embraje apagao', 'embrague apagado'],
    ['abrir el maletro', 'abrir el maletero'],
    ['neumattico y maleetero', 'neumático y maletero'],
    ['intermitemtes del bolante', 'intermitentes del volante'],
    ['se ensendio q hago', 'se encendio que hago'],
    ['se prendio que ago', 'se prendio que hago'],
    ['limpiar el para brisas', 'limpiar el parabrisas'],
    ['frenso,enbrague', 'frenos,embrague'],
    ['VUJIAS NUEVAS', 'bujías NUEVAS'],
    ['Vujias', 'bujías'],
    ['los primeros mil km', 'los primeros 1000 km'],
    ['Cada Quince mil kilometros', 'Cada 15000 kilometros'],
    ['cada 10 mil kms', 'cada 10000 kms'],
    ['cuesta mil euros', 'cuesta mil euros'],
  ])('reads %j as %j', (question, meant) => {
    expect(read(question)).toBe(meant);
  });

  it.each([
    ['words of the manual', 'las bujías y el catalizador'],
    ['plurals and forms of them', 'catalizadores, interruptores y baterias'],
    ['words of the lexicon', 'la cajuela no cierra'],
    ['words of everybody', 'mi hijo y mi vecino van el lunes con el perro a la playa'],
    ['codes', 'codigo P0421 con aceite 5W-31 y 205/55 R16'],
    ['short words', 'luz abs esp tpm'],
    ['names of vehicles', 'toyota corolla'],
    ['what may be the name of a vehicle', 'aceite del corola'],
    ['names in the middle of a sentence', 'el taller de Frenso'],
    ['words without a likeness', 'xanthippe kowalewski'],
    ['speeds of tyres', 'neumaticos de indice Q'],
  ])('leaves %s alone', (_name, question) => {
    expect(read(question)).toBe(question);
  });

  it('reads as a word of the manual only what its letters may stand for', () => {
    const plates = indexOf('La placa de la base.', 'La placa.', 'La placa.');
    for (const question of ['xlaca', 'plmca', 'plasaxy', 'pxlaca']) {
      expect(read(question, plates)).toBe(question);
    }
  });

  it('keeps the word when two are as likely, and takes the one that stands in far more passages', () => {
    const [once, other] = [indexOf('La lantana.'), indexOf('La lantina.')];
    expect(read('lantna', once, other)).toBe('lantna');
    expect(read('lantna', once, once, once, other)).toBe('lantana');
  });

  it('does not try to read what is in another language', () => {
    const question = 'aseite frenso kuidado hvilken oljetype bruker motoren hvordan skifter';
    expect(read(question)).toBe(question);
  });

  it('asks all manuals before a word is one that nobody knows', () => {
    expect(read('bujía vujia', indexOf('Nada de eso.'), indexOf('Una vujia.'))).toBe('bujía vujia');
  });

  it('looks few words up, whatever is asked and however often', () => {
    const long = ['sisisisisisisisisisisisi', 'cececececececececece', 'ijijijijijijijijiji'];
    let words = 0;
    readAs(`${long.join(' ')} `.repeat(20), [manual], () => {
      words += 1;
      return false;
    });
    expect(words).toBeGreaterThan(0);
    expect(words).toBeLessThan(1500 * long.length);
  });
});
