import { Box, ButtonBase, Typography } from '@mui/material';
import { Figure } from './figure';
import { moreOf, noteOf } from './tile-notes';
import type { Tile } from './tiles';
import { ToldPages } from './told-pages';

/** Beside the title where a tile is wide: on a phone it is as wide as the screen. */
const PAGES = {
  position: { xs: 'absolute', md: 'static' },
  ...{ top: 8, right: 12, px: { md: 1.5 }, py: { md: 0.75 } },
} as const;

/** What is filled in or bought, in one or two figures, and their page; the rest is behind it. */
export const ValueTile = ({ tile, onOpen }: { tile: Tile; onOpen: () => void }) => (
  <Box
    sx={{
      ...{ display: 'flex', flexDirection: 'column', minWidth: 0, position: 'relative' },
      ...{ border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper' },
    }}
  >
    <Values tile={tile} onOpen={onOpen} />
    <Box sx={PAGES}>
      <ToldPages figures={tile.figures} />
    </Box>
  </Box>
);

/** Beside each other as long as they have room; on a desk, beside the car, each on its line. */
const FIGURES = {
  display: { xs: 'flex', md: 'grid' },
  ...{ flexWrap: 'wrap', columnGap: 2.5, alignItems: 'baseline' },
} as const;

/** The figures, each in its case; the whole of it leads to what there is more. */
function Values({ tile, onOpen }: { tile: Tile; onOpen: () => void }) {
  const more = moreOf(tile);
  return (
    <ButtonBase
      onClick={onOpen}
      sx={{
        ...{ display: 'flex', flexDirection: 'column', flexGrow: 1, alignItems: 'flex-start' },
        ...{ justifyContent: 'flex-start', textAlign: 'left', typography: 'body1' },
        ...{ px: 1.5, py: { xs: 1.25, md: 1.5 }, pb: { md: 0 }, borderRadius: 1 },
      }}
    >
      <Typography
        component="span"
        variant="body2"
        color="textSecondary"
        sx={{ display: 'block', overflowWrap: 'anywhere', pr: { xs: 14, md: 0 } }}
      >
        {tile.title}
      </Typography>
      <Box component="span" sx={FIGURES}>
        {tile.figures.map((one) => (
          <Typography key={one.id} component="span">
            <Figure value={one.value} unit={one.unit} size="medium" /> <Note>{noteOf(one)}</Note>
          </Typography>
        ))}
      </Box>
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
