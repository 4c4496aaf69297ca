import { anExcerpt } from '../../testing/excerpts';
import { candidatesOf } from './candidates';

const textsOf = (content: string): string[] =>
  candidatesOf([anExcerpt({ content })]).map(({ quotable: { text } }) => text);

it('a figure is quoted with the sentence that names its engine', () => {
  const content = 'El motor 1.5 DX tiene 90 CV. Consumo medio: 4,4 l/100 km.';
  expect(textsOf(content)).toContain(content);
});

it.each([
  ['El motor frena el coche. Hasta 8 km/h hay que pisar el freno.'],
  ['Caben 4.4 L de aceite. Cámbielo cada 10.000 km.'],
  ['El motor 1.5 DX tiene 90 CV.\n\nConsumo medio: 4,4 l/100 km.'],
  ['El motor 1.5 DX tiene 90 CV. El motor 1.2 TX tiene 75 CV.'],
])('sentences of %j stay apart', (content) => {
  expect(textsOf(content)).toHaveLength(2);
});
