import type { ReadQuestion } from './asked/read-question';

/**
 * The question with the version in the place of the fuel that the passages name it by only once: "el diésel" is "1.5 DX"
 * where they say "1.5 DX diésel" and nothing else of a diesel. The same question where they name several, or none.
 */
export function withItsVersionNamed(
  { readAs, fuel }: Pick<ReadQuestion, 'readAs' | 'fuel'>,
  found: readonly string[],
): string {
  if (!fuel) return readAs;
  const naming = found.filter((content) => fuel.fuel.test(content));
  const versions = new Set(
    naming.flatMap((content) => [...content.matchAll(fuel.version)].map(([, name]) => name)),
  );
  const [version] = versions;
  const isOnly = naming.every((content) => content.search(fuel.version) >= 0);
  return version !== undefined && versions.size === 1 && isOnly
    ? readAs.replace(fuel.asked, `el ${version}`)
    : readAs;
}
