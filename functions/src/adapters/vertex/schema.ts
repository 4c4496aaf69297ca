/** A schema as Google's interface has it. */
export type Schema =
  | { type: 'STRING' | 'BOOLEAN' }
  | { type: 'STRING'; enum: string[] }
  | { type: 'INTEGER'; minimum: number }
  | { type: 'ARRAY'; items: Schema; maxItems: number }
  | {
      type: 'OBJECT';
      properties: Record<string, Schema>;
      required: string[];
      propertyOrdering: string[];
    };

export const list = (items: Schema, maxItems: number): Schema => ({
  type: 'ARRAY',
  items,
  maxItems,
});

/** One of these names. */
export const oneOf = (names: Record<string, unknown>): Schema => ({
  type: 'STRING',
  enum: Object.keys(names),
});

/** An object whose properties are written in this order. */
export const inOrder = (properties: Record<string, Schema>): Schema => {
  const names = Object.keys(properties);
  return { type: 'OBJECT', properties, required: names, propertyOrdering: names };
};
