import { MODE_STORAGE_KEY } from './theme';

/** What a person chooses: a scheme, or whatever the system shows. */
export const modes = ['light', 'dark', 'system'] as const;
export type Mode = (typeof modes)[number];

export const modeNames: Record<Mode, string> = {
  light: 'Claro',
  dark: 'Oscuro',
  system: 'Sistema',
};

const keyOf = (personId: string): string => `${MODE_STORAGE_KEY}:${personId}`;

/** The choice that this browser keeps for a person; null when there is none, or storage is blocked. */
export function rememberedMode(personId: string): Mode | null {
  try {
    const kept = localStorage.getItem(keyOf(personId));
    return modes.find((mode) => mode === kept) ?? null;
  } catch {
    return null;
  }
}

export function rememberMode(personId: string, mode: Mode): void {
  try {
    localStorage.setItem(keyOf(personId), mode);
  } catch {
    // Storage is blocked: the choice lasts as long as the page.
  }
}
