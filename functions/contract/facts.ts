import * as z from 'zod/mini';
import { endpoint, idParams, moment, positiveInteger } from './endpoint';
import { quotedManualSchema, quoteSchema } from './quote';

const FACT_KINDS = [
  'tyre-pressure',
  'tyre-size',
  'oil-grade',
  'oil-norm',
  'oil-capacity',
  'coolant-type',
  'coolant-capacity',
  'brake-fluid',
  'fuel',
  'tank-capacity',
  'adblue-capacity',
  'battery',
  'bulb',
  'fuse',
  'wheel-torque',
  'towing',
  'roof-load',
  'key-battery',
] as const;
export const factKindSchema = z.enum(FACT_KINDS);
export type FactKind = z.infer<typeof factKindSchema>;

/** The same in another unit: as the manual prints it beside, or worked out, which must be told. */
const alternativeSchema = z.object({
  value: z.string(),
  unit: z.string(),
  isPrinted: z.boolean(),
});
export type Alternative = z.infer<typeof alternativeSchema>;

/** A value that a manual states, as it prints it, within what is quoted. */
const factSchema = z.object({
  /** Of what it is, and not of its value: the same after another reading. */
  id: z.string(),
  kind: factKindSchema,
  /** What of its kind: "Delante", "Cruce", "F12 · Encendedor". */
  of: z.string(),
  value: z.string(),
  /** Empty where the value is a name. */
  unit: z.string(),
  alsoIn: z.array(alternativeSchema),
  /** When it holds: tyre, load, filter; empty for always. */
  condition: z.string(),
  /** The version it is for as printed there, and which of the manual's versions that are; both empty for all. */
  engine: z.string(),
  engines: z.array(z.string()),
  quote: quoteSchema,
  /** Other places of the manual that say the same. */
  alsoAt: z.array(quoteSchema),
  /** Whether only a model pointed at it: shown in the manual's words, for its reader to check. */
  isToCheck: z.optional(z.boolean()),
});
export type Fact = z.infer<typeof factSchema>;
/** Of one manual: many times what any prints. */
export const MAX_FACTS = 1000;
export const foundFactsSchema = z.array(factSchema).check(z.maxLength(MAX_FACTS));

/** What an owner looks for in the sheet: what no manual of the vehicle says stands there to be filled in. */
export const LOOKED_FOR = [
  { id: 'own-pressure-front', kind: 'tyre-pressure', of: 'Delante' },
  { id: 'own-pressure-rear', kind: 'tyre-pressure', of: 'Detrás' },
  { id: 'own-oil-grade', kind: 'oil-grade', of: 'Grado del aceite de motor' },
  { id: 'own-oil-capacity', kind: 'oil-capacity', of: 'Cantidad de aceite de motor' },
  { id: 'own-coolant', kind: 'coolant-type', of: 'Tipo de refrigerante' },
  { id: 'own-brake-fluid', kind: 'brake-fluid', of: 'Líquido de frenos' },
  { id: 'own-fuel', kind: 'fuel', of: 'Combustible' },
  { id: 'own-tank', kind: 'tank-capacity', of: 'Depósito' },
  { id: 'own-battery', kind: 'battery', of: 'Batería de 12 V' },
  { id: 'own-bulb', kind: 'bulb', of: 'Bombilla de cruce' },
  { id: 'own-fuse', kind: 'fuse', of: 'Fusible de la toma de 12 V' },
  { id: 'own-torque', kind: 'wheel-torque', of: 'Par de las ruedas' },
  { id: 'own-towing', kind: 'towing', of: 'Remolque' },
  { id: 'own-roof', kind: 'roof-load', of: 'Carga en el techo' },
  { id: 'own-key', kind: 'key-battery', of: 'Pila de la llave' },
] as const satisfies readonly { id: string; kind: FactKind; of: string }[];

/** Values that an owner may check or write down for one vehicle. */
export const MAX_FACT_NOTES = 300;
export const MAX_FACT_VALUE_LENGTH = 60;

