import { Box } from '@mui/material';
import type { SearchGist } from '@contract';
import { withFiguresWhole } from '../../lib/figures';

/** What the answer to a question says, as much of it as is looked over: figures stand where it begins. */
export const RowGist = ({ gist: { figure, words } }: { gist: SearchGist }) => (
  <Box
    component="span"
    sx={{
      ...{ display: '-webkit-box', WebkitBoxOrient: 'vertical', overflow: 'hidden' },
      WebkitLineClamp: { xs: '3', sm: '2' },
      ...{ overflowWrap: 'anywhere', color: 'text.primary' },
    }}
  >
    {figure !== '' && <strong>{withFiguresWhole(figure)}</strong>}
    {figure !== '' && words !== '' && ' · '}
    {withFiguresWhole(words)}
  </Box>
);
