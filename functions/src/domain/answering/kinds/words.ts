import { alternativesOf } from '../../spanish/alternatives';
import { COLOURS, LIGHT } from './light';
import type { KindRow } from './kind';

const anyOf = alternativesOf('kinds.txt');

/** What says where something is. */
export const TELLS_PLACE = new RegExp(String.raw`\b(?:${anyOf('places')})`, 'i');

/** What is told by a word, a name or a number that is no figure. */
export const OF_WORDS: readonly KindRow[] = [
  {
    // A light on the dashboard: its row says the colour, what it means and what to do.
    id: 'light',
    asks: LIGHT,
    answers: new RegExp(
      `${COLOURS.source}|(?<!\\p{L})(?:se (?:enciende|ilumina|prende)|parpade\\p{L}+|encendid[oa]s?|comes on|lights up|flash\\p{L}*)(?!\\p{L})`,
      'iu',
    ),
    above: COLOURS,
    example: { question: 'se encendió un símbolo ámbar', told: 'ABS: ámbar' },
    counterExample: { question: 'se encendió un símbolo ámbar', told: 'El símbolo es de metal.' },
  },
  {
    id: 'colour',
    asks: /\bcolor(?:es)?\b/,
    answers: new RegExp(
      String.raw`(?<!\p{L})(?:${anyOf('stems of colours')})|(?<!\p{L})(?:${anyOf('colours in english')})(?!\p{L})`,
      'iu',
    ),
    example: { question: '¿De qué color es el refrigerante?', told: 'Es rosado.' },
    counterExample: { question: '¿De qué color es el refrigerante?', told: 'Es tóxico.' },
  },
  {
    id: 'place',
    asks: /\bdonde\b|\b(?:de|en|a|por) que lado\b/,
    answers: TELLS_PLACE,
    example: { question: '¿Dónde está el gato?', told: 'El gato está con las herramientas.' },
    counterExample: { question: '¿Dónde está el gato?', told: 'El gato es de acero.' },
  },
  {
    id: 'brand',
    asks: /\b(?:que|cual) marcas?\b|\bde (?:que|cual) marca\b/,
    answers:
      /(?<!\p{L})marcas?(?!\p{L})|(?<=\p{Ll},? )\p{Lu}\p{Ll}{2,}|(?<!\p{L})brands?(?!\p{L})/u,
    isNeeded: true,
    example: { question: '¿Qué marca de pastillas usa?', told: 'Usa pastillas Lubrel.' },
    counterExample: { question: '¿Qué marca de pastillas usa?', told: 'Pastillas: Sí' },
  },
  {
    id: 'telephone',
    asks: new RegExp(
      [
        String.raw`^(?:y )?(?:cual es )?(?:el )?(?:numero|telefono) (?:del?|para)\b`,
        String.raw`numero de telefono`,
        String.raw`a que (?:numero|telefono)`,
        String.raw`\b(?:${anyOf('asks for')}) (?:\w+ ){0,2}telefono del?\b`,
      ].join('|'),
    ),
    answers: /\d{3}(?:[ .]?\d{2,3}){2,3}|\+\d{2}/,
    isNeeded: true,
    example: { question: 'número de la asistencia', told: 'Llame al 900 000 161.' },
    counterExample: {
      question: 'número de la asistencia',
      told: 'La asistencia llega en 40 minutos.',
    },
  },
];
