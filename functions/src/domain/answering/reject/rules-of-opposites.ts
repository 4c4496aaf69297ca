import type { ReadQuestion } from '../asked/read-question';
import type { Measured } from '../features/features';
import { ACTS, FITTING, namesExclusiveTerm } from './exclusive-terms';
import { isOfOtherGroup, namesOpposite } from './opposite-side';
import { textOf, withTitles, type Rule } from './rule';

const titlesOf = ({ titles, quotable: { context } }: Measured): string =>
  [...titles, context].join('\n');

const nearTitles = ({ above, quotable: { context } }: Measured): string =>
  [...above, context].join('\n');

/** Whether something tells, below whatever title, only what undoes that which was asked for. */
export const undoesWhatIsAsked = (
  question: Pick<ReadQuestion, 'plain'>,
  candidate: Measured,
): boolean => namesExclusiveTerm(ACTS, question)(withTitles(candidate));

/** What is of the other one of two, however likely it is: where what is left is far worse, nothing is answered. */
export const RULES_OF_OPPOSITES: readonly Rule[] = [
  {
    id: 'opposite-text',
    why: 'A sentence about the left one for the right one, where it denies nothing.',
    after: 'certainty',
    example: {
      question: 'presión de las ruedas traseras',
      content: 'La presión de las ruedas delanteras es de 2,3 bar.',
    },
    counterExample: {
      question: '¿puedo montar cadenas en las ruedas traseras?',
      content: 'Solo se pueden montar cadenas en las ruedas delanteras.',
    },
    rejects: (asked) => (candidate) => namesOpposite(asked, textOf(candidate), titlesOf(candidate)),
  },
  {
    id: 'opposite-act',
    why: 'How something is switched off, where the question is how it is switched on: the steps undo what an owner wants.',
    after: 'certainty',
    example: {
      question: '¿cómo vuelvo a activar el airbag?',
      content: '1. Abra la guantera.\n2. Gire la llave a OFF.',
      headings: ['Desactivar el airbag'],
    },
    counterExample: {
      question: '¿cómo desactivo el airbag?',
      content: '1. Abra la guantera.\n2. Gire la llave a OFF.',
      headings: ['Desactivar el airbag'],
    },
    rejects: (asked) => {
      const undoes = namesExclusiveTerm(ACTS, asked);
      const isOther = namesExclusiveTerm([...ACTS, FITTING], asked);
      return (candidate) => {
        const title = nearTitles(candidate);
        return isOther(title) && (undoes(withTitles(candidate)) || !undoes(title));
      };
    },
  },
  {
    id: 'other-group',
    why: 'The row below "normal load" for a question that names the title "full load".',
    after: 'certainty',
    example: {
      question: 'presión a plena carga',
      content: 'Neumático | Presión\nMedia carga\nR15 | 2,2 bar\nPlena carga\nR15 | 2,8 bar',
    },
    counterExample: {
      question: 'presión de los R15',
      content: 'Neumático | Presión\nMedia carga\nR15 | 2,2 bar\nPlena carga\nR15 | 2,8 bar',
    },
    rejects:
      (asked) =>
      ({ quotable }) =>
        isOfOtherGroup(asked, quotable),
  },
];
