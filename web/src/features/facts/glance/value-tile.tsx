import { ButtonBase, Typography } from '@mui/material';
import { Figure } from './figure';
import { noteOf, noteOfAll } from './tile-notes';
import type { Tile } from './tiles';

/** What is filled in or bought, in one or two figures; the rest and the sources are behind it. */
export function ValueTile({ tile, onOpen }: { tile: Tile; onOpen: () => void }) {
  const { figures } = tile;
  const all = noteOfAll(tile);
  return (
    <ButtonBase
      onClick={onOpen}
      sx={{
        ...{
          ...{ display: 'flex', flexDirection: 'column' },
          ...{ justifyContent: 'flex-start', alignItems: 'flex-start' },
          textAlign: 'left',
          p: 1.5,
          minWidth: 0,
          minHeight: 88,
          typography: 'body1',
        },
        ...{ border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper' },
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
      {figures.map((one, at) => {
        const notes = [noteOf(one), at === figures.length - 1 ? all : ''].filter(Boolean);
        return (
          <Typography key={one.id} component="span" sx={{ display: 'block' }}>
            <Figure value={one.value} unit={one.unit} size="medium" />{' '}
            <Typography
              component="span"
              variant="body2"
              color="textSecondary"
              sx={{ overflowWrap: 'anywhere', lineHeight: 1.3 }}
            >
              {notes.join(' · ')}
            </Typography>
          </Typography>
        );
      })}
    </ButtonBase>
  );
}
