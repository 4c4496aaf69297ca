/** Composed with its feature in the next commit. */
export function Component() {
  return null;
}
