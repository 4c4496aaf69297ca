/** What an element of Word says in its attributes, by their names without prefixes. */
export type Attributes = Readonly<Record<string, string | undefined>>;

/** An element by the name that Word itself has for it, whatever prefix its document has. */
export type WordElement = {
  name: string;
  attributes: Attributes;
  children: WordElement[];
  text: string;
};

/** The first element that stands in this one on a path of names; undefined where there is none. */
export function find(
  element: WordElement | undefined,
  ...path: readonly string[]
): WordElement | undefined {
  return path.reduce(
    (within: WordElement | undefined, name) => within?.children.find((one) => one.name === name),
    element,
  );
}

export const findAll = ({ children }: WordElement, name: string): WordElement[] =>
  children.filter((child) => child.name === name);

/** What the element on a path says as its value, as `<w:sz w:val="24"/>` does. */
export const valueOf = (element: WordElement | undefined, ...path: string[]): string | undefined =>
  find(element, ...path)?.attributes['val'];

/** Whether an element like `<w:vanish w:val="0"/>` says yes: without a value it does. */
export const saysYes = (attributes: Attributes = { val: 'no' }): boolean =>
  !/^(?:0|false|off|no)$/.test(attributes['val'] ?? '');
