import { Box, ButtonBase, Typography } from '@mui/material';
import { Figure } from './figure';
import { moreOf, noteOf } from './tile-notes';
import type { Tile } from './tiles';
import { ToldPages } from './told-pages';

/** What is filled in or bought, in one or two figures, and their page; the rest is behind it. */
export const ValueTile = ({ tile, onOpen }: { tile: Tile; onOpen: () => void }) => (
  <Box
    sx={{
      ...{ display: 'flex', flexDirection: 'column', minWidth: 0, minHeight: 88 },
      ...{ border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper' },
    }}
  >
    <Values tile={tile} onOpen={onOpen} />
    <Box sx={{ px: 1.5, py: 0.75 }}>
      <ToldPages figures={tile.figures} />
    </Box>
  </Box>
);

/** The figures, each in its case; the whole of it leads to what there is more. */
function Values({ tile, onOpen }: { tile: Tile; onOpen: () => void }) {
  const more = moreOf(tile);
  return (
    <ButtonBase
      onClick={onOpen}
      sx={{
        ...{ display: 'flex', flexDirection: 'column', flexGrow: 1, alignItems: 'flex-start' },
        ...{ justifyContent: 'flex-start', textAlign: 'left', typography: 'body1' },
        ...{ p: 1.5, pb: 0, borderRadius: 1 },
      }}
    >
      <Typography
        component="span"
        variant="body2"
        color="textSecondary"
        sx={{ display: 'block', overflowWrap: 'anywhere' }}
      >
        {tile.title}
      </Typography>
      {tile.figures.map((one) => (
        <Typography key={one.id} component="span" sx={{ display: 'block' }}>
          <Figure value={one.value} unit={one.unit} size="medium" /> <Note>{noteOf(one)}</Note>
        </Typography>
      ))}
      {more !== '' && (
        <Typography
          component="span"
          variant="body2"
          sx={{ color: 'primary.main', fontWeight: 600, textDecoration: 'underline' }}
        >
          {more}
        </Typography>
      )}
    </ButtonBase>
  );
}

/** "Sin Start-Stop": below its figure whole where both have no room. */
const Note = ({ children }: { children: string }) =>
  children !== '' && (
    <Typography
      component="span"
      variant="body2"
      color="textSecondary"
      sx={{ display: 'inline-block', overflowWrap: 'anywhere', lineHeight: 1.3 }}
    >
      {children}
    </Typography>
  );
