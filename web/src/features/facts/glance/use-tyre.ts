import { useSearchParams } from 'react-router-dom';
import type { Tyre } from './pressures';

const PARAMETER = 'neumatico';

/** The owner's tyre: the only one that the manual knows, or the one that the address names. */
export function useTyre(tyres: readonly Tyre[]) {
  const [search, setSearch] = useSearchParams();
  const [only, another] = tyres;
  const named = tyres.find(({ name }) => name === search.get(PARAMETER));
  const choose = (name: string | null) => {
    const next = new URLSearchParams(search);
    if (name === null) next.delete(PARAMETER);
    else next.set(PARAMETER, name);
    setSearch(next, { replace: true, state: { keepsFocus: true } });
  };
  return { tyre: named ?? (another ? null : (only ?? null)), choose };
}
