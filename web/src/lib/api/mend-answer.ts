import type * as z from 'zod/mini';
import { UNKNOWN } from '../format';

type Def = z.core.$ZodTypes['_zod']['def'];

const defOf = (schema: z.core.$ZodType): Def => (schema as z.core.$ZodTypes)._zod.def;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isMoment = (def: Def): boolean => 'format' in def && def.format === 'datetime';

/** What no screen could show, even in part. */
class Unmendable extends Error {}

/** The nearest value of the same type; what is no type of a field has none. */
function nearestOf(def: Def, value: unknown, isInRow: boolean): unknown {
  if (def.type === 'string') {
    // A moment that is none stays as it is ("Fecha inválida"); `formatDate` knows '' for a missing one.
    return typeof value === 'string' ? value : isMoment(def) ? '' : UNKNOWN;
  }
  if (def.type === 'number') return typeof value === 'number' ? value : NaN;
  if (def.type === 'boolean') return false;
  // A word that a later server knows: `viewOf` finds nothing for it.
  if (def.type === 'enum' && isInRow) return typeof value === 'string' ? value : UNKNOWN;
  if (def.type === 'nullable') {
    // Null means something of its own for a moment ("nunca"), which nobody said here.
    return isMoment(defOf(def.innerType)) || isRecord(value)
      ? mendField(def.innerType, value, isInRow)
      : null;
  }
  if (def.type === 'object') return mendShape(def.shape, isRecord(value) ? value : {}, isInRow);
  if (def.type === 'array') {
    return Array.isArray(value) ? value.map((item) => mendField(def.element, item, isInRow)) : [];
  }
  throw new Unmendable();
}

/** A field as near to its schema as it can be read: of its type, so that whoever shows it needs no case of its own. */
function mendField(schema: z.core.$ZodType, value: unknown, isInRow: boolean): unknown {
  const { success, data } = (schema as z.ZodMiniType).safeParse(value);
  return success ? data : nearestOf(defOf(schema), value, isInRow);
}

type Shape = Readonly<Record<string, z.core.$ZodType>>;

const mendShape = (shape: Shape, value: Record<string, unknown>, isInRow: boolean) =>
  Object.fromEntries(
    Object.entries(shape).map(([key, field]) => [key, mendField(field, value[key], isInRow)]),
  );

/** A row without a name of its own gets one that nobody has: the others must be told from it. */
function mendRow(shape: Shape, row: unknown, index: number) {
  const { id, ...rest } = shape;
  const value = isRecord(row) ? row : {};
  const mended = mendShape(rest, value, true);
  if (!id) return mended;
  const { success, data } = (id as z.ZodMiniType).safeParse(value.id);
  const standIn = defOf(id).type === 'number' ? -1 - index : `-${index}`;
  return { id: success ? data : standIn, ...mended };
}

/**
 * What can be shown of an answer that breaks the contract: a bad field is unreadable where it stands, and takes nothing
 * else along. Null where the answer is something else altogether. The caller has told of the fault.
 */
export function mendAnswer<Answer>(schema: z.ZodMiniType<Answer>, value: unknown): Answer | null {
  const def = defOf(schema);
  try {
    if (def.type === 'array' && Array.isArray(value)) {
      const row = defOf(def.element);
      if (row.type !== 'object') return null;
      return value.map((item, index) => mendRow(row.shape, item, index)) as Answer;
    }
    if (def.type !== 'object' || !isRecord(value)) return null;
    const { id } = def.shape;
    if (id && !(id as z.ZodMiniType).safeParse(value.id).success) return null;
    return mendShape(def.shape, value, false) as Answer;
  } catch (error) {
    if (error instanceof Unmendable) return null;
    throw error;
  }
}
