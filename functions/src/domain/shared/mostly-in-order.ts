/** Whether at least this share of neighbouring values stand in order: readers miss a line, and makers misplace one. */
export function isMostlyInOrder<Value>(
  values: readonly Value[],
  isOrdered: (a: Value, b: Value) => boolean,
  share: number,
): boolean {
  const pairs = values.slice(1).map((value, index) => isOrdered(values[index] ?? value, value));
  return pairs.filter(Boolean).length >= share * pairs.length;
}
