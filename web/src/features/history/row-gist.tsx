import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import type { SearchGist } from '@contract';

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

const behind = (text: string): string => (text === '' ? '' : ` · ${text}`);

/** What the answer to a question says, in one line: its figure and the page, else the words that have room before it. */
export function RowGist({ gist: { figure, words, page } }: { gist: SearchGist }) {
  const Page = page.length <= SHORT ? Whole : Cut;
  return (
    <Box component="span" sx={{ display: 'flex', overflow: 'hidden', color: 'text.primary' }}>
      {figure !== '' && (
        <Whole>
          <strong>{figure}</strong>
        </Whole>
      )}
      {figure === '' && <Cut>{words}</Cut>}
      {page !== '' && <Page>{behind(page)}</Page>}
      {figure !== '' && words !== '' && <Cut>{behind(words)}</Cut>}
    </Box>
  );
}
