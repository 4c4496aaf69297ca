import { placesOf, type Place } from '../../functions/src/domain/beyond/places';
import written from '../../functions/data/beyond.json';
import type { Check } from './check';

/** Governments, their offices and bodies of states; whoever sells something has no such host. */
const OFFICIAL =
  /(?:^|\.)(?:gob\.(?:ar|es|mx)|gov\.co|gov|europa\.eu|oecd\.org|boe\.es|dgt\.es|geoportalgasolineras\.es|sernac\.cl|prt\.cl|bcn\.cl)$/;

/** What an owner would take for advice of ours: a figure, or leave to drive on. */
const ADVICE = /\d|(?:puedes|se puede) (?:seguir|continuar|circular|conducir)/i;

const problemsOf = ({ url, checked }: Place, today: string): string[] => [
  ...(OFFICIAL.test(new URL(url).hostname) ? [] : [`${url}: no es un sitio oficial`]),
  ...(checked > today ? [`${url}: repasado en el futuro`] : []),
];

const repeated = (values: readonly string[]): string[] =>
  values.filter((value, at) => values.indexOf(value) !== at);

/** What is wrong with a list of places beyond the manual. `today`: "2026-11-25". */
export function problemsOfPlaces(value: unknown, today: string): string[] {
  const { topics, places } = placesOf(value);
  return [
    ...places.flatMap((place) => problemsOf(place, today)),
    ...repeated(places.map(({ url }) => url)).map((url) => `${url}: dos veces`),
    ...repeated(places.map(({ title }) => title)).map((title) => `${title}: dos veces`),
    ...Object.entries(topics)
      .filter(([, sentence]) => ADVICE.test(sentence))
      .map(([topic]) => `${topic}: una cifra o un permiso nuestro`),
  ];
}

export const placesCheck: Check = {
  name: 'más allá del manual',
  run: () => {
    const problems = problemsOfPlaces(written, new Date().toISOString().slice(0, 10));
    return Promise.resolve(problems.length === 0 ? null : problems.join('\n'));
  },
};
