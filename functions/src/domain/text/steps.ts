const STEP = /^\(?(\d{1,2})[.)]\s/;

/** "6. Retire los cables": the number of a step; null where a text is none. */
export function stepNumber(text: string): number | null {
  const [, digits] = STEP.exec(text) ?? [];
  return digits === undefined ? null : Number(digits);
}
