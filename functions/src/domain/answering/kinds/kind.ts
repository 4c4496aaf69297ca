/** What a question wants to be told, and how an answer to it looks. */
export type Kind = {
  asks: RegExp;
  answers: RegExp;
  /** How what stands above a row names the unit of its bare figures: "Presión (bar)". */
  unitAbove?: RegExp;
  /** How what stands above a row says it for all of them: "Testigos rojos". */
  above?: RegExp;
  /** Nothing that does not look so answers it, whatever else fits. */
  isNeeded?: true;
  /** The same where the question is how much it is: "¿cuánto pesa?", not "el peso". */
  isQuantity?: true;
};

/** A question with what is told; `above` is what stands above a row. */
export type KindCase = { question: string; told: string; above?: string };

export type KindRow = Kind & {
  id: string;
  /** Asked for and told. */
  example: KindCase;
  /** Either asked for and not told, or told and not asked for, however near it is. */
  counterExample: KindCase;
};

/** Whether words tell it; `names` is what stands above a row. */
export const tells = ({ answers, above, unitAbove }: Kind, words: string, names: string): boolean =>
  answers.test(words) ||
  above?.test(names) === true ||
  (/\d/.test(words) && unitAbove?.test(names) === true);

/** A kind of answer that whole sentences tell, by no unit or name: how something is done, whether it may be. */
export type KindOfSentence = {
  id: string;
  asks: (plain: string) => boolean;
  tells: (words: string) => boolean;
  example: KindCase;
  counterExample: KindCase;
};
