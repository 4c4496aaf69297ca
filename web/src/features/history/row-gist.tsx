import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import type { SearchGist } from '@contract';
import { withFiguresWhole } from '../../lib/figures';

/** As long as a page's label may be to stand whole; longer ones are names of sections. */
const SHORT = 12;

const line = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'pre' } as const;

/** Goes before what gives way to it; yet letters may be so large that it has no room by itself. */
const Whole = ({ children }: { children: ReactNode }) => (
  <Box component="span" sx={{ ...line, flexShrink: 0, maxWidth: '100%' }}>
    {children}
  </Box>
);

const Cut = ({ children }: { children: ReactNode }) => (
  <Box component="span" sx={{ ...line, minWidth: 0 }}>
    {children}
  </Box>
);

/** Two lines of them: what was asked for may stand in the second. */
const Words = ({ children }: { children: ReactNode }) => (
  <Box
    component="span"
    sx={{
      // Where letters are so large that a figure has no room beside the page, that goes below.
      ...{ flex: '1 1 8em', maxWidth: 'fit-content', minWidth: 0 },
      ...{ overflow: 'hidden', overflowWrap: 'anywhere' },
      ...{ display: '-webkit-box', WebkitLineClamp: '2', WebkitBoxOrient: 'vertical' },
    }}
  >
    {children}
  </Box>
);

const behind = (text: string): string => (text === '' ? '' : ` · ${text}`);

/** What the answer to a question says: its figure and the page, else its words, in two lines at most. */
export function RowGist({ gist: { figure, words, page } }: { gist: SearchGist }) {
  const Page = page.length <= SHORT ? Whole : Cut;
  return (
    <Box
      component="span"
      sx={{
        ...{ display: 'flex', flexWrap: figure === '' ? 'wrap' : 'nowrap', alignItems: 'flex-end' },
        ...{ overflow: 'hidden', color: 'text.primary' },
      }}
    >
      {figure !== '' && (
        <Whole>
          <strong>{figure}</strong>
        </Whole>
      )}
      {figure === '' && <Words>{withFiguresWhole(words)}</Words>}
      {page !== '' && <Page>{behind(page)}</Page>}
      {figure !== '' && words !== '' && <Cut>{behind(words)}</Cut>}
    </Box>
  );
}