const factId = z.string().check(z.regex(/^[a-z0-9-]{3,60}$/));
const ownValue = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'Escribe el valor.'),
    z.maxLength(MAX_FACT_VALUE_LENGTH, 'El valor es demasiado largo.'),
  );
const ownUnit = z.string().check(z.trim(), z.maxLength(12, 'La unidad es demasiado larga.'));

const ownFactSchema = z.object({ value: z.string(), unit: z.string() });

/** What the owner had before their eyes when they said that it is right. */
const checkSchema = z.object({
  value: z.string(),
  unit: z.string(),
  checkedAt: moment,
  /** Since then another reading found another value, or the same in other words. */
  changed: z.nullable(z.enum(['value', 'words'])),
});

const sheetFactSchema = z.object({
  ...factSchema.shape,
  check: z.nullable(checkSchema),
  own: z.nullable(ownFactSchema),
});
export type SheetFact = z.infer<typeof sheetFactSchema>;

/** Whether it may be relied on as it is: what only a model pointed at may once its owner has looked. */
export const isReliedOn = ({ isToCheck, check, own }: SheetFact): boolean =>
  isToCheck !== true || check !== null || own !== null;

const notedSchema = z.object({
  id: factId,
  kind: factKindSchema,
  of: z.string(),
  condition: z.string(),
});

const factSheetSchema = z.object({
  vehicleId: positiveInteger,
  /** Versions that the manuals tell apart, and the one that the vehicle is; empty where nothing differs. */
  engines: z.array(z.string()),
  /** Null: values that differ are shown apart until the owner has said it. */
  engine: z.nullable(z.string()),
  /** What some have and others lack, by which values differ, and which the vehicle is; absent where none does. */
  equipment: z.optional(
    z.object({ names: z.array(z.string()), own: z.nullable(z.string()), waiting: z.int() }),
  ),
  manuals: z.array(
    z.object({
      manual: quotedManualSchema,
      /** Null where it cannot be told yet: `manual.untold` says why. */
      facts: z.nullable(z.array(sheetFactSchema)),
      /** How many wait for the engine. */
      waiting: z.int(),
      /** These, each with its version; none in what a device has kept from before they were told. */
      forVersions: z.optional(z.array(sheetFactSchema)),
    }),
  ),
  /** What no manual says, with what the owner wrote down. */
  missing: z.array(z.object({ ...notedSchema.shape, own: z.nullable(ownFactSchema) })),
  /** What was checked or written down of values that no reading finds any more. */
  kept: z.array(
    z.object({
      ...notedSchema.shape,
      own: z.nullable(ownFactSchema),
      check: z.nullable(checkSchema),
    }),
  ),
});
export type FactSheet = z.infer<typeof factSheetSchema>;

/** The facts of a vehicle: what its manuals say, and what its owner says of them. */
export const getFacts = endpoint({
  method: 'GET',
  path: '/api/vehicles/:id/facts',
  params: idParams,
  response: factSheetSchema,
});

/** What each says, beside of which value. */
const SAYS = { check: ['manualId'], uncheck: [], write: ['value', 'unit'], erase: [] } as const;

const factEditSchema = z
  .strictObject({
    id: factId,
    action: z.enum(['check', 'uncheck', 'write', 'erase']),
    /** In which manual it was checked. */
    manualId: z.optional(positiveInteger),
    value: z.optional(ownValue),
    unit: z.optional(ownUnit),
  })
  .check(
    z.refine(
      (edit) =>
        Object.keys(edit).length === SAYS[edit.action].length + 2 &&
        SAYS[edit.action].every((name) => name in edit),
      'Di qué dato es, y qué dices de él.',
    ),
  );
export type FactEdit = z.infer<typeof factEditSchema>;

/** Marks a value as checked, or not, writes down the owner's own, or erases it. */
export const editFact = endpoint({
  method: 'PATCH',
  path: '/api/vehicles/:id/facts',
  params: idParams,
  body: factEditSchema,
});
