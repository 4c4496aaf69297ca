import type { Fragment } from '../types';

const INITIAL = /^[¡¿]?\p{Lu}$/u;
const REST = /^\p{Ll}/u;
/** A first letter that is larger by this share goes over several lines; its word begins that near beside its upper half. */
const LARGER = 1.6;
const BESIDE = 0.8;
/** A page with more single letters than these has no text that begins so. */
const MOST_INITIALS = 20;

/** Puts large first letters before their words: pages draw them as texts of their own. */
export function withDropCaps(fragments: Fragment[]): Fragment[] {
  const taken = new Set<Fragment>();
  const initials = fragments.filter(({ text, turned }) => !turned && INITIAL.test(text));
  for (const initial of initials.slice(0, MOST_INITIALS)) {
    const rest = fragments.find((fragment) => isRest(initial, fragment));
    if (!rest) continue;
    rest.text = initial.text + rest.text;
    taken.add(initial);
  }
  return taken.size === 0 ? fragments : fragments.filter((fragment) => !taken.has(fragment));
}

function isRest(initial: Fragment, { text, left, baseline, size, turned }: Fragment): boolean {
  const gap = left - initial.right;
  return (
    REST.test(text) &&
    !turned &&
    initial.size > LARGER * size &&
    gap > -size &&
    gap < BESIDE * size &&
    baseline > initial.baseline + size / 4 &&
    baseline < initial.baseline + initial.size
  );
}
