import { entriesOf } from './entries';
import { namesInSeveralLines, problemsOfLines } from './rules';
import { wordsOfNoDictionary } from './spelling';

const wheels = (...lines: string[]) =>
  entriesOf('lexicon/wheels.syn', `# Wheels\n${lines.join('\n')}\n`);

it.each([
  ['a line of more than 160 letters', [`rueda, ${'goma '.repeat(40)}elástica`], ':2: 215 letters'],
  ['lines out of order', ['rueda, goma', 'cámara, tubo'], ':3: not in order'],
  ['a line twice', ['rueda, goma', 'rueda, goma'], 'one line twice'],
  ['a plural beside its singular', ['rueda, ruedas'], '"ruedas" is a form of another name in it'],
  [
    'a phrase with meanings in two sections',
    ['gato => elevador', '# Animals', 'gato => mascota'],
    '"gato" means several things in several sections',
  ],
  [
    'one thing in two lines',
    ['cubierta, goma, llanta', 'goma, llanta, neumático'],
    'two lines share two names',
  ],
])('%s is found', (_, lines, problem) => {
  expect(problemsOfLines(wheels(...lines)).join('\n')).toContain(problem);
});

it('sorted lines of different things have no problem', () => {
  expect(problemsOfLines(wheels('cámara, tubo', 'pinché => pinchazo', 'rueda, goma'))).toEqual([]);
});

it('a name of two things is found', () => {
  expect(namesInSeveralLines(wheels('gato, elevador', 'gato, minino'))).toEqual(['gato']);
});

it('the corrupted word of a line of punctures is found by line', () => {
  const entries = wheels('pinché una rueda => rueda avecrecida del río, riada');
  expect([...wordsOfNoDictionary(entries)]).toEqual([['avecrecida', 'lexicon/wheels.syn:2']]);
});
