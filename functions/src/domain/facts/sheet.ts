import {
  LOOKED_FOR,
  type Fact,
  type FactSheet,
  type QuotedManual,
  type SheetFact,
} from '@contract';
import type { FactNote } from '../ports/records';
import { folded } from '../spanish/folded';
import { chosenVersion, contradicts } from '../versions/chosen-version';
import { isEquipment } from '../versions/version-words';
import { withoutRepeated } from './same-values';

export type SheetManual = { manual: QuotedManual; found: Fact[] | null };

type Sources = {
  vehicleId: number;
  /** As the owner calls it. */
  engine: string | null;
  trim: string | null;
  /** The newest first. */
  manuals: readonly SheetManual[];
  notes: readonly FactNote[];
};

/** The facts of a vehicle: what its manuals say for its engine, and what its owner says of that. */
export function factSheet({ vehicleId, engine, trim, manuals, notes }: Sources): FactSheet {
  const named = manuals.map(({ found }) => enginesOf(found ?? []));
  const chosen = named.map((names) => chosenVersion(engine, names));
  const isAsked = named.some((names, at) => names.length > 0 && chosen[at] === null);
  const all = manuals.flatMap(({ found }) => found ?? []);
  const equipment = askedEquipment(engine, all);
  const own = equipment?.own ?? null;
  const shown = manuals.map(({ manual, found }, at) => {
    const told = (found ?? [])
      .filter((fact) => fact.kind !== 'tyre-size' || isOf(trim, fact))
      .filter((fact) => own === null || !isOfOther(fact, own))
      .map((fact) => withNotes(fact, manual.manualId, notes));
    const version = chosen[at] ?? null;
    const facts = found && withoutRepeated(told.filter((fact) => isFor(fact, version)));
    const forVersions = version === null ? withoutRepeated(told.flatMap(withVersion)) : [];
    return { manual, facts, waiting: forVersions.length, forVersions };
  });
  return {
    vehicleId,
    engines: [...new Set(named.flat())],
    engine: isAsked ? null : (chosen.find((name) => name !== null) ?? null),
    ...(equipment && { equipment }),
    manuals: shown,
    missing: missingIn(all, notes),
    kept: keptOf(all, notes),
  };
}

/** The versions for which a manual says different things, in its order. */
const enginesOf = (facts: readonly Fact[]): string[] => [
  ...new Set(facts.flatMap(({ engines }) => engines)),
];

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

const partsOf = ({ condition }: Fact): string[] => condition.split(' · ');

/** Whether a value is of vehicles with other equipment. */
const isOfOther = (fact: Fact, own: string): boolean =>
  partsOf(fact).some((part) => isEquipment(part) && contradicts(part, own));

/** With and without which equipment manuals say different things: none where they speak of one of both alone. */
function equipmentOf(facts: readonly Fact[]): string[] {
  const parts = facts.flatMap(partsOf).filter(isEquipment);
  const names = [...new Set(parts.map(lowerFirst))].toSorted();
  return names.filter((name) => names.some((other) => contradicts(name, other)));
}

/** Which of it the vehicle has, and how many values wait for that. */
function askedEquipment(engine: string | null, facts: readonly Fact[]): FactSheet['equipment'] {
  const names = equipmentOf(facts);
  if (names.length === 0) return undefined;
  const own = chosenVersion(engine, names);
  const waiting = own === null ? facts.filter((fact) => partsOf(fact).some(isEquipment)).length : 0;
  return { names, own, waiting };
}

/** What differs by engine is shown for the chosen one only: a value for another engine is a wrong one. */
const isFor = ({ engines }: Fact, chosen: string | null): boolean =>
  engines.length === 0 || (chosen !== null && engines.includes(chosen));

/** "Costa y Ruta", "Costa / Ruta". */
const SEVERAL = /\s(?:y|o|e)\s|\s?[,;/]\s?/u;

/** Whether it is said of the trim by its name: which tyres others come with says nothing of the vehicle. */
const isOf = (trim: string | null, { condition }: Fact): boolean =>
  trim !== null &&
  condition.split(SEVERAL).some((name) => folded(name).trim() === folded(trim).trim());

/** With the versions that it is for, as it is told where nobody has said which is the vehicle's; nothing of what is for all. */
const withVersion = (fact: SheetFact): SheetFact[] =>
  fact.engines.length > 0 ? [{ ...fact, engine: fact.engine || fact.engines.join(' / ') }] : [];

function withNotes(fact: Fact, manualId: number, notes: readonly FactNote[]): SheetFact {
  const note = notes.find(({ id }) => id === fact.id);
  return { ...fact, check: checkOf(fact, manualId, note?.check ?? null), own: note?.own ?? null };
}

type Check = FactNote['check'];

/** A check is of the manual that it was made on; of another one it says something only where both say the same. */
function checkOf(fact: Fact, manualId: number, check: Check): SheetFact['check'] {
  if (!check) return null;
  const isSame = check.value === fact.value && check.unit === fact.unit;
  if (check.manualId !== manualId && !isSame) return null;
  const isSaidSo = check.manualId !== manualId || check.hash === fact.quote.hash;
  return { ...shownCheck(check), changed: !isSame ? 'value' : isSaidSo ? null : 'words' };
}

const shownCheck = ({ value, unit, checkedAt }: NonNullable<Check>) => ({
  ...{ value, unit, changed: null },
  checkedAt: checkedAt.toISOString(),
});

const ENGINE_OIL = /motor|engine|filtro|filter/iu;

const RESERVE = /^reserva/iu;

/** In what the battery that moves a vehicle is told: of the one of 12 V its charge is looked for. */
const OF_TRACTION = ['kWh', 'V'];

/** Whether something found is what an owner looks for: the oil of a gearbox is not that of the engine, its reserve no tank. */
function isFound(looked: (typeof LOOKED_FOR)[number], facts: readonly Fact[]): boolean {
  const ofKind = facts.filter(({ kind }) => kind === looked.kind);
  if (looked.kind === 'tyre-pressure') return ofKind.some(({ of }) => of === looked.of);
  if (looked.kind === 'oil-capacity' || looked.kind === 'oil-grade') {
    return ofKind.some(({ of }) => ENGINE_OIL.test(of));
  }
  if (looked.kind === 'battery') return ofKind.some(({ unit }) => !OF_TRACTION.includes(unit));
  if (looked.kind === 'tank-capacity') return ofKind.some(({ of }) => !RESERVE.test(of));
  if (looked.kind === 'brake-fluid') return ofKind.some(({ unit }) => unit === '');
  return ofKind.length > 0;
}

const ownOf = (notes: readonly FactNote[], id: string) =>
  notes.find((note) => note.id === id)?.own ?? null;

const missingIn = (facts: readonly Fact[], notes: readonly FactNote[]): FactSheet['missing'] =>
  LOOKED_FOR.filter((looked) => !isFound(looked, facts) || ownOf(notes, looked.id) !== null).map(
    (looked) => ({ ...looked, condition: '', own: ownOf(notes, looked.id) }),
  );

function keptOf(facts: readonly Fact[], notes: readonly FactNote[]): FactSheet['kept'] {
  const known = new Set<string>([...facts, ...LOOKED_FOR].map(({ id }) => id));
  return notes
    .filter(({ id }) => !known.has(id))
    .map(({ id, kind, of, condition, own, check }) => ({
      ...{ id, kind, of, condition, own },
      check: check && shownCheck(check),
    }));
}
