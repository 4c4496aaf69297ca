import type { WarningLevel } from '@contract';

/** What makers set above their warnings, by how much they warn (ANSI Z535.6 and ISO 3864-2 name the same four). */
const LEVELS: [WarningLevel, RegExp][] = [
  ['danger', /^[\s¡([{«⚠]*(?:peligro|danger)/iu],
  ['warning', /^[\s¡([{«⚠]*(?:advertencia|aviso|warning)/iu],
  ['caution', /^[\s¡([{«⚠]*(?:atenci[oó]n|precauci|cuidado|caution)/iu],
];

/** The level that the label of a warning names; what only notes or advises is a note. */
export const warningLevel = (label: string): WarningLevel =>
  LEVELS.find(([, says]) => says.test(label))?.[0] ?? 'note';
