import { cellsIn, rowOf } from '../../text/cells';
import { remembering } from '../../shared/remembering';
import { stopwords } from '../../spanish/stopwords';
import { plainWords } from '../../spanish/plain-words';
import type { ReadQuestion } from '../asked/read-question';
import type { NamedCell } from '../quotables/quotable';

const wordsOf = (text: string): string[] =>
  (plainWords(text).match(/[\p{L}\p{N}][\p{L}\p{N}.,]*/gu) ?? []).filter(
    (word) => !stopwords.has(word),
  );

type Question = Pick<ReadQuestion, 'plain'>;

/**
 * The column that the question names ("700" of "Cierzo 500" and "Cierzo 700"), by words that no other column has: what the
 * others say is about other versions. Null where it names none, or several alike.
 */
export function askedColumn({ plain }: Question): (names: readonly string[]) => number | null {
  const asked = new Set(wordsOf(plain));
  return (names) => {
    const words = names.map((name) => new Set(wordsOf(name)));
    const counts = words.map(
      (own, at) =>
        [...own].filter(
          (word) => asked.has(word) && !words.some((other, of) => of !== at && other.has(word)),
        ).length,
    );
    const most = Math.max(...counts);
    const at = counts.indexOf(most);
    return most > 0 && counts.lastIndexOf(most) === at ? at : null;
  };
}

/**
 * The cell of a row that stands in the column that the question names; null where the cell itself says words of the question:
 * "plena carga" below "Carga" tells when the others of its row hold.
 */
export function askedCell(question: Question): (cells: readonly NamedCell[]) => NamedCell | null {
  const columnOf = askedColumn(question);
  const remembered = remembering((joined: string) => columnOf(cellsIn(joined)));
  const asked = new Set(wordsOf(question.plain));
  return (cells) => {
    const at = remembered(rowOf(cells.map(({ name }) => name)));
    const cell = at === null ? undefined : cells[at];
    return cell && !wordsOf(cell.value).some((word) => asked.has(word)) ? cell : null;
  };
}
