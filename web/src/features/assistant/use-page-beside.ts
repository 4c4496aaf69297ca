import { useEffect, useRef, useState, type RefObject } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Statement } from '@contract';
import { useAddress } from '../../lib/use-address';
import { addressOf, placeAt, type Place } from '../../lib/page-address';
import type { Quotations } from '../../lib/quotations';
import { statementsOn } from './quoted-places';
import { nameOfStatement } from './statement-words';

/** Which page the address names, and how it comes to name another one: Back leads from any of them to the answer. */
function useOpenedPage() {
  const address = useAddress();
  const behind = useLocation();
  const navigate = useNavigate();
  const opened = address.pathname === behind.pathname ? null : placeAt(address);
  return {
    opened,
    show: (place: Place) =>
      void navigate(addressOf(place), { replace: opened !== null, state: { behind } }),
    leave: () => void navigate(-1),
  };
}

/** The keyboard goes to a page that was opened, and back to where it was once that is closed. */
function useFocusOf(opened: Place | null, heading: RefObject<HTMLElement | null>) {
  const from = useRef<Element | null>(null);
  const isOpen = opened !== null;
  useEffect(() => {
    const active = document.activeElement;
    if (isOpen) {
      if (heading.current?.closest('section')?.contains(active)) return;
      from.current = active;
      heading.current?.focus({ preventScroll: true });
    } else if (from.current instanceof HTMLElement && from.current.isConnected) {
      from.current.focus({ preventScroll: true });
      from.current = null;
    }
  }, [isOpen, heading]);
}

type Options = {
  /** What is shown before anybody asks for a page. */
  first: Place | null;
  statements: readonly Statement[];
};

/** The page beside an answer: which one, and how its marks and the answer's sentences find each other. */
export function usePageBeside({ first, statements }: Options) {
  const { opened, show, leave } = useOpenedPage();
  const [isClosed, setClosed] = useState(false);
  const [pointed, setPointed] = useState<number | null>(null);
  const [focused, setFocused] = useState<number | null>(null);
  const [wanted, setWanted] = useState<Quotations['wanted']>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const answer = useRef<HTMLDivElement>(null);
  useFocusOf(opened, heading);
  const place = opened ?? (isClosed ? null : first);
  const find = (selector: string) => answer.current?.querySelector<HTMLElement>(selector);
  const quotations: Quotations = {
    statementOf: place ? statementsOn(place, statements) : new Map(),
    ...{ lit: pointed ?? focused, wanted, onPoint: setPointed, onFocus: setFocused },
    onReturn: (statement) => {
      const badge = find(`[data-statement="${statement}"] button`);
      badge?.focus({ preventScroll: true });
      badge?.scrollIntoView({ block: 'center' });
    },
    nameOf: (statement) => nameOfStatement(statements[statement]),
  };
  return {
    ...{ place, quotations, heading, answer, show, isOpened: opened !== null },
    /** Leads to the mark of a statement on its page. */
    showMark: (to: Place, statement: number | null) => {
      setWanted(statement === null ? null : { statement });
      const isShown = place?.manual === to.manual && place.page === to.page;
      if (!isShown || place.marks !== to.marks) show(to);
    },
    close: () => {
      setClosed(true);
      if (opened) leave();
      else find('a[href*="/pagina/"]')?.focus({ preventScroll: true });
    },
  };
}
