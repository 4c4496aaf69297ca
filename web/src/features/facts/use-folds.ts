import { useMediaQuery, type Theme } from '@mui/material';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { folded } from '../../lib/folded';

/** What a link names a part by: "Combustible y depósito" is `#combustible-y-deposito`. */
export const anchorOf = (title: string): string => folded(title).replace(/\W+/g, '-');

/** Which parts of the sheet are open: on desks all but the long ones; on phones the only one, that which a link names, and what is unfolded. */
export function useFolds(titles: readonly string[], long: readonly string[]) {
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'), { noSsr: true });
  const { hash } = useLocation();
  const [chosen, setChosen] = useState<Readonly<Record<string, boolean>>>({});
  const named = titles.find((title) => `#${anchorOf(title)}` === hash);
  useEffect(() => {
    if (named === undefined) return;
    const part = document.getElementById(anchorOf(named));
    part?.querySelector('button')?.focus({ preventScroll: true });
    part?.scrollIntoView({ block: 'start' });
  }, [named]);
  const isOpen = (title: string): boolean =>
    chosen[title] ?? ((isWide && !long.includes(title)) || titles.length === 1 || title === named);
  return {
    isOpen,
    setOpen: (title: string, open: boolean) => setChosen({ ...chosen, [title]: open }),
  };
}

export type Folds = ReturnType<typeof useFolds>;
