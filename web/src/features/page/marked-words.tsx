import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import type { Quotations } from '../../lib/quotations';

/** What is marked of a text, and the answer that it stands beside. */
export type Marking = { marked: ReadonlySet<string>; quotations: Quotations | undefined };

type Props = Marking & {
  unit: string;
  /** Leads back to the sentence: one of the pieces of a unit does. */
  isWayBack?: boolean;
  children: ReactNode;
};

/** Words of a text, marked where they are quoted. */
export function MarkedWords({ unit, marked, quotations, isWayBack = true, children }: Props) {
  if (!marked.has(unit)) return children;
  const statement = quotations?.statementOf.get(unit);
  const isLit = statement !== undefined && quotations?.lit === statement;
  return (
    <Box
      component="mark"
      onMouseEnter={() => quotations?.onPoint(statement ?? null)}
      onMouseLeave={() => quotations?.onPoint(null)}
      sx={{
        bgcolor: 'marker.light',
        color: 'text.primary',
        boxShadow: `inset 0 ${isLit ? '-4px' : '-2px'} 0 var(--mui-palette-marker-main)`,
      }}
    >
      {quotations && statement !== undefined && isWayBack ? (
        <WayBack statement={statement} quotations={quotations}>
          {children}
        </WayBack>
      ) : (
        children
      )}
    </Box>
  );
}

type WayBackProps = { statement: number; quotations: Quotations; children: ReactNode };

/** A button that is wrapped like the words around it. */
const WayBack = ({ statement, quotations, children }: WayBackProps) => (
  <span
    role="button"
    tabIndex={0}
    data-quotation={statement}
    style={{ cursor: 'pointer' }}
    onClick={() => quotations.onReturn(statement)}
    onFocus={() => quotations.onFocus(statement)}
    onBlur={() => quotations.onFocus(null)}
    onKeyDown={(event) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      quotations.onReturn(statement);
    }}
  >
    {children}
  </span>
);
