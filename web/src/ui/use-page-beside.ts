import { useMediaQuery } from '@mui/material';
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigate } from 'react-router-dom';
import { useAddress } from '../lib/use-address';
import { addressOf, placeAt, type Place } from '../lib/page-address';
import type { Quotations } from '../lib/quotations';
import { asOneMovement } from './one-movement';

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

/** Leads the keyboard and the eye to a statement of the answer. */
function focusOn(answer: HTMLElement | null, statement: number): void {
  const badge = answer?.querySelector<HTMLElement>(`[data-statement="${statement}"] [data-badge]`);
  badge?.focus({ preventScroll: true });
  badge?.scrollIntoView({ block: 'center' });
}

/** The sentence that a mark has led back to, once what lay over the answer is closed; lit until it is left. */
function useReturn(
  opened: Place | null,
  answer: RefObject<HTMLElement | null>,
  whenClosed: () => void,
) {
  const [returned, setReturned] = useState<number | null>(null);
  const wanted = useRef<number | null>(null);
  const isOpen = opened !== null;
  const onClosed = useEffectEvent(whenClosed);
  useEffect(() => {
    if (isOpen) return;
    const statement = wanted.current;
    wanted.current = null;
    onClosed();
    if (statement === null) return;
    // After the dialog, which gives the keyboard back to where it came from.
    focusOn(answer.current, statement);
    setReturned(statement);
  }, [isOpen, answer]);
  const returnOnceClosed = (statement: number) => {
    wanted.current = statement;
  };
  return { returned, setReturned, returnOnceClosed };
}

/** From here on there is room for a page beside what it proves; else it lies over it. */
const ROOM_FOR_TWO = '(min-width: 1200px)';

/** Whose sentences marks lead back to: those that are quoted on a page, and their names. */
type Quoted = {
  on: (place: Place) => Quotations['statementOf'];
  nameOf: Quotations['nameOf'];
};

const NOTHING: Quoted = { on: () => new Map(), nameOf: () => '' };

type Options = {
  /** What is shown before anybody asks for a page, where there is room. */
  first: Place | null;
  quoted?: Quoted;
};

/** The page beside an answer or over it: which one, and how its marks and the answer's sentences find each other. */
export function usePageBeside({ first, quoted = NOTHING }: Options) {
  const areTwo = useMediaQuery(ROOM_FOR_TWO, { noSsr: true });
  const { opened, show, leave } = useOpenedPage();
  const [isClosed, setClosed] = useState(false);
  const [pointed, setPointed] = useState<number | null>(null);
  const [focused, setFocused] = useState<number | null>(null);
  const [wanted, setWanted] = useState<Quotations['wanted']>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const answer = useRef<HTMLDivElement>(null);
  // Over the answer it is a dialog, which sees to the keyboard itself.
  useFocusOf(areTwo ? opened : null, heading);
  const place = opened ?? (isClosed || !areTwo ? null : first);
  const find = (selector: string) => answer.current?.querySelector<HTMLElement>(selector);
  const { returned, setReturned, returnOnceClosed } = useReturn(opened, answer, () =>
    setWanted(null),
  );
  const quotations: Quotations = {
    statementOf: place ? quoted.on(place) : new Map(),
    // Without a page nothing is pointed at there; the sentence that a mark led back to is lit until it is left.
    ...{ lit: place ? (pointed ?? focused) : returned, wanted, onPoint: setPointed },
    onFocus: (statement) => {
      setFocused(statement);
      if (statement === null) setReturned(null);
    },
    onReturn: (statement) => {
      if (areTwo) {
        focusOn(answer.current, statement);
        return;
      }
      returnOnceClosed(statement);
      leave();
    },
    nameOf: quoted.nameOf,
  };
  /** The small picture of it becomes the page, where there is one. */
  const open = (to: Place) => {
    const small = place ? null : find(`[data-thumbnail="${to.page}"]`);
    asOneMovement(small ?? null, '[data-page-picture]', () => show(to));
  };
  return {
    ...{ areTwo, place, quotations, heading, answer, show, open, isOpened: opened !== null },
    /** Leads to the mark of a statement on its page. */
    showMark: (to: Place, statement: number | null) => {
      setWanted(statement === null ? null : { statement });
      const isShown = place?.manual === to.manual && place.page === to.page;
      if (!isShown || place.marks !== to.marks) open(to);
    },
    /** It cannot be shown: nobody has closed it, and the keyboard stays where it is. */
    giveUp: () => {
      setClosed(true);
      if (opened) leave();
    },
    close: () => {
      // The small picture, which leads to it again, is there before the keyboard goes to it.
      flushSync(() => setClosed(true));
      if (opened) leave();
      else find('a[href*="/pagina/"]')?.focus({ preventScroll: true });
    },
  };
}
