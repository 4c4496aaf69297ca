import { Box, Typography } from '@mui/material';
import { Fragment, type ReactNode } from 'react';
import type { EmergencyPart, Quote } from '@contract';
import { needsFigure } from '../../../lib/figure-key';
import { warningLines } from '../../../lib/warning-words';
import type { Line } from './front-room';
import { paperWords } from './paper-words';
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

const NAME = {
  ...{ flex: '1 1 8em', minWidth: 0, overflowWrap: 'anywhere' },
  '&::first-letter': { textTransform: 'uppercase' },
} as const;

/** What one line says of one thing; the value goes below the name where both have no room, and is broken only between words. */
export const PaperLine = ({ name, values }: Line) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: '1em' }}>
    <Box component="span" sx={NAME}>
      {paperWords(name)}
    </Box>{' '}
    <Box component="span" sx={{ maxWidth: '100%', ml: 'auto', textAlign: 'right' }}>
      {values.map(({ word, figure }, at) => (
        <Fragment key={`${word}|${figure}`}>
          {at > 0 && ' · '}
          {word !== '' && `${word} `}
          <strong>{paperWords(figure)}</strong>
        </Fragment>
      ))}
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

/** What names the letters of a figure says where that is: on paper there is none. */
const wordsOf = ({ text, pageReference }: Quote): string =>
  paperWords(needsFigure(text) ? `${text} (figura: ${pageReference})` : text);

function PaperText({ part }: { part: EmergencyPart }) {
  switch (part.kind) {
    case 'title':
      return <Box sx={{ fontWeight: 600, mt: '0.4em' }}>{paperWords(part.quote.text)}</Box>;
    case 'steps':
      return part.steps.map(({ mark, quote }) => (
        <Box key={quote.unit} sx={{ display: 'flex', gap: '0.5em', mt: '0.2em' }}>
          <Box component="span" sx={{ flexShrink: 0, whiteSpace: 'nowrap' }}>
            {/[\p{L}\d]/u.test(mark) ? mark : '•'}
          </Box>
          <span>{wordsOf(quote)}</span>
        </Box>
      ));
    case 'table':
      return part.rows.map(({ cells, quote }) => (
        <div key={quote.unit}>{paperWords(cells.join(' · '))}</div>
      ));
    case 'text':
      return part.quotes.map((quote) => <div key={quote.unit}>{wordsOf(quote)}</div>);
    case 'warning':
      return (
        <Box sx={{ borderLeft: '0.3em solid', pl: '0.5em', my: '0.3em', fontWeight: 600 }}>
          <WarningWords texts={part.quotes.map(({ text }) => text)} />
        </Box>
      );
  }
}

/** On paper a label takes no line of its own. */
function WarningWords({ texts }: { texts: readonly string[] }) {
  const { label, lines } = warningLines(texts.flatMap((text) => text.split('\n')));
  return paperWords([label, lines.join(' ')].filter(Boolean).join(' · '));
}
