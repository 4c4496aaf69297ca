import { alternativesOf } from '../../spanish/alternatives';
import { figure } from './figure';
import type { Kind, KindRow } from './kind';

const anyOf = alternativesOf('kinds.txt');

/** "98 T" after a slash is the index of a tyre. */
const TONNES = { more: [String.raw`(?<!\d{2}\s?)t`] };

/** What something weighs: not what it may be loaded with. */
const ownWeight = (kind: Kind): Kind => ({
  ...kind,
  answers: new RegExp(
    `^(?!(?=[^]*(?:carga|admit|soport|hasta|load))(?![^]*(?:pes[ao]|masa|tara|weigh)))[^]*?(?:${kind.answers.source})`,
    'iu',
  ),
});

export const OF_SIZE: readonly KindRow[] = [
  {
    id: 'load',
    ...figure(new RegExp(anyOf('asks for a load')), ['mass'], TONNES),
    example: { question: '¿Cuánto aguanta la baca?', told: 'Admite 75 kg.' },
    counterExample: { question: '¿Cuánto aguanta la baca?', told: 'Índice de carga 100/98 T.' },
  },
  {
    id: 'weight',
    ...ownWeight(figure(/cuant[oa]s? (?:kilos? |kg )?pesan?\b/, ['mass'], TONNES)),
    example: { question: '¿Cuánto pesa la baca?', told: 'La baca pesa 12 kg.' },
    counterExample: { question: '¿Cuánto pesa la baca?', told: 'Admite una carga de 75 kg.' },
  },
  {
    id: 'distance',
    ...figure(new RegExp(anyOf('asks for a distance')), ['size', 'length', 'distance']),
    example: { question: '¿A cuántos metros funciona el mando?', told: 'Alcanza 15 metros.' },
    counterExample: { question: '¿Cada cuántos kilómetros se cambia?', told: 'Cada 15 000 km.' },
  },
  {
    id: 'length',
    ...figure(new RegExp(anyOf('asks for a length')), ['size', 'length', 'memory'], {
      more: ['in\\.', '["”″]'],
    }),
    example: { question: '¿Cuánto mide de largo?', told: 'Mide 3.690 mm.' },
    counterExample: { question: 'me quedé a la altura de León', told: 'Mide 3.690 mm.' },
  },
  {
    id: 'millimetres',
    ...figure(new RegExp(anyOf('asks for millimetres')), ['size']),
    example: { question: '¿Cuántos mm deben tener?', told: 'Al menos 3 mm.' },
    counterExample: { question: '¿Cuántos mm deben tener?', told: 'Cada 30.000 km / 24 m.' },
  },
];
