import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import type { EmergencyPart } from '@contract';
import { withFiguresWhole } from '../../../lib/figures';
import { warningLines } from '../../../lib/warning-words';
import type { Printed } from './procedures';

/** A part of the sheet with its title. */
export const PaperPart = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box component="section" sx={{ mt: '0.9em', breakInside: 'avoid' }}>
    <Typography
      component="h3"
      sx={{ font: 'inherit', fontWeight: 700, borderBottom: 1, borderColor: 'divider' }}
    >
      {title}
    </Typography>
    {children}
  </Box>
);

/** What one line says of one thing. */
export const PaperLine = ({ name, value }: { name: string; value: string }) => (
  <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: '1em' }}>
    <span>{withFiguresWhole(name)}</span>
    <Box component="strong" sx={{ flexShrink: 0, maxWidth: '60%', textAlign: 'right' }}>
      {withFiguresWhole(value)}
    </Box>
  </Box>
);

/** A procedure in the manual's words, or where it stands. */
export const PaperProcedure = ({ title, page, parts }: Printed) => (
  <PaperPart title={`${title} · ${page}`}>
    {parts.length === 0 && <div>No cabe entero aquí: está en tu manual, {page}.</div>}
    {parts.map((part, at) => (
      <PaperText key={at} part={part} />
    ))}
  </PaperPart>
);

function PaperText({ part }: { part: EmergencyPart }) {
  switch (part.kind) {
    case 'title':
      return <Box sx={{ fontWeight: 600, mt: '0.4em' }}>{withFiguresWhole(part.quote.text)}</Box>;
    case 'steps':
      return part.steps.map(({ mark, quote }) => (
        <Box key={quote.unit} sx={{ display: 'flex', gap: '0.5em', mt: '0.2em' }}>
          <Box component="span" sx={{ flexShrink: 0, whiteSpace: 'nowrap' }}>
            {/[\p{L}\d]/u.test(mark) ? mark : '•'}
          </Box>
          <span>{withFiguresWhole(quote.text)}</span>
        </Box>
      ));
    case 'table':
      return part.rows.map(({ cells, quote }) => (
        <div key={quote.unit}>{withFiguresWhole(cells.join(' · '))}</div>
      ));
    case 'text':
      return part.quotes.map(({ unit, text }) => <div key={unit}>{withFiguresWhole(text)}</div>);
    case 'warning':
      return (
        <Box sx={{ borderLeft: 3, pl: '0.5em', my: '0.3em', fontWeight: 600 }}>
          <WarningWords texts={part.quotes.map(({ text }) => text)} />
        </Box>
      );
  }
}

/** On paper a label takes no line of its own. */
function WarningWords({ texts }: { texts: readonly string[] }) {
  const { label, lines } = warningLines(texts.flatMap((text) => text.split('\n')));
  return withFiguresWhole([label, lines.join(' ')].filter(Boolean).join(' · '));
}
