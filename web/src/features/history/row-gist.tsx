import { Box } from '@mui/material';
import type { SearchGist, SearchHistoryItem } from '@contract';

/** As long as a page's label may be to stand whole; longer ones are names of sections. */
const SHORT = 12;

const whole = { flexShrink: 0, whiteSpace: 'pre' } as const;
const cut = {
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'pre',
} as const;

type Part = { text: string; isWhole: boolean; isFigure?: boolean; isQuiet?: boolean };

/** The figure stands first, with its page; words are cut where they have no room. */
const partsOf = ({ figure, words, page }: SearchGist): Part[] => {
  const ofPage = { text: page, isWhole: page.length <= SHORT };
  const ofWords = { text: words, isWhole: false };
  return figure === ''
    ? [ofWords, ofPage]
    : [{ text: figure, isWhole: true, isFigure: true }, ofPage, ofWords];
};

type Props = { search: Pick<SearchHistoryItem, 'gist' | 'confidence'> };

/** What the answer to a question says, in one line; and that it is doubtful, where it is. */
export function RowGist({ search: { gist, confidence } }: Props) {
  const doubt: Part = { text: 'Dudosa', isWhole: true, isQuiet: true };
  const parts = [
    ...(gist ? partsOf(gist) : []),
    ...(confidence === 'medium' ? [doubt] : []),
  ].filter(({ text }) => text !== '');
  if (parts.length === 0) return null;
  return (
    <Box component="span" sx={{ display: 'flex', color: 'text.primary' }}>
      {parts.map(({ text, isWhole, isFigure, isQuiet }, at) => (
        <Box
          key={at}
          component={isFigure ? 'strong' : 'span'}
          sx={{
            ...(isWhole ? whole : cut),
            ...(isFigure && { fontWeight: 600 }),
            ...(isQuiet && { color: 'text.secondary' }),
          }}
        >
          {at > 0 && ' · '}
          {text}
        </Box>
      ))}
    </Box>
  );
}
